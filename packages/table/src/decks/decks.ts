// The decks of a match: ready decks, own lists, which rules apply, and how many may play.
import { tellFault } from '@orrery/decks';
import { BadInput, many, quoted, type State, seeded, shuffled } from '@orrery/kernel';
import type { GivenDeck, Prepared, TableGame } from '../contract/game.ts';

/** The names of the decks that come with a game, the usual one first. */
export const readyDecks = (table: TableGame<State>): string[] => Object.keys(table.decks);

/** A ready deck by its name, however it is written; null where none is called that. */
export function readyDeck(table: TableGame<State>, name: string): GivenDeck | null {
  const ready = readyDecks(table).find(deck => deck.toLowerCase() === name.toLowerCase());
  return ready === undefined ? null : { name: ready, text: table.decks[ready]!.list, ready: true };
}

/**
 * The ruleset that is meant: the one named, or the usual one; null where the game has but one.
 * @throws BadInput for a name that is none
 */
export function rulesetOf(table: TableGame<State>, name: string | undefined): string | null {
  const { rulesets, game } = table;
  if (name === undefined) return rulesets[0] ?? null;
  if (rulesets.length === 0) throw new BadInput(`${game.title} has only one set of rules.`);
  if (!rulesets.includes(name))
    throw new BadInput(`There is no ruleset called ${quoted(name)}. Choose from ${rulesets.join(', ')}.`);
  return name;
}

/** @throws BadInput where a game is not for so many players */
export function checkSeats(table: TableGame<State>, seats: number): void {
  const { least, most } = table.players;
  if (seats >= least && seats <= most) return;
  const bounds = least === most ? `${most}` : `${least} to ${most}`;
  throw new BadInput(`${table.game.title} is for ${bounds} players, not ${seats}.`);
}

/** How a match is prepared, where something else is wished than what is usual. */
export interface Preparing {
  /** true where everybody may read what everybody has brought */
  readonly openLists?: boolean;
  /** where the host shows all faults of a deck of this name, said behind the number of those not told */
  readonly more?: (deck: string) => string;
}

/**
 * Makes a match.
 * @param decks by seat; null, or none, leaves the seat to a ready deck
 * @throws BadInput where they cannot make one; for a list with faults naming them all, or the first of very many
 */
export function prepareMatch(
  table: TableGame<State>,
  decks: readonly (GivenDeck | null)[],
  seats: number,
  ruleset: string | null,
  { openLists = false, more = () => '' }: Preparing = {},
): Prepared {
  checkSeats(table, seats);
  if (decks.length > seats)
    throw new BadInput(`There are ${many(decks.length, 'deck')}, but only ${many(seats, 'player')}.`);
  const given = Array.from({ length: seats }, (_, seat) => decks[seat] ?? null);
  for (const deck of given) if (deck !== null && !deck.ready) refuseFaults(table, deck, ruleset, more);
  const prepared = table.prepare({ decks: given, ruleset });
  return openLists ? { ...prepared, setup: { ...(prepared.setup as object), openLists } } : prepared;
}

/** No more faults than these are told before a match; a text with more is hardly a deck list. */
const MOST_FAULTS = 30;

/** @throws BadInput naming what is wrong with a deck, as the check of a list does: a line for each fault */
function refuseFaults(
  table: TableGame<State>,
  { name, text }: GivenDeck,
  ruleset: string | null,
  more: (deck: string) => string,
): void {
  const { faults } = table.checkDeck(text, ruleset);
  if (faults.length === 0) return;
  const rest = faults.length - MOST_FAULTS;
  throw new BadInput(
    [
      `You cannot play ${name} yet. It has ${many(faults.length, 'problem')}:`,
      ...faults.slice(0, MOST_FAULTS).map(fault => `  ${tellFault(fault)}`),
      ...(rest > 0 ? [`  and ${rest} more${more(name)}.`] : []),
    ].join('\n'),
  );
}

/** Every two different decks that come with a game for two, in both orders; the one deck against itself where there is but one. */
export function readyPairs(table: TableGame<State>): string[][] {
  const pairs = orders(readyDecks(table), 2);
  return pairs.length > 0 ? pairs : readyDecks(table).map(name => [name, name]);
}

/**
 * Decks that come with a game for so many seats: every choice of different ones in every order, where these are no more than `most`; otherwise some of
 * them, in which each deck sits as often as each other, everywhere, and each time beside others. More seats than decks sit with decks twice.
 * @returns `most` of them at most
 */
export function readySeatings(table: TableGame<State>, seats: number, most: number): string[][] {
  const names = readyDecks(table);
  if (names.length === 0) return [];
  let all = 1;
  for (let i = 0; i < seats; i++) all *= Math.max(0, names.length - i);
  if (all > 0 && all <= most) return orders(names, seats);
  const out: string[][] = [];
  for (let round = 0; out.length < most; round++) {
    const order = shuffled({ random: seeded(round) }, names);
    for (let by = 0; by < names.length && out.length < most; by++)
      out.push(Array.from({ length: seats }, (_, seat) => order[(seat + by) % order.length]!));
  }
  return out;
}

/** Every choice of so many different ones, in every order. */
function orders(names: readonly string[], n: number): string[][] {
  if (n === 0) return [[]];
  return names.flatMap(name =>
    orders(
      names.filter(x => x !== name),
      n - 1,
    ).map(rest => [name, ...rest]),
  );
}
