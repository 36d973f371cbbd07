// Numbers that texts in play change: added, multiplied, replaced.
import type { CardId, Frame, NumberReason, Seat } from '@orrery/kernel';
import { KIND, type Kind, type Static, type StaticKind } from '../../card.ts';
import type { GeState, Lasting } from '../../state.ts';
import { standing } from './standing.ts';
import { eachStatic, isUnder, meansSeat, stands, type Working, works } from './static-texts.ts';

/** The kinds of text that work in reverse for insane crew (O9 Insanity). */
const REVERSIBLE: ReadonlySet<StaticKind> = new Set(['output', 'makes', 'fleet output', 'card plays', 'card draws']);

/** True for a card whose text works in reverse: it takes points instead of giving them (O9 Insanity). */
export const isReversed = (s: GeState, id: CardId): boolean =>
  standing(s).statics[KIND.reversed] !== undefined && isUnder(s, KIND.reversed, id);

/** Returns the number that a static text adds. */
export function added(s: GeState, st: Static, f: Frame, made: Lasting | null): number {
  if (st.n === null) return 0;
  if (made !== null) return made.n;
  const n = st.n(s, f);
  return REVERSIBLE.has(st.kind) && isReversed(s, f.self) ? -n : n;
}

/**
 * Returns a number of a card after the static texts of a kind: first they add, then multiply, then replace it.
 * @param from the card that the number comes from, if any; texts may cover only some cards
 */
export const modified = (
  s: GeState,
  kind: Kind,
  card: CardId,
  base: number,
  what = '',
  from: CardId = -1,
  working: Working = works,
): number => (stands(s, kind) ? changed(s, kind, card, base, what, from, working) : base);

function changed(
  s: GeState,
  kind: Kind,
  card: CardId,
  base: number,
  what: string,
  from: CardId,
  working: Working,
): number {
  let n = base;
  let factor = 1;
  let fixed = -1;
  eachStatic(
    s,
    kind,
    (st, f, made) => {
      if (what !== '' && st.what !== '' && st.what !== what) return;
      if (st.of !== null && from >= 0 && !st.of(s, from, f)) return;
      n += added(s, st, f, made);
      if (st.times !== null) factor *= st.times(s, f);
      if (st.set !== null) fixed = st.set(s, f);
    },
    card,
    working,
  );
  return fixed >= 0 ? fixed : Math.floor(n * factor);
}

/** Lists the changes by static texts of a kind to this card, each with the card that makes it. */
export function reasonsIn(s: GeState, kind: Kind, card: CardId, nameOf: (source: CardId) => string): NumberReason[] {
  const reasons: NumberReason[] = [];
  eachStatic(
    s,
    kind,
    (st, f, made) => {
      const by = nameOf(f.self);
      reasons.push({ by, does: 'adds', n: added(s, st, f, made) });
      if (st.times !== null) reasons.push({ by, does: 'multiplies', n: st.times(s, f) });
      if (st.set !== null) reasons.push({ by, does: 'sets', n: st.set(s, f) });
    },
    card,
  );
  return reasons;
}

/** Returns the sum that static texts of a kind add for this player. */
export function sumFor(s: GeState, kind: Kind, seat: Seat, what = ''): number {
  if (!stands(s, kind)) return 0;
  let sum = 0;
  eachStatic(s, kind, (st, f, made) => {
    if ((what === '' || st.what === '' || st.what === what) && meansSeat(s, st, f, seat)) sum += added(s, st, f, made);
  });
  return sum;
}
