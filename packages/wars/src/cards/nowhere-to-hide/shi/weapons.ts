export const assaultCarbine = Weapon('Assault Carbine', {
  abilities: [
    {
      uses: 1,
      pay: 1,
      target: { victim: that(theirs, unit, here, inSiteBattle) },
      effect: sequence(
        reveals('you'),
        when(
          compare(its('defense', 'victim'), '<', destiny),
          unlessGives(opponent, { of: inHand(card, opponent) }, destroy('victim')),
        ),
      ),
    },
  ],
});

import { Weapon } from '../../../card.ts';
import {
  card,
  compare,
  destiny,
  destroy,
  here,
  inHand,
  inSiteBattle,
  its,
  opponent,
  reveals,
  sequence,
  that,
  theirs,
  unit,
  unlessGives,
  when,
} from '../../../words/index.ts';
