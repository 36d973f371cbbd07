// Static abilities: the permanent effects of texts in play, found by kind.
import { type CardId, type Frame, type Seat, type Stands, scene } from '@orrery/kernel';
import { CONFLICT_RULES, leftBy, type Static, type StaticKind } from '../../card.ts';
import { type B5State, conflictOf } from '../../state.ts';
import { isBlank, youOf } from './blanking.ts';
import { standing } from './standing.ts';

/** The frame to read a standing text with: the stored one, if its card still means the same player. */
function frameOf(s: B5State, { source, f }: Stands<Static>): Frame {
  const you = youOf(s, source);
  return f.you === you ? f : scene(you, source);
}

type StaticVisitor = (st: Static, source: CardId, f: Frame) => void;

/** Calls `each` for every working static ability of a kind, with its card. */
export function eachStatic(s: B5State, kind: StaticKind, each: StaticVisitor): void {
  const list = standing(s).statics[kind];
  if (list !== undefined) {
    for (const stands of list) {
      const { source, what } = stands;
      if (s.cards[source]!.faceDown || isBlank(s, source)) continue;
      const f = frameOf(s, stands);
      if (what.holds === null || what.holds(s, f)) each(what, source, f);
    }
  }
  if (s.mods.length > 0) eachLeft(s, kind, each);
  if (s.resolving >= 0) eachResolving(s, kind, each);
}

/** The same for the texts that effects have left behind. Their local `kept` is the card that the effect was about. */
export function eachLeft(s: B5State, kind: StaticKind, each: StaticVisitor, atRest = false): void {
  for (const m of s.mods) {
    if (m.kind !== 'text' || (atRest && m.until !== 'stays')) continue;
    const st = leftBy(s, m).leaves[m.text!]!;
    if (st.kind !== kind || (m.until === 'only-next-turn' && m.turn === s.turn)) continue;
    const about = m.what < 0 ? {} : { conflict: m.what };
    // a text about a conflict ends with it
    if (m.what >= 0 && !s.conflicts.some(c => c.id === m.what)) continue;
    const f = scene(m.seat, m.source, { kept: m.card, number: m.n, ...about });
    if (st.holds === null || st.holds(s, f)) each(st, m.source, f);
  }
}

/** The same for some static abilities, without those that cannot affect this card. */
export function eachStanding(
  s: B5State,
  list: readonly Stands<Static>[],
  subject: CardId,
  each: (st: Static, f: Frame) => void,
): void {
  for (const stands of list) {
    const { source, what } = stands;
    // checked first: most texts affect 1 card, and the game asks for every ability of every card
    if (what.alone !== null && (what.alone === 'host' ? s.cards[source]!.host : source) !== subject) continue;
    if (s.cards[source]!.faceDown || isBlank(s, source)) continue;
    const f = frameOf(s, stands);
    if (what.holds === null || what.holds(s, f)) each(what, f);
  }
}

/** The same for static abilities of the conflict that resolves now. */
export function eachResolving(s: B5State, kind: StaticKind, each: StaticVisitor): void {
  const conflict = conflictOf(s, s.resolving);
  for (const st of CONFLICT_RULES[conflict.rules]!.statics) {
    if (st.kind !== kind) continue;
    const f = scene(conflict.seat, conflict.card, { conflict: conflict.id });
    if (st.holds === null || st.holds(s, f)) each(st, conflict.card, f);
  }
}

/** The sum of a kind's amounts over the static abilities that affect this card. */
export function sumOn(s: B5State, kind: StaticKind, subject: CardId): number {
  let sum = 0;
  eachStatic(s, kind, (st, _source, f) => {
    if (st.to === null || st.to(s, subject, f)) sum += st.n(s, f);
  });
  return sum;
}

/** The sum of a kind's amounts over the static abilities whose "you", or the player that they name, is this seat. */
export function sumFor(s: B5State, kind: StaticKind, seat: Seat): number {
  let sum = 0;
  eachStatic(s, kind, (st, _source, f) => {
    if ((st.whose === null ? f.you : st.whose(s, f)) === seat) sum += st.n(s, f);
  });
  return sum;
}
