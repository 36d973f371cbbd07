// The moments of Galactic Empires at which a player may pass.
import { EVENTS, type EventKind, eventAt, type GeState, galacticEmpires } from '@orrery/galactic-empires';
import { asking } from '@orrery/kernel';
import type { Moment } from '../../contract/game.ts';

/** The titles of what a player can react to, for the list of stops. */
const TITLES: Readonly<Record<EventKind, string>> = {
  allocation: 'when another player allocates points',
  play: 'when another player plays a card',
  action: 'when another player uses a function of a card',
  volley: 'when another player fires a volley',
  discard: 'when another player discards',
  loss: 'when you are about to lose a card',
};

/** The phases in which a player plays cards, with their names in the list of stops. */
const OWN: Readonly<Record<string, Moment>> = {
  'play A': { name: 'your play A', title: 'in your Play Cards Phase A', whose: 'own', step: true },
  'play B': { name: 'your play B', title: 'in your Play Cards Phase B', whose: 'own', step: true },
};

/**
 * When a player of Galactic Empires may act or react (ge/play-cards-phase/1, ge/reaction/13). A player's standing order decides first whether the
 * table asks for reactions at all.
 */
export const MOMENTS: readonly Moment[] = [
  ...EVENTS.map((kind): Moment => ({ name: kind, title: TITLES[kind], whose: 'other' })),
  ...Object.values(OWN),
];

/** Returns the moment of the pending question, or null. The announcement and the phase are public. */
export function moment(s: GeState): string | null {
  if (s.ask === null) return null;
  const { step, frame } = asking(galacticEmpires, s);
  if (step.menu.name === 'play cards') return OWN[s.phase]?.name ?? null;
  return step.menu.name === 'respond' ? (eventAt(s, frame.l.at)?.kind ?? null) : null;
}
