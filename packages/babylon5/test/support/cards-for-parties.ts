// Cards that no edition prints, for races with several factions. Their titles begin with `Test`.
import type { CardSource } from '../../src/card.ts';
import { compileCard } from '../../src/compile.ts';
import type { Position, Ruleset, SeatPosition } from '../../src/index.ts';
import {
  alliance,
  atTension,
  bonus,
  cardsWhich,
  character as characters,
  declareWar,
  endWar,
  foesWhich,
  forEach,
  freeTrade,
  gainInfluence,
  loseInfluence,
  makePact,
  ofRace,
  otherPlayers,
  otherRaces,
  otherRacesWhich,
  playersOf,
  racesBut,
  racesPlayed,
  racesWhich,
  raiseUnrest,
  reconciledWith,
  sequence,
  setOf,
  targetPlayer,
  tension,
  that,
  when,
  won,
  yourRace,
} from '../../src/words/index.ts';
import { at } from './cards-for-resolution.ts';
import type { Table } from './table.ts';

const { agenda, character, conflict, enhancement, event } = setOf('test');

const CARDS: readonly CardSource[] = [
  character('Test Clark', {
    race: 'human',
    abilities: { diplomacy: 4 },
    keywords: ['Starting Human Home Faction Ambassador'],
  }),
  character('Test Refa', {
    race: 'centauri',
    abilities: { diplomacy: 4 },
    keywords: ['Starting Centauri Home Faction Ambassador'],
  }),
  character('Test Corps Agent', {
    race: 'human',
    cost: 4,
    abilities: { psi: 4 },
    keywords: ['Psi Corps'],
    copies: 'multiple',
  }),
  enhancement('Test Human Badge', { race: 'human', cost: 1, enhances: characters, copies: 'multiple' }),
  // companies
  character('Test Narn Trader', {
    race: 'narn',
    cost: 5,
    abilities: { diplomacy: 2 },
    keywords: ['Corporate'],
    copies: 'multiple',
  }),
  character('Test Chief Executive', { cost: 11, abilities: { diplomacy: 4 }, keywords: ['Corporate'] }),
  character('Test Heiress', {
    cost: 6,
    abilities: { diplomacy: 2 },
    keywords: ['Corporate'],
    replaces: [{ title: 'Test Trader', plain: true }],
  }),
  character('Test Corporate Secretary', { cost: 4, abilities: { diplomacy: 1 }, keywords: ["Ambassador's Assistant"] }),
  character('Test Corporate Director', { cost: 10, abilities: { diplomacy: 3 } }),
  character('Test Human Clerk', { race: 'human', cost: 3, abilities: { diplomacy: 1 } }),
  character('Test Trade Secret', { cost: 3, abilities: { intrigue: 1 }, keywords: ['Corporate Only'] }),
  event('Test Hostile Bid', { cost: 1, keywords: ['Corporate Only'], play: { effect: gainInfluence('you', 1) } }),
  event('Test Human Grant', { race: 'human', cost: 1, play: { effect: gainInfluence('you', 1) } }),
  agenda('Test Human Cause', { race: 'human' }),
  conflict('Test Human Talks', { race: 'human', conflict: { types: ['diplomacy'] } }),
  event('Test Schism', { play: { target: { enemy: foesWhich(atTension(1)) }, effect: declareWar(yourRace, 'enemy') } }),
  event('Test Outrage', {
    play: { target: { enemy: foesWhich(atTension(5)) }, effect: declareWar(yourRace, 'enemy') },
  }),
  event('Test Accord', {
    play: { target: { enemy: otherRacesWhich(reconciledWith(yourRace)) }, effect: endWar(yourRace, 'enemy') },
  }),
  event('Test Arbitration', {
    play: { target: { one: racesPlayed, other: racesWhich(reconciledWith('one')) }, effect: endWar('one', 'other') },
  }),
  event('Test Commerce', { play: { target: { partner: otherRaces }, effect: freeTrade(yourRace, 'partner') } }),
  event('Test Race Slander', {
    play: { target: { who: racesPlayed, whom: racesBut('who') }, effect: tension('who', 'whom', 1) },
  }),
  event('Test Disorder', {
    play: { target: { race: racesPlayed }, effect: forEach(playersOf('race'), 'player', raiseUnrest('player', 1)) },
  }),
  event('Test Protest', { play: { target: { who: otherPlayers }, effect: raiseUnrest('who', 1) } }),
  event('Test Race Pride', {
    play: { effect: forEach(cardsWhich(that(characters, ofRace(yourRace))), 'who', bonus('who', 'diplomacy', 1)) },
  }),
  event('Test Fellowship', { play: { target: { partner: otherRaces }, effect: alliance(yourRace, 'partner') } }),
  event('Test Concord', {
    play: {
      target: { one: racesPlayed, other: racesBut('one') },
      effect: sequence(makePact('non-aggression', 'one', 'other'), makePact('neutrality', yourRace, 'other')),
    },
  }),
  conflict('Test Raid', {
    conflict: { types: ['military'], target: 'player', outcome: when(won, loseInfluence(targetPlayer, 1)) },
  }),
  conflict('Test Race Plot', {
    conflict: { types: ['intrigue'], target: 'player', outcome: when(won, loseInfluence(targetPlayer, 1)) },
  }),
  conflict('Test Race Siege', {
    conflict: {
      types: ['military'],
      target: 'race',
      outcome: when(won, forEach(playersOf('target'), 'player', loseInfluence('player', 1))),
    },
  }),
];

for (const card of CARDS) compileCard(card);

/**
 * Two Human factions, of Sinclair (1) and Clark (2), and Narn (3), each with influence 8; more seats behind them. The first seat acts first.
 * @param each what the seats have besides, in order
 */
export function humans(
  ruleset: Ruleset,
  each: readonly Partial<SeatPosition>[] = [],
  more: Partial<Position> = {},
): Table {
  const seats: SeatPosition[] = [
    { race: 'human', name: 'Sinclair' },
    { race: 'human', name: 'Clark', designation: 'home', ambassador: 'Test Clark' },
    { race: 'narn', name: 'Narn' },
  ];
  for (let i = seats.length; i < each.length; i++) seats.push({ race: 'human', ambassador: 'Test Psi Chief' });
  return at({
    ruleset,
    seats: seats.map((seat, i) => ({ rating: 8, ...seat, ...each[i] })),
    order: seats.map((_, i) => i + 1),
    ...more,
  });
}
