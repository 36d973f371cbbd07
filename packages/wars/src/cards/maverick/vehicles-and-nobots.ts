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
export const littleNelly = Vehicle('Little Nelly', {
  always: [power(energyHere('you'))],
});
export const zhangHotrod = Vehicle('Zhang Hotrod', {
  whenever: [
    {
      on: isPlayed(itself),
      effect: chooseCards(
        'swapped',
        {
          of: inHand(),
          min: 0,
          max: 2,
          order: true,
          prompt: 'Which cards of your hand (up to 2) go to your used pile? You draw as many.',
        },
        toUsedPile('swapped'),
        draw(size(chosen('swapped'))),
      ),
    },
  ],
});

import { Vehicle } from '../../card.ts';
import {
  addToRevealed,
  battleEnds,
  card,
  casualties,
  chooseCards,
  chosen,
  compare,
  draw,
  energyHere,
  forfeit,
  inHand,
  isPlayed,
  itself,
  lose,
  opponent,
  power,
  revealsBattleDestiny,
  settledDestiny,
  size,
  thisPlace,
  toUsedPile,
  winsBattle,
} from '../../words/index.ts';
