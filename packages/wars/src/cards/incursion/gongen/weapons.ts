// Weapons of the Gongen.

export const chijoKatana = Weapon('Chijo Katana', {
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
  abilities: [
    { uses: 1, pay: 6, target: { victim: that(theirs, unit, here, inSiteBattle) }, effect: damage('victim') },
  ],
});
export const plasmaCannon = Weapon('Plasma Cannon', {
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

import { Weapon } from '../../../card.ts';
import {
  compare,
  count,
  damage,
  defense,
  destiny,
  here,
  hereOrAdjacent,
  inSectorBattle,
  inSiteBattle,
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
} from '../../../words/index.ts';
