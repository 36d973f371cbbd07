// What is known of the decks that others have brought: open lists, and guesses at what a hidden card may be.
import type { Game } from '../game.ts';
import type { State } from '../state/state.ts';

/**
 * What is known of the decks that others have brought: `open`, everybody may read everybody's list; `laid out`, there are no lists, for the match began at
 * a position that somebody has laid out, whose cards count as known. Otherwise lists are their owners' business.
 */
export type Lists = 'open' | 'laid out';

/** What somebody has brought: each card by its id, and how often, in the order of the game's cards. */
export type ListView = readonly { readonly card: string; readonly count: number }[];

/** By seat what each has brought: what he owns, wherever it is. */
export function listsOf<S extends State>({ cardIds }: Game<S>, s: S): ListView[] {
  return s.seats.map((_, owner) => {
    const { defs, counts } = likelyDeck(s.defs.filter((_def, id) => s.cards[id]!.owner === owner));
    return defs.map((def, i) => ({ card: cardIds[def]!, count: counts[i]! }));
  });
}

/** The cards of a deck that somebody may have brought. */
export interface LikelyDeck {
  /** the definitions that are in it, in order */
  readonly defs: readonly number[];
  /** how often it has each of them */
  readonly counts: readonly number[];
  /** how many cards it has in all */
  readonly size: number;
}

/** A deck of these definitions, one for each card, in any order. */
export function likelyDeck(cards: readonly number[]): LikelyDeck {
  const counts = new Map<number, number>();
  for (const def of cards) counts.set(def, (counts.get(def) ?? 0) + 1);
  const defs = [...counts.keys()].sort((a, b) => a - b);
  return { defs, counts: defs.map(def => counts.get(def)!), size: cards.length };
}

/**
 * Decks by whose they are: a race, an empire. Of whom there are none it is any of them.
 * @param decks lists them: whose each is, and the definitions of its cards; called when they are first asked for
 */
export function likelyBy<K>(
  decks: () => readonly (readonly [of: K, cards: readonly number[]])[],
): (of: K) => readonly LikelyDeck[] {
  let known: { readonly all: LikelyDeck[]; readonly by: Map<K, LikelyDeck[]> } | null = null;
  return of => {
    if (known === null) {
      known = { all: [], by: new Map() };
      for (const [whose, cards] of decks()) {
        const deck = likelyDeck(cards);
        known.all.push(deck);
        known.by.set(whose, [...(known.by.get(whose) ?? []), deck]);
      }
    }
    return known.by.get(of) ?? known.all;
  };
}

/** By how much each card that was seen and is not in a deck makes it less likely to be the one that was brought. */
const STRANGER = 1 / 100;
/** So many such cards more than another deck has, and nobody thinks of it any more. */
const TOO_MANY = 3;

/** How often each definition has been seen of a player; only zeros between two uses. */
let seenOften = new Uint16Array(1024);

/** How many of the cards that have been seen a deck does not have. */
function strangers({ defs, counts }: LikelyDeck, seen: number): number {
  let known = 0;
  for (let i = 0; i < defs.length; i++) known += Math.min(counts[i]!, seenOften[defs[i]!]!);
  return seen - known;
}

/**
 * Guesses what lies where a viewer sees nothing of a player's cards: one of the decks that he may have brought, the likelier the more of what was seen is
 * in it, less what was seen. Of cards that were seen and are in no such deck another copy of each may be there, too.
 * @param decks those that he may have brought; one at least
 * @param seen the definitions of his cards that the viewer knows
 * @param size how many cards the viewer does not know
 * @param below gives a number from 0 to n - 1 by chance
 * @param out takes the definitions, as many as `size` at least, always in the same order for the same deck
 * @returns how many they are: of more than `size` any so many may lie there
 */
export function suppose(
  decks: readonly LikelyDeck[],
  seen: readonly number[],
  size: number,
  below: (n: number) => number,
  out: number[],
): number {
  let last = 0;
  for (let i = 0; i < seen.length; i++) if (seen[i]! > last) last = seen[i]!;
  for (const { defs } of decks) last = Math.max(last, defs[defs.length - 1] ?? 0);
  if (last >= seenOften.length) seenOften = new Uint16Array(last * 2);
  for (let i = 0; i < seen.length; i++) seenOften[seen[i]!]!++;
  const { defs, counts, size: whole } = likeliest(decks, seen.length, below);
  let n = 0;
  for (let i = 0; i < defs.length; i++) {
    const def = defs[i]!;
    for (let left = counts[i]! - seenOften[def]!; left > 0; left--) out[n++] = def;
    seenOften[def] = Math.max(0, seenOften[def]! - counts[i]!);
  }
  for (let i = 0; i < seen.length; i++)
    if (seenOften[seen[i]!]! > 0) {
      out[n++] = seen[i]!;
      seenOften[seen[i]!]!--;
    }
  for (; n < size; n++) out[n] = nth(defs, counts, below(whole));
  return n;
}

/** The deck that was brought, by chance where several may be it. */
function likeliest(decks: readonly LikelyDeck[], seen: number, below: (n: number) => number): LikelyDeck {
  if (decks.length === 1) return decks[0]!;
  const odd = decks.map(deck => strangers(deck, seen));
  const least = Math.min(...odd);
  const weights = odd.map(n => (n - least < TOO_MANY ? STRANGER ** (n - least) : 0));
  const sum = weights.reduce((all, w) => all + w, 0);
  // where just one is left chance is not asked
  let at = sum === 1 ? 0 : (below(2 ** 30) / 2 ** 30) * sum;
  return decks[weights.findIndex(w => (at -= w) < 0)]!;
}

/** The definition of a deck's card, counted from 0. */
function nth(defs: readonly number[], counts: readonly number[], n: number): number {
  let left = n;
  let i = 0;
  while (i < defs.length - 1 && left >= counts[i]!) left -= counts[i++]!;
  return defs[i]!;
}

/** Places that a viewer does not know; only zeros between two uses. */
let unknown = new Uint8Array(1024);

/** The definitions of each player's cards that do not lie at these places, by owner. */
export function seenOf(s: State, pools: readonly { readonly places: readonly number[] }[]): number[][] {
  const { cards, defs, seats } = s;
  if (unknown.length < cards.length) unknown = new Uint8Array(cards.length * 2);
  for (const { places } of pools) for (let i = 0; i < places.length; i++) unknown[places[i]!] = 1;
  const seen: number[][] = seats.map(() => []);
  for (let id = 0; id < cards.length; id++) if (unknown[id] === 0) seen[cards[id]!.owner]!.push(defs[id]!);
  for (const { places } of pools) for (let i = 0; i < places.length; i++) unknown[places[i]!] = 0;
  return seen;
}
