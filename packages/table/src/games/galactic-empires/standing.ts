// How near each player of Galactic Empires is to winning.
import { chances, type GeState, HQ_STRENGTH, homeName, seatName } from '@orrery/galactic-empires/without-cards';
import type { Standing } from '../../contract/game.ts';

/** How near each player of Galactic Empires is to elimination: the strength left of the Sector HQ or the Psy Network (ge/how-to-win/2). */
export const standings = (s: GeState): Standing[] =>
  chances(s).map(({ left }, seat) => {
    const { out } = s.seats[seat]!;
    const text = out ? 'out of the game' : `${homeName(s, seat)} ${left} of ${HQ_STRENGTH}`;
    return { seat, name: seatName(s, seat), out, score: left, text };
  });
