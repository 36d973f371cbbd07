// The equipment of Advanced Technologies.

/** A refit adds its printed values to its unit (rules/fleet/refits.ts). Here its text says so. */
const refit = (what: string, n: number): SideText => ({ always: [{ k: 'refit', what, n, set: 3 }] });
const yourShip = that(yours, hull);

// Refits and upgrades

export const armorSystem = card('E1 Armor System Refit', { on: yourShip, ...refit('point of armor', 1) });
export const greatArmorSystem = card('E3 Armor System Refit', { on: yourShip, ...refit('points of armor', 3) });
export const detonatorRefit = card('E3 Hyperspace Detonator Refit', refit('Hyperspace Detonator', 1));
export const distortionCannonRefit = card('E6 Distortion Cannon Refit', refit('Distortion Cannon', 1));
export const penetrationRefit = card('E7 Shield Penetration Refit', {
  on: yourShip,
  ...refit('Shield Penetration Device', 1),
});

const upgrade = (n: number): SideText => ({
  on: yourShip,
  names: { host: 'that ship' },
  always: [{ k: 'strength', to: itsHost, n: togetherUpTo(n, 3) }],
});
export const shipUpgrade = card('E1 Ship Upgrade', upgrade(1));
export const greaterShipUpgrade = card('E2 Ship Upgrade', upgrade(2));

// Protection

export const energyArmor = reprint('E3 Clydon Energy Armor', energyArmorOld, { on: yourShip });

const { functions: defends = [] } = defenseOld;
export const monsterDefenseSystem = reprint('E4 Monster Defense System', defenseOld, {
  reactions: defends.map(fn => playedFor(fn)),
});

export const commandOverride = card('E6 Vektrean Command Override', {
  on: that(yours, hull, ofEmpire('Vektrean')),
  names: { host: 'that ship' },
  always: [
    {
      k: 'not fired at',
      to: itsHost,
      of: that(ship, ofEmpire('Vektrean'), ofOthers),
      if: some(cards(that(ship, yours, other(itsHost)))),
    },
  ],
});

// Points and functions

export const ammoReserve = card('E2 Ammo Reserve', {
  also: ['allocation'],
  effect: power(3, 'ammunition'),
  whenever: [{ on: phaseBegins('discard'), effect: put('self', 'in hand') }],
});

export const commandCenter = card('E4 Command & Control Center', {
  functions: [
    {
      label: 'let a card with command use its functions twice',
      target: { leader: that(generating('command'), yours, atItsLocation, other(itself)) },
      effect: lasts({ k: 'twice', to: thatCard('leader') }, { turns: 1 }, these('leader')),
    },
  ],
  names: { leader: 'that card' },
});

// Mines and beams

export const fusionMine = card('E4 Fusion Mine', {
  is: ['mine'],
  on: that(yours, shipMineBed),
  names: { it: 'that ship' },
  functions: [{ spent: true, target: { it: that(ship, ofOthers) }, effect: damage('it', 5) }],
});

export const mineAccelerator = card('E8 Tufor Mine Accelerator', {
  on: that(yours, hull, ofEmpire('Tufor'), withMineSystem),
  names: { host: 'that ship' },
  always: [{ k: 'twice', to: oneOf(that(called('mine'), onA(itsHost))) }],
});

export const tractorBeam = card('E8 Tractor Beam', {
  on: yourShip,
  names: { remembered: 'that ship', it: 'that ship', host: 'its ship' },
  reactions: [
    {
      from: 'play',
      on: anything,
      target: { it: that(ship, ofOthers) },
      effect: sequence(remember({ card: 'it' }), drawFire('it')),
    },
  ],
  always: [
    { k: 'fires only at', to: isRemembered, of: itsHost },
    { k: 'fire', to: isRemembered, times: 0.5 },
  ],
  whenever: [{ on: phaseBegins('record keeping'), even: true, effect: forgets }],
});

import { card, reprint, type SideText } from '../../card.ts';
import {
  anything,
  atItsLocation,
  called,
  cards,
  damage,
  drawFire,
  forgets,
  generating,
  hull,
  isRemembered,
  itself,
  itsHost,
  lasts,
  ofEmpire,
  ofOthers,
  onA,
  oneOf,
  other,
  phaseBegins,
  playedFor,
  power,
  put,
  remember,
  sequence,
  ship,
  shipMineBed,
  some,
  that,
  thatCard,
  these,
  togetherUpTo,
  withMineSystem,
  yours,
} from '../../words/index.ts';
import { monsterDefenseSystem as defenseOld, energyArmor as energyArmorOld } from '../new-empires/equipment.ts';
