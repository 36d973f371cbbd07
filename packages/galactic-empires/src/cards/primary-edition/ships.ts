// The ships of the Primary Edition. Ships without a text need no entry.

const escort = universe.krebizEscort;
const carrier = universe.krebizLightCarrier;
const scout = universe.krebizScout;
const minesweeper = universe.krebizMinesweeper;
const tribe = universe.indiriganDestroyer;
const tribalCarrier = { ...carrier, always: [...(carrier.always ?? []), ...(tribe.always ?? [])] };

export const fleetTug = reprint('S2 Fleet Tug (Primary Edition)', universe.fleetTug);
export const garbageScow = reprint('S6 Garbage Scow (Primary Edition)', universe.garbageScow);

// Bolaar Pirates

export const bolaarCargoExpress = card('S4 Bolaar Cargo Express', {
  always: [{ k: 'supply pays', to: that(ship, ofEmpire('Bolaar')) }],
});
export const bolaarStealthRaider = card('S4 Bolaar Stealth Raider', scout);

export const bolaarDreadnought = card('S7 Bolaar Dreadnought', {
  always: [{ k: 'makes', to: itself, what: 'command', times: 0, if: not(playsEmpire('Bolaar')) }],
});

// Indirigan Nomads. The rulebook binds them all, also where a face says nothing about other tribes (ge/empire-indirigan/4).

export const indiriganEscort = card('S3 Indirigan Escort', { ...escort, ...tribe });
export const indiriganLightCarrier = card('S3 Indirigan Light Carrier', tribalCarrier);
export const indiriganFrigate = card('S4 Indirigan Frigate', tribe);
export const indiriganMediumCruiser = card('S6 Indirigan Medium Cruiser', tribe);
export const indiriganHeavyCruiser = card('S7 Indirigan Heavy Cruiser', tribe);
export const indiriganBattlecruiser = card('S8 Indirigan Battlecruiser', tribe);
export const indiriganHeavyCarrier = card('S8 Indirigan Heavy Carrier', tribalCarrier);
export const indiriganDreadnought = card('S9 Indirigan Dreadnought', tribe);
export const indiriganBattleship = card('S10 Indirigan Battleship', tribe);

// Krebiz cruisers and capsules, which are cards alone. Their faces name the counterparts that they take.

const small = { is: ['small capsule'], joins: halfFor('cruiser', 'small') };
const heavy = { is: ['heavy capsule'], joins: halfFor('cruiser', 'heavy') };
const both = (capsule: typeof small, does: SideText): SideText => ({
  ...does,
  ...capsule,
  is: [...(does.is ?? []), ...capsule.is],
});
export const krebizEscortCapsule = card('S1 Krebiz Escort Capsule', both(small, escort));
export const krebizLightCapsule = card('S1 Krebiz Light Capsule', small);
export const krebizLightCarrierCapsule = card('S1 Krebiz Light Carrier Capsule', both(small, carrier));
export const krebizMediumCapsule = card('S1 Krebiz Medium Capsule', small);
export const krebizMinesweeperCapsule = card('S1 Krebiz Minesweeper Capsule', both(small, minesweeper));
export const krebizScoutCapsule = card('S2 Krebiz Scout Capsule', both(small, scout));
export const krebizBattleCapsule = card('S2 Krebiz Battle Capsule', heavy);
export const krebizCarrierCapsule = card('S2 Krebiz Carrier Capsule', both(heavy, carrier));
export const krebizCommandCapsule = card('S2 Krebiz Command Capsule', heavy);
export const krebizHeavyCapsule = card('S2 Krebiz Heavy Capsule', heavy);
export const krebizDreadnoughtCapsule = card('S3 Krebiz Dreadnought Capsule', {
  ...heavy,
  is: ['dreadnought capsule'],
});

const carriesSmall = { joins: halfFor('capsule', 'small') };
const carriesHeavy = { joins: halfFor('capsule', 'heavy') };
export const krebizClipper = card('S2 Krebiz Clipper Frigate', carriesSmall);
export const krebizPincer = card('S3 Krebiz Pincer Destroyer', carriesSmall);
export const krebizMandible = card('S4 Krebiz Mandible Light Cruiser', carriesHeavy);
export const krebizClaw = card('S5 Krebiz Claw Heavy Cruiser', carriesHeavy);
export const krebizKraken = card('S6 Krebiz Kraken Dreadnought', carriesHeavy);

import { card, reprint, type SideText } from '../../card.ts';
import { halfFor } from '../../words/expansions/index.ts';
import { itself, not, ofEmpire, playsEmpire, ship, that } from '../../words/index.ts';
import * as universe from '../universe/ships.ts';
