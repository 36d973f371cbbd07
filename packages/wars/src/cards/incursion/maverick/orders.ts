// Orders of the Mavericks.

export const festeringCargo = Order('Festering Cargo', {
  play: {
    effect: sequence(
      show(inHand(card, opponent), opponent),
      chooseCards(
        'spoiled',
        {
          who: opponent,
          of: inHand(either(interrupt, order), opponent),
          min: 1,
          max: 1,
          prompt: 'Which interrupt or order of your hand do you lose?',
        },
        forfeit('spoiled'),
      ),
    ),
  },
});
export const mechanicsGrip = Order("Mechanic's Grip", {
  play: {
    effect: sequence(
      show(bottomOfReserve()),
      note('x', destinyIn(bottomOfReserve())),
      toUsedPile(bottomOfReserve()),
      reveals('you'),
      when(compare(noted('x'), '=', destiny), play(inHand(), { less: 6, optional: true })),
    ),
  },
});
// wars/ruling-simple-wager/1, wars/ruling-simple-wager/3
export const simpleWager = Order('Simple Wager', {
  play: {
    effect: sequence(
      chooseNumber('guess', {
        min: 0,
        max: 14,
        prompt: "What, do you guess, is the total destiny of the top two cards of your opponent's reserve?",
        means: 'you guess a total of #',
      }),
      show(topOf('reserve', 2, opponent), opponent),
      inAnyOrder(topOf('reserve', 2, opponent), 'reserve'),
      when(compare(destinyIn(topOf('reserve', 2, opponent)), '=', noted('guess', 'the number named')), movementsNow),
    ),
  },
  provenance: 'ruling',
});

import { Order } from '../../../card.ts';
import {
  bottomOfReserve,
  card,
  chooseCards,
  chooseNumber,
  compare,
  destiny,
  destinyIn,
  either,
  forfeit,
  inAnyOrder,
  inHand,
  interrupt,
  movementsNow,
  note,
  noted,
  opponent,
  order,
  play,
  reveals,
  sequence,
  show,
  topOf,
  toUsedPile,
  when,
} from '../../../words/index.ts';
