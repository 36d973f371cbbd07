// What an event would cost a player, if nobody does anything.
// It looks at what lies open alone.
import type { CardId, Seat } from '@orrery/kernel';
import { type GeState, inPlay, seatOfHq } from '../../state.ts';
import { leadThrough, weigh } from '../damage/splash.ts';
import { currentStrength } from '../table/definitions.ts';
import { type Event, type Fire, firepower, isOf } from './events.ts';

/**
 * What would be lost to an event if nobody did anything: cards of a stack that is being discarded; of a volley what it destroys on its way, guardians
 * before its target, and the Sector HQ that it reaches. Armor is not counted, for it need not be used (ge/points/20).
 */
export function lossesTo(s: GeState, e: Event): readonly CardId[] {
  if (e.kind === 'loss') return [e.card];
  if (e.kind !== 'volley' || e.fire === undefined || (e.on >= 0 && !inPlay(s, e.on))) return [];
  const lost: CardId[] = [];
  const meets = (id: CardId, points: Fire): Fire => {
    const { mine, through, over } = weigh(s, id, points, false);
    if (through + mine.pierce >= currentStrength(s, id)) lost.push(id);
    return over;
  };
  const rest = leadThrough(s, e.on, e.clock ?? s.clock, e.fire, meets);
  if (firepower(rest) > 0) {
    if (seatOfHq(e.on) >= 0) lost.push(e.on);
    else meets(e.on, rest);
  }
  return lost;
}

/** True for what costs a player a card, or reaches their Sector HQ, if nobody does anything. */
export const threatens = (s: GeState, e: Event, seat: Seat): boolean => lossesTo(s, e).some(id => isOf(s, id, seat));
