// Cards that no edition prints, for the Interstellar Alliance. Their titles begin with `Test`.
import type { CardSource } from '../../src/card.ts';
import { compileCard } from '../../src/compile.ts';
import type { Position, Ruleset, SeatPosition } from '../../src/index.ts';
import {
  character as characters,
  declareWar,
  expelFromISA,
  factOf,
  foundISA,
  influence,
  inISA,
  isaExists,
  isaFounder,
  isaVote,
  joinISA,
  not,
  other,
  otherPlayersWhich,
  playersWhich,
  raceOf,
  racesBut,
  racesPlayed,
  same,
  sequence,
  setOf,
  targetRace,
  votePassed,
  when,
  won,
  yourRace,
} from '../../src/words/index.ts';
import { at } from './cards-for-resolution.ts';
import type { Table } from './table.ts';

const { agenda, aftermath, character, conflict, contingency, enhancement, event, group } = setOf('test');

/** Cards of every kind with the bold word ISA. */
const ISA = { keywords: ['ISA'] } as const;

const CARDS: readonly CardSource[] = [
  event('Test Foundation', { play: { effect: foundISA('you') } }),
  event('Test Accession', { play: { effect: joinISA('you') } }),
  event('Test Invitation', {
    play: { needs: isaExists, target: { guest: otherPlayersWhich(other(inISA)) }, effect: joinISA('guest') },
  }),
  event('Test Exclusion', { play: { target: { member: playersWhich(inISA) }, effect: expelFromISA('member') } }),
  event('Test Founders Day', {
    play: { effect: when(same(isaFounder, 'you'), influence('babylon5', 1)) },
  }),
  // wars by an event, a conflict, an agenda, and between others
  event('Test Alliance War', {
    play: { target: { enemy: racesBut(yourRace) }, effect: declareWar(yourRace, 'enemy') },
  }),
  event('Test Forged Order', {
    play: { target: { one: racesPlayed, other: racesBut('one') }, effect: declareWar('one', 'other') },
  }),
  conflict('Test Alliance Plot', {
    conflict: { types: ['intrigue'], target: 'race', outcome: when(won, declareWar(yourRace, targetRace)) },
  }),
  agenda('Test Holy War', {
    whenever: [
      {
        on: 'influence-gained',
        if: not(same(factOf('seat'), 'you')),
        say: 'Whenever another player gains influence',
        effect: declareWar(yourRace, raceOf(factOf('seat'))),
      },
    ],
  }),
  // ISA cards
  event('Test Referendum', {
    ...ISA,
    play: { effect: sequence(isaVote(), when(votePassed, influence('babylon5', 1))) },
  }),
  event('Test Motion', { play: { effect: sequence(isaVote(), when(votePassed, influence('babylon5', 1))) } }),
  event('Test White Star Plans', { ...ISA, copies: 'multiple', play: { effect: influence('babylon5', 1) } }),
  event('Test Council Seat', { play: { effect: influence('babylon5', 1) } }),
  character('Test ISA Delegate', { ...ISA, cost: 2, abilities: { diplomacy: 2 } }),
  character('Test ISA President', {
    ...ISA,
    race: 'human',
    cost: 2,
    abilities: { diplomacy: 4 },
    replaces: [{ title: 'Test Human Clerk' }],
  }),
  enhancement('Test ISA Badge', { ...ISA, cost: 1, enhances: characters }),
  group('Test ISA Rangers', { ...ISA, cost: 1 }),
  agenda('Test ISA Charter', { ...ISA }),
  conflict('Test ISA Inquiry', { ...ISA, conflict: { types: ['diplomacy'] } }),
  aftermath('Test ISA Verdict', {
    ...ISA,
    aftermath: { occasions: [{ outcome: 'any', types: [], participant: true }], on: 'character', wholeFaction: true },
  }),
  contingency('Test ISA Guard', {
    ...ISA,
    contingency: { under: characters, on: 'damaged', say: 'When it is damaged', effect: influence('babylon5', 1) },
  }),
];

for (const card of CARDS) compileCard(card);

/**
 * Humans (1), Narn (2), Centauri (3) and Minbari (4) with influence 8. The first acts first.
 * @param members the members of the Interstellar Alliance, the founder first; none if it does not exist
 * @param each what the seats have besides, in order
 */
export function alliance(
  ruleset: Ruleset,
  members: readonly (string | number)[],
  each: readonly Partial<SeatPosition>[] = [],
  more: Partial<Position> = {},
): Table {
  const races = ['human', 'narn', 'centauri', 'minbari'] as const;
  return at({
    ruleset,
    seats: races.map((race, i) => ({ race, rating: 8, ...each[i] })),
    order: [1, 2, 3, 4],
    ...(members.length > 0 ? { isa: members as (typeof races)[number][] } : {}),
    ...more,
  });
}
