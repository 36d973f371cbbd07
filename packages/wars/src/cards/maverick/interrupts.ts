// Interrupts of the Mavericks.

export const chicken = Interrupt('Chicken', {
  play: {
    target: { coward: pending('unit') },
    effect: untilEndOfTurn(powerUncounted({ to: isThe(cardOf('coward')) })),
  },
});
export const faded = Interrupt('Faded', {
  play: {
    target: { faded: kizen },
    effect: untilEndOfTurn(defense(2, { to: isThe('faded') }), untargetable({ to: isThe('faded') })),
  },
});
export const fifthAce = Interrupt('Fifth Ace', {
  play: {
    effect: chooseCards(
      'palmed',
      {
        of: inHand(),
        min: 2,
        max: 2,
        order: true,
        prompt: 'Which 2 cards of your hand do you put on top of your reserve? The last lies on top.',
      },
      toReserve('palmed'),
    ),
  },
});
export const fuelTheft = Interrupt('Fuel Theft', {
  play: { target: { depot: location }, effect: untilEndOfTurn(energyIcon(2, { at: isThe('depot') })) },
});
export const harriedAndHarassed = Interrupt('Harried and Harassed', {
  play: { effect: untilEndOfTurn(playPays(unit, 1)) },
});
export const outmaneuvered = Interrupt('Outmaneuvered', {
  play: {
    target: { plan: pending('interrupt', 'order') },
    effect: unlessPays(opponent, 1, cancelPending('plan')),
  },
});
export const reload = Interrupt('Reload', {
  play: {
    effect: chooseCards(
      'loaded',
      { of: inHand(), min: 1, max: 1, prompt: 'Which card of your hand do you put beneath your reserve?' },
      underReserve('loaded'),
    ),
  },
});
export const sprinklesDeal = Interrupt("Sprinkle's Deal", {
  play: { effect: sequence(reveals('you'), draw(destiny)) },
});
export const traginiumHeist = Interrupt('Traginium Heist', {
  play: {
    when: wonThisTurn,
    effect: chooseCards(
      'taken',
      {
        who: opponent,
        of: inHand(card, opponent),
        min: 2,
        max: 2,
        order: true,
        prompt: 'Which 2 cards of your hand do you reveal and put on top of your reserve? The last lies on top.',
      },
      show(chosen('taken'), opponent),
      toReserve('taken'),
    ),
  },
});
export const trumped = Interrupt('Trumped', {
  play: {
    when: exists(that(yours, kizen, at(location))),
    target: { plan: pending('interrupt', 'order') },
    effect: cancelPending('plan'),
  },
});
export const upTheSleeve = Interrupt('Up the Sleeve', {
  play: {
    when: beforeStep('battle destiny'),
    effect: chooseCards(
      'ace',
      { of: inHand(), min: 1, max: 1, prompt: 'Which card of your hand do you reveal and put on top of your reserve?' },
      show(chosen('ace')),
      toReserve('ace'),
    ),
  },
});
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

import { Interrupt } from '../../card.ts';
import {
  at,
  beforeStep,
  bottomOfReserve,
  cancelPending,
  card,
  cardOf,
  changeDrain,
  character,
  chooseCards,
  chooseNumber,
  chosen,
  compare,
  count,
  defense,
  destiny,
  destinyIn,
  draw,
  drawUpTo,
  either,
  energyIcon,
  evidence,
  exists,
  forfeit,
  inAnyOrder,
  inHand,
  inverter,
  isInverted,
  isThe,
  kizen,
  location,
  minus,
  note,
  noted,
  opponent,
  pending,
  pendingAt,
  placeOfPending,
  playPays,
  plus,
  powerUncounted,
  reveals,
  revert,
  sequence,
  ship,
  show,
  switched,
  that,
  topOf,
  toReserve,
  toUsedPile,
  underReserve,
  unit,
  unlessPays,
  untargetable,
  untilEndOfTurn,
  when,
  withA,
  withoutYourIcon,
  wonThisTurn,
  yours,
} from '../../words/index.ts';
