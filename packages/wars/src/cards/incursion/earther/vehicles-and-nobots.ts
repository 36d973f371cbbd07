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

import { type Triggered, Vehicle } from '../../../card.ts';
import {
  addBattleDestiny,
  adjacentHere,
  battleHere,
  battlePlace,
  cards,
  choose,
  dismiss,
  entersPlay,
  fits,
  here,
  itself,
  move,
  site,
  that,
  unit,
  when,
  yours,
} from '../../../words/index.ts';
