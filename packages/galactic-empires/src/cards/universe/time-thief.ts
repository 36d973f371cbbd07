// The text of Time Thieves, which the prints share.

import type { List } from '@orrery/kernel';
import type { SideText } from '../../card.ts';
import {
  all,
  cards,
  choose,
  chooseOne,
  hasPlays,
  host,
  isLostToThief,
  moveTo,
  ofOthers,
  ofThird,
  phaseBegins,
  playerOf,
  sequence,
  set,
  some,
  spendPlay,
  stackOfCards,
  that,
} from '../../words/index.ts';

const thirdStack = that(stackOfCards, ofThird);

/** Each turn the player of a stack sends the thief on for a Card Play, or discards a card of `loot`. */
export const thievery = (loot: List): SideText => ({
  on: that(stackOfCards, ofOthers),
  whenever: [
    {
      on: phaseBegins('play A', playerOf(host)),
      effect: sequence(
        set('victim', playerOf(host)),
        chooseOne(
          { who: 'victim', prompt: 'What does the Time Thief take?' },
          {
            label: 'Lose a Card Play: it moves to another fleet',
            if: all(hasPlays('victim'), some(cards(thirdStack))),
            effect: sequence(
              spendPlay('victim'),
              choose(
                'next',
                { who: 'victim', list: cards(thirdStack), prompt: 'Which stack does the Time Thief move to?' },
                moveTo('self', 'next'),
              ),
            ),
          },
          {
            label: 'Discard a card of the stack',
            if: some(loot),
            effect: choose(
              'loot',
              { who: 'victim', list: loot, prompt: 'Which card of the stack is discarded?' },
              isLostToThief('loot'),
            ),
          },
        ),
      ),
    },
  ],
  moves: { to: that(stackOfCards, ofOthers), hunts: true },
  names: { host: 'that stack', victim: 'that player' },
});
