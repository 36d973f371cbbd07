// The moments of Galactic Empires at which a player may pass.
import { EVENTS, type EventKind, eventAt, type GeState, galacticEmpires } from '@orrery/galactic-empires';
import { asking } from '@orrery/kernel';
import type { Moment } from '../../contract/game.ts';

/** What is reacted to, as a player reads it who sets stops. */
const TITLES: Readonly<Record<EventKind, string>> = {
  allocation: 'when another player allocates points',
  play: 'when another player plays a card',
  action: 'when another player uses a function of a card',
  volley: 'when another player fires a volley',
  discard: 'when another player discards',
  loss: 'when you are about to lose a card',
};

/** The phases in which a player plays cards, as the stops call them. */
const OWN: Readonly<Record<string, Moment>> = {
  'play A': { name: 'your play A', title: 'in your Play Cards Phase A', whose: 'own', step: true },
  'play B': { name: 'your play B', title: 'in your Play Cards Phase B', whose: 'own', step: true },
};

/** When a player of Galactic Empires may act or react (ge/play-cards-phase/1, ge/reaction/13): whether they are asked to react at all their standing order says first. */
export const MOMENTS: readonly Moment[] = [
  ...EVENTS.map((kind): Moment => ({ name: kind, title: TITLES[kind], whose: 'other' })),
  ...Object.values(OWN),
];

/** Which of them it is: what was announced, and the phase, lie open to everybody. */
export function moment(s: GeState): string | null {
  if (s.ask === null) return null;
  const { step, frame } = asking(galacticEmpires, s);
  if (step.menu.name === 'play cards') return OWN[s.phase]?.name ?? null;
  return step.menu.name === 'respond' ? (eventAt(s, frame.l.at)?.kind ?? null) : null;
}
