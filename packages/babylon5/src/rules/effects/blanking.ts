// Cards that count as having no text, and the player that a text means by "you" (b5/blanking).
import type { CardId, Frame, Seat } from '@orrery/kernel';
import { type CardType, DEFS } from '../../card.ts';
import { ATTACHED, type B5State, FACTION, SEAT_ZONES, zoneKind } from '../../state.ts';
import { standing } from './standing.ts';

/** The type that a card counts as in its place: a conflict card that its text has put on a card or faction is an enhancement or an aftermath. */
export function typeNow(s: B5State, id: CardId): CardType {
  const card = s.cards[id]!;
  const { type, becomes } = DEFS[s.defs[id]!]!;
  if (becomes === null) return type;
  const kind = zoneKind(s, card);
  return kind === SEAT_ZONES + ATTACHED || kind === FACTION ? becomes : type;
}

/**
 * The player that a card's text means by "you": its controller; for a card put on something, the player of that faction (b5/cards-enhancement/16,
 * b5/glossary/21).
 */
export function youOf(s: B5State, id: CardId): Seat {
  const card = s.cards[id]!;
  const type = typeNow(s, id);
  if (type === 'enhancement' || type === 'aftermath') {
    const kind = zoneKind(s, card);
    if (kind === SEAT_ZONES + ATTACHED && card.host >= 0) return s.cards[card.host]!.faction;
    if (kind === FACTION) return card.faction;
  }
  // the text of a captured location means the player who may use it, although nobody controls it under the engine rules
  return card.controller < 0 && card.captured && !withheld(s, id) ? card.faction : card.controller;
}

/**
 * True if the card counts as having no effect text (b5/blanking/1, b5/blanking/2, b5/blanking/3, b5/blanking/5, b5/marks/18) or is a
 * location that its captor cannot use.
 */
export function isBlank(s: B5State, id: CardId): boolean {
  const card = s.cards[id]!;
  if (withheld(s, id)) return true;
  for (const m of s.mods) if (m.kind === 'blank' && m.card === id) return !irrevocable(s, id);
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

/** True for a card that no text negates, cancels, blanks, reverses or directly discards (b5/glossary/14). */
export function irrevocable(s: B5State, id: CardId): boolean {
  return DEFS[s.defs[id]!]!.keywords.has('Irrevocable');
}

/**
 * The seat that decides for "you" in a card's text. Under the engine rules, the controller of an enhancement or aftermath decides, even if it sits in
 * another faction (b5/glossary/5).
 */
export function decider(s: B5State, f: Frame): Seat {
  if (s.ruleset !== 'engine' || f.self < 0) return f.you;
  const { controller } = s.cards[f.self]!;
  return controller >= 0 && isPutOn(s, f.self) ? controller : f.you;
}

/** True for enhancements and aftermaths, which their player controls anywhere. */
export function isPutOn(s: B5State, id: CardId): boolean {
  const type = typeNow(s, id);
  return type === 'enhancement' || type === 'aftermath';
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/effects/keywords.ts: b5/blanking/6, b5/blanking/7
