/** The fixed cards of the four Premier starter decks, as lists that `readDeck` reads; the starting hand comes first. */
export const STARTER_LISTS = {
  human: `Name: Human starter deck
Race: Human

Starting Hand
1 Jeffrey Sinclair
1 Susan Ivanova
1 Picket Fleet
1 Power Politics

Deck

Aftermath
1 Assigning Blame
1 Refugees
1 Repairing the Past
1 Secondary Experience

Agenda
1 Alliance of Races
1 Peace In Our Time

Character
1 Frederick Lantz
1 General Hague
1 Human Agent
1 Human Aide
1 Human Captain
1 Lyta Alexander
1 Miagi Hidoshi
1 Michael Garibaldi
1 Stephen Franklin
1 Talia Winters

Conflict
1 Affirmation of Peace
1 Affirmation of Power
1 Border Raid
1 Kidnapping
1 Limited Strike
1 Sleeper Personality
1 Stop Hostilities
1 Telepathic Scan
1 Test Their Mettle
1 Trade Pact

Enhancement
1 Psi Bodyguard
1 Upgraded Defenses

Event
1 Affirm Alliance
1 Decisive Tactics
1 Declaration of War
3 Level the Playing Field
1 Popular Support
1 Support Babylon 5
1 Underworld Connections

Fleet
1 Colonial Fleet
1 Deep Space Fleet
1 Expeditionary Fleet
1 First Battle Fleet
1 Homeworld Fleet
1 Second Battle Fleet

Group
1 Psi Corps Intelligence

Location
1 Earth
1 Mars Colony
`,
  centauri: `Name: Centauri starter deck
Race: Centauri

Starting Hand
1 Londo Mollari
1 Vir Cotto
1 Picket Fleet
1 Rise of the Republic

Deck

Aftermath
1 Exploit Opportunities
1 Hidden Agent
1 Personal Involvement
1 Retribution
1 Rise to Power
1 Rivalry

Agenda
1 Knowledge is Power
1 Power Politics

Character
1 Adira Tyree
1 Carn Mollari
2 Centauri Agent
1 Centauri Aide
1 Centauri Captain
1 Drigo
1 Lady Morella
1 Urza Jaddo

Conflict
1 Border Raid
1 Dishonor
1 Gunboat Diplomacy
1 Kidnapping
1 Limited Strike
1 Sabotage
1 Test Their Mettle

Enhancement
1 Prophecy

Event
1 Affirm Alliance
1 Balance
1 Decisive Tactics
1 Declaration of War
1 Destiny Fulfilled
3 Level the Playing Field
1 Popular Support
1 Short Term Goals
1 The Price of Power
1 Underworld Connections
1 Victory in My Grasp

Fleet
1 Colonial Fleet
1 Deep Space Fleet
1 Expeditionary Fleet
1 First Battle Fleet
1 Homeworld Fleet
1 Second Battle Fleet

Location
1 Centauri Prime
1 Ragesh III
`,
  minbari: `Name: Minbari starter deck
Race: Minbari

Starting Hand
1 Delenn
1 Lennier
1 Picket Fleet
1 Servants of Order

Deck

Aftermath
1 Approval of the Grey
1 Assigning Blame
1 Lamentations
1 Personal Sacrifice
1 Repairing the Past
1 United Front

Agenda
1 Finish the War
1 Power Politics

Character
1 Ashan
1 Draal
1 Hedronn
1 Kalain
1 Minbari Agent
1 Minbari Aide
1 Minbari Captain
1 Minbari Telepath
1 Shal Mayan

Conflict
1 Affirmation of Peace
1 Affirmation of Power
1 Border Raid
1 Kidnapping
1 Limited Strike
1 Test Their Mettle
1 Trade Pact

Enhancement
1 Crystal Cities

Event
1 Affirm Alliance
2 Contact with Vorlons
1 Decisive Tactics
1 Declaration of War
1 Early Warning
1 Hidden Knowledge
3 Level the Playing Field
1 Medical Assistance
1 Popular Support
1 Underworld Connections
1 You Are Not Ready
1 You Know My Reputation

Fleet
1 Colonial Fleet
1 Expeditionary Fleet
1 First Battle Fleet
1 Homeworld Fleet
1 Second Battle Fleet

Location
1 Minbar
`,
  narn: `Name: Narn starter deck
Race: Narn

Starting Hand
1 G'Kar
1 Ko'Dath
1 Picket Fleet
1 Never Again

Deck

Aftermath
1 Assigning Blame
1 Hunted
1 Refugees
1 Renowned Victory
1 War Hero

Agenda
1 Power Politics
1 Revenge

Character
1 Ja'Doc
1 Kha'Mak
1 N'Grath
1 Na'Kal
1 Na'Toth
1 Narn Agent
1 Narn Aide
1 Narn Captain
1 Ta'Lon

Conflict
1 Border Raid
1 Euphrates Treaty
1 Gunboat Diplomacy
1 Kidnapping
2 Limited Strike
1 Supplement Security
1 Test Their Mettle

Enhancement
1 Book of G'Quan
1 Energy Mines
1 Fleet Support Base

Event
1 Affirm Alliance
1 Decisive Tactics
2 Declaration of War
1 For the Good of All
3 Level the Playing Field
1 Popular Support
1 Underworld Connections

Fleet
1 Colonial Fleet
2 Deep Space Fleet
1 Expeditionary Fleet
1 First Battle Fleet
1 Homeworld Fleet
1 Second Battle Fleet

Location
1 Narn Homeworld
1 Quadrant 14
`,
} as const;
