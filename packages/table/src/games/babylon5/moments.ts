// The moments of Babylon 5 at which a player may pass.
import { type B5State, babylon5, conflictOf } from '@orrery/babylon5/without-cards';
import { asking, option, optionId, options, type Seat } from '@orrery/kernel';
import type { Moment } from '../../contract/game.ts';

/** The windows in which players are asked. A player's own deeds count as separate moments. */
const WINDOWS = ['contingency', 'respond'] as const;
const OWN = ' to your own';

/** When a player of Babylon 5 may pass: the kinds of question with such an answer, by their menus and windows. */
export const MOMENTS: readonly Moment[] = [
  { name: 'declare', title: 'when you may declare a conflict', whose: 'own', step: true },
  { name: 'action', title: 'for your action in the action round', whose: 'own', step: true },
  {
    name: 'contingency',
    title: "when another player's deed might let you reveal a contingency, even if you have none",
    whose: 'other',
  },
  {
    name: `contingency${OWN}`,
    title: 'when your own deed might let you reveal a contingency',
    whose: 'own',
  },
  { name: 'respond', title: 'when you may respond to what another player does', whose: 'other' },
  { name: `respond${OWN}`, title: 'when you may respond to what you do yourself', whose: 'own' },
  { name: 'discard', title: 'whether you discard cards before you draw', whose: 'any', usual: 'pass', empty: true },
  {
    name: 'own side',
    title: 'whose side your card takes in a many-sided conflict of yours, instead of always yours',
    whose: 'own',
    usual: 'pass',
  },
  { name: 'aftermath', title: 'when you may play an aftermath', whose: 'any' },
];

const NAMES: ReadonlySet<string> = new Set(MOMENTS.map(m => m.name));

/** Returns the moment of the pending question, or null. Rounds, windows, conflicts and who acted are all public. */
export function moment(s: B5State, seat: Seat): string | null {
  if (s.ask === null) return null;
  const { step, frame } = asking(babylon5, s);
  const { window, at } = frame.l;
  // a card that asks for a side by its own text brings nothing of yours into a conflict
  if (step.menu.rule === 'b5/support-oppose/18') return conflictOf(s, frame.l.b).seat === seat ? 'own side' : null;
  if (step.menu.name !== 'respond' || window === undefined) return NAMES.has(step.menu.name) ? step.menu.name : null;
  // a window that asks everybody who might have an answer is a moment of its own
  const name = WINDOWS.find(w => w === window) ?? 'respond';
  return s.stack[at]?.you === seat ? `${name}${OWN}` : name;
}

/** Returns the obvious answer to the pending question: a card that a player brings into a conflict of theirs takes their side. */
export function obvious(s: B5State, seat: Seat): readonly string[] | null {
  if (moment(s, seat) !== 'own side') return null;
  const own = optionId(option('seat', seat));
  return options(babylon5, s, seat).some(o => optionId(o) === own) ? [own] : null;
}
