import type { Empire } from '../printed.ts';

/**
 * The ready decks as lists that `readDeck` reads, made for this table: a good third of terrain that pays for the fleet, ships along the
 * ladder of strengths, crew that makes command points for more of them, and plain cards above quirky ones.
 */
export const READY_LISTS = {
  argonian: {
    empire: 'Argonian',
    title: 'Storm Front',
    about:
      'A navy without weak spots: cheap destroyers come early, cruisers follow, and officers make room for all of them to fire at one target.',
    list: `Name: Storm Front
Empire: Argonian

Reserve
1 T4 Small Planet
1 S3 Argonian Frigate
1 T3 Planet - Crystal Planet
1 S4 Argonian Destroyer
1 C4 Lieutenant
1 T5 Planet - Vektrea Prime

Deck

Terrain
2 T1 Large Asteroid
2 T2 Oort Cloud
1 T3 Brown Dwarf
1 T3 Armory Moon
1 T3 Planet - Crystal Planet
2 T3 Ice Moon
1 T4 Small Planet
2 T4 Small System
1 T5 Nebula
1 T6 Asteroid Field

Ships
1 S1 Fleet Freighter
1 S2 Argonian Escort
1 S3 Argonian Frigate
1 S4 Argonian Destroyer
1 S4 Argonian Scout Cruiser
2 S5 Argonian Heavy Cruiser
1 S6 Argonian Command Cruiser
1 S7 Argonian Battlecruiser
1 S8 Argonian Dreadnought

Bases
2 B1 Military Outpost
1 B2 Defensive Satellites
1 B3 Space Station
1 B4 Base Station

Crew
1 C1 Crewman
1 C2 Engineer
1 C3 Boarding Party
1 C4 Lieutenant
1 C5 Captain

Equipment
2 E1 Shield Refit
1 E2 Phaser Refit
1 E3 Heavy Shield Refit
1 E4 Hull Rotation

Hazards
1 H1 Dust Cloud
2 H2 Ion Storm
1 H3 Pulsar
1 H4 Cosmic Rays

Luck
1 L1 Lucky Crew Action
1 L2 Phaser Malfunction
1 L3 Unlucky Targeting
1 L4 Lucky Shield Repair
1 L5 Defensive Override

Occurrences
1 O1 Intercept Action
1 O2 Gold Vein
1 O3 Offensive Electronic Warfare
1 O3 Defensive Electronic Warfare
1 O4 Repair Delivery
`,
  },
  clydon: {
    empire: 'Clydon',
    title: 'Broods on the Wing',
    about:
      'Swarms of warcraft that cost one supply each throw themselves before the enemy’s fire; behind them cruisers load more torpedoes than anybody else.',
    list: `Name: Broods on the Wing
Empire: Clydon

Reserve
1 T4 Small Planet
1 S3 Clydon Light Star Cruiser
1 T5 Small System - Hcsuar-Drahcir System
1 S4 Clydon Medium Star Cruiser
1 C4 Lieutenant
1 T3 Armory Moon

Deck

Terrain
2 T1 Large Asteroid
1 T2 Artificial Satellite
1 T2 Oort Cloud
2 T3 Brown Dwarf
2 T3 Ice Moon
1 T3 Planet - Crystal Planet
1 T4 Small Planet
1 T4 Small Moon
1 T5 Planet - Zambarez Planet
1 T5 Small System - The Cramannerak System

Ships
2 S1 Clydon War Craft
2 S2 Clydon Battle Craft
1 S2 Clydon Ultra-Light Cruiser
1 S3 Clydon Light Star Cruiser
2 S4 Clydon Medium Star Cruiser
1 S5 Clydon Heavy Star Cruiser
1 S5 Clydon War Cruiser
1 S6 Clydon Man-o-War

Bases
2 B1 Military Outpost
1 B2 Ancient Ruins
1 B3 Space Station
1 B4 Base Station

Crew
1 C1 Boarding Party
1 C2 Engineer
1 C3 Boarding Party
1 C4 Lieutenant
1 C5 Captain

Equipment
1 E1 Cargo
1 E1 Shield Refit
1 E2 Tractor Beam
1 E3 Heavy Weapon Refit
1 E4 Heavy Phaser Refit

Luck
1 L1 Lucky Crew Action
1 L2 Phaser Malfunction
1 L3 Unlucky Targeting
1 L3 Pirate's Cache
1 L4 Lucky Shield Repair

Monsters
1 M1 Small Phaser Eel
1 M2 Planet Gouge
1 M3 Alien Parasites
1 M4 Space Dragon
1 M5 Astromorph

Occurrences
1 O1 Intercept Action
1 O2 Gold Vein
1 O3 Offensive Electronic Warfare
1 O4 Repair Delivery
1 O4 Forced Retreat
`,
  },
  corporate: {
    empire: 'Corporate',
    title: 'Hostile Takeover',
    about:
      'Money stands for whatever is short: rich worlds feed plasma that hits as hard as one pays for, and the rest buys mercenaries.',
    list: `Name: Hostile Takeover
Empire: Corporate

Reserve
1 T4 Small Planet
1 S3 Corporate Destroyer
1 T5 Small System - The Cramannerak System
1 S4 Corporate Light Cruiser
1 C4 Lieutenant
1 T3 Planet - Crystal Planet

Deck

Terrain
2 T1 Large Asteroid
1 T2 Artificial Satellite
2 T3 Brown Dwarf
2 T3 Ice Moon
1 T4 Small Planet
2 T4 Planet
1 T5 Planet - Candor II
1 T5 Planet - Vektrea Prime
1 T6 Asteroid Field
1 T9 Planet

Ships
1 S1 Fleet Freighter
1 S2 Corporate Escort
1 S2 Corporate Frigate
1 S3 Corporate Destroyer
1 S4 Corporate Light Cruiser
1 S5 Corporate Scout Cruiser
2 S6 Corporate Heavy Cruiser
1 S7 Corporate Command Cruiser
1 S8 Corporate Dreadnought

Bases
2 B1 Military Outpost
1 B2 Ancient Ruins
1 B3 Space Station
1 B4 Spiritual Temple

Crew
1 C1 Boarding Party
1 C2 Mercenary
1 C3 Boarding Party
1 C5 Captain
1 C6 Mercenary

Equipment
2 E1 Shield Refit
1 E2 Phaser Refit
1 E3 Heavy Weapon Refit
1 E6 Warp Field Destabilization Gun

Hazards
1 H1 Dust Cloud
2 H2 Ion Storm
1 H3 Pulsar
1 H4 Gravity Pocket

Luck
1 L1 Lucky Crew Action
1 L2 Phaser Malfunction
1 L3 Unlucky Targeting
1 L3 Pirate's Cache
1 L4 Lucky Shield Repair

Occurrences
1 O1 Sun Spot
2 O2 Gold Vein
1 O3 Offensive Electronic Warfare
1 O4 Repair Delivery
`,
  },
  krebiz: {
    empire: 'Krebiz',
    title: 'Claws and Capsules',
    about:
      'Ships in two halves, hull and capsule, that come whole and part when it pays; they want much energy and repay it with volleys of sabots.',
    list: `Name: Claws and Capsules
Empire: Krebiz

Reserve
1 T4 Forming System
1 S3 Krebiz Escort Ship
1 T5 Planet - Zambarez Planet
1 S4 Krebiz Light Carrier
1 C4 Lieutenant
1 T3 Planet - Crystal Planet

Deck

Terrain
2 T1 Large Asteroid
2 T2 Oort Cloud
2 T3 Asteroid Belt
1 T3 Planet - Crystal Planet
2 T3 Ice Moon
1 T4 Small System
1 T4 Small Moon
2 T5 Small System - Hcsuar-Drahcir System
1 T5 Star
1 T6 Asteroid Field

Ships
1 S1 Fleet Freighter
1 S2 Police Cutter
1 S3 Krebiz Escort Ship
1 S3 Krebiz Minesweeper
1 S5 Krebiz Scout Ship
1 S6 Krebiz Heavy Cruiser
1 S7 Krebiz Battlecruiser
1 S8 Krebiz Heavy Carrier
1 S9 Krebiz Battleship

Bases
2 B1 Military Outpost
1 B2 Defensive Satellites
1 B3 Power Generation Platform
1 B4 Base Station

Crew
1 C1 Boarding Party
1 C2 Engineer
1 C3 Boarding Party
1 C4 Lieutenant
1 C5 Captain

Equipment
1 E1 Krebiz Armor
1 E1 Shield Refit
1 E2 Phaser Refit
1 E3 Krebiz Armor
1 E6 Sabot Sequencer

Hazards
1 H1 Dust Cloud
1 H2 Ion Storm
1 H2 Supersonic Flow
1 H3 Pulsar
1 H4 Gravity Pocket

Luck
1 L1 Lucky Crew Action
1 L2 Phaser Malfunction
1 L3 Unlucky Targeting
1 L4 Lucky Shield Repair
1 L6 Artifact - Krebiz Monolith

Monsters
1 M1 Small Phaser Eel
1 M2 Planet Gouge
2 M3 Alien Parasites
1 M4 Space Dragon
`,
  },
  mechad: {
    empire: 'Mechad',
    title: 'Cold Machines',
    about:
      'Ships without shields live by the energy poured into their fields; whoever starves them of it wins, and their stars see to it that nobody does.',
    list: `Name: Cold Machines
Empire: Mechad

Reserve
1 T4 Forming System
1 S3 Mechad Destroyer
1 T5 Small System - Hcsuar-Drahcir System
1 S4 Mechad Medium Cruiser
1 C4 Lieutenant
1 T3 Planet - Crystal Planet

Deck

Terrain
2 T1 Large Asteroid
2 T2 Oort Cloud
1 T3 Armory Moon
1 T3 Asteroid Belt
1 T3 Planet - Crystal Planet
2 T3 Ice Moon
1 T4 Small System
1 T4 Small Moon
1 T5 Small System - Hcsuar-Drahcir System
1 T5 Star
1 T5 Nebula
1 T8 System - Mechad System

Ships
1 S1 Fleet Freighter
1 S2 Mechad Escort
1 S3 Mechad Destroyer
1 S4 Mechad Medium Cruiser
1 S4 Mechad Scout Cruiser
1 S5 Mechad Heavy Cruiser
1 S6 Mechad Battlecruiser
1 S7 Mechad Dreadnought
1 S8 Mechad Battleship

Bases
2 B1 Military Outpost
1 B2 Defensive Satellites
1 B3 Power Generation Platform
1 B4 Base Station

Crew
1 C1 Crewman
1 C2 Engineer
1 C3 Boarding Party
1 C4 Lieutenant
1 C5 Captain

Equipment
1 E1 Distribution Node
1 E1 Cargo
1 E2 Phaser Refit
1 E2 Tram Refit
1 E3 Heavy Weapon Refit

Hazards
1 H1 Dust Cloud
1 H2 Ion Storm
1 H2 Supersonic Flow
1 H3 Quasar
1 H4 Cosmic Rays

Luck
1 L1 Lucky Crew Action
1 L2 Phaser Malfunction
1 L3 Unlucky Targeting
1 L3 Pirate's Cache
1 L4 Miscommunications

Occurrences
1 O1 Intercept Action
1 O2 Shipping Delays
1 O3 Offensive Electronic Warfare
1 O3 Defensive Electronic Warfare
1 O4 Repair Delivery
`,
  },
  pot: {
    empire: 'P.O.T.',
    title: 'Plasma Tide',
    about:
      'Few phasers and a great many plasma streams: with enough ammunition one volley settles a fight, without it the ships wait for the next.',
    list: `Name: Plasma Tide
Empire: P.O.T.

Reserve
1 T4 Small Moon
1 S3 P.O.T. Frigate
1 T5 Planet - Zambarez Planet
1 S4 P.O.T. Destroyer
1 C4 Lieutenant
1 T3 Armory Moon

Deck

Terrain
1 T1 Large Asteroid
2 T2 Oort Cloud
1 T3 Armory Moon
2 T3 Ice Moon
1 T3 Asteroid Belt
2 T4 Small System
1 T4 Small Moon
1 T5 System
1 T5 Planet - Vektrea Prime
1 T5 Star
1 T8 Plasmatic Nebula

Ships
1 S1 Fleet Freighter
1 S2 P.O.T. Escort
1 S3 P.O.T. Frigate
1 S4 P.O.T. Minesweeper
2 S5 P.O.T. Heavy Cruiser
1 S6 P.O.T. Fighter Carrier
1 S7 P.O.T. Battlecruiser
2 S8 P.O.T. Dreadnought

Bases
2 B1 Military Outpost
1 B2 Defensive Satellites
1 B3 Power Generation Platform
1 B4 Research Base

Crew
1 C1 Crewman
1 C2 Ordnance Officer
1 C3 Nurse
1 C4 Lieutenant
1 C5 Captain

Equipment
1 E1 Shield Refit
1 E2 Phaser Refit
1 E3 Heavy Weapon Refit
1 E3 Heavy Shield Refit
1 E5 Defense Grid

Luck
1 L1 Lucky Crew Action
1 L2 Phaser Malfunction
1 L3 Unlucky Targeting
1 L3 Pirate's Cache
1 L4 Lucky Shield Repair

Monsters
1 M1 Sextaraan Web Crawlers
1 M2 Planet Gouge
1 M3 Invinco Guardian
1 M3 Alien Parasites
1 M4 Space Dragon

Occurrences
1 O1 Intercept Action
1 O2 Gold Vein
1 O3 Offensive Electronic Warfare
1 O3 Defensive Electronic Warfare
1 O4 Repair Delivery
`,
  },
  scorpead: {
    empire: 'Scorpead',
    title: 'Sting in the Tail',
    about:
      'A point or two of energy in the magnifier doubles or trebles every phaser of a ship, so that each refit counts twice and the energy is never enough.',
    list: `Name: Sting in the Tail
Empire: Scorpead

Reserve
1 T4 Forming System
1 S3 Scorpead Destroyer
1 T5 Small System - Hcsuar-Drahcir System
1 S4 Scorpead Science Ship
1 C4 Lieutenant
1 T3 Planet - Crystal Planet

Deck

Terrain
2 T1 Large Asteroid
3 T2 Oort Cloud
2 T3 Brown Dwarf
1 T3 Protostar
1 T3 Planet - Crystal Planet
1 T3 Asteroid Belt
1 T4 Forming System
1 T5 Planet - Vektrea Prime
1 T6 Asteroid Field

Ships
1 S1 Fleet Freighter
1 S2 Scorpead Escort
1 S3 Scorpead Destroyer
1 S4 Scorpead Minesweeper
1 S5 Scorpead Light Cruiser
1 S6 Scorpead Heavy Cruiser
2 S6 Scorpead Command Cruiser
1 S7 Scorpead Battlecruiser
2 S8 Scorpead Dreadnought

Bases
2 B1 Military Outpost
1 B2 Defensive Satellites
1 B3 Power Generation Platform
1 B4 Planetary Phaser Base

Crew
1 C1 Crewman
1 C2 Engineer
1 C3 Boarding Party
1 C4 Lieutenant
1 C5 Captain

Equipment
1 E1 Shield Refit
1 E2 Phaser Refit
1 E3 Heavy Shield Refit
1 E4 Heavy Phaser Refit
1 E7 Phaser Magnifier Refit

Hazards
1 H1 Dust Cloud
1 H2 Ion Storm
1 H2 Meteor Shower
1 H3 Quasar
1 H4 Cosmic Rays

Luck
1 L1 Lucky Crew Action
1 L2 Warp Engine Breach
1 L3 Unlucky Targeting
1 L4 Lucky Shield Repair
1 L6 Lucky Maneuver

Occurrences
1 O1 Sun Spot
1 O2 Natural Disaster
1 O3 Offensive Electronic Warfare
1 O3 Defensive Electronic Warfare
1 O4 Forced Retreat
`,
  },
  tufor: {
    empire: 'Tufor',
    title: 'Drifting Mines',
    about:
      'Ships that lay a mine every turn for one supply wear fleets down before a shot is fired, and their phasers finish what is left.',
    list: `Name: Drifting Mines
Empire: Tufor

Reserve
1 T4 Small Planet
1 S3 Tufor Cutter
1 T5 Small System - Hcsuar-Drahcir System
1 S4 Tufor Light Cruiser
1 E2 Nuclear Mine
1 C4 Lieutenant

Deck

Terrain
2 T1 Large Asteroid
2 T2 Oort Cloud
2 T3 Brown Dwarf
2 T3 Planet - Crystal Planet
1 T3 Ice Moon
1 T4 Small Planet
1 T4 Planet
1 T4 Small System
1 T5 Twin Planets
1 T6 Asteroid Field

Ships
1 S1 Fleet Freighter
1 S2 Tufor Escort
1 S3 Tufor Cutter
1 S3 Tufor Light Fighter Carrier
1 S4 Tufor Destroyer
1 S5 Tufor Heavy Cruiser
1 S6 Tufor Command Launch
1 S6 Tufor Mine Cruiser
1 S7 Tufor War Cruiser
2 S8 Tufor Dreadnought

Bases
1 B1 Military Outpost
1 B2 Defensive Satellites
2 B3 Tufor Mine Platform
1 B4 Base Station

Crew
1 C1 Boarding Party
1 C2 Engineer
1 C3 Boarding Party
1 C5 Captain

Equipment
1 E1 Explosive Mine
2 E2 Nuclear Mine
1 E3 Shuttlecraft
1 E5 Antimatter Mine

Hazards
1 H1 Dust Cloud
1 H2 Ion Storm
1 H3 Small Minefield
1 H3 Pulsar
1 H4 Gravity Pocket

Luck
1 L1 Lucky Crew Action
1 L2 Phaser Malfunction
1 L3 Unlucky Targeting
1 L4 Lucky Shield Repair
1 L4 Navigational Error

Occurrences
1 O1 Intercept Action
1 O2 Shipping Delays
1 O3 Defensive Electronic Warfare
1 O4 Repair Delivery
1 O4 Forced Retreat
`,
  },
  vektrean: {
    empire: 'Vektrean',
    title: 'Highest Bidder',
    about:
      'Mercenaries who are paid in money and fight from armed asteroids; they use the technology of others, and their great ships command the rest.',
    list: `Name: Highest Bidder
Empire: Vektrean

Reserve
1 T4 Small Planet
1 S3 Vektrean Destroyer
1 T5 Planet - Vektrea Prime
1 S4 Vektrean Light Cruiser
1 C4 Lieutenant
1 T3 Planet - Crystal Planet

Deck

Terrain
1 T1 Large Asteroid
2 T2 Artificial Satellite
1 T3 Planet - Crystal Planet
1 T3 Ice Moon
1 T3 Moon
1 T3 Dragon Egg
2 T4 Small Planet
1 T4 Planet
2 T5 Small System - The Cramannerak System
2 T/B5 Vektrean Asteroid Outpost

Ships
1 S1 Fleet Freighter
1 S2 Vektrean Frigate
1 S3 Vektrean Destroyer
1 S4 Vektrean Light Cruiser
2 S5 Vektrean Heavy Cruiser
1 S6 Vektrean Spy Cruiser
2 S6 Vektrean Battlecruiser
1 S7 Vektrean Dreadnought

Bases
2 B1 Military Outpost
1 B2 Ancient Ruins
1 B3 Space Station
1 B4 Spiritual Temple

Crew
1 C1 Boarding Party
1 C2 Mercenary
1 C3 Boarding Party
1 C5 Captain
1 C6 Mercenary

Equipment
1 E1 Shield Refit
1 E2 Repulsion Beam
1 E2 Phaser Refit
1 E3 Heavy Weapon Refit
1 E4 Heavy Phaser Refit

Hazards
1 H1 Dust Cloud
2 H2 Ion Storm
1 H3 Pulsar
1 H4 Cosmic Rays

Luck
1 L1 Lucky Crew Action
1 L2 Phaser Malfunction
1 L3 Unlucky Targeting
1 L3 Pirate's Cache
1 L4 Lucky Shield Repair

Occurrences
1 O1 Sun Spot
2 O2 Gold Vein
1 O3 Offensive Electronic Warfare
1 O4 Repair Delivery
`,
  },
  dragon: {
    empire: 'Space Dragon',
    title: 'Mothers of Fire',
    about:
      'Hardly a ship: dragons that need little but food breathe on everything, grow stronger by their moltings and heal in their caves.',
    list: `Name: Mothers of Fire
Empire: Space Dragon

Reserve
1 T4 Planet
1 D3 Plasma Dragoness
1 T5 Twin Planets
1 D5 Void Dragoness
1 T3 Dragon Egg
1 D4 Radiation Dragoness

Deck

Terrain
2 T1 Large Asteroid
1 T2 Artificial Satellite
2 T3 Dragon Hole
1 T3 Dragon Egg
2 T3 Ice Moon
1 T3 Brown Dwarf
1 T4 Planet
1 T5 Dragon Cave
1 T5 Planet - Zambarez Planet
1 T9 Dragon Lair

Dragons
1 D1 Scintillating Dragoness
1 D2 Oort Dragoness
1 D3 Plasma Dragoness
1 D3 Quark Dragoness
1 D5 Hydrogen Dragoness
1 D6 Astral Dragoness
1 D6 Solar Dragoness
1 D7 Neutron Dragoness
1 D8 Moon Dragoness

Abilities
1 A1 Strategy
1 A2 Logic
1 A3 Tri-Millennia Molting
1 A4 Hot Nobelium
1 A5 Ancient Molting

Ships
1 S1 Ship from the Future
2 S2 Police Cutter
1 S3 Independent Tug
1 S4 Local Police Ship

Bases
2 B1 Military Outpost
1 B2 Ancient Ruins
1 B3 Space Station
1 B4 Base Station

Hazards
1 H1 Dust Cloud
2 H2 Ion Storm
1 H3 Pulsar
1 H4 Gravity Pocket

Luck
1 L4 Monster Healing
1 L4 Monster Overstrike

Monsters
1 M1 Small Phaser Eel
1 M2 Planet Gouge
1 M3 Alien Parasites
1 M4 Space Dragon
1 M5 Astromorph

Occurrences
1 O1 Sun Spot
2 O2 Gold Vein
1 O2 Natural Disaster
1 O3 Bureaucracy
`,
  },
} as const satisfies Readonly<
  Record<string, { readonly empire: Empire; readonly title: string; readonly about: string; readonly list: string }>
>;

/** The names of the ready decks: those of their empires, short. */
export type ReadyName = keyof typeof READY_LISTS;
