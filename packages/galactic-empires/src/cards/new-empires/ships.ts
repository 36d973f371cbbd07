// The ships of New Empires.

/** A warcraft that scouts. */
export const clydonScoutCraft = card('S1 Clydon Scout Craft', {
  ...clydonWarCraft,
  ...mechadScout,
  is: ['warcraft', 'scout'],
});

// The Nagiridni Pirates, a tribe of the Indirigan (ge/empire-indirigan/4)

export const nagiridniPirateScout = reprint('S2 Nagiridni Pirate Scout', mechadScout, {
  always: [...mechadScout.always!, ...indiriganDestroyer.always!],
});
export const nagiridniPirateDestroyer = reprint('S5 Nagiridni Pirate Destroyer', indiriganDestroyer);
export const nagiridniPirateCruiser = reprint('S6 Nagiridni Pirate Cruiser', indiriganDestroyer);

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
import { clydonWarCraft, indiriganDestroyer, mechadScout } from '../universe/ships.ts';
