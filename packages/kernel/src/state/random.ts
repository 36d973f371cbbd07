// Chance: a random generator in the state, dice and shuffling.
import { type CardId, ownCard, type State } from './state.ts';

/** The state of the generator (sfc32): four unsigned 32-bit integers. */
export type Generator = readonly [number, number, number, number];

/** Makes a generator from a seed, which is any safe integer. Equal seeds give equal games. */
export function seeded(seed: number): Generator {
  let g: Generator = [seed >>> 0, Math.floor(seed / 2 ** 32) >>> 0, 0x9e3779b9, 1];
  for (let i = 0; i < 12; i++) g = next(g)[1];
  return g;
}

/** Returns the next value (unsigned 32-bit) and the generator after it. */
export function next(g: Generator): readonly [number, Generator] {
  const [a, b, c, d] = g;
  const t = (a + b + d) >>> 0;
  return [t, [(b ^ (b >>> 9)) >>> 0, (c + (c << 3)) >>> 0, (((c << 21) | (c >>> 11)) + t) >>> 0, (d + 1) >>> 0]];
}

/**
 * Returns a random whole number from 0 to n - 1, all equally likely (rejection sampling). It uses the generator of a state, or any record that holds
 * one.
 * @throws RangeError if n allows no number
 */
export function roll(s: Pick<State, 'random'>, n: number): number {
  if (!(n >= 1)) throw new RangeError(`a roll of ${n} sides`);
  const limit = 2 ** 32 - (2 ** 32 % n);
  for (;;) {
    const [value, after] = next(s.random);
    s.random = after;
    if (value < limit) return value % n;
  }
}

/** Returns the items in random order (Fisher-Yates), by the same generator. */
export function shuffled<T>(s: Pick<State, 'random'>, items: readonly T[]): T[] {
  const list = items.slice();
  for (let i = list.length - 1; i > 0; i--) {
    const j = roll(s, i + 1);
    const x = list[i]!;
    list[i] = list[j]!;
    list[j] = x;
  }
  return list;
}

/**
 * Shuffles hidden cards. The places keep their order and the contents change places. So a card id that somebody knew before tells them nothing
 * afterwards, and everybody forgets what they knew of these cards. All cards must have the same owner.
 */
export function shuffleHidden(s: State, ids: readonly CardId[]): void {
  const defs = s.defs.slice();
  const contents = shuffled(
    s,
    ids.map(id => defs[id]!),
  );
  for (let i = 0; i < ids.length; i++) {
    defs[ids[i]!] = contents[i]!;
    if (s.cards[ids[i]!]!.known !== 0) ownCard(s, ids[i]!).known = 0;
  }
  s.defs = defs;
}
