// The monsters of Powers of the Mind.

/** Harms a psy each turn. Only psy damage destroys it. */
const sludge = (n: number) =>
  ({
    on: that(type('P'), ofOthers),
    functions: [{ effect: damage(host, n) }],
    bane: ['psy damage'],
    names: { host: 'that psy' },
  }) as const;
export const psychoticSludge1 = card('M1 Psychotic Sludge', sludge(1));
export const psychoticSludge4 = card('M4 Psychotic Sludge', sludge(4));

const corporeal = {
  on: that(terrain, yours),
  reactions: [{ from: 'both', on: all(actionOf(type('F')), aimedAt(yours)), effect: stopIt }],
  bane: ['psy damage'],
  names: { host: 'that terrain' },
} as const;
export const corporealTraveler = card('M5 Corporeal Traveler', corporeal);
/** It outlives its terrain: only psy damage destroys it. */
export const corporealDefender = card('M9 Corporeal Defender', {
  ...corporeal,
  moves: { to: that(terrain, yours), hunts: true, waits: true },
});

import { card } from '../../card.ts';
import {
  actionOf,
  aimedAt,
  all,
  damage,
  host,
  ofOthers,
  stopIt,
  terrain,
  that,
  type,
  yours,
} from '../../words/index.ts';
