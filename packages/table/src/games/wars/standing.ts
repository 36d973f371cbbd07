import type { Seat } from '@orrery/kernel';
import { energyLeft, seatName, type WarsState } from '@orrery/wars';
import type { Standing } from '../../game.ts';

/** What keeps a player of WARS alive: the energy left, in its three piles; the hand can be lost, too (wars/winning-the-game/1). */
export function standing(s: WarsState, seat: Seat): Standing {
  const { reserve, active, used, hand } = energyLeft(s, seat);
  const score = reserve + active + used;
  const text = `${score} energy left (${reserve} in reserve, ${active} active, ${used} used) and ${hand} in hand`;
  return { seat, name: seatName(s, seat), out: s.seats[seat]!.out, score, text };
}
