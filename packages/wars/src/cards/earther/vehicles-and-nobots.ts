/** A card that must replace a unit of yours. It dismisses itself if there is no other unit. */
const crowdsOut: Triggered = {
  on: entersPlay(itself),
  effect: choose(
    'fallen',
    { list: cards(that(yours, unit, here)), prompt: 'Which of your units here do you dismiss?' },
    dismiss('fallen'),
  ),
};

export const grBlade = Vehicle('GR-Blade', {
  abilities: [{ pay: 4, effect: when(battleHere('site'), addBattleDestiny(2)) }],
});
// wars/ruling-heavy-juggernaut/1
export const heavyJuggernaut = Vehicle('Heavy Juggernaut', {
  provenance: 'ruling',
  whenever: [crowdsOut],
});
// wars/ruling-howlers-blades/1
export const howlersBlades = Vehicle("Howler's Blades", {
  provenance: 'ruling',
  whenever: [crowdsOut],
});
export const infantrySupportVehicle = Vehicle('Infantry Support Vehicle', {
  abilities: [{ pay: 2, effect: when(fits(battlePlace, that(adjacentHere, site)), move('self', battlePlace)) }],
});
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

import { type Triggered, Vehicle } from '../../card.ts';
import {
  addBattleDestiny,
  adjacentHere,
  another,
  battleHere,
  battlePlace,
  cards,
  choose,
  dismiss,
  entersPlay,
  fits,
  here,
  inSiteBattle,
  invert,
  itself,
  move,
  site,
  that,
  thisPlace,
  undamage,
  unit,
  when,
  winsBattle,
  yours,
} from '../../words/index.ts';
