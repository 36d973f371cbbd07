// The ships of the Primary Edition. Ships without a text need no entry.

const escort = textOf(universe.krebizEscort);
const carrier = textOf(universe.krebizLightCarrier);
const scout = textOf(universe.krebizScout);
const tribe = textOf(universe.indiriganDestroyer);
const tribalCarrier = { ...carrier, always: [...(carrier.always ?? []), ...(tribe.always ?? [])] };

export const fleetTug = card('S2 Fleet Tug (Primary Edition)', textOf(universe.fleetTug));
export const garbageScow = card('S6 Garbage Scow (Primary Edition)', textOf(universe.garbageScow));

// Bolaar Pirates

export const bolaarStealthRaider = card('S4 Bolaar Stealth Raider', scout);

export const bolaarDreadnought = card('S7 Bolaar Dreadnought', {
  always: [{ k: 'makes', to: itself, what: 'command', times: 0, if: not(playsEmpire('Bolaar')) }],
});

// Indirigan Nomads (ge/empire-indirigan/4, ge/empire-indirigan/6). The face of the battleship has no text about other tribes.

export const indiriganEscort = card('S3 Indirigan Escort', { ...escort, ...tribe });
export const indiriganLightCarrier = card('S3 Indirigan Light Carrier', tribalCarrier);
export const indiriganFrigate = card('S4 Indirigan Frigate', tribe);
export const indiriganMediumCruiser = card('S6 Indirigan Medium Cruiser', tribe);
export const indiriganHeavyCruiser = card('S7 Indirigan Heavy Cruiser', tribe);
export const indiriganBattlecruiser = card('S8 Indirigan Battlecruiser', tribe);
export const indiriganHeavyCarrier = card('S8 Indirigan Heavy Carrier', tribalCarrier);
export const indiriganDreadnought = card('S9 Indirigan Dreadnought', tribe);

import { card, textOf } from '../../card.ts';
import { itself, not, playsEmpire } from '../../words/index.ts';
import * as universe from '../universe/ships.ts';
