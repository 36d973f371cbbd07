// The moments of WARS at which a player may pass.
import { asking, type Seat } from '@orrery/kernel';
import { PHASES, type Phase, phaseActions, type WarsState, wars } from '@orrery/wars/without-cards';
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

/**
 * The phases of an opponent in which a player has a last chance to act: before the battles are over, and before the turn ends. In the others a player
 * can act when the opponent does something.
 */
const LAST_CHANCES: readonly Phase[] = ['battle', 'draw'];

/** The phases whose action depends on nothing hidden, and what it is. */
const PHASE_DEEDS = {
  activate: 'activate no more energy',
  control: 'drain nowhere',
  battle: 'attack nowhere',
  move: 'move nothing',
  draw: 'draw no card',
} as const;
const OPEN_PHASES = ['activate', 'control', 'battle', 'move', 'draw'] as const;
const isOpen = (phase: Phase): boolean => phase !== 'deploy';

/** When a player of WARS has initiative (wars/initiative/2): in a phase, in a battle, or after something was put on the stack. */
export const MOMENTS: readonly Moment[] = [
  {
    name: 'behind your own',
    title: 'after you play or use something yourself',
    whose: 'own',
    usual: 'pass',
  },
  { name: 'behind theirs', title: 'after your opponent plays or uses something', whose: 'other' },
  { name: 'behind their energy', title: 'after your opponent activates energy', whose: 'other', usual: 'pass' },
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
    {
      name: `their ${phase} phase`,
      title: `in your opponent's ${phase} phase`,
      whose: 'other' as const,
      ...(LAST_CHANCES.includes(phase) ? {} : { usual: 'pass' as const }),
    },
  ]),
  ...OPEN_PHASES.map(phase => ({
    name: `your ${phase} phase, nothing left`,
    title: `in your ${phase} phase, when you can ${PHASE_DEEDS[phase]}`,
    whose: 'own' as const,
    usual: 'pass' as const,
  })),
];

/** Returns the moment of the pending question, or null. It depends only on public information. */
export function moment(s: WarsState, seat: Seat): string | null {
  if (s.ask === null || asking(wars, s).step.menu.name !== 'initiative') return null;
  const newest = s.items[s.items.length - 1];
  if (newest !== undefined) {
    if (newest.you === seat) return 'behind your own';
    return newest.program === 'activation' ? 'behind their energy' : 'behind theirs';
  }
  const { battle } = s;
  if (battle !== null) return `${battle.attacker === seat ? 'your' : 'their'} battle, ${NEXT[battle.step]}`;
  if (s.active !== seat) return `their ${s.phase} phase`;
  const over = isOpen(s.phase) && phaseActions(s, seat).length === 0;
  return over ? `your ${s.phase} phase, nothing left` : `your ${s.phase} phase`;
}
