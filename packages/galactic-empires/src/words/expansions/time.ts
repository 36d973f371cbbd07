import type { CardId, Filter, Ref, Seat } from '@orrery/kernel';
import { defOf } from '../../card.ts';
import { v } from '../../language.ts';
import { isTarget } from '../../rules/fire/targets.ts';
import { moved, noted } from '../../rules/table/cards-in-play.ts';
import { locationOf } from '../../rules/table/locations.ts';
import { isAtOrigin } from '../../rules/table/realms.ts';
import { cardsOn, sideAt } from '../../rules/table/stacks.ts';
import { isKept } from '../../rules/time/enclaves.ts';
import { isTimeTarget } from '../../rules/time/time-damage.ts';
import { comeBack, goToOrigin } from '../../rules/time/time-origin.ts';
import { type GeState, inPlay } from '../../state.ts';
import { happening } from '../happenings.ts';
import { subject, tells } from '../statics.ts';

// The words of the time origin: cards there, and ways back to a fleet (ge/time-origin)

/** Fits cards at the time origin. */
export const atOrigin = v.filter(
  'atOrigin',
  () => (s, id) => isAtOrigin(s, id),
  () => ({ after: 'at the time origin' }),
)();
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
tells(
  'shelters',
  (t, x) =>
    `${subject(t, x.to)} that would be discarded from a fleet comes to ${t.ref('self')}, which keeps it, and not to the time origin`,
);
/** Fits cards that this enclave keeps. */
export const keptHere = v.filter(
  'keptHere',
  () => (s, id, f) => s.cards[id]!.on === f.self && isKept(s, id),
  t => ({ noun: 'card', that: `${t.ref('self')} keeps` }),
)();
/** A card that fits would move. As a replacement it comes before the fact. */
export const wouldMove = happening(
  'wouldMove',
  'moved',
  (c, which: Filter) => {
    const fits = c.filter(which);
    return (s, f) => fits(s, f.l.fact.card, f);
  },
  (t, which) => `${t.one(which)} would move`,
);
/** The card stays where it is: nothing else happens in place of the fact. */
export const itStays = v.effect(
  'itStays',
  () => () => {},
  () => 'it stays',
)();
/** Returns the strength of a card at the time origin (ge/time-origin/2). */
const originStrength = (s: GeState, id: CardId): number =>
  defOf(s, id).source.timeStrength ?? defOf(s, id).source.strength;
/** Returns the cards that an enclave keeps. */
const kept = (s: GeState, enclave: CardId): CardId[] => cardsOn(s, enclave).filter(id => isKept(s, id));
/** The research that this enclave still takes: what the card that it keeps with the most strength at the time origin needs. */
export const ransom = v.amount(
  'ransom',
  () => (s, f) =>
    inPlay(s, f.self) ? Math.max(0, ...kept(s, f.self).map(id => originStrength(s, id))) - s.cards[f.self]!.counter : 0,
  () => 'the highest strength at the time origin among these cards, less what it has been given',
)();
/** The cards that this enclave keeps and for which it has been given enough research. */
export const ransomed = v.list(
  'ransomed',
  () => (s, f) =>
    inPlay(s, f.self) ? kept(s, f.self).filter(id => originStrength(s, id) <= s.cards[f.self]!.counter) : [],
  () => 'the cards that it has been given enough research for: their strength at the time origin',
  'card',
  () => 'card that it keeps whose strength at the time origin is no more than the research that it has been given',
)();
/** A card that this enclave keeps goes to the time origin, and the research for it is used up. */
export const isReleased = v.effect<[Ref]>(
  'isReleased',
  (c, card) => {
    const read = c.ref(card);
    return (s, f) => {
      const id = read(s, f);
      if (!inPlay(s, f.self) || !inPlay(s, id) || !isKept(s, id)) return;
      noted(s, { card: f.self, counter: s.cards[f.self]!.counter - originStrength(s, id) });
      noted(s, { card: id, bond: -1 });
      goToOrigin(s, id, f.you);
    };
  },
  (t, card) => `${t.ref(card)} goes to the time origin, and as much research is used up`,
);
/** Fits cards of the player who uses a function for visitors, where its card is (M6 Time Guardian). */
export const visiting = v.filter(
  'visiting',
  () => (s, id, f) => s.cards[id]!.controller === f.you && locationOf(s, id) === locationOf(s, f.self),
  () => ({ after: 'of theirs at its location' }),
)();
