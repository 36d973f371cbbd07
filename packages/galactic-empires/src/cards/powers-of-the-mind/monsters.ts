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

export const materialEvil = card('M6 Material Evil', {
  on: that(crew, other(type('P')), strengthUpTo('self'), ofOthers),
  functions: [
    {
      label: 'use that crew once',
      when: canBorrowFrom(host),
      effect: sequence(useFunctionOf(host), discard(host)),
    },
  ],
  ends: { points: 'research', n: 1, while: pointsInReaction },
  names: { host: 'that crew' },
});

export const psyEntrantrix = card('M8 Psy Entrantrix', {
  on: 'an opponent',
  always: [{ k: 'no functions', to: that(crew, other(type('P')), ofPlayer(itsFleet)), if: lacksTribute }],
  whenever: [{ on: phaseBegins('allocation', itsFleet), effect: asksTribute('repair', 4) }],
  ends: { points: 'research', n: strength('self'), while: hasTribute },
  names: { fleet: 'that player' },
});

import { card } from '../../card.ts';
import { asksTribute, hasTribute, lacksTribute, pointsInReaction } from '../../words/expansions/index.ts';
import {
  actionOf,
  aimedAt,
  all,
  canBorrowFrom,
  crew,
  damage,
  discard,
  host,
  itsFleet,
  ofOthers,
  ofPlayer,
  other,
  phaseBegins,
  sequence,
  stopIt,
  strength,
  strengthUpTo,
  terrain,
  that,
  type,
  useFunctionOf,
  yours,
} from '../../words/index.ts';
