// The equipment of Powers of the Mind.

const ONE_TURN = { turns: 1 } as const;

/** It uses functions of fields by itself. */
const psybot = { on: that(harbor, yours) };
export const psybot4 = card('E4 Psybot', psybot);
export const psybot8 = card('E8 Psybot', psybot);

export const planeEnhancement = card('E6 Psycanti Plane Enhancement', {
  on: that(base, yours),
  always: [{ k: 'fire', to: itsHost, what: 'phasers', times: 2 }],
});

/** Holds a dragon of another player for a turn. A dragon that is stronger than the ship damages it. */
const taming = (label: string, hold: Effect) =>
  ({
    on: that(hull, yours),
    functions: [
      {
        label,
        target: { prey: that(dragon, ofOthers) },
        effect: sequence(set('more', minus(strength('prey'), strength(host))), hold, damage(host, the('more'))),
      },
    ],
    names: { prey: 'that dragon', more: 'the strength by which that dragon is stronger, if it is' },
  }) as const;
export const dragonHarness = card(
  'E7 Dragon Harness',
  taming('harness a dragon', lasts({ k: 'physical damage', to: thatCard('prey'), times: 0 }, ONE_TURN)),
);
export const dragonMuzzle = card(
  'E7 Dragon Muzzle',
  taming(
    'muzzle a dragon',
    sequence(
      lasts({ k: 'heavy weapons', to: thatCard('prey'), what: 'Breath Weapon', times: 0 }, ONE_TURN),
      lasts({ k: 'heavy weapons', to: thatCard('prey'), what: 'Time Breath', times: 0 }, ONE_TURN),
    ),
  ),
);

export const technicalDisplay = card('E7 Technical Display', {
  on: that(bearer, yours),
  always: [
    { k: 'not fired at', to: that(itsHost, hull), of: base },
    { k: 'fires at headquarters', to: that(itsHost, base) },
  ],
});

export const psyRelay = card('E8 Psy Relay', {
  on: that(terrain, uncombined, yours),
  always: [{ k: 'protects network', to: itsHost }],
  names: { host: 'its terrain' },
});

import type { Effect } from '@orrery/kernel';
import { card } from '../../card.ts';
import {
  base,
  bearer,
  damage,
  dragon,
  harbor,
  host,
  hull,
  itsHost,
  lasts,
  minus,
  ofOthers,
  sequence,
  set,
  strength,
  terrain,
  that,
  thatCard,
  the,
  uncombined,
  yours,
} from '../../words/index.ts';
