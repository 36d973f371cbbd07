// Vehicles and NoBots of the Mavericks.

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

import { Vehicle } from '../../../card.ts';
import {
  chooseCards,
  chosen,
  draw,
  energyHere,
  inHand,
  isPlayed,
  itself,
  power,
  size,
  toUsedPile,
} from '../../../words/index.ts';
