// The moments of Galactic Empires at which a player may pass.
import {
  EVENTS,
  type EventKind,
  eventAt,
  type GeState,
  galacticEmpires,
  HAND,
  pile,
} from '@orrery/galactic-empires/without-cards';
import { asking, type Seat } from '@orrery/kernel';
import type { Moment } from '../../contract/game.ts';

/** The titles of what a player can react to, for the list of stops. */
const TITLES: Readonly<Record<EventKind, string>> = {
  allocation: 'when another player allocates points',
  play: 'when another player plays a card',
  action: 'when another player uses a function of a card',
  volley: 'when another player fires a volley',
  discard: 'when another player discards',
  loss: 'when you are about to lose a card',
  engagement: 'when another player engages cards',
  draw: 'when another player draws cards in the Draw Cards Phase',
  recovery: 'when another player takes cards out of a discard pile',
};

/** The phases in which a player plays cards, with their names in the list of stops. */
const OWN: Readonly<Record<string, Moment>> = {
  'play A': { name: 'your play A', title: 'in your Play Cards Phase A', whose: 'own', step: true },
  'play B': { name: 'your play B', title: 'in your Play Cards Phase B', whose: 'own', step: true },
};

/** The moments of the Discard Phase. How many cards a hand has, and how many Card Plays are left, is public. */
const DISCARDING = { usual: 'your discard', full: 'your discard, full hand' } as const;
/** With more cards in hand than this, a player draws fewer (ge/draw-phase/1). */
const FULL = 9;

/**
 * When a player of Galactic Empires may act or react (ge/play-cards-phase/1, ge/reaction/13). A player's standing order decides first whether the
 * table asks for reactions at all.
 */
export const MOMENTS: readonly Moment[] = [
  ...EVENTS.map((kind): Moment => ({ name: kind, title: TITLES[kind], whose: 'other' })),
  ...Object.values(OWN),
  {
    name: DISCARDING.usual,
    title: 'whether you discard cards at the end of your turn',
    whose: 'own',
    usual: 'pass',
    empty: true,
  },
  {
    name: DISCARDING.full,
    title: 'whether you discard cards of a full hand, from which you would draw fewer',
    whose: 'own',
    usual: 'ask',
    empty: true,
  },
];

/** Returns the moment of the pending question, or null. The announcement and the phase are public. */
export function moment(s: GeState, seat: Seat): string | null {
  if (s.ask === null) return null;
  const { step, frame } = asking(galacticEmpires, s);
  if (step.menu.name === 'play cards') return OWN[s.phase]?.name ?? null;
  if (step.menu.name === 'discard') {
    const full = s.seats[seat]!.plays > 0 && pile(s, seat, HAND).length > FULL;
    return full ? DISCARDING.full : DISCARDING.usual;
  }
  return step.menu.name === 'respond' ? (eventAt(s, frame.l.at)?.kind ?? null) : null;
}
