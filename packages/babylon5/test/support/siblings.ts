// Matches in which races have several factions.
import { shuffled, start } from '@orrery/kernel';
import { dice } from '@orrery/kernel/testing';
import { starterDecks } from '../../src/decks/index.ts';
import { type B5State, babylon5, type Designation, type Ruleset, type SeatSetup } from '../../src/index.ts';
import { findCard } from './table.ts';

/** The factions of these matches: a kind of faction, its race and its leader. */
const FACTIONS = [
  ['human', 'babylon project', 'Jeffrey Sinclair'],
  ['human', 'home', 'Test Clark'],
  ['human', 'psi corps', 'Test Psi Chief'],
  ['narn', 'babylon project', "G'Kar"],
  ['centauri', 'babylon project', 'Londo Mollari'],
  ['centauri', 'home', 'Test Refa'],
  ['minbari', 'babylon project', 'Delenn'],
] as const;
/** The number of factions to choose from. */
export const MOST = FACTIONS.length;

/** Events that begin and end wars within races and between them, and change what parties have. */
const EVENTS: readonly string[] = [
  'Test Schism',
  'Test Accord',
  'Test Arbitration',
  'Test Commerce',
  'Test Race Slander',
  'Test Disorder',
  'Test War',
  'Test Peace',
  'Test Fellowship',
  'Test Concord',
  'Political Realignment',
  'Subliminal Influence',
];

/** Cards of the Interstellar Alliance: it is founded, joined and left, its members vote, and anybody may fetch its cards. */
const ISA = ['Test Foundation', 'Test Accession', 'Test Exclusion', 'Test Referendum', 'Test Council'];
const RESERVE = ['Test White Star Plans', 'Test Referendum'];

function seatOf(
  [race, designation, leader]: (typeof FACTIONS)[number],
  seed: number,
  titles: readonly string[],
): SeatSetup {
  const { hand, deck } = starterDecks()[race];
  const plain = [...hand, ...deck]
    .flatMap(({ id, count }) => Array.from({ length: count }, () => id))
    .filter(id => id !== findCard(leader, race).id && !id.startsWith('jeffrey'));
  const events = titles.flatMap(title => Array.from({ length: 3 }, () => findCard(title).id));
  const cards = shuffled(dice(seed), [...plain, ...events]).slice(0, 60);
  const kind: Designation = designation;
  return {
    race,
    designation: kind,
    ambassador: findCard(leader, race).id,
    deck: [findCard(leader, race).id, ...cards],
    hand: [],
    reserve: RESERVE.map(title => findCard(title).id),
  };
}

/**
 * The setup of a match of these factions, by their places in the list.
 * @param titles the cards of which each deck has three besides its own
 */
export const siblingSetup = (
  factions: readonly number[],
  ruleset: Ruleset,
  seed: number,
  titles: readonly string[] = [...EVENTS, ...ISA],
): unknown => ({
  ruleset,
  seats: factions.map((at, i) => seatOf(FACTIONS[at]!, seed + i, titles)),
  house: ['any deck', 'any hand'],
  ...(ruleset === 'engine' ? {} : { alternateFactions: true }),
});

/** A match of four to six factions, with two or three of the Human race among them. */
export function siblings(seed: number): B5State {
  const rest = shuffled(dice(seed), [2, 3, 4, 5, 6]).slice(0, 2 + (seed % 3));
  const ruleset = (['casual', 'engine', 'tournament'] as const)[seed % 3]!;
  return start(babylon5, siblingSetup([0, 1, ...rest], ruleset, seed), seed, true);
}
