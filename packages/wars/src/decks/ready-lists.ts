/**
 * The ready decks as lists that `readDeck` reads, made for this table: twelve locations to pay support with, units for the
 * sites that they bring and ships for the sectors, cheap cards for the first turns and the faction's leaders for later ones.
 */
export const READY_LISTS = {
  earther: {
    title: 'Combined Arms',
    about:
      'Cheap troopers hold a site until vehicles roll in beside them and make them strong; kizen and rifles then wear the other side down by attrition.',
    list: `Name: Combined Arms
Faction: Earther

Location
1 Earth/Corporate Headquarters

Deck

Locations
1 Earth/Humanity's Home
1 Luna/Military Outpost
1 Venus/Research Base
1 Venus/Yacht Works
1 Venus/Gula Mons Correctional Facility
3 Ganymede/Exploratory Camp
1 Ganymede/Vantage Point
1 Ganymede/Valley
1 Ganymede/Traginium Source

Characters
2 James Howler
1 Horatio Hicks
1 Jossel Swin
1 Sheria Coreg
4 CGC Grunt
4 Consigned Trooper
3 Infantry Officer
2 Zealous Squad
2 Veteran Pilot

Vehicles
3 Infantry Support Vehicle
3 Heavy Juggernaut
1 Howler's Blades
1 GR-Blade

Ships
4 Luna Garrison Fighter
2 Inca Fighter
4 Escort Cruiser
1 Juggernaut Tender

Weapons
2 F.L.I.C.
2 Sidearm

Assets
1 Untapped Mettle

Interrupts
2 Crossfire
1 State of Readiness
1 Patch Job
`,
  },
  gongen: {
    title: 'Blades and Giants',
    about:
      'Warriors with katanas buy time for the great NoBots, which the shrine makes cheap; carriers bring swarms of fighters to the sectors.',
    list: `Name: Blades and Giants
Faction: Gongen

Location
1 Gongen/Michiyo Shrine

Deck

Locations
1 Gongen/Pilgrims' Haven
1 Pallas/Asteroid Stronghold
1 Phobos/Disputed Territory
1 Ceres/Belt Hideaway
1 Ganymede/Underground Bunker
3 Ganymede/Pilgrims' Camp
1 Ganymede/Traginium Source
1 Ganymede/Traginium Well
1 Ganymede/Mining Platform

Characters
1 Kujiko Torako
1 Higen Orochito
1 Tennaru Hari
1 Kano Masako
4 Chijo Warrior
4 Shikami Warrior
3 Deigan Follower
3 Shikami Follower
2 Ikazuchi Leader
1 Grid Tactician

NoBots
1 Deigan
1 Hannya
1 Ikazuchi
1 Shikami

Vehicles
3 Gongen T.S.V.
1 Shikami T.S.V.

Ships
3 Guardian-Class Carrier
1 Zocho
4 Tamon Fighter
4 Komoku Fighter

Weapons
4 Gongen Katana

Assets
1 Cruel Lesson

Interrupts
1 Dauntless Defense
1 Rising Morale
`,
  },
  maverick: {
    title: 'Long Shots',
    about:
      'Ships that cost next to nothing lie in wait until a high destiny turns them into raiders; rogues on the ground stack the reserve so that it does.',
    list: `Name: Long Shots
Faction: Maverick

Location
1 Themis/Landing Pad

Deck

Locations
1 Themis/Mobile Asteroid
1 Arethusa/Remote Power Plant
1 Europa/The Gambler's Hideaway
1 Titan/Raving Red's Refuge
1 Last Chance/Outer Rim Station
1 Jupiter/Approach Route
3 Ganymede/Frontier Camp
1 Ganymede/Valley
1 Ganymede/Traginium Source

Characters
1 Joker Danniko
1 The Gambler
1 Ace McCallister
1 Starhawk
1 Misty Miller
1 Battleaxe Boden
3 Fortune Seeker
3 Gray Market Middleman
1 Sultry Opportunist
1 Ore Hound
4 Hellcat Aviatrix
3 Nimble Jockey

Vehicles
4 Stinger
3 Little Nelly

Ships
4 Razorjack
2 Racing Sloop
4 Vulture
1 Modded Type IV
4 Belt Runner
1 Hawk's Wing

Weapons
1 Spassky Quickfire II
1 Clanton Rev I Missile

Assets
1 Price of the Game

Interrupts
1 Fifth Ace
`,
  },
  shi: {
    title: 'House Guards',
    about:
      'Noble kizen and their armed guards stand at few places and shrug off attrition there, while sturdy quarrels keep the sectors.',
    list: `Name: House Guards
Faction: Shi

Location
1 Seyal/Dhanake's Demesne

Deck

Locations
1 Seyal/Light Side
1 Seyal/Dark Side
1 Vesta/Coveted Rock
1 Belt/Navigation Corridor
1 Ganymede/Forward Base
1 Ganymede/Orbital Expanse
3 Ganymede/Harvesting Camp
1 Ganymede/Vantage Point
1 Ganymede/Valley

Characters
1 Dhanake-Tilak
1 Sumadar-Damir
1 Irama-Vishal
1 Hailesh-Damir
1 Ashmahi-Anant
1 Vidanar
4 Sudeva Warrior
4 Carabinier
4 Kizen Sentinel
2 Sudeva Legionnaire
3 Key Keeper
2 Reconnoiterer
2 Panacea Provider
1 Damir Aeronaut

Ships
4 Sudeva Quarrel
3 Damir Quarrel
1 Transport Vessel

Weapons
4 Assault Carbine
3 Duress Vatarma

Assets
1 Celebrated

Interrupts
2 Easy Prey
2 Martial Interrogation
`,
  },
  quay: {
    title: 'The Pack',
    about:
      'Predators for one or two energy crowd the tunnels early; those that survive a fight change shape, and the next one is theirs.',
    list: `Name: The Pack
Faction: Quay

Location
1 Ganymede/Occupied Tunnels

Deck

Locations
1 Ganymede/Captured Refinery
1 Ganymede/Subterranean Passage
3 Ganymede/Hunters' Camp
1 Ganymede/Vantage Point
1 Ganymede/Traginium Source
1 Ceres/Belt Hideaway
1 Alnak Station/Captured Base
1 Alnak Station/Launch Bay
1 Belt/Derelict Freighter

Characters
1 Kulak
1 Sitka
1 Katuka
1 Rakat
1 Lahrik
1 Alnak
4 Makal Claw Beast
2 Katal Inciter
4 Kucha
3 Torrid Katal
3 Hullripper
1 Frenzied Luhus
1 Luhus Commander
2 Qurim Rager
2 Tahka Chuluk Squad
1 Clandestine Team

Ships
4 Tahka Quarrel
3 Deft Attacker
2 Sitkatika Hekaton
1 Seyaltika
1 Karaktika
3 Tahka Life Ship

Weapons
2 Qurim Dalaka

Assets
1 Rally Cry

Interrupts
1 Attack Plan

Orders
1 Tunnels
`,
  },
} as const satisfies Record<string, { title: string; about: string; list: string }>;

/** The names of the ready decks: those of the factions. */
export type ReadyName = keyof typeof READY_LISTS;
