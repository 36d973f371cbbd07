// How near each player of Babylon 5 is to winning.
import { type B5State, chances, seatName } from '@orrery/babylon5/without-cards';
import type { Standing } from '../../contract/game.ts';

/** The race for victory in Babylon 5: each player's power, and the power needed to win (b5/victory/2, b5/victory/7). */
export const standings = (s: B5State): Standing[] =>
  chances(s).map((near, seat) => {
    const name = seatName(s, seat);
    if (near === null) return { seat, name, out: true, score: 0, text: 'out of the game' };
    const { power, needs, but } = near;
    const text = `${power} of ${needs} power${but === '' ? '' : ` (${but})`}`;
    return { seat, name, out: false, score: power, text };
  });
