// Weapons of the Gongen.

export const hailstormBlaster = Weapon('Hailstorm Blaster', {
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

import { Weapon } from '../../../card.ts';
import {
  compare,
  damage,
  defense,
  destiny,
  here,
  ifStillLost,
  inSiteBattle,
  isDestroyed,
  its,
  plus,
  reveals,
  revealsTwo,
  sequence,
  that,
  theHost,
  theirs,
  toHand,
  unit,
  when,
} from '../../../words/index.ts';
