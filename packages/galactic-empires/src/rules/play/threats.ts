// Threats: what an event would cost a player without reactions. Uses only public information.
import type { CardId, Seat } from '@orrery/kernel';
import { type GeState, inPlay, isPlace, ORIGIN_STRENGTH, TIME_ORIGIN } from '../../state.ts';
import { leadThrough, weigh } from '../damage/splash.ts';
import { currentStrength } from '../table/definitions.ts';
import { stacksAtOrigin } from '../table/realms.ts';
import { stackOf } from '../table/stacks.ts';
import { type Event, type Fire, firepower, isOf } from './events.ts';

/**
 * Returns the cards and Sector HQs that an event would destroy without reactions. A discard takes the cards of its stack. A volley takes guardians on
 * its way, its target, or the Sector HQ that it reaches. Armor does not count, because its use is optional (ge/points/20).
 */
export function lossesTo(s: GeState, e: Event): readonly CardId[] {
  if (e.kind === 'loss') return [e.card];
  if (e.kind !== 'volley' || e.fire === undefined || (e.on >= 0 && !inPlay(s, e.on))) return [];
  const lost: CardId[] = [];
  const meets = (id: CardId, points: Fire): Fire => {
    const { mine, through, over } = weigh(s, id, points, false, e.by);
    if (through + mine.pierce >= currentStrength(s, id)) lost.push(id);
    return over;
  };
  const rest = leadThrough(s, e.on, e.clock ?? s.clock, e.fire, meets);
  if (firepower(rest) > 0) {
    if (e.on === TIME_ORIGIN) {
      if (s.timeOrigin + firepower(rest) >= ORIGIN_STRENGTH)
        for (const id of stacksAtOrigin(s)) lost.push(...stackOf(s, id));
    } else if (isPlace(e.on)) lost.push(e.on);
    else meets(e.on, rest);
  }
  return lost;
}

/** True for an event that costs a player a card or reaches their Sector HQ if nobody reacts. */
export const threatens = (s: GeState, e: Event, seat: Seat): boolean => lossesTo(s, e).some(id => isOf(s, id, seat));
