// Vehicles and NoBots of the Mavericks.

export const boxer = Vehicle('Boxer', {
  whenever: [
    {
      on: revealsBattleDestiny('you', thisPlace, 'site'),
      atOnce: true,
      onceEachTurn: true,
      may: true,
      pay: 1,
      effect: addToRevealed(1),
    },
  ],
});
export const cloudSkipper = Vehicle('Cloud Skipper', {
  whenever: [
    { on: winsBattle('you', thisPlace, 'site'), if: compare(casualties, '=', 7), effect: lose(3, opponent, 'hand') },
  ],
});
export const flingerBattery = Vehicle('Flinger Battery', {
  whenever: [
    {
      on: revealsBattleDestiny('opponent', thisPlace, 'site'),
      atOnce: true,
      onceEachTurn: true,
      may: true,
      pay: 1,
      effect: addToRevealed(-1),
    },
  ],
});
export const slider = Vehicle('Slider', {
  whenever: [
    {
      on: battleEnds(thisPlace, 'site'),
      if: compare(settledDestiny('you'), '=', 11),
      effect: forfeit(inHand(card, opponent)),
    },
  ],
});
export const stinger = Vehicle('Stinger');

import { Vehicle } from '../../../card.ts';
import {
  addToRevealed,
  battleEnds,
  card,
  casualties,
  compare,
  forfeit,
  inHand,
  lose,
  opponent,
  revealsBattleDestiny,
  settledDestiny,
  thisPlace,
  winsBattle,
} from '../../../words/index.ts';
