import { EVENTS, type EventKind, eventAt, type GeState, galacticEmpires } from '@orrery/galactic-empires';
import { asking } from '@orrery/kernel';
import type { Moment } from '../../game.ts';

/** What is reacted to, as a player reads it who sets his stops. */
const TITLES: Readonly<Record<EventKind, string>> = {
  allocation: 'when another player allocates points',
  play: 'when another player plays a card',
  action: 'when another player uses a function of a card',
  volley: 'when another player fires a volley',
  discard: 'when another player discards',
  loss: 'when a card of yours is about to be lost',
};

/** When a player of Galactic Empires may react (ge/reaction/13): whether he is asked at all his standing order says first. */
export const MOMENTS: readonly Moment[] = EVENTS.map(kind => ({ name: kind, title: TITLES[kind], whose: 'other' }));

/** Which of them it is: what was announced lies open to everybody. */
export function moment(s: GeState): string | null {
  if (s.ask === null) return null;
  const { step, frame } = asking(galacticEmpires, s);
  return step.menu.name === 'respond' ? (eventAt(s, frame.l.at)?.kind ?? null) : null;
}
