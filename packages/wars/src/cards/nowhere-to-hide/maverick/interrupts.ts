// Interrupts of the Mavericks.

export const beggingForMercy = Interrupt('Begging for Mercy', {
  play: {
    effect: sequence(
      chooseNumber('guess', {
        min: 0,
        max: 7,
        prompt: "Which destiny, do you guess, has the top card of your opponent's reserve?",
        means: 'you guess destiny #',
      }),
      show(topOf('reserve', 1, opponent), opponent),
      when(compare(destinyIn(topOf('reserve', 1, opponent)), '=', noted('guess', 'the number named')), drawUpTo(5)),
    ),
  },
});
export const fieldReport = Interrupt('Field Report', {
  play: {
    target: { drain: pendingAt('drain', withoutYourIcon) },
    effect: changeDrain('drain', plus(count(that(yours, evidence)), 1)),
  },
});
export const longOdds = Interrupt('Long Odds', {
  play: {
    effect: sequence(
      show(bottomOfReserve()),
      note('x', destinyIn(bottomOfReserve())),
      toUsedPile(bottomOfReserve()),
      show(topOf('used pile', noted('x'), opponent), opponent),
      chooseCards(
        'lost',
        {
          of: topOf('used pile', noted('x'), opponent),
          min: 1,
          max: 1,
          prompt: 'Which of the revealed cards is lost?',
        },
        forfeit('lost'),
      ),
      inAnyOrder(topOf('used pile', minus(noted('x'), 1), opponent), 'used pile'),
    ),
  },
});
export const maxRetros = Interrupt('Max Retros', {
  play: {
    target: { attack: pending('attack') },
    given: { turned: that(yours, inverter, isInverted, either(ship, unit), at(isThe(placeOfPending('attack')))) },
    cost: [revert('turned')],
    effect: cancelPending('attack'),
  },
});
export const snapSwitch = Interrupt('Snap Switch', {
  play: {
    target: { turned: that(character, at(withA(that(yours, kizen)))) },
    effect: untilEndOfTurn(switched({ to: isThe('turned') })),
  },
});

import { Interrupt } from '../../../card.ts';
import {
  at,
  bottomOfReserve,
  cancelPending,
  changeDrain,
  character,
  chooseCards,
  chooseNumber,
  compare,
  count,
  destinyIn,
  drawUpTo,
  either,
  evidence,
  forfeit,
  inAnyOrder,
  inverter,
  isInverted,
  isThe,
  kizen,
  minus,
  note,
  noted,
  opponent,
  pending,
  pendingAt,
  placeOfPending,
  plus,
  revert,
  sequence,
  ship,
  show,
  switched,
  that,
  topOf,
  toUsedPile,
  unit,
  untilEndOfTurn,
  when,
  withA,
  withoutYourIcon,
  yours,
} from '../../../words/index.ts';
