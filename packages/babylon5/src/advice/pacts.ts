import type { Option, Seat } from '@orrery/kernel';
import { isMember } from '../rules/politics/isa.ts';
import { lossesAtWar, mutuallyAtMost } from '../rules/politics/pacts.ts';
import { partyOf, siblings } from '../rules/politics/parties.ts';
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

/** True for two members of the Interstellar Alliance. */
const fellows = (s: B5State, a: Seat, b: Seat): boolean => isMember(s, a) && isMember(s, b);

/** The worth to a seat of going to war with another: it pays for the stronger one, an ally costs influence, kin are drawn into Civil War, and the ISA expels a member that makes war on another. */
export function warWorth(s: B5State, at: Situation, foe: Seat): number {
  if (fellows(s, at.seat, foe)) return -1;
  const own = strength(s, at.seat, [MILITARY], true);
  if (own <= 1.2 * strength(s, foe, [MILITARY], true) + 2) return -1;
  const lost = lossesAtWar(s, partyOf(s, at.seat), partyOf(s, foe)).find(([seat]) => seat === at.seat);
  return 3.5 - (lost?.[1] ?? 0) * INFLUENCE_WORTH - (siblings(s, at.seat).includes(foe) ? 2 : 0);
}

/** The worth of joining the war of another faction of one's race: if the two together are much stronger than the enemy. */
export function joinWarWorth(s: B5State, at: Situation, foe: Seat): number {
  if (fellows(s, at.seat, foe)) return -1;
  const force = (seat: Seat) => strength(s, seat, [MILITARY], true);
  const allies = siblings(s, at.seat).filter(other => enemies(s, other).includes(foe));
  const together = allies.reduce((n, other) => n + force(other), force(at.seat));
  const lost = lossesAtWar(s, partyOf(s, at.seat), partyOf(s, foe)).find(([seat]) => seat === at.seat);
  if (force(at.seat) <= 0.8 * force(foe) || together <= 1.5 * force(foe) + 4) return -1;
  // the ambassador rotates
  return 3.5 - (lost?.[1] ?? 0) * INFLUENCE_WORTH - 1;
}

/** The worth of ending a state of Neutrality: it pays for a player who is much stronger than the strongest rival. */
export function breakWorth(s: B5State, at: Situation, o: Option): number {
  if (at.rival < 0 || !covers(s, o.a, at.rival)) return -1;
  const [own, theirs] = [at.seat, at.rival].map(seat => strength(s, seat, [MILITARY], true));
  return own! > 1.2 * theirs! + 2 ? 1 : -1;
}
