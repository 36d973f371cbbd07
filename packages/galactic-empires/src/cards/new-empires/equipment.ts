// The equipment of New Empires.

export const civilianTransporter = card('E1 Civilian Transporter', {
  on: that(yours, either(bearer, world)),
  ...carrier([moves(2, 1)]),
});

export const transportShuttle = card('E2 Transport Shuttle', carrier([moves(3), hauls, sends(1)]));

export const energyArmor = card('E3 Clydon Energy Armor (New Empires)', {
  on: that(yours, hull, bareOf(titled('Clydon Energy Armor'))),
  names: { host: 'that ship' },
  always: [{ k: 'takes first', to: itsHost, n: 3 }],
  whenever: [{ on: phaseBegins('record keeping'), even: true, effect: setCounter(0) }],
});

export const phaserFighter = card('E3 Phaser Fighter', carrier([moves(1), sends(1)], { fires: true }));

export const radialDish = card('E3 Radial Dish', { on: that(yours, port) });

export const monsterDefenseSystem = card('E4 Monster Defense System (New Empires)', {
  is: ['harms what damage harms'],
  names: { host: 'that ship or base' },
  functions: [{ effect: damageEach(cards(that(monster, onA(itsHost))), 3) }],
});

export const transporterMine = reprint('E4 Transporter Mine (New Empires)', transporterMineNow);

export const roboticCrew = card('E5 Robotic Crew', {
  on: that(yours, hull),
  names: { host: 'that ship' },
  always: [
    { k: 'needs', to: itsHost, what: 'supply', set: 0 },
    { k: 'immune', to: itsHost, of: that(called('electronic warfare'), ofOthers) },
  ],
});

/** The clone comes when all cards have been engaged. It goes with the device, if that leaves play first. */
export const cloningDevice = card('E7 Cloning Device (New Empires)', {
  is: ['makes clones'],
  names: { model: 'that crew' },
  whenever: [
    { on: phaseBegins('play A'), target: { model: that(crew, yours, atItsLocation) }, effect: makesClone('model') },
    { on: phaseBegins('discard'), even: true, effect: endsClone },
  ],
});

export const magnifierRefit = reprint('E7 Phaser Magnifier Refit (New Empires)', magnifierRefitNow);

export const mineDeploymentSystem = card('E8 Mine Deployment System', {
  on: that(yours, hull),
  names: { host: 'that ship' },
  always: [{ k: 'mine systems', to: itsHost, n: 1 }],
});

export const hologramOld = reprint('E9 Hologram (New Empires)', hologramNow);

import { card, reprint } from '../../card.ts';
import { endsClone, hauls, makesClone } from '../../words/expansions/index.ts';
import {
  atItsLocation,
  bareOf,
  bearer,
  called,
  cards,
  carrier,
  crew,
  damageEach,
  either,
  hull,
  itsHost,
  monster,
  moves,
  ofOthers,
  onA,
  phaseBegins,
  port,
  sends,
  setCounter,
  that,
  titled,
  world,
  yours,
} from '../../words/index.ts';
import {
  hologram as hologramNow,
  magnifierRefit as magnifierRefitNow,
  transporterMine as transporterMineNow,
} from '../universe/equipment.ts';
