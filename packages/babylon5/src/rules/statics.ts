import { type CardId, type Frame, type Seat, type Stands, scene } from '@orrery/kernel';
import { type CardType, CONFLICT_RULES, DEFS, type Static, type StaticKind } from '../card.ts';
import { ATTACHED, type B5State, conflictOf, FACTION, SEAT_ZONES, zoneKind } from '../state.ts';
import { standing } from './standing.ts';

/** What a card counts as where it lies: a conflict card that its text has put on something is an enhancement or an aftermath. */
export function typeNow(s: B5State, id: CardId): CardType {
  const card = s.cards[id]!;
  const { type, becomes } = DEFS[s.defs[id]!]!;
  if (becomes === null) return type;
  const kind = zoneKind(s, card);
  return kind === SEAT_ZONES + ATTACHED || kind === FACTION ? becomes : type;
}

/**
 * Whom a card's text means by "you": its controller; for a card put on something, the player of the faction that it is on
 * (b5/cards-enhancement/16, b5/glossary/21).
 */
export function youOf(s: B5State, id: CardId): Seat {
  const card = s.cards[id]!;
  const type = typeNow(s, id);
  if (type === 'enhancement' || type === 'aftermath') {
    const kind = zoneKind(s, card);
    if (kind === SEAT_ZONES + ATTACHED && card.host >= 0) return s.cards[card.host]!.faction;
    if (kind === FACTION) return card.faction;
  }
  // whoever may use a captured location is meant by its text, though nobody controls it under the engine rules
  return card.controller < 0 && card.captured && !withheld(s, id) ? card.faction : card.controller;
}

/**
 * True if the card counts as having no effect text (b5/blanking/1, b5/blanking/2, b5/blanking/3, b5/blanking/5, b5/marks/18) or is a
 * location that its captor cannot use.
 */
export function isBlank(s: B5State, id: CardId): boolean {
  const card = s.cards[id]!;
  if (withheld(s, id)) return true;
  for (const a of card.attached)
    if (DEFS[s.defs[a]!]!.source.blanks && !s.cards[a]!.faceDown) return !irrevocable(s, id);
  return false;
}

/** True for a captured location that its captor cannot use; a text may let it (b5/captured-locations/1, b5/blanking/4). */
export function withheld(s: B5State, id: CardId): boolean {
  const { captured, faction } = s.cards[id]!;
  if (!captured) return false;
  const leave = standing(s).statics['uses-captured'];
  return (
    leave === undefined ||
    !leave.some(({ source }) => youOf(s, source) === faction && !s.cards[source]!.captured && !isBlank(s, source))
  );
}

/** True for a card that nothing negates, cancels, blanks, reverses or directly discards (b5/glossary/14). */
export function irrevocable(s: B5State, id: CardId): boolean {
  return DEFS[s.defs[id]!]!.keywords.has('Irrevocable');
}

/**
 * Who decides about what a card's text lets "you" do: under the engine rules whoever controls an enhancement or aftermath,
 * though it sits in another faction (b5/glossary/5).
 */
export function decider(s: B5State, f: Frame): Seat {
  if (s.ruleset !== 'engine' || f.self < 0) return f.you;
  const { controller } = s.cards[f.self]!;
  return controller >= 0 && isPutOn(s, f.self) ? controller : f.you;
}

/** True for enhancements and aftermaths, which their player controls wherever they lie. */
export function isPutOn(s: B5State, id: CardId): boolean {
  const type = typeNow(s, id);
  return type === 'enhancement' || type === 'aftermath';
}

/** True for a card with a word in bold, printed or given to it by another card. */
export function hasKeyword(s: B5State, id: CardId, keyword: string): boolean {
  const { statics } = standing(s);
  // blanked by nothing but a text that says so (b5/blanking/6, b5/blanking/7)
  if (statics['loses-keyword'] !== undefined) {
    let lost = false;
    eachStatic(s, 'loses-keyword', (st, _source, f) => {
      if (st.what === keyword && (st.to === null || st.to(s, id, f))) lost = true;
    });
    if (lost) return false;
  }
  if (DEFS[s.defs[id]!]!.keywords.has(keyword)) return true;
  if (statics['gives-keyword'] === undefined) return false;
  let given = false;
  eachStatic(s, 'gives-keyword', (st, _source, f) => {
    if (st.what === keyword && (st.to === null || st.to(s, id, f))) given = true;
  });
  return given;
}

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

/** The card whose text forbids this act to the subject; -1 when none does. */
export function forbidding(s: B5State, act: string, subject: CardId): CardId {
  let found = -1;
  eachStatic(s, 'cannot', (st, source, f) => {
    if (found < 0 && st.what === act && (st.to === null || st.to(s, subject, f))) found = source;
  });
  return found;
}
