// The decks of a match: ready decks, own lists, the ruleset, and the number of players.
import { tellFault } from '@orrery/decks';
import { BadInput, many, overlayName, quoted, type State, seeded, shuffled } from '@orrery/kernel';
import type { GameLists, GivenDeck, Prepared, TableGame } from '../contract/game.ts';
import { agreedOf, agreementsOf, tellAgreement } from './agreements.ts';

/** Returns the names of a game's ready decks, the usual one first. */
export const readyDecks = (table: GameLists): string[] => Object.keys(table.decks);

/** The names of the ready decks that sit down where nobody chooses one. */
export const usualDecks = (table: GameLists): string[] =>
  readyDecks(table).filter(name => table.decks[name]!.byChoice !== true);

/** Finds a ready deck by its name, in any spelling; null if there is none. */
export function readyDeck(table: GameLists, name: string): GivenDeck | null {
  const ready = readyDecks(table).find(deck => deck.toLowerCase() === name.toLowerCase());
  return ready === undefined ? null : { name: ready, text: table.decks[ready]!.list, ready: true };
}

/**
 * Returns the named ruleset, or the usual one; null if the game has only one.
 * @throws BadInput for an unknown name
 */
export function rulesetOf(table: GameLists, name: string | undefined): string | null {
  const { rulesets, game } = table;
  if (name === undefined) return rulesets[0] ?? null;
  if (rulesets.length === 0) throw new BadInput(`${game.title} has only one set of rules.`);
  if (!rulesets.includes(name))
    throw new BadInput(`There is no ruleset called ${quoted(name)}. Choose from ${rulesets.join(', ')}.`);
  return name;
}

/** @throws BadInput if a game does not allow this number of players */
export function checkSeats(table: TableGame<State>, seats: number): void {
  const { least, most } = table.players;
  if (seats >= least && seats <= most) return;
  const bounds = least === most ? `${most}` : `${least} to ${most}`;
  throw new BadInput(`${table.game.title} is for ${bounds} players, not ${seats}.`);
}

/** Unusual settings of a match. */
export interface Preparing {
  /** true if everybody may read all deck lists */
  readonly openLists?: boolean;
  /** the names of what the players have agreed on */
  readonly agreed?: readonly string[];
  /** true to refuse decks that need an agreement which is not among these; otherwise such decks bring it */
  readonly onlyAgreed?: boolean;
  /** the overlay of the table, as plain data. It is loaded */
  readonly overlay?: unknown;
  /** returns where the host shows all faults of the deck with this name; the text follows the number of hidden faults */
  readonly more?: (deck: string) => string;
}

/**
 * Makes a match.
 * @param decks by seat; null or missing means a ready deck
 * @returns it with a notice for each agreement
 * @throws BadInput if they cannot make one; for a list with faults it names them all, or the first of very many
 */
export function prepareMatch(
  table: TableGame<State>,
  decks: readonly (GivenDeck | null)[],
  seats: number,
  ruleset: string | null,
  { openLists = false, agreed: names = [], onlyAgreed = false, overlay: ofTable, more = () => '' }: Preparing = {},
): Prepared {
  checkSeats(table, seats);
  if (decks.length > seats)
    throw new BadInput(`There are ${many(decks.length, 'deck')}, but only ${many(seats, 'player')}.`);
  const given = Array.from({ length: seats }, (_, seat) => decks[seat] ?? null);
  const agreed = agreedOf(table, ruleset, names);
  const overlay = sharedOverlay(given, ofTable);
  for (const deck of given) if (deck !== null && !deck.ready) refuseFaults(table, deck, ruleset, more, overlay);
  const prepared = table.prepare({
    decks: given,
    ruleset,
    ...(agreed.length === 0 ? {} : { agreed }),
    ...(overlay === undefined ? {} : { overlay }),
  });
  const held = agreementsOf(table, prepared.agreed ?? []);
  const missing = onlyAgreed ? held.find(({ id }) => !agreed.includes(id)) : undefined;
  if (missing !== undefined)
    throw new BadInput(
      `These decks need the optional rule “${missing.title}” (${missing.rules.join(', ')}), and this table plays without it.`,
    );
  const notices = [...prepared.notices, ...held.map(tellAgreement)];
  const { setup } = prepared;
  return { ...prepared, setup: openLists ? { ...(setup as object), openLists } : setup, notices };
}

/**
 * Returns the overlay with which all decks play; undefined if none has one.
 * @param ofTable the overlay of the table
 * @throws BadInput in one line if two differ
 */
function sharedOverlay(decks: readonly (GivenDeck | null)[], ofTable: unknown): unknown {
  const brought = [
    ...(ofTable === undefined ? [] : [{ whose: 'the table', overlay: ofTable }]),
    ...decks.flatMap(deck => (deck?.overlay === undefined ? [] : [{ whose: deck.name, overlay: deck.overlay }])),
  ];
  const [first] = brought;
  const other = brought.find(({ overlay }) => overlayName(overlay) !== overlayName(first!.overlay));
  if (first !== undefined && other !== undefined)
    throw new BadInput(
      `All players need the same overlay. The overlay of ${first.whose} differs from the overlay of ${other.whose}.`,
    );
  return first?.overlay;
}

/** The most faults that are listed before a match. A text with more is hardly a deck list. */
const MOST_FAULTS = 30;

/** @throws BadInput with the faults of a deck, one line each, as the check of a list shows them */
function refuseFaults(
  table: TableGame<State>,
  { name, text }: GivenDeck,
  ruleset: string | null,
  more: (deck: string) => string,
  overlay: unknown,
): void {
  const { faults } = table.checkDeck(text, ruleset, overlay);
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

/** Returns every pair of different ready decks of a game for two, in both orders; the one deck against itself if there is only one. */
export function readyPairs(table: GameLists): string[][] {
  const pairs = orders(usualDecks(table), 2);
  return pairs.length > 0 ? pairs : usualDecks(table).map(name => [name, name]);
}

/**
 * Returns ready decks for this number of seats: every choice of different decks in every order, if there are no more than `most`. Otherwise it
 * returns some of them, in which each deck appears equally often, in every seat, and with different neighbours. If there are more seats than decks,
 * decks appear twice.
 * @returns `most` of them at most
 */
export function readySeatings(table: GameLists, seats: number, most: number): string[][] {
  const names = usualDecks(table);
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

/** Returns every choice of this many different items, in every order. */
function orders(names: readonly string[], n: number): string[][] {
  if (n === 0) return [[]];
  return names.flatMap(name =>
    orders(
      names.filter(x => x !== name),
      n - 1,
    ).map(rest => [name, ...rest]),
  );
}
