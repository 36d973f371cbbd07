// Weapons of the Earthers.

export const gorgetCannon = Weapon('Gorget Cannon', {
  always: [attrition(1, { at: thisPlace, if: atASite })],
  abilities: [
    {
      uses: 2,
      pay: 1,
      target: { victim: that(theirs, unit, here, inSiteBattle) },
      effect: sequence(
        reveals('you'),
        when(compare(its('defense', 'victim'), '<', plus(destiny, count(that(theirs, unit, here)))), damage('victim')),
      ),
    },
  ],
});

import { Weapon } from '../../../card.ts';
import {
  atASite,
  attrition,
  compare,
  count,
  damage,
  destiny,
  here,
  inSiteBattle,
  its,
  plus,
  reveals,
  sequence,
  that,
  theirs,
  thisPlace,
  unit,
  when,
} from '../../../words/index.ts';
