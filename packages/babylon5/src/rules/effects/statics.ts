// Static abilities: the permanent effects of texts in play, found by kind.
import { type CardId, type Frame, type Seat, type Stands, scene } from '@orrery/kernel';
import { CONFLICT_RULES, leftBy, type Static, type StaticKind } from '../../card.ts';
import { type B5State, conflictOf, type Mod } from '../../state.ts';
import { isBlank, youOf } from './blanking.ts';
import { standing } from './standing.ts';

/** The frame to read a standing text with: the stored one, if its card still means the same player. */
function frameOf(s: B5State, { source, f }: Stands<Static>): Frame {
  const you = youOf(s, source);
  return f.you === you ? f : scene(you, source);
}

type StaticVisitor = (st: Static, source: CardId, f: Frame) => void;

/** A text that an effect has left behind, and the effect. */
interface LeftText {
  readonly st: Static;
  readonly mod: Mod;
}

/** The texts of lasting effects by kind, for one list of lasting effects. Such lists never change: an effect that comes or goes makes a new one. */
interface LeftTexts {
  readonly mods: readonly Mod[];
  /** null if there are none */
  readonly texts: Partial<Record<StaticKind, LeftText[]>> | null;
}

let filed: LeftTexts = { mods: [], texts: null };

/** Returns the texts that effects have left behind, by kind; null if there are none. */
function leftTexts(s: B5State): LeftTexts['texts'] {
  if (filed.mods === s.mods) return filed.texts;
  let texts: LeftTexts['texts'] = null;
  for (const mod of s.mods) {
    if (mod.kind !== 'text') continue;
    const st = leftBy(s, mod).leaves[mod.text!]!;
    texts ??= {};
    (texts[st.kind] ??= []).push({ st, mod });
  }
  filed = { mods: s.mods, texts };
  return texts;
}

/**
 * False if no text of this kind is in force: neither in play, nor left behind, nor of a conflict that resolves. Callers ask this first, because most
 * kinds are rare.
 */
export function isSpoken(s: B5State, kind: StaticKind): boolean {
  if (standing(s).statics[kind] !== undefined) return true;
  const left = s.mods.length === 0 ? null : leftTexts(s);
  if (left !== null && left[kind] !== undefined) return true;
  return s.resolving >= 0 && CONFLICT_RULES[conflictOf(s, s.resolving).rules]!.statics.some(st => st.kind === kind);
}

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
  const list = leftTexts(s)?.[kind];
  if (list === undefined) return;
  for (const { st, mod: m } of list) {
    if ((atRest && m.until !== 'stays') || (m.until === 'only-next-turn' && m.turn === s.turn)) continue;
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
  if (!isSpoken(s, kind)) return 0;
  let sum = 0;
  eachStatic(s, kind, (st, _source, f) => {
    if (st.to === null || st.to(s, subject, f)) sum += st.n(s, f);
  });
  return sum;
}

/** The sum of a kind's amounts over the static abilities whose "you", or the player that they name, is this seat. */
export function sumFor(s: B5State, kind: StaticKind, seat: Seat): number {
  if (!isSpoken(s, kind)) return 0;
  let sum = 0;
  eachStatic(s, kind, (st, _source, f) => {
    if ((st.whose === null ? f.you : st.whose(s, f)) === seat) sum += st.n(s, f);
  });
  return sum;
}
