// The ships of New Empires.

const scout = textOf(mechadScout);
const craft = textOf(clydonWarCraft);

/** A warcraft that scouts. */
export const clydonScoutCraft = card('S1 Clydon Scout Craft', { ...craft, ...scout, is: ['warcraft', 'scout'] });

export const nagiridniPirateScout = card('S2 Nagiridni Pirate Scout', scout);

export const superTanker = card('S5 Super Tanker', {
  on: that(terrain, yours),
  names: { host: 'its terrain' },
  always: (['economy', 'supply', 'energy'] as const).map(what => ({ k: 'output', to: itsHost, what, n: 2 }) as const),
});

/** Supply pays the economy that ships of the Bolaar need. */
export const bolaarHeavyCargoExpress = card('S5 Bolaar Heavy Cargo Express', {
  always: [{ k: 'supply pays', to: that(ship, ofEmpire('Bolaar')) }],
});

import { card, textOf } from '../../card.ts';
import { itsHost, ofEmpire, ship, terrain, that, yours } from '../../words/index.ts';
import { clydonWarCraft, mechadScout } from '../universe/ships.ts';
