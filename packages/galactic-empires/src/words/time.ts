// The words of the time origin: cards there, and ways back to a fleet (ge/time-origin).
import type { Filter, Ref, Seat } from '@orrery/kernel';
import { defOf } from '../card.ts';
import { v } from '../language.ts';
import { isTarget } from '../rules/fire/targets.ts';
import { moved } from '../rules/table/cards-in-play.ts';
import { isAtOrigin } from '../rules/table/realms.ts';
import { allInPlay, sideAt } from '../rules/table/stacks.ts';
import { isTimeTarget } from '../rules/time/time-damage.ts';
import { comeBack } from '../rules/time/time-origin.ts';
import { inPlay } from '../state.ts';

/** Fits cards at the time origin. */
export const atOrigin = v.filter(
  'atOrigin',
  () => (s, id) => isAtOrigin(s, id),
  () => ({ after: 'at the time origin' }),
)();

/** The cards at the time origin that fit, also for a card that is not there itself: a text that names the place reaches it. */
export const fromOrigin = v.list<[Filter]>(
  'fromOrigin',
  (c, filter) => {
    const fits = c.filter(filter);
    return (s, f) => allInPlay(s).filter(id => isAtOrigin(s, id) && fits(s, id, f));
  },
  (t, filter) => `${t.filter(filter, true)} at the time origin`,
  'card',
  (t, filter) => `${t.filter(filter)} at the time origin`,
);

/** A card comes back from the time origin: to another card, or into its player's fleet (ge/time-origin/11). */
export const comesBack = v.effect<[Ref, Ref?]>(
  'comesBack',
  (c, card, to) => {
    const what = c.ref(card);
    const where = to === undefined ? null : c.ref(to);
    return (s, f) => {
      const id = what(s, f);
      const on = where === null ? -1 : where(s, f);
      if (inPlay(s, id) && isAtOrigin(s, id) && (on < 0 || inPlay(s, on))) comeBack(s, id, on, f.you);
    };
  },
  (t, card, to) => `${t.ref(card)} comes back from the time origin${to === undefined ? '' : ` to ${t.ref(to)}`}`,
);

/** Fits cards whose strength in a fleet is at most so much, wherever they are. */
export const fleetStrengthUpTo = v.filter<[number]>(
  'fleetStrengthUpTo',
  (_c, most) => (s, id) => defOf(s, id).source.strength <= most,
  (_t, most) => ({ after: `of fleet strength ${most} or less` }),
);

/** Fits targets that a creature of time can bite: cards of other players where it is, at the time origin or at the fleet that it is against. */
export const inItsReach = v.filter(
  'inItsReach',
  () => (s, id, f) =>
    s.cards[id]!.controller !== f.you &&
    isTarget(s, id) &&
    !isTimeTarget(s, id) &&
    (isAtOrigin(s, f.self) ? isAtOrigin(s, id) : s.cards[id]!.controller === sideAt(s, f.self)),
  t => ({ noun: 'target', after: `where ${t.ref('self')} is` }),
)();

/** This card goes against the fleet of the player who has just done what it waited for, from the time origin or from another fleet. */
export const goesAfterThem = v.effect(
  'goesAfterThem',
  () => (s, f) => {
    const seat: Seat = f.l.fact.seat;
    if (!inPlay(s, f.self) || s.seats[seat]!.out) return;
    if (isAtOrigin(s, f.self)) comeBack(s, f.self, -1, f.you, seat);
    else if (sideAt(s, f.self) !== seat) moved(s, { card: f.self, on: -1, at: seat });
  },
  t => `${t.ref('self')} goes to the fleet of that player`,
)();

/** True if this card has used a function or fired a weapon this turn. */
export const wasUsed = v.test(
  'wasUsed',
  () => (s, f) => inPlay(s, f.self) && (s.cards[f.self]!.used !== 0 || s.cards[f.self]!.fired.some(n => n > 0)),
  t => `${t.ref('self')} has done something this turn`,
)();
