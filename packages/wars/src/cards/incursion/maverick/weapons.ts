// Weapons of the Mavericks.

export const clantonGravGrenade = Weapon('Clanton Grav Grenade', {
  abilities: [
    {
      cost: [dismiss('self')],
      effect: sequence(reveals('you'), damage(cards(that(unit, here, inSiteBattle, having('defense', '<', destiny))))),
    },
  ],
});
export const clantonRevIMissile = Weapon('Clanton Rev I Missile', {
  abilities: [
    {
      uses: 1,
      pay: 1,
      target: { victim: that(theirs, ship, here, inSectorBattle) },
      effect: sequence(
        reveals('you'),
        when(compare(its('defense', 'victim'), '<', destiny), sequence(damage('victim'), retrieve(1))),
      ),
    },
  ],
});
export const coltBurtonMK412 = Weapon('Colt-Burton MK. 412', {
  abilities: [
    {
      uses: 1,
      pay: 3,
      target: { victim: that(theirs, unit, here, inSiteBattle) },
      effect: sequence(
        reveals('you'),
        when(compare(its('defense', 'victim'), '<', destiny), sequence(destroy('victim'), toReserve(theRevealed))),
      ),
    },
  ],
});
export const m44HeavyPlasmaGun = Weapon('M44 Heavy Plasma Gun', {
  abilities: [
    {
      uses: 1,
      pay: 1,
      target: { victim: that(theirs, unit, here, inSiteBattle) },
      effect: sequence(reveals('you'), when(compare(its('defense', 'victim'), '<', destiny), damage('victim'))),
    },
    {
      uses: 1,
      pay: 3,
      target: { victim: that(theirs, isDamaged, unit, here, inSiteBattle) },
      effect: sequence(reveals('you'), when(compare(its('defense', 'victim'), '<', destiny), destroy('victim'))),
    },
  ],
});
export const spasskyQuickfireII = Weapon('Spassky Quickfire II', {
  abilities: [
    {
      uses: 1,
      pay: 1,
      target: { victim: that(theirs, unit, here, inSiteBattle) },
      effect: sequence(
        reveals('you'),
        when(compare(its('defense', 'victim'), '<', plus(destiny, 1)), damage('victim')),
      ),
    },
  ],
});

import { Weapon } from '../../../card.ts';
import {
  cards,
  compare,
  damage,
  destiny,
  destroy,
  dismiss,
  having,
  here,
  inSectorBattle,
  inSiteBattle,
  isDamaged,
  its,
  plus,
  retrieve,
  reveals,
  sequence,
  ship,
  that,
  theirs,
  theRevealed,
  toReserve,
  unit,
  when,
} from '../../../words/index.ts';
