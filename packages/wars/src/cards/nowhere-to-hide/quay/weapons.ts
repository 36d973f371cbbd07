// Weapons of the Quay.

export const hekatonFlametongue = Weapon('Hekaton Flametongue', {
  always: [power(count(that(location, relatedHere, youControl)), { to: theHost })],
  abilities: [
    {
      uses: 1,
      pay: 1,
      target: { victim: that(theirs, ship, here, inSectorBattle) },
      effect: sequence(reveals('you'), when(compare(its('defense', 'victim'), '<', destiny), damage('victim'))),
    },
  ],
});

import { Weapon } from '../../../card.ts';
import {
  compare,
  count,
  damage,
  destiny,
  here,
  inSectorBattle,
  its,
  location,
  power,
  relatedHere,
  reveals,
  sequence,
  ship,
  that,
  theHost,
  theirs,
  when,
  youControl,
} from '../../../words/index.ts';
