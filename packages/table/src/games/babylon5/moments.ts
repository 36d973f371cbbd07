import { type B5State, babylon5 } from '@orrery/babylon5';
import { asking } from '@orrery/kernel';
import type { Moment } from '../../game.ts';

/** When a player of Babylon 5 may pass: the kinds of question that have such an answer, by their menus. */
export const MOMENTS: readonly Moment[] = [
  { name: 'declare', title: 'when you may declare a conflict' },
  { name: 'action', title: 'for your action in the action round' },
  { name: 'respond', title: 'when you may respond to what is happening' },
  { name: 'aftermath', title: 'when you may play an aftermath' },
];

/** Which of them it is: rounds, windows and conflicts lie open to everybody. */
export function moment(s: B5State): string | null {
  const name = s.ask === null ? '' : asking(babylon5, s).step.menu.name;
  return MOMENTS.some(m => m.name === name) ? name : null;
}
