// The texts that hold now and the cards that they cover; cards that are suspended or separated (ge/same-card-twice/2).

import { type CardId, type Frame, type Seat, scene } from '@orrery/kernel';
import { KIND, type Kind, type Static, typeOf } from '../../card.ts';
import { type GeState, inPlay, type Lasting, type Realm } from '../../state.ts';
import { isAtWork } from '../table/disengaged.ts';
import { isAnyElsewhere, realmOf } from '../table/realms.ts';
import { basisOf } from '../table/stacks.ts';
import { type Made, NO_STATICS, standing } from './standing.ts';

/** True for a card that works: `isAtWork`, with the suspensions of the texts in play. */
export function works(s: GeState, id: CardId): boolean {
  return isAtWork(s, id, isSuspended);
}

/** True for a card that a text may make weaker than printed. */
export function mayBeWeakened(s: GeState, id: CardId): boolean {
  for (const { what, f } of standing(s).weakening) if (what.to === null || what.to(s, id, f)) return true;
  return s.lasting.length > 0 && madeNow(s).made[KIND.strength] !== undefined;
}

/** True if a text makes any card weaker than printed. */
export const isWeakening = (s: GeState): boolean =>
  standing(s).weakening.length > 0 || (s.lasting.length > 0 && madeNow(s).made[KIND.strength] !== undefined);

/** The cards in the test for suspension. Two cards that suspend each other both keep working. */
const asking = new Set<CardId>();

/** True for a card that a text suspends, unless the card is immune to the card with that text (ge/definitions/10). */
function isHeldBack(s: GeState, id: CardId): boolean {
  if (!stands(s, KIND.immune)) return isUnder(s, KIND.suspended, id);
  return anyStatic(s, KIND.suspended, (_st, f) => f.self === id || !isUnder(s, KIND.immune, id, f.self), id);
}

/**
 * True for a card whose effects are suspended: it stays in play and has no effect (C4 Science Officer). So does a card that may not function
 * (O4 Entertaining Pastime): it counts as disengaged (ge/disengaged/1).
 */
export function isSuspended(s: GeState, id: CardId): boolean {
  if (!stands(s, KIND.suspended) && !stands(s, KIND['no functions'])) return false;
  if (asking.has(id)) return false;
  asking.add(id);
  try {
    return isHeldBack(s, id) || isUnder(s, KIND['no functions'], id);
  } finally {
    asking.delete(id);
  }
}

/** True if the effects of a card are suspended where it is. For a card that does not stay in play, this is where its player plays it. */
export function suspendedOn(s: GeState, id: CardId, on: CardId, player: Seat): boolean {
  if (s.cards[id]!.controller >= 0) return isSuspended(s, id);
  if (on < 0 || !stands(s, KIND.suspended)) return false;
  // ask the texts about a copy of the table on which the card is there
  const there = { ...s, cards: s.cards.slice() };
  there.cards[id] = { ...s.cards[id]!, controller: player, on };
  return isUnder(there, KIND.suspended, id);
}

/** True for a card that counts as two. */
export const isDoubled = (s: GeState, id: CardId): boolean =>
  (standing(s).statics[KIND.doubled] !== undefined && DOUBLED.has(typeOf(s, id)) && isUnder(s, KIND.doubled, id)) ||
  countsTwice(s, id);

/** True for a card that was played as two (C1 Time Knight): not only its texts in force and functions, but also its triggers work twice. */
export const countsTwice = (s: GeState, id: CardId): boolean =>
  s.lasting.length > 0 && madeNow(s).made[KIND.doubled]?.some(({ made }) => made.cards?.includes(id)) === true;

/**
 * The types that can count double: abilities on an android (C7 Android), the effects of a mimicked ship (M5 Ship Mimic), and black holes (H7
 * Antimatter Singularity).
 */
const DOUBLED = new Set(['A', 'S', 'D', 'T']);

/** The types whose own fire is doubled as it is fired (see fire/shots.ts). */
const FIRES = new Set(['S', 'D']);

/** Returns how often a card that counts as more than one counts besides itself: once, unless a text gives the number. */
function copiesOf(s: GeState, id: CardId): number {
  let n = 1;
  eachStatic(
    s,
    KIND.doubled,
    (st, f) => {
      if (st.n !== null) n = Math.max(n, st.n(s, f));
    },
    id,
  );
  return n;
}

/** Returns a frame for reading a card's words. */
export const reading = (s: GeState, id: CardId): Frame => scene(s.cards[id]!.controller, id);

/** Static texts of lasting effects, by the names under which they were compiled. */
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

/** True if there is any static text of a kind, on a card in play or in a lasting effect. Callers ask this first, because most kinds are rare. */
export const stands = (s: GeState, kind: Kind): boolean =>
  standing(s).statics[kind] !== undefined || (s.lasting.length > 0 && madeNow(s).made[kind] !== undefined);

/** Tells which cards work, or will work. */
export type Working = (s: GeState, id: CardId) => boolean;

type StaticVisitor = (st: Static, f: Frame, made: Lasting | null) => void;

/**
 * Calls `each` for every static text of a kind that holds now: texts of working cards in play, and texts of lasting effects.
 * @param about limits them to texts that cover this card
 * @param working the cards that work: in the Allocation Phase those that will be engaged (ge/allocation-phase/11)
 */
export function eachStatic(
  s: GeState,
  kind: Kind,
  each: StaticVisitor,
  about: CardId = -1,
  working: Working = works,
): void {
  const { statics } = standing(s);
  const list = statics[kind];
  // what separates cards decides whether they reach each other, so it comes before what they give
  const barren = statics[KIND['no benefits']] !== undefined && kind !== KIND['no benefits'] && kind !== KIND.apart;
  // a text does not cover cards that its own card cannot reach
  const split = kind !== KIND.apart && isSplit(s);
  if (list !== undefined)
    for (const { source, what, f } of list)
      if (
        (!split || reaches(s, source, about)) &&
        (about < 0 || what.to === null || what.to(s, about, f)) &&
        (what.even || (working(s, source) && (working === works || !isSuspended(s, source)))) &&
        !(barren && isBarren(s, source)) &&
        (what.holds === null || what.holds(s, f))
      ) {
        each(what, f, null);
        // what separates cards is asked before what doubles them
        if (
          kind !== KIND.doubled &&
          kind !== KIND.apart &&
          isDoubled(s, source) &&
          (kind !== KIND.fire || !FIRES.has(typeOf(s, source)))
        )
          for (let n = copiesOf(s, source); n > 0; n--) each(what, f, null);
      }
  if (s.lasting.length === 0) return;
  const more = madeNow(s).made[kind];
  if (more !== undefined)
    for (const { what, f, made } of more)
      if (
        (!isAnyElsewhere(s) || made.cards !== null || reaches(s, f.self, about)) &&
        (about < 0 || speaksOf(s, what, f, made, about)) &&
        (what.holds === null || what.holds(s, f))
      )
        each(what, f, made);
}

/** Tells of a static text that holds whether it is one of those in question. */
type StaticTest = (st: Static, f: Frame, made: Lasting | null) => boolean;

/**
 * True if any static text of a kind that holds now is one of those in question.
 * @param about, @param working as for `eachStatic`
 */
export const anyStatic = (
  s: GeState,
  kind: Kind,
  fits: StaticTest,
  about: CardId = -1,
  working: Working = works,
): boolean => stands(s, kind) && anyOf(s, kind, fits, about, working);

function anyOf(s: GeState, kind: Kind, fits: StaticTest, about: CardId, working: Working): boolean {
  let found = false;
  eachStatic(
    s,
    kind,
    (st, f, made) => {
      found ||= fits(st, f, made);
    },
    about,
    working,
  );
  return found;
}

/** True if a static text covers this card. */
export const speaksOf = (s: GeState, st: Static, f: Frame, made: Lasting | null, card: CardId): boolean =>
  made !== null && made.cards !== null ? made.cards.includes(card) : st.to === null || st.to(s, card, f);

/** True if a static text about players covers this one. */
export const meansSeat = (s: GeState, st: Static, f: Frame, seat: Seat): boolean =>
  st.who === null ? f.you === seat : st.who(s, { ...f, l: { ...f.l, seat } });

/** True while cards do not reach all others: a text separates some (H9 Dimensional Portal, E6 Stasis Mine), or some are outside the fleets. */
export const isSplit = (s: GeState): boolean => stands(s, KIND.apart) || isAnyElsewhere(s);

/** True if a static text of a kind covers a player. */
export const coversSeat = (s: GeState, kind: Kind, seat: Seat): boolean =>
  anyStatic(s, kind, (st, f) => meansSeat(s, st, f, seat));

/**
 * True if one card can affect another: both are in one realm (ge/time-origin/5), and the same texts separate both, or none does (H9 Dimensional
 * Portal, H1 Time Warp). A card that lies on what it separates may itself be left out (H5 Time Trap). -1 stands for the fleets and their players.
 */
export const reaches = (s: GeState, from: CardId, to: CardId): boolean =>
  from === to || !isSplit(s) || reachesAcross(s, from, to);

function reachesAcross(s: GeState, from: CardId, to: CardId): boolean {
  if (realmFrom(s, from) !== realmFrom(s, to)) return false;
  const [one, two] = [apartBy(s, from), apartBy(s, to)];
  return one === two || (one === '' ? parts(s, from, to, two) : two === '' && parts(s, to, from, one));
}

/** True for a card that alone separates another of its stack. `by` is the key of that other card. */
const parts = (s: GeState, id: CardId, other: CardId, by: string): boolean =>
  by === `${id} ` && basisOf(s, id) === basisOf(s, other);

/**
 * True if the same texts separate both cards, or none does, whatever their realms: all realms are in play, take points and command slots, and count
 * for personas (ge/time-origin/6, ge/time-origin/8). -1 stands for the fleets and their players.
 */
export const isInPlayWith = (s: GeState, from: CardId, to: CardId): boolean =>
  from === to || !stands(s, KIND.apart) || apartBy(s, from) === apartBy(s, to);

/** Returns the realm of a card; the fleets for a card that is not in play, and for -1. */
const realmFrom = (s: GeState, id: CardId): Realm => (id < 0 || !inPlay(s, id) ? 'fleet' : realmOf(s, id));

/** Returns the cards whose texts separate a card, as a key; '' for none. */
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

/** True for a card that gives no benefits: it acts, and all else that it does is off (O8 Alien Love Interest of the Primary Edition). */
export const isBarren = (s: GeState, card: CardId): boolean =>
  standing(s).statics[KIND['no benefits']] !== undefined && isUnder(s, KIND['no benefits'], card);

/** True if a static text of a kind covers this card (and the other one). */
export const isUnder = (s: GeState, kind: Kind, card: CardId, other: CardId = -1): boolean =>
  // most kinds are rare: asked first, so that hardly any call makes the test
  stands(s, kind) && anyStatic(s, kind, (st, f) => other < 0 || st.of === null || st.of(s, other, f), card);

/** True if a text lets a card be harmed by something that usually does it no harm: research, phasers (C8 Spiritual Leader). */
export const isHarmedBy = (s: GeState, card: CardId, what: string): boolean =>
  anyStatic(s, KIND['harmed by'], st => st.what === what, card);
