// The places where a card may enter play and its player can pay for it.
import { type CardId, type Frame, type Option, type Refusal, refuse, type Seat } from '@orrery/kernel';
import type { WarsState } from '../../state.ts';
import { canLose } from '../energy/lose-energy.ts';
import { canPay } from '../energy/pay.ts';
import { energyCost, type Terms, tollOf } from './costs.ts';
import { locationOf, placesFor } from './places.ts';

const TOO_DEAR = refuse('wars/costs/1', 'You do not have enough active energy.');
const CANNOT_LOSE = refuse('wars/costs/5', 'You must lose energy to play this card. You do not have enough.');

/** How a player plays a card: which effect of a used-or-lost card, on which terms, and the only places allowed. */
export interface Way extends Terms {
  readonly mode?: number;
  readonly only?: readonly CardId[] | null;
}

/** Returns the same way for one place. The cost may depend on the ship that the card goes aboard. */
export const wayTo = (way: Way, place: Option): Way => (place.verb === 'aboard' ? { ...way, aboard: place.a } : way);

/** Returns the places where the card can enter play and its player can pay for it. */
export function affordablePlaces(s: WarsState, seat: Seat, card: CardId, way: Way): Option[] {
  const energy = canPay(s, seat);
  return placesFor(s, seat, card, way.only ?? null).filter(place => {
    const at = locationOf(s, place);
    const terms = wayTo(way, place);
    if (energyCost(s, seat, card, at, terms) > energy) return false;
    const toll = tollOf(s, seat, card, at, terms);
    return toll === 0 || toll <= canLose(s, seat) - 1;
  });
}

/** Returns the rule because of which the player cannot pay for a card at any of these places. */
export const judgePrice = (s: WarsState, seat: Seat, card: CardId, way: Way, places: readonly Option[]): Refusal =>
  places.every(p => energyCost(s, seat, card, locationOf(s, p), wayTo(way, p)) > canPay(s, seat))
    ? TOO_DEAR
    : CANNOT_LOSE;

/** Returns the way that a frame's locals hold. */
export const wayOf = (f: Frame): Way => ({
  ...(f.l.b >= 0 ? { mode: f.l.b } : {}),
  ...(f.l.less ? { less: f.l.less } : {}),
  ...(f.l.free ? { free: true } : {}),
  ...(f.l.nothing ? { nothing: true } : {}),
  ...(f.l.only ? { only: f.l.only } : {}),
  byEffect: f.l.byEffect === 1,
});
