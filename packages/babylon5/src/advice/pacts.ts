import type { Option, Seat } from '@orrery/kernel';
import { mutuallyAtMost } from '../rules/politics/pacts.ts';
import { partyOf } from '../rules/politics/parties.ts';
import { covers, enemies } from '../rules/politics/states.ts';
import { type B5State, MILITARY } from '../state.ts';
import { INFLUENCE_WORTH } from '../traits.ts';
import { type Situation, strength } from './situation.ts';

// The worth of peace, and of ending a state between races.

/** The worth of peace to a seat: an enemy with a stronger military is worth being rid of. @param most the highest tension at which a text makes peace */
export function peaceWorth(s: B5State, seat: Seat, most: number): number {
  const own = strength(s, seat, [MILITARY], true);
  let sum = 0;
  for (const foe of enemies(s, seat))
    if (mutuallyAtMost(s, partyOf(s, seat), partyOf(s, foe), most))
      sum += strength(s, foe, [MILITARY], true) > own ? INFLUENCE_WORTH : -1;
  return sum;
}

/** The worth of ending a state of Neutrality: it pays for a player who is much stronger than the strongest rival. */
export function breakWorth(s: B5State, at: Situation, o: Option): number {
  if (at.rival < 0 || !covers(s, o.a, at.rival)) return -1;
  const [own, theirs] = [at.seat, at.rival].map(seat => strength(s, seat, [MILITARY], true));
  return own! > 1.2 * theirs! + 2 ? 1 : -1;
}
