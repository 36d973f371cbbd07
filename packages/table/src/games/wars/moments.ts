import { asking, type Seat } from '@orrery/kernel';
import { PHASES, type WarsState, wars } from '@orrery/wars';
import type { Moment } from '../../game.ts';

/** When a player of WARS has initiative (wars/initiative/2): in a phase, in a battle, or behind what was put on the stack. */
export const MOMENTS: readonly Moment[] = [
  {
    name: 'behind your own',
    title: 'when you may answer what you have just played or used yourself',
    usuallyPassed: true,
  },
  { name: 'behind theirs', title: 'when you may answer what another player has played or used' },
  { name: 'battle', title: 'between the steps of a battle' },
  ...PHASES.flatMap(phase => [
    { name: `your ${phase} phase`, title: `in your ${phase} phase` },
    { name: `their ${phase} phase`, title: `in another player's ${phase} phase` },
  ]),
];

/** Which of them it is. Stack, battle, phase and turn lie open to everybody. */
export function moment(s: WarsState, seat: Seat): string | null {
  if (s.ask === null || asking(wars, s).step.menu.name !== 'initiative') return null;
  const newest = s.items[s.items.length - 1];
  if (newest !== undefined) return newest.you === seat ? 'behind your own' : 'behind theirs';
  return s.battle !== null ? 'battle' : `${s.active === seat ? 'your' : 'their'} ${s.phase} phase`;
}
