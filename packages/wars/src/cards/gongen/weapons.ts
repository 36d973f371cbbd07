import { Weapon } from '../../card.ts';
import {
  compare,
  count,
  damage,
  defense,
  destiny,
  here,
  hereOrAdjacent,
  ifStillLost,
  inSectorBattle,
  inSiteBattle,
  isDestroyed,
  its,
  of,
  plus,
  reveals,
  revealsTwo,
  sequence,
  ship,
  that,
  theHost,
  theirs,
  toHand,
  undamageable,
  unit,
  when,
  yours,
} from '../../words/index.ts';

export const chijoKatana = Weapon('Chijo Katana', {
  number: '1U59',
  faction: 'gongen',
  labels: ['Melee'],
  beneath: 'kizen',
  cost: 1,
  support: 2,
  destiny: 2,
  always: [undamageable({ to: theHost })],
  abilities: [
    {
      uses: 1,
      pay: 1,
      target: { victim: that(theirs, unit, here, inSiteBattle) },
      effect: sequence(revealsTwo(), when(compare(its('defense', 'victim'), '<', destiny), damage('victim'))),
    },
  ],
});
export const gongenKatana = Weapon('Gongen Katana', {
  number: '1U68',
  faction: 'gongen',
  labels: ['Melee'],
  beneath: 'character',
  cost: 0,
  support: 1,
  destiny: 2,
  always: [defense(2, { to: theHost })],
  abilities: [
    {
      uses: 1,
      pay: 1,
      target: { victim: that(theirs, unit, here, inSiteBattle) },
      effect: sequence(reveals('you'), when(compare(its('defense', 'victim'), '<', destiny), damage('victim'))),
    },
    { pay: 3, effect: toHand('self') },
  ],
});
export const noBotBattleSword = Weapon('NoBot Battle Sword', {
  number: '1R90',
  faction: 'gongen',
  labels: ['Melee'],
  beneath: 'nobot',
  cost: 1,
  support: 1,
  destiny: 5,
  abilities: [
    { uses: 1, pay: 6, target: { victim: that(theirs, unit, here, inSiteBattle) }, effect: damage('victim') },
  ],
});
export const plasmaCannon = Weapon('Plasma Cannon', {
  number: '1U92',
  faction: 'gongen',
  labels: ['Ranged'],
  beneath: 'unit',
  cost: 0,
  support: 1,
  destiny: 4,
  always: [defense(1, { to: theHost })],
  abilities: [
    {
      uses: 1,
      pay: 1,
      target: { victim: that(theirs, unit, inSiteBattle, hereOrAdjacent) },
      effect: sequence(revealsTwo(), when(compare(its('defense', 'victim'), '<', destiny), damage('victim'))),
    },
  ],
});
export const taihu = Weapon('Taihu', {
  number: '1U106',
  faction: 'gongen',
  labels: ['Ranged'],
  beneath: 'fighter',
  cost: 0,
  support: 1,
  destiny: 2,
  always: [defense(2, { to: theHost })],
  abilities: [
    {
      uses: 1,
      pay: 3,
      target: { victim: that(theirs, ship, here, inSectorBattle) },
      effect: sequence(
        reveals('you'),
        when(
          compare(its('defense', 'victim'), '<', plus(destiny, count(that(yours, of('gongen'), ship, here)))),
          damage('victim'),
        ),
      ),
    },
  ],
});
export const hailstormBlaster = Weapon('Hailstorm Blaster', {
  number: '2R36',
  faction: 'gongen',
  labels: ['Ranged'],
  beneath: 'nobot',
  cost: 1,
  support: 3,
  destiny: 6,
  always: [defense(4, { to: theHost })],
  abilities: [
    {
      uses: 2,
      pay: 2,
      target: { victim: that(theirs, unit, here, inSiteBattle) },
      effect: sequence(revealsTwo(), when(compare(its('defense', 'victim'), '<', destiny), damage('victim'))),
    },
  ],
});
export const thunderEdgeGreatsword = Weapon('Thunder-Edge Greatsword', {
  number: '2C53',
  faction: 'gongen',
  labels: ['Melee'],
  beneath: 'character',
  cost: 2,
  support: 1,
  destiny: 1,
  whenever: [{ on: isDestroyed(theHost), may: true, effect: ifStillLost('self', toHand('self')) }],
  abilities: [
    {
      uses: 1,
      pay: 1,
      target: { victim: that(theirs, unit, here, inSiteBattle) },
      effect: sequence(
        reveals('you'),
        when(compare(its('defense', 'victim'), '<', plus(destiny, 2)), damage('victim')),
      ),
    },
  ],
});
