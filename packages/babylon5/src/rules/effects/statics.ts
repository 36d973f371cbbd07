// Static abilities: what the texts of cards in play say all the time, found by kind.
import { type CardId, type Frame, type Seat, type Stands, scene } from '@orrery/kernel';
import { CONFLICT_RULES, type Static, type StaticKind } from '../../card.ts';
import { type B5State, conflictOf } from '../../state.ts';
import { isBlank, youOf } from './blanking.ts';
import { standing } from './standing.ts';

/** The frame in which a standing text is read now: the one it was filed with, as long as its card means the same player. */
function frameOf(s: B5State, { source, f }: Stands<Static>): Frame {
  const you = youOf(s, source);
  return f.you === you ? f : scene(you, source);
}

type Told = (st: Static, source: CardId, f: Frame) => void;

/** Calls `each` for every static ability of a kind that works now, with the card it is on. */
export function eachStatic(s: B5State, kind: StaticKind, each: Told): void {
  const list = standing(s).statics[kind];
  if (list !== undefined) {
    for (const stands of list) {
      const { source, what } = stands;
      if (s.cards[source]!.faceDown || isBlank(s, source)) continue;
      const f = frameOf(s, stands);
      if (what.holds === null || what.holds(s, f)) each(what, source, f);
    }
  }
  if (s.resolving >= 0) eachResolving(s, kind, each);
}

/** The same for some of the static abilities of the cards in play, without those that cannot be about this card. */
export function eachStanding(
  s: B5State,
  list: readonly Stands<Static>[],
  subject: CardId,
  each: (st: Static, f: Frame) => void,
): void {
  for (const stands of list) {
    const { source, what } = stands;
    // looked at first, for most texts are about one card and every ability of every card is asked for
    if (what.alone !== null && (what.alone === 'host' ? s.cards[source]!.host : source) !== subject) continue;
    if (s.cards[source]!.faceDown || isBlank(s, source)) continue;
    const f = frameOf(s, stands);
    if (what.holds === null || what.holds(s, f)) each(what, f);
  }
}

/** The same for what holds while the conflict that resolves does so. */
export function eachResolving(s: B5State, kind: StaticKind, each: Told): void {
  const conflict = conflictOf(s, s.resolving);
  for (const st of CONFLICT_RULES[conflict.rules]!.statics) {
    if (st.kind !== kind) continue;
    const f = scene(conflict.seat, conflict.card, { conflict: conflict.id });
    if (st.holds === null || st.holds(s, f)) each(st, conflict.card, f);
  }
}

/** The sum of a kind's amounts over the static abilities about this card. */
export function sumOn(s: B5State, kind: StaticKind, subject: CardId): number {
  let sum = 0;
  eachStatic(s, kind, (st, _source, f) => {
    if (st.to === null || st.to(s, subject, f)) sum += st.n(s, f);
  });
  return sum;
}

/** The sum of a kind's amounts over the static abilities of which this seat is "you". */
export function sumFor(s: B5State, kind: StaticKind, seat: Seat): number {
  let sum = 0;
  eachStatic(s, kind, (st, _source, f) => {
    if (f.you === seat) sum += st.n(s, f);
  });
  return sum;
}
