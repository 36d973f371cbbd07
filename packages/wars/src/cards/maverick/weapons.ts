import { Weapon } from '../../card.ts';
import {
  bottomOfReserve,
  cards,
  compare,
  damage,
  destiny,
  destinyIn,
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
  show,
  that,
  theirs,
  theRevealed,
  toReserve,
  unit,
  when,
} from '../../words/index.ts';

export const clantonGravGrenade = Weapon('Clanton Grav Grenade', {
  number: '1R117',
  faction: 'maverick',
  labels: ['Explosive'],
  beneath: 'character',
  cost: 1,
  support: 1,
  destiny: 5,
  abilities: [
    {
      cost: [dismiss('self')],
      effect: sequence(reveals('you'), damage(cards(that(unit, here, inSiteBattle, having('defense', '<', destiny))))),
    },
  ],
});
export const clantonRevIMissile = Weapon('Clanton Rev I Missile', {
  number: '1U118',
  faction: 'maverick',
  labels: ['Ranged'],
  beneath: 'ship',
  cost: 0,
  support: 1,
  destiny: 4,
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
  number: '1U120',
  faction: 'maverick',
  labels: ['Ranged'],
  beneath: 'character',
  cost: 1,
  support: 3,
  destiny: 2,
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
  number: '1R135',
  faction: 'maverick',
  labels: ['Ranged'],
  beneath: 'character',
  cost: 1,
  support: 3,
  destiny: 2,
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
  number: '1C153',
  faction: 'maverick',
  labels: ['Ranged'],
  beneath: 'character',
  cost: 0,
  support: 1,
  destiny: 5,
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
export const wagnerS70PlasmaBolter = Weapon('Wagner S70 Plasma Bolter', {
  number: '2C84',
  faction: 'maverick',
  labels: ['Ranged'],
  beneath: 'character',
  cost: 0,
  support: 1,
  destiny: 3,
  abilities: [
    {
      uses: 1,
      pay: 1,
      target: { victim: that(theirs, unit, here, inSiteBattle) },
      effect: sequence(
        show(bottomOfReserve()),
        when(compare(its('defense', 'victim'), '<', destinyIn(bottomOfReserve())), damage('victim')),
      ),
    },
  ],
});
