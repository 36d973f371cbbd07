// Weapons of the Quay.

export const katalDalaka = Weapon('Katal Dalaka', {
  abilities: [
    {
      uses: 1,
      pay: 1,
      target: { victim: that(theirs, unit, here, inSiteBattle) },
      effect: sequence(
        reveals('you'),
        when(
          compare(its('defense', 'victim'), '<', destiny),
          sequence(damage('victim'), payOr(opponent, 2, lose(2, opponent))),
        ),
      ),
    },
  ],
});
export const luhusDalaka = Weapon('Luhus Dalaka', {
  abilities: [
    {
      uses: 1,
      pay: 0,
      target: { victim: that(theirs, unit, here, inSiteBattle, having('defense', '<', 5)) },
      effect: sequence(reveals('you'), mayPay(destiny, damage('victim'))),
    },
  ],
});
export const makalDalaka = Weapon('Makal Dalaka', {
  abilities: [
    {
      uses: 1,
      pay: 2,
      target: { victim: that(theirs, unit, here, inSiteBattle) },
      effect: sequence(
        reveals('you'),
        when(
          compare(its('defense', 'victim'), '<', destiny),
          sequence(damage('victim'), payOr(opponent, its('cost', 'victim'), lose(its('cost', 'victim'), opponent))),
        ),
      ),
    },
  ],
});
export const qurimDalaka = Weapon('Qurim Dalaka', {
  abilities: [
    {
      uses: 1,
      pay: 1,
      target: { victim: that(theirs, unit, here, inSiteBattle) },
      effect: sequence(
        reveals('you'),
        when(
          compare(its('defense', 'victim'), '<', plus(destiny, count(that(yours, another(), weapon, here)))),
          damage('victim'),
        ),
      ),
    },
  ],
});

import { Weapon } from '../../../card.ts';
import {
  another,
  compare,
  count,
  damage,
  destiny,
  having,
  here,
  inSiteBattle,
  its,
  lose,
  mayPay,
  opponent,
  payOr,
  plus,
  reveals,
  sequence,
  that,
  theirs,
  unit,
  weapon,
  when,
  yours,
} from '../../../words/index.ts';
