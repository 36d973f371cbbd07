/** From the words of a card to the emblem that says what it is about. */
import type { EmblemKind } from '../figures/emblems.ts';
import { finder, type WordTable } from './find.ts';

/** Words of titles. Earlier lines count first. */
const TITLES: WordTable<EmblemKind> = [
  // whole titles whose single words would mislead
  ['science officer, knowledge is power', 'book'],
  ['rogue couple', 'heart'],
  ['never again', 'fist'],
  ['marauder', 'blades'],
  ['mine, mines, minefield, minesweep-, bomb', 'mine'],
  ['computer, cyber-, virus, program-, sysop, network, data, nav4, disruption, sequencer, hypercube, chip', 'chip'],
  ['time, temporal, timeline, aging, chrono-, hour, timely, delay, delays, anticipation, premeditated', 'clock'],
  [
    'spy, infiltrat-, shadow, shadows, disguise, stealth, faded, cloak, masquerade, double agent, false, hidden, secret, mimic, hologram, chameleon, opportunist, sleeper, agent, apparition, clandestine, concealed, optical',
    'mask',
  ],
  [
    'vision, visions, eye, scan, watch, watchman, sensor, probe, eavesdropper, observer, survey, surveillance, early warning, warning, inquiry, sniffed, hunt, hunter, hunters, hunted, hounded, omniscience',
    'eye',
  ],
  [
    'mind, psi, telepath-, mental, dream, insanity, hypnosis, nightmares, cerebral, brain, thought, meditation, introversion, consultation, psy, empty heart, duo-brain, serenity',
    'spiral',
  ],
  [
    'war, battle, attack, assault, strike, raid, combat, conflict, duel, crossfire, hostilities, martial, warrior, gunboat, hostility, forces, commando, marine, mercenary, boarding, trooper, grunt, infantry, rampage, breaching, steel, sword, katana, swordsman, katal',
    'blades',
  ],
  [
    'alliance, allian-, treaty, pact, accord, union, united, affirm, affirmation, negotiat-, talks, pact, consultants, deal, support, collaborative, diplomacy, diplomat, ambassador, legate, non-aligned',
    'pact',
  ],
  [
    'peace, serenity, harmony, sanctuary, refuge, haven, garden, growth, chrysalis, metamorphose, panacea, molting, clone, terraforming, infestation, vines',
    'leaf',
  ],
  [
    'trade, market, windfall, econom-, bank, coin, profit, wage, gold, cartel, corporation, corporate, syndicate, bargainer, merchant, middleman, ceo, cfo, price, cost, cache, stash, hoard, surplus, harvest, heist, treasure, capital, theft, thief, thieves, bounty, fortune',
    'coin',
  ],
  ['gamble, gambler, wager, luck, lucky, chance, odds, fate, twist, windfall, joker, chicken', 'die'],
  ['ace, pair, sleeve, card, trumped, cards, set', 'cards'],
  [
    'shield, shields, defens-, defense, armor, armored, guard, garrison, protector, protective, bodyguard, security, indomitable, dauntless, sheltered, override, entrenched, safe, wall, stand, immunity, resist-',
    'shield',
  ],
  [
    'phaser, weapon, weapons, gun, cannon, gunner, ordnance, carabinier, fire, reload, firing, quickdraw, sidearm, rifle, blaster',
    'gun',
  ],
  [
    'target, targeting, aim, sniper, mark, precision, armament, tactic, tactics, tactical, tactician, strategy, position, plan, technique, attacker, gambit',
    'aim',
  ],
  [
    'death, dead, die, dying, martyr, assassin, armageddon, plague, fallen, crippled, kneecapped, sacrifice, killer, mortal, reaping, reaper, life leech, tomb, corpse, lamentations, undead, doom, begging, poison, destruction, last',
    'skull',
  ],
  [
    'illness, ailment, medic-, first aid, doctor, nurse, heal, healing, cure, hospital, serum, infirm-, lifeseeker, provider, recovery, recuperat-, impairment, toxic',
    'cross',
  ],
  [
    'repair, patch, engineer, mechanic, fix, maintenance, technician, tech, refit, overhaul, construction, breach, damage, operations, teamster, manufactur-, operator, tectonic',
    'wrench',
  ],
  [
    'reactor, warp, power, energy, electric, electronic, plasma, flux, aurora, flare, thunder, volt, nobelium, conduit, tap, surge, bolt, quantum, radiation, neutron, ripping, lightning, emergency',
    'bolt',
  ],
  [
    'shuttle, ship, pilot, fighter, carrier, transport, transporter, tram, fleet, helmsman, flyer, aeronaut, aviatrix, cruiser, freighter, shipping, hull, craft, jockey, racing, escape',
    'hull',
  ],
  ['retreat, withdraw-, escape, flee, escaped, evasion, scatter, fallback, back away, max retros, few escape', 'back'],
  [
    'maneuver, maneuvers, evasive, outmaneuvered, rotation, swift, approach, pursuit, shift, turn, turning, slippery, snap, return, rebound, moves, leap, dance, rush, intercept, mobil-, navigat-, navigator, navigational, course, sprint',
    'turn',
  ],
  [
    'rise, power politics, king, emperor, imperial-, empire, crown, leader, command, commander, admiral, captain, general, commodore, officer, lord, legend, legendary, republic, noble, demigod, superior, ascendan-, renown-, president, administrator, chief, citadel, controlling',
    'crown',
  ],
  [
    'hero, glory, destiny, prophe-, prophet, star, fame, honor, honorable, celebrated, admired, talent, natural, miracle, portent, triumph, victory, legend, divine, faith, reliquaries, astral',
    'star',
  ],
  [
    'judge, justice, law, balance, assigning, bureaucra-, bureaucrat, politic-, politician, political, policy, penal, council, approval, order, level, blame, terms, levy, legal, dependency, rival, rivalry, scales',
    'scales',
  ],
  [
    'crowd, people, refugees, popular, population, revolt, strikes, labor, races, public, rally, worker, rebels, anarchist, upheaval, miscreant, riot, mutineer, settlers, pilgrims, followers, follower, squad',
    'crowd',
  ],
  [
    'flood, wave, storm, flow, wind, rain, water, cloud, undercurrents, meteor, sound, scream, disaster, maelstrom, tide, ocean, beckoning',
    'wave',
  ],
  [
    'planet, world, terrain, territory, globe, landmass, land, colony, expansion, homeworld, interplanetary, vacation, galactic',
    'globe',
  ],
  ['comet, orbit, orbital, sun, sunspot, moon, asteroid, space, void, cosmic, sector, solar', 'orbit'],
  [
    'fury, rage, anger, vengeance, revenge, retribution, hate, burning, fiery, spite, frenzied, inciter, flame, zealous, scorched, torrid, hot',
    'flame',
  ],
  [
    'monster, beast, claw, dragon, creature, symbionts, mauler, ravager, feral, savage, abominable, alien, prey, kami, harried',
    'claw',
  ],
  ['wing, wings, jet, fly, flight, angel, hawk, soar, bird, starhawk', 'wing'],
  [
    'capture, captured, chain, chained, prison, prisoner, arrest, ensnared, bound, suspended, stasis, snare, trap, subjugate, slave, cornered, frozen, incapacitated, suppressed, restricted, blockade, kidnapping, waylaid, overburdened, hesitat-, tractor, stalled, locked, piggyback',
    'chain',
  ],
  [
    'book, lore, knowledge, research, discovery, breakthrough, scientific, scientist, science, study, learn, lesson, academy, experience, logic, know, spirit-, spiritual, teacher, loremaster, advanced, archive, records, memory, history',
    'book',
  ],
  [
    'report, message, communic-, miscommunications, signal, call, beacon, distress, delivery, contact, intelligence, leak, information, informational, letter, news, isn, informant, leaks, inform-',
    'letter',
  ],
  [
    'base, city, cities, station, tower, fortress, depot, shipyard, installation, building, structure, headquarters, outpost, bunker, babylon, alcove, monolith',
    'tower',
  ],
  ['crystal, traginium, artifact, prism, triluminary, gem, ore, treasure, mineral, relic', 'gem'],
  ['key, access, unlock, mystery, code, claviger, underworld, gray', 'key'],
  [
    'strength, mettle, force, might, dominat-, aggress-, aggressive, crush, hammer, fist, brute, harsh, determination, will, dedication, fixed, push, cruel, intimidation, dread, fear, terror, menace, presence, torment, interrogation, bluff, disciplin-, vicious, hard, rigor, subtlety, rapid',
    'fist',
  ],
  [
    'help, aid, assist, assistance, mercy, assistant, aide, care, gift, attendant, service, server, rescue, rescuer, relief, reinforcement, reinforcements, reserves, reserve, conservation, savior',
    'hand',
  ],
  [
    'love, seduct-, desire, heart, lover, romance, female, sultry, geisha, morale, friend, companion, personal, dear',
    'heart',
  ],
  ['bar, tender, drink, pastime, entertaining, party, feast, tavern, host', 'cup'],
  [
    'automaton, gear, machine, machinery, industry, factory, mechad, mechanic, grid, grav, distribution, node, nodes, nanotech',
    'gear',
  ],
  ['net, network, warp, field, distortion, divergence, dimension-, gravity, rift, web, fold', 'grid'],
  ['portal, gate, passage, door, entry, tunnel, tunnels, way, corridor', 'gate'],
  [
    'broken, break, collision, crash, backfire, malfunction, error, sabotage, saboteur, accident, blunder, confusion, disorganiz-, chaos, degeneration, crinkled, discord, disrupt-, rend, torn, dishonor, defiled, slip, volatile, crack, collapse',
    'torn',
  ],
  [
    'speak, voice, orator, rally, proclaim, declaration, mouthpiece, words, speech, propaganda, announce, cry, reputation',
    'horn',
  ],
  ['music, song, artist, sing, art', 'note'],
  ['natural, crew, work, action, effort, labour', 'hand'],
];

/** Words of rules: what a card does, where its title says nothing. */
const RULES: WordTable<EmblemKind> = [
  ['attrition, battle, attack, attacks, combat', 'blades'],
  ['shield, shields, defense', 'shield'],
  ['phaser, phasers, weapon, weapons, volley', 'gun'],
  ['damage, damaged, repair', 'wrench'],
  ['influence, energy, credits, pay', 'bolt'],
  ['draw, hand, deck', 'cards'],
  ['destiny, doom', 'star'],
  ['discard, discarded, lose, lost, destroyed', 'skull'],
  ['crew', 'crowd'],
  ['turn, turns, phase', 'clock'],
  ['planet, terrain', 'globe'],
  ['ship, ships, fleet', 'hull'],
  ['move, moves, retreat', 'turn'],
  ['intrigue', 'mask'],
  ['diplomacy, vote', 'pact'],
  ['power, tactics, leadership', 'fist'],
  ['prevent, cancel, cannot', 'chain'],
];

const byTitle = finder(TITLES);
const byRules = finder(RULES);

/** The emblem of a card. @param title its title @param rules its text, for titles that say nothing */
export const emblemOf = (title: string, rules = ''): EmblemKind => byTitle(title) ?? byRules(rules) ?? 'star';
