import { type B5State, chance, seatName } from '@orrery/babylon5';
import type { Seat } from '@orrery/kernel';
import type { Standing } from '../../game.ts';

/** The race for victory in Babylon 5: power, and the power that wins (b5/victory/2, /7). */
export function standing(s: B5State, seat: Seat): Standing {
  const name = seatName(s, seat);
  const near = chance(s, seat);
  if (near === null) return { seat, name, out: true, score: 0, text: 'out of the game' };
  const { power, needs, but } = near;
  const text = `${power} of ${needs} power${but === '' ? '' : ` (${but})`}`;
  return { seat, name, out: false, score: power, text };
}
