// How near each player of WARS is to winning.
import { energyLeft, seatName, type WarsState } from '@orrery/wars/without-cards';
import type { Standing } from '../../contract/game.ts';

/** How near each player is to losing: the energy left in the 3 piles, plus the hand, which can be lost too (wars/winning-the-game/1). */
export const standings = (s: WarsState): Standing[] =>
  s.seats.map(({ out }, seat) => {
    const { reserve, active, used, hand } = energyLeft(s, seat);
    const score = reserve + active + used;
    const text = `${score} energy left (${reserve} in reserve, ${active} active, ${used} used) and ${hand} in hand`;
    return { seat, name: seatName(s, seat), out, score, text };
  });
