import { type B5State, babylon5 } from '@orrery/babylon5';
import { asking } from '@orrery/kernel';
import type { Moment } from '../../game.ts';

/** When a player of Babylon 5 may pass: the kinds of question that have such an answer, by their menus and windows. */
export const MOMENTS: readonly Moment[] = [
  { name: 'declare', title: 'when you may declare a conflict' },
  { name: 'action', title: 'for your action in the action round' },
  { name: 'contingency', title: 'when a contingency might be revealed, whether you have one or not' },
  { name: 'respond', title: 'when you may respond to what is happening' },
  { name: 'aftermath', title: 'when you may play an aftermath' },
];

const NAMES: ReadonlySet<string> = new Set(MOMENTS.map(m => m.name));

/** Which of them it is: rounds, windows and conflicts lie open to everybody. */
export function moment(s: B5State): string | null {
  if (s.ask === null) return null;
  const { step, frame } = asking(babylon5, s);
  // a window in which all are asked who might have something is a moment of its own
  const window: string | undefined = frame.l.window;
  if (step.menu.name === 'respond' && window !== undefined && NAMES.has(window)) return window;
  return NAMES.has(step.menu.name) ? step.menu.name : null;
}
