// Weapons of the Mavericks.

export const wagnerS70PlasmaBolter = Weapon('Wagner S70 Plasma Bolter', {
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

import { Weapon } from '../../../card.ts';
import {
  bottomOfReserve,
  compare,
  damage,
  destinyIn,
  here,
  inSiteBattle,
  its,
  sequence,
  show,
  that,
  theirs,
  unit,
  when,
} from '../../../words/index.ts';
