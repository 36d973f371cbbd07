// The ships of New Empires.

/** A warcraft that scouts. */
export const clydonScoutCraft = card('S1 Clydon Scout Craft', {
  ...clydonWarCraft,
  ...mechadScout,
  is: ['warcraft', 'scout'],
});

export const nagiridniPirateScout = reprint('S2 Nagiridni Pirate Scout', mechadScout);

export const superTanker = card('S5 Super Tanker', {
  on: that(terrain, yours),
  names: { host: 'its terrain' },
  always: (['economy', 'supply', 'energy'] as const).map(what => ({ k: 'output', to: itsHost, what, n: 2 }) as const),
});

/** Supply pays the economy that ships of the Bolaar need. */
export const bolaarHeavyCargoExpress = card('S5 Bolaar Heavy Cargo Express', {
  always: [{ k: 'supply pays', to: that(ship, ofEmpire('Bolaar')) }],
});

import { card, reprint } from '../../card.ts';
import { itsHost, ofEmpire, ship, terrain, that, yours } from '../../words/index.ts';
import { clydonWarCraft, mechadScout } from '../universe/ships.ts';
