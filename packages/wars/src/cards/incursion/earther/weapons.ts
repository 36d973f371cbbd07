// Weapons of the Earthers.

export const flic = Weapon('F.L.I.C.', {
  always: [attrition(1, { at: thisPlace, if: atASite })],
  abilities: [
    {
      uses: 1,
      pay: 1,
      target: { victim: that(theirs, unit, here, inSiteBattle) },
      effect: sequence(
        reveals('you'),
        when(
          compare(its('defense', 'victim'), '<', plus(destiny, count(that(yours, warrior, here)))),
          damage('victim'),
        ),
      ),
    },
  ],
});
export const grade7FluidLaser = Weapon('Grade 7 Fluid Laser', {
  always: [attrition(2, { at: thisPlace })],
  abilities: [
    {
      uses: 1,
      pay: 1,
      target: { victim: that(theirs, ship, here, inSectorBattle) },
      effect: sequence(
        reveals('you'),
        when(
          compare(its('defense', 'victim'), '<', plus(destiny, count(that(yours, capital, here)))),
          damage('victim'),
        ),
      ),
    },
  ],
});
export const longBowMissile27B = Weapon('LongBow Missile 27-B', {
  always: [attrition(1, { at: thisPlace })],
  abilities: [
    {
      uses: 1,
      pay: 1,
      target: { victim: that(theirs, ship, here, inSectorBattle) },
      effect: sequence(
        reveals('you'),
        when(
          compare(its('defense', 'victim'), '<', plus(destiny, count(that(yours, fighter, here)))),
          damage('victim'),
        ),
      ),
    },
  ],
});
export const sidearm = Weapon('Sidearm', {
  always: [attrition(1, { at: thisPlace, if: atASite })],
  abilities: [
    {
      uses: 1,
      pay: 3,
      target: { victim: that(theirs, unit, here, inSiteBattle) },
      effect: sequence(
        reveals('you'),
        when(compare(its('defense', 'victim'), '<', plus(destiny, its('tactics', host))), damage('victim')),
      ),
    },
  ],
});

import { Weapon } from '../../../card.ts';
import {
  atASite,
  attrition,
  capital,
  compare,
  count,
  damage,
  destiny,
  fighter,
  here,
  host,
  inSectorBattle,
  inSiteBattle,
  its,
  plus,
  reveals,
  sequence,
  ship,
  that,
  theirs,
  thisPlace,
  unit,
  warrior,
  when,
  yours,
} from '../../../words/index.ts';
