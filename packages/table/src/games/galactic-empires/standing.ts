import { chances, type GeState, HQ_STRENGTH, seatName } from '@orrery/galactic-empires';
import { many } from '@orrery/kernel';
import type { Standing } from '../../game.ts';

/** What keeps a player of Galactic Empires in the game: what is left of the Sector HQ (ge/how-to-win/2). */
export const standings = (s: GeState): Standing[] =>
  chances(s).map(({ left, rivals }, seat) => {
    const { out } = s.seats[seat]!;
    const text = out ? 'out of the game' : `${left} of ${HQ_STRENGTH} of the Sector HQ left, ${many(rivals, 'rival')}`;
    return { seat, name: seatName(s, seat), out, score: left, text };
  });
