// Vehicles and NoBots of the Gongen.

export const combatSupportTSV = Vehicle('Combat Support T.S.V.', {
  whenever: [
    {
      on: entersPlay(itself, site),
      if: exists(that(yours, another(), either(bot, vehicle), here)),
      may: true,
      effect: retrieve(1),
    },
  ],
});
export const hannya = NoBot('Hannya', {
  inverted: {
    whenever: [
      { on: isInvertedNow(itself), if: battleHere('site'), effect: sequence(reveals('you'), addAttrition(destiny)) },
    ],
  },
  abilities: [{ lose: 3, effect: invert('self') }],
});

import { NoBot, Vehicle } from '../../../card.ts';
import {
  addAttrition,
  another,
  battleHere,
  bot,
  destiny,
  either,
  entersPlay,
  exists,
  here,
  invert,
  isInvertedNow,
  itself,
  retrieve,
  reveals,
  sequence,
  site,
  that,
  vehicle,
  yours,
} from '../../../words/index.ts';
