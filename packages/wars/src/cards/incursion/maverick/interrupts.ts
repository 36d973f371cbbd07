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

import { Interrupt } from '../../../card.ts';
import {
  at,
  beforeStep,
  cancelPending,
  card,
  cardOf,
  chooseCards,
  chosen,
  defense,
  destiny,
  draw,
  energyIcon,
  exists,
  inHand,
  isThe,
  kizen,
  location,
  opponent,
  pending,
  playPays,
  powerUncounted,
  reveals,
  sequence,
  show,
  that,
  toReserve,
  underReserve,
  unit,
  unlessPays,
  untargetable,
  untilEndOfTurn,
  wonThisTurn,
  yours,
} from '../../../words/index.ts';
