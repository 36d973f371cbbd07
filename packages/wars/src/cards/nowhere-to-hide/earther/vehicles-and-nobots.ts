export const daggerJuggernaut = Vehicle('Dagger Juggernaut', {
  whenever: [{ on: winsBattle('you', thisPlace, 'site'), may: true, effect: invert('self') }],
});
export const daggerLead = Vehicle('Dagger Lead', {
  abilities: [
    {
      uses: 1,
      target: { patient: that(yours, another(), unit, here, inSiteBattle) },
      cost: [invert('self')],
      effect: undamage('patient'),
    },
  ],
});

import { Vehicle } from '../../../card.ts';
import {
  another,
  here,
  inSiteBattle,
  invert,
  that,
  thisPlace,
  undamage,
  unit,
  winsBattle,
  yours,
} from '../../../words/index.ts';
