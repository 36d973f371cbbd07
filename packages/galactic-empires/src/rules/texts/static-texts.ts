// Which standing texts hold now, and of which cards they speak; cards that are suspended or kept apart (ge/same-card-twice/2).

import { type CardId, type Frame, type Seat, scene } from '@orrery/kernel';
import { KIND, type Kind, type Static, typeOf } from '../../card.ts';
import { type GeState, inPlay, type Lasting } from '../../state.ts';
import { isAtWork } from '../table/disengaged.ts';
import { type Made, NO_STATICS, standing } from './standing.ts';

/** True for a card that works: what `isAtWork` says of it as texts in play suspend cards now. */
export function works(s: GeState, id: CardId): boolean {
  return isAtWork(s, id, isSuspended);
}

/** True for a card whose strength may be less than what is printed on it: a text that may take some away speaks of it. */
export function mayBeWeakened(s: GeState, id: CardId): boolean {
  for (const { what, f } of standing(s).weakening) if (what.to === null || what.to(s, id, f)) return true;
  return s.lasting.length > 0 && madeNow(s).made[KIND.strength] !== undefined;
}

/** Cards of which it is being found out whether they are suspended: two that suspend each other both stay. */
const asking = new Set<CardId>();

/** True for a card whose effects are suspended: it stays as it is, and does nothing (C4 Science Officer). */
export function isSuspended(s: GeState, id: CardId): boolean {
  if (!stands(s, KIND.suspended)) return false;
  if (asking.has(id)) return false;
  asking.add(id);
  try {
    return isUnder(s, KIND.suspended, id);
  } finally {
    asking.delete(id);
  }
}

/** True if the effects of a card are suspended where it lies; of one that does not stay in play, where its player plays it. */
export function suspendedOn(s: GeState, id: CardId, on: CardId, player: Seat): boolean {
  if (s.cards[id]!.controller >= 0) return isSuspended(s, id);
  if (on < 0 || !stands(s, KIND.suspended)) return false;
  // texts are asked about it as if it lay there: on a copy, for it does not
  const there = { ...s, cards: s.cards.slice() };
  there.cards[id] = { ...s.cards[id]!, controller: player, on };
  return isUnder(there, KIND.suspended, id);
}

/** True for a card that counts as two. */
export const isDoubled = (s: GeState, id: CardId): boolean =>
  standing(s).statics[KIND.doubled] !== undefined && DOUBLED.has(typeOf(s, id)) && isUnder(s, KIND.doubled, id);

/** Abilities count double on an android (C7 Android), and what a ship does that is mimicked (M5 Ship Mimic). */
const DOUBLED = new Set(['A', 'S', 'D']);

/** A frame that reads the words of a card. */
export const reading = (s: GeState, id: CardId): Frame => scene(s.cards[id]!.controller, id);

/** Static texts that effects have made, by the names they were compiled under. */
export const LASTING = new Map<string, Static>();

function madeNow(s: GeState): Made {
  const known = standing(s);
  if (known.now !== null && known.now.lasting === s.lasting) return known.now;
  const found: Made = { lasting: s.lasting, made: NO_STATICS.slice() };
  for (const made of s.lasting) {
    const what = LASTING.get(made.rule)!;
    (found.made[KIND[what.kind]] ??= []).push({ what, f: scene(made.you, made.self, made.l), made });
  }
  known.now = found;
  return found;
}

/** True if there is any static text of a kind, of a card in play or made by an effect: asked first, since most are rare. */
export const stands = (s: GeState, kind: Kind): boolean =>
  standing(s).statics[kind] !== undefined || (s.lasting.length > 0 && madeNow(s).made[kind] !== undefined);

/** Says which cards work, or are going to. */
export type Working = (s: GeState, id: CardId) => boolean;

type Told = (st: Static, f: Frame, made: Lasting | null) => void;

/**
 * Calls `each` for every static text of a kind that holds now: of cards in play that work, and those that effects have made.
 * @param about only those that speak of this card
 * @param working which cards work: in the Allocation Phase those that are going to be engaged (ge/allocation-phase/11)
 */
export function eachStatic(s: GeState, kind: Kind, each: Told, about: CardId = -1, working: Working = works): void {
  const { statics } = standing(s);
  const list = statics[kind];
  // a text speaks of no card that its own cannot reach
  const split = kind !== KIND.apart && isSplit(s);
  if (list !== undefined)
    for (const { source, what, f } of list)
      if (
        (!split || reaches(s, source, about)) &&
        (about < 0 || what.to === null || what.to(s, about, f)) &&
        (what.even || (working(s, source) && (working === works || !isSuspended(s, source)))) &&
        (what.holds === null || what.holds(s, f))
      ) {
        each(what, f, null);
        if (kind !== KIND.doubled && isDoubled(s, source)) each(what, f, null);
      }
  if (s.lasting.length === 0) return;
  const more = madeNow(s).made[kind];
  if (more !== undefined)
    for (const { what, f, made } of more)
      if ((about < 0 || speaksOf(s, what, f, made, about)) && (what.holds === null || what.holds(s, f)))
        each(what, f, made);
}

/** True if a static text speaks of this card. */
export const speaksOf = (s: GeState, st: Static, f: Frame, made: Lasting | null, card: CardId): boolean =>
  made !== null && made.cards !== null ? made.cards.includes(card) : st.to === null || st.to(s, card, f);

/** True if a static text that speaks of players means this one. */
export const meansSeat = (s: GeState, st: Static, f: Frame, seat: Seat): boolean =>
  st.who === null ? f.you === seat : st.who(s, { ...f, l: { ...f.l, seat } });

/** True while cards are kept apart from others (H9 Dimensional Portal, E6 Stasis Mine). */
export const isSplit = (s: GeState): boolean => stands(s, KIND.apart);

/**
 * True if one card can have an effect on another: both apart by the same texts, or neither (H9 Dimensional Portal, H1 Time Warp). -1 stands for
 * the fleets and their players.
 */
export function reaches(s: GeState, from: CardId, to: CardId): boolean {
  if (from === to || !isSplit(s)) return true;
  return apartBy(s, from) === apartBy(s, to);
}

/** The cards whose texts keep a card apart, as a key; '' for one that is not. */
function apartBy(s: GeState, id: CardId): string {
  if (id < 0 || !inPlay(s, id)) return '';
  const { apart } = standing(s);
  const known = apart.get(id);
  if (known !== undefined) return known;
  let by = '';
  eachStatic(
    s,
    KIND.apart,
    (_st, f) => {
      by += `${f.self} `;
    },
    id,
  );
  apart.set(id, by);
  return by;
}

/** True if a static text of a kind speaks of this card (and of this other one). */
export const isUnder = (s: GeState, kind: Kind, card: CardId, other: CardId = -1): boolean =>
  stands(s, kind) && speaks(s, kind, card, other);

function speaks(s: GeState, kind: Kind, card: CardId, other: CardId): boolean {
  let found = false;
  eachStatic(
    s,
    kind,
    (st, f) => {
      if (other < 0 || st.of === null || st.of(s, other, f)) found = true;
    },
    card,
  );
  return found;
}

/** True if a text lets a card be harmed by what does it no harm otherwise: research, phasers (C8 Spiritual Leader). */
export function isHarmedBy(s: GeState, card: CardId, what: string): boolean {
  if (standing(s).statics[KIND['harmed by']] === undefined) return false;
  let found = false;
  eachStatic(
    s,
    KIND['harmed by'],
    st => {
      if (st.what === what) found = true;
    },
    card,
  );
  return found;
}
