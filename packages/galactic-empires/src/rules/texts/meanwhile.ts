// Results that one question needs several times, kept until the next fact happens.
import type { Seat } from '@orrery/kernel';
import type { GeState } from '../../state.ts';
import { type Memo, noNumbers, type StandingTexts, standing } from './standing.ts';

const noMemo = (): Memo => ({ outlook: null, arsenal: null, systems: null });

/** Returns a result about a player that holds until the next fact. Computes it on the first call. */
export function meanwhile<T>(s: GeState, name: keyof Memo, seat: Seat, make: (s: GeState, seat: Seat) => T): T {
  const { memo } = standing(s);
  const found = memo === null ? null : memo[name];
  if (found !== null && found.seat === seat) return found.made as T;
  const made = make(s, seat);
  // `make` may have replaced the derived data
  let known = standing(s);
  if (known.memo === null) {
    if (known.own !== s.own) s.derived = known = { ...known, own: -1 };
    known.memo = noMemo();
  }
  known.memo[name] = { seat, made };
  return made;
}

/** Forgets the kept results, because a fact has happened. */
export function factHappened(s: GeState): void {
  const known = s.derived as StandingTexts | null;
  if (known === null || known.memo === null) return;
  if (known.own === s.own) known.memo = null;
  else s.derived = { ...known, own: -1, memo: null };
}

/** Returns the result of `look` with numbers of its own, which are forgotten afterwards. For looking at an imagined table. */
export function withNumbersApart<T>(s: GeState, look: () => T): T {
  const known = standing(s);
  s.derived = { ...known, own: -1, numbers: noNumbers(), apart: new Map(), memo: null };
  try {
    return look();
  } finally {
    s.derived = known;
  }
}
