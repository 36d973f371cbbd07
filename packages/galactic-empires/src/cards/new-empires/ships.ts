// The ships of New Empires.

const { id: _scout, ...scout } = mechadScout;
const { id: _craft, ...craft } = clydonWarCraft;

/** A warcraft that scouts. */
export const clydonScoutCraft = card('S1 Clydon Scout Craft', { ...craft, ...scout, is: ['warcraft', 'scout'] });

export const nagiridniPirateScout = card('S2 Nagiridni Pirate Scout', scout);

export const superTanker = card('S5 Super Tanker', {
  on: that(terrain, yours),
  names: { host: 'its terrain' },
  always: (['economy', 'supply', 'energy'] as const).map(what => ({ k: 'output', to: itsHost, what, n: 2 }) as const),
});

import { card } from '../../card.ts';
import { itsHost, terrain, that, yours } from '../../words/index.ts';
import { clydonWarCraft, mechadScout } from '../universe/ships.ts';
