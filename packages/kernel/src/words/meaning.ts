// Estimates how good a text is for its player and for its target, from what its words say about themselves.
import type { State } from '../state/state.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { Test, Word } from './word.ts';

/** The value of some words for their player and for their target, in points of the game. Above 0 is good. */
export interface Meaning {
  readonly you: number;
  readonly aim: number;
}

/** Whom a name stands for: the player of the text, its target, or null for anybody else. */
export type Party = keyof Meaning | null;

/** How to read a text. */
export interface Reading {
  /** whom the names stand for, including names that the text itself chooses; other names stand for nobody */
  readonly names: ReadonlyMap<string, Party>;
  /** how likely a test holds, from 0 to 1; null for the usual value */
  likely?(test: Test): number | null;
  /** the value of a word in addition to what it says about itself */
  more?(word: Word): readonly (readonly [whom: unknown, points: number])[];
}

/** The usual likelihood of a test. It is a little above one half, because players use texts when they do something. */
const PERHAPS = 0.6;

/** Returns whom a reference, a list or the range of a choice stands for: the first name in it that stands for a party. */
export function partyOf(names: ReadonlyMap<string, Party>, ref: unknown): Party {
  if (typeof ref === 'string') return names.get(ref) ?? null;
  if (ref === null || typeof ref !== 'object') return null;
  const { w } = ref as { w?: unknown };
  const own = typeof w === 'string' ? names.get(w) : undefined;
  if (own !== undefined && own !== null) return own;
  for (const x of Object.values(ref)) {
    const party = typeof x === 'string' && x === w ? null : partyOf(names, x);
    if (party !== null) return party;
  }
  return null;
}

/** Returns the value of all words in some data. A player can decline an optional choice, so it never counts against that player. */
export function meaningOf<S extends State, T extends object>(
  v: Vocabulary<S, T>,
  data: unknown,
  reading: Reading,
): Meaning {
  const sum = { you: 0, aim: 0 };
  const add = (to: { you: number; aim: number }, names: Reading['names'], whom: unknown, n: number): void => {
    const party = partyOf(names, whom);
    if (party !== null) to[party] += n;
  };
  const likely = (test: Test): number => {
    let all = 1;
    for (const part of v.parts(test)) {
      if (part.w === 'any') all *= Math.max(...(part.a as Test[]).map(likely));
      else all *= reading.likely?.(part) ?? PERHAPS;
    }
    return all;
  };
  const walk = (x: unknown, names: Reading['names'], times: number, to: { you: number; aim: number }): void => {
    if (x === null || typeof x !== 'object' || times === 0) return;
    const word = x as Word;
    const { w, a } = word;
    if (typeof w !== 'string' || !Array.isArray(a)) {
      for (const y of Object.values(x)) walk(y, names, times, to);
      return;
    }
    switch (w) {
      case 'when': {
        const n = likely(a[0] as Test);
        walk(a[1], names, times * n, to);
        walk(a[2], names, times * (1 - n), to);
        return;
      }
      case 'forEach':
        walk(a.slice(2), new Map(names).set(a[1] as string, partyOf(names, a[0])), times, to);
        return;
      case 'choose': {
        const [name, from] = a as [string, { readonly list?: unknown; readonly optional?: boolean }];
        const own = { you: 0, aim: 0 };
        walk(a.slice(2), new Map(names).set(name, partyOf(names, from.list)), times, own);
        to.you += from.optional ? Math.max(0, own.you) : own.you;
        to.aim += own.aim;
        return;
      }
      case 'may':
      case 'chooseOne': {
        const own = { you: 0, aim: 0 };
        walk(Object.values(a), names, times, own);
        to.you += Math.max(0, own.you);
        to.aim += own.aim;
        return;
      }
      default:
        for (const [whom, n] of v.trait(word, 'means') ?? []) add(to, names, whom, n * times);
        for (const [whom, n] of reading.more?.(word) ?? []) add(to, names, whom, n * times);
        walk(Object.values(a), names, times, to);
    }
  };
  walk(data, reading.names, 1, sum);
  return sum;
}

/** Makes entries for names that stand for one party. */
export const standFor = (party: Party, ...names: readonly string[]): [string, Party][] =>
  names.map(name => [name, party]);
