// The moments of WARS at which a player may pass.
import { asking, type Seat } from '@orrery/kernel';
import { PHASES, type WarsState, wars } from '@orrery/wars';
import type { Moment } from '../../contract/game.ts';

/** The next step of a battle, by the step that is over (wars/battle-phase/3). */
const NEXT = {
  begin: 'before battle destiny',
  'battle destiny': 'before attrition',
  attrition: 'before power',
  power: 'before the loss',
  loss: 'before the end',
  end: 'before the end',
} as const;
const WINDOWS = [...new Set(Object.values(NEXT))];

/** When a player of WARS has initiative (wars/initiative/2): in a phase, in a battle, or after something was put on the stack. */
export const MOMENTS: readonly Moment[] = [
  {
    name: 'behind your own',
    title: 'after you play or use something yourself',
    whose: 'own',
    usual: 'pass',
  },
  { name: 'behind theirs', title: 'after your opponent plays or uses something', whose: 'other' },
  ...WINDOWS.flatMap(window => [
    { name: `your battle, ${window}`, title: `in a battle that you began, ${window}`, whose: 'own' as const },
    {
      name: `their battle, ${window}`,
      title: `in a battle that your opponent began, ${window}`,
      whose: 'other' as const,
    },
  ]),
  ...PHASES.flatMap(phase => [
    { name: `your ${phase} phase`, title: `in your ${phase} phase`, whose: 'own' as const, step: true as const },
    { name: `their ${phase} phase`, title: `in your opponent's ${phase} phase`, whose: 'other' as const },
  ]),
];

/** Returns the moment of the pending question, or null. It depends only on public information. */
export function moment(s: WarsState, seat: Seat): string | null {
  if (s.ask === null || asking(wars, s).step.menu.name !== 'initiative') return null;
  const newest = s.items[s.items.length - 1];
  if (newest !== undefined) return newest.you === seat ? 'behind your own' : 'behind theirs';
  const { battle } = s;
  if (battle === null) return `${s.active === seat ? 'your' : 'their'} ${s.phase} phase`;
  return `${battle.attacker === seat ? 'your' : 'their'} battle, ${NEXT[battle.step]}`;
}
