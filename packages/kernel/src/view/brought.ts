// What a viewer knows of other players' decks: open lists, and guesses at hidden cards.
import type { Game } from '../game.ts';
import type { State } from '../state/state.ts';

/**
 * How far deck lists are public. `open`: everybody may read every list. `laid out`: there are no lists, because the match began at a given position,
 * whose cards count as known. Without a value, only owners know their lists.
 */
export type Lists = 'open' | 'laid out';

/** The cards that a player brought: each card id and its count, in the order of the game's cards. */
export type ListView = readonly { readonly card: string; readonly count: number }[];

/** Returns by seat what each player brought: the cards that they own, wherever those are. */
export function listsOf<S extends State>({ cardIds }: Game<S>, s: S): ListView[] {
  return s.seats.map((_, owner) => {
    const { defs, counts } = likelyDeck(s.defs.filter((_def, id) => s.cards[id]!.owner === owner));
    return defs.map((def, i) => ({ card: cardIds[def]!, count: counts[i]! }));
  });
}

/** A deck that a player may have brought. */
export interface LikelyDeck {
  /** the definitions in it, in order */
  readonly defs: readonly number[];
  /** the count of each definition */
  readonly counts: readonly number[];
  /** how many cards it has in all */
  readonly size: number;
}

/** Makes a deck of these definitions, one for each card, in any order. */
export function likelyDeck(cards: readonly number[]): LikelyDeck {
  const counts = new Map<number, number>();
  for (const def of cards) counts.set(def, (counts.get(def) ?? 0) + 1);
  const defs = [...counts.keys()].sort((a, b) => a - b);
  return { defs, counts: defs.map(def => counts.get(def)!), size: cards.length };
}

/**
 * Groups decks by what they belong to: a race, an empire. If a group has no decks, it gets all of them.
 * @param decks lists each deck with its group and the definitions of its cards; called on first use
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

/** Each seen card that is not in a deck multiplies the likelihood of that deck by this. */
const STRANGER = 1 / 100;
/** A deck is ruled out if it lacks this many more of the seen cards than the best deck. */
const TOO_MANY = 3;

/** How often each definition was seen of a player. All zeros between two uses. */
let seenOften = new Uint16Array(1024);

/** Counts the seen cards that a deck does not have. */
function strangers({ defs, counts }: LikelyDeck, seen: number): number {
  let known = 0;
  for (let i = 0; i < defs.length; i++) known += Math.min(counts[i]!, seenOften[defs[i]!]!);
  return seen - known;
}

/**
 * Guesses a player's hidden cards. It takes one of the decks that the player may have brought and removes the cards already seen. The more of the
 * seen cards a deck has, the likelier it is. If a seen card is in no such deck, the player may have another copy of it.
 * @param decks the decks that the player may have brought; at least one
 * @param seen the definitions of the player's cards that the viewer knows
 * @param size how many cards the viewer does not know
 * @param below returns a random number from 0 to n - 1
 * @param out receives at least `size` definitions, always in the same order for the same deck
 * @returns how many definitions there are; if there are more than `size`, any `size` of them may be the hidden cards
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

/** Chooses the deck that was brought, at random if several are possible. */
function likeliest(decks: readonly LikelyDeck[], seen: number, below: (n: number) => number): LikelyDeck {
  if (decks.length === 1) return decks[0]!;
  const odd = decks.map(deck => strangers(deck, seen));
  const least = Math.min(...odd);
  const weights = odd.map(n => (n - least < TOO_MANY ? STRANGER ** (n - least) : 0));
  const sum = weights.reduce((all, w) => all + w, 0);
  // if only one is left, no chance is used
  let at = sum === 1 ? 0 : (below(2 ** 30) / 2 ** 30) * sum;
  return decks[weights.findIndex(w => (at -= w) < 0)]!;
}

/** Returns the definition of the deck's card number n, counted from 0. */
function nth(defs: readonly number[], counts: readonly number[], n: number): number {
  let left = n;
  let i = 0;
  while (i < defs.length - 1 && left >= counts[i]!) left -= counts[i++]!;
  return defs[i]!;
}

/** Places that a viewer does not know. All zeros between two uses. */
let unknown = new Uint8Array(1024);

/** Returns the definitions of each player's cards outside these places, by owner. */
export function seenOf(s: State, pools: readonly { readonly places: readonly number[] }[]): number[][] {
  const { cards, defs, seats } = s;
  if (unknown.length < cards.length) unknown = new Uint8Array(cards.length * 2);
  for (const { places } of pools) for (let i = 0; i < places.length; i++) unknown[places[i]!] = 1;
  const seen: number[][] = seats.map(() => []);
  for (let id = 0; id < cards.length; id++) if (unknown[id] === 0) seen[cards[id]!.owner]!.push(defs[id]!);
  for (const { places } of pools) for (let i = 0; i < places.length; i++) unknown[places[i]!] = 0;
  return seen;
}
