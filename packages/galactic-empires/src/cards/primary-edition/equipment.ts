// The equipment of the Primary Edition.

/** A refit adds its printed values to its unit (rules/fleet/refits.ts). Here its text says so. */
const refit = (what: string, n: number): SideText => ({ always: [{ k: 'refit', what, n, set: 3 }] });
const yourShip = that(yours, hull);
const indirigan: Pick<SideText, 'on'> = { on: that(yours, hull, ofEmpire('Indirigan')) };

// Refits and armor

export const distributionNode = card('E1 Distribution Node (Primary Edition)', refit('node', 1));
export const greatDistributionNodes = card('E9 Distribution Nodes (Primary Edition)', refit('nodes', 3));
export const heavyShieldRefit = card('E3 Heavy Shield Refit (Primary Edition)', refit('shield points', 2));
export const krebizArmor1 = reprint('E1 Krebiz Armor (Primary Edition)', u.krebizArmor);
export const krebizArmor2 = card('E2 Krebiz Armor', {
  ...u.krebizArmor,
  always: [{ k: 'strength', to: itsHost, n: 2 }],
});
export const krebizArmor3 = reprint('E3 Krebiz Armor (Primary Edition)', u.heavyKrebizArmor);
export const engineSynchronization = card('E3 Engine Synchronization', {
  on: yourShip,
  always: [{ k: 'needs', to: itsHost, what: 'energy', n: -1 }],
});

export const capsuleEnginePack = card('E1 Capsule Engine Pack', {
  on: that(yours, loneCapsule),
  always: [
    { k: 'strength', to: itsHost, n: 1 },
    { k: 'fire taken', to: itsHost, what: 'volley', n: -1 },
  ],
  whenever: [{ on: isJoined(itsHost), effect: put('self', 'in hand') }],
});

export const pseudoCapsule = card('E1 Krebiz Pseudo Capsule', {
  on: that(yours, loneCruiser),
  instead: [{ on: wouldBeHurt(itsHost), effect: takesFirstPoint }],
});

export const subspaceStabilizers = card('E10 Subspace Stabilizers', {
  on: that(yours, base),
  always: [
    { k: 'strength', to: itsHost, times: 2 },
    { k: 'stands alone', to: itsHost },
  ],
});

// Weapons and protection

/** The heavy weapons of the Indirigan. */
const BOOMERANG = 'Bi-Tritium Boomerang';
export const fuserMechanism = card('E1 Fuser Mechanism', {
  ...indirigan,
  effect: lasts({ k: 'fire', to: itsHost, what: BOOMERANG, times: 2 }, 'turn', these(host)),
  after: 'discard',
  names: { host: 'that ship' },
});
export const fuser = card('E8 Fuser', { always: [{ k: 'fire', to: itsHost, what: BOOMERANG, times: 2 }] });
export const sabotSequencer = reprint('E6 Sabot Sequencer (Primary Edition)', u.sabotSequencer);
export const emergencyPower = reprint('E3 Emergency Power (Primary Edition)', u.emergencyPower);
export const hullRotation = card('E4 Hull Rotation (Primary Edition)', {
  reactions: [
    {
      on: volleyAt(that(yours, hull, ofEmpire('Argonian'), shielded)),
      effect: fireLess(shieldsStanding(eventTarget)),
    },
  ],
  after: 'discard',
});
export const shroud = card('E9 Shroud', {
  on: yourShip,
  always: [{ k: 'fire taken', to: itsHost, what: 'phasers', times: 0 }],
});
export const tractorBeam = card('E2 Tractor Beam (Primary Edition)', {
  ...u.tractorBeam,
  reactions: [{ on: anything, target: { it: that(ship, ofOthers) }, effect: remember({ card: 'it' }) }],
});
export const phaserCapacitors = card('E8 Bolaar Phaser Capacitors', { always: [{ k: 'phasers again', to: itsHost }] });
export const volatileCargo = card('E5 Volatile Cargo', {
  whenever: [{ on: isDestroyed(itsHost), effect: explode(0.5, host) }],
});
export const deflectionDevice = card('E6 Deflection/Transfer Device', {
  instead: [{ on: wouldTakeDamage(itsHost), effect: mayDeflectHalf(that(shipOrBase, other(itsHost))) }],
});
export const stellarMap = card('E4 Stellar Map (Primary Edition)', {
  always: [
    { k: 'not played on', to: itsHost, of: hazard },
    { k: 'immune', to: itsHost, of: titled('Black Hole') },
  ],
});

// Points

export const probe = reprint('E1 Probe (Primary Edition)', u.probe);
export const repairBay = card('E6 Repair Bay', indirigan);
export const reservePower = card('E6 Reserve Power', { ...u.reservePower, effect: power(6) });

// Mines, shuttles and transporters

export const mineRack = reprint('E7 Mine Rack (Primary Edition)', u.mineRack);
export const hangarBay = card('E4 Hangar Bay', {
  on: that(yours, base),
  always: [{ k: 'rearms', to: that(called('shuttle'), onA(itsHost)) }],
});
export const shuttlecraft = card(
  'E3 Shuttlecraft (Primary Edition)',
  carrier([moves(3), sends(1, either(titled('Marine'), titled('Boarding Party')))], { fires: true }),
);
export const personalCorvette = card('E9 Personal Corvette', {
  instead: [{ on: wouldBeDestroyed(itsHost), if: is(host, bearer), effect: getAway(1, true) }],
  functions: [{ target: { to: that(yours, port, other(itsHost)) }, effect: moveTo('self', 'to') }],
  names: { to: 'that location' },
});
export const transporter = card('E2 Transporter (Primary Edition)', {
  on: that(yours, portOrWorld),
  ...carrier([moves(99, 1)]),
});

/** The chamber stays with its crew in space, and is used up when a craft picks them up. */
export const gpChamber = card('E2 GP Chamber', {
  is: ['only in reaction'],
  on: that(crew, yours),
  enters: 'engaged',
  reactions: [
    {
      on: all(losing(that(bearer, yours, understanding)), byDamage),
      at: that(crew, yours, located(beingLost)),
      effect: floatInSpace(host),
    },
  ],
  functions: [
    {
      label: 'a shuttle, fighter or transporter picks its crew up',
      when: floats(host),
      target: { craft: that(readyCarrier, yours), goal: that(harbor, yours) },
      effect: sequence(moveTo(host, 'goal'), usesUp('craft')),
      spent: true,
    },
  ],
  names: { host: 'that crew', goal: 'that location', craft: 'that craft' },
});

import { card, reprint, type SideText } from '../../card.ts';
import {
  beingLost,
  isJoined,
  loneCapsule,
  loneCruiser,
  mayDeflectHalf,
  portOrWorld,
  shieldsStanding,
  takesFirstPoint,
  wouldBeHurt,
  wouldTakeDamage,
} from '../../words/expansions/index.ts';
import {
  all,
  anything,
  base,
  bearer,
  byDamage,
  called,
  carrier,
  crew,
  either,
  eventTarget,
  explode,
  fireLess,
  floatInSpace,
  floats,
  getAway,
  harbor,
  hazard,
  host,
  hull,
  is,
  isDestroyed,
  itsHost,
  lasts,
  located,
  losing,
  moves,
  moveTo,
  ofEmpire,
  ofOthers,
  onA,
  other,
  port,
  power,
  put,
  readyCarrier,
  remember,
  sends,
  sequence,
  shielded,
  ship,
  shipOrBase,
  that,
  these,
  titled,
  understanding,
  usesUp,
  volleyAt,
  wouldBeDestroyed,
  yours,
} from '../../words/index.ts';
import * as u from '../universe/equipment.ts';
