// Hazards of New Empires

export const magneticCloud = card('H3 Magnetic Cloud', {
  on: ship,
  always: [
    { k: 'shields', to: itsHost, times: 0 },
    { k: 'heavy weapons', to: itsHost, times: 0 },
    { k: 'not fired at', to: itself, of: inHostsStack },
  ],
  lasts: strength('self'),
  bane: ['heavy weapons'],
  names: { host: 'that ship' },
});

export const starQuake = card('H4 Star Quake', {
  on: systemOrStar,
  effect: damage(host, 4),
  after: 'discard',
  names: { host: 'that terrain' },
});

import { card } from '../../card.ts';
import { systemOrStar } from '../../words/expansions/index.ts';
import { damage, host, inHostsStack, itself, itsHost, ship, strength } from '../../words/index.ts';
