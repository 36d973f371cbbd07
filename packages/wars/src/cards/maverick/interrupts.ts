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

export const chicken = Interrupt('Chicken', {
  number: '1U116',
  faction: 'maverick',
  kind: 'used',
  cost: 1,
  support: 1,
  destiny: 5,
  play: {
    target: { coward: pending('unit') },
    effect: untilEndOfTurn(powerUncounted({ to: isThe(cardOf('coward')) })),
  },
});
export const faded = Interrupt('Faded', {
  number: '1R123',
  faction: 'maverick',
  kind: 'used',
  uses: 1,
  cost: 1,
  support: 2,
  destiny: 2,
  play: {
    target: { faded: kizen },
    effect: untilEndOfTurn(defense(2, { to: isThe('faded') }), untargetable({ to: isThe('faded') })),
  },
});
export const fifthAce = Interrupt('Fifth Ace', {
  number: '1U125',
  faction: 'maverick',
  kind: 'used',
  cost: 3,
  support: 1,
  destiny: 5,
  play: {
    effect: chooseCards(
      'palmed',
      {
        of: inHand(),
        min: 2,
        max: 2,
        order: true,
        prompt: 'Which two cards of your hand do you put on top of your reserve? The last named lies on top.',
      },
      toReserve('palmed'),
    ),
  },
});
export const fuelTheft = Interrupt('Fuel Theft', {
  number: '1C127',
  faction: 'maverick',
  kind: 'used',
  cost: 1,
  support: 1,
  destiny: 3,
  play: { target: { depot: location }, effect: untilEndOfTurn(energyIcon(2, { at: isThe('depot') })) },
});
export const harriedAndHarassed = Interrupt('Harried and Harassed', {
  number: '1R130',
  faction: 'maverick',
  kind: 'lost',
  cost: 0,
  support: 2,
  destiny: 5,
  play: { effect: untilEndOfTurn(playPays(unit, 1)) },
});
export const outmaneuvered = Interrupt('Outmaneuvered', {
  number: '1C143',
  faction: 'maverick',
  kind: 'used',
  cost: 1,
  support: 2,
  destiny: 4,
  play: {
    target: { plan: pending('interrupt', 'order') },
    effect: unlessPays(opponent, 1, cancelPending('plan')),
  },
});
export const reload = Interrupt('Reload', {
  number: '1U149',
  faction: 'maverick',
  kind: 'used',
  cost: 1,
  support: 1,
  destiny: 5,
  play: {
    effect: chooseCards(
      'loaded',
      { of: inHand(), min: 1, max: 1, prompt: 'Which card of your hand do you put beneath your reserve?' },
      underReserve('loaded'),
    ),
  },
});
export const sprinklesDeal = Interrupt("Sprinkle's Deal", {
  number: '1R154',
  faction: 'maverick',
  kind: 'lost',
  cost: 3,
  support: 2,
  destiny: 3,
  play: { effect: sequence(reveals('you'), draw(destiny)) },
});
export const traginiumHeist = Interrupt('Traginium Heist', {
  number: '1C160',
  faction: 'maverick',
  kind: 'used',
  cost: 1,
  support: 1,
  destiny: 6,
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
        prompt:
          'Which two cards of your hand do you reveal and put on top of your reserve? The last named lies on top.',
      },
      show(chosen('taken'), opponent),
      toReserve('taken'),
    ),
  },
});
export const trumped = Interrupt('Trumped', {
  number: '1U161',
  faction: 'maverick',
  kind: 'lost',
  cost: 0,
  support: 2,
  destiny: 5,
  play: {
    when: exists(that(yours, kizen, at(location))),
    target: { plan: pending('interrupt', 'order') },
    effect: cancelPending('plan'),
  },
});
export const upTheSleeve = Interrupt('Up the Sleeve', {
  number: '1U163',
  faction: 'maverick',
  kind: 'used',
  cost: 0,
  support: 2,
  destiny: 3,
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
  number: '2R60',
  faction: 'maverick',
  kind: 'lost',
  cost: 0,
  support: 1,
  destiny: 5,
  play: {
    effect: sequence(
      chooseNumber('guess', { min: 0, max: 7, prompt: 'Which destiny has the top card of the reserve?' }),
      show(topOf('reserve', 1, opponent), opponent),
      when(compare(destinyIn(topOf('reserve', 1, opponent)), '=', noted('guess', 'the number named')), drawUpTo(5)),
    ),
  },
});
export const fieldReport = Interrupt('Field Report', {
  number: '2R70',
  faction: 'maverick',
  kind: 'lost',
  uses: 1,
  cost: 1,
  support: 2,
  destiny: 3,
  play: {
    target: { drain: pendingAt('drain', withoutYourIcon) },
    effect: changeDrain('drain', plus(count(that(yours, evidence)), 1)),
  },
});
export const longOdds = Interrupt('Long Odds', {
  number: '2R77',
  faction: 'maverick',
  kind: 'lost',
  cost: 1,
  support: 2,
  destiny: 3,
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
          prompt: 'Which of the cards revealed is lost?',
        },
        forfeit('lost'),
      ),
      inAnyOrder(topOf('used pile', minus(noted('x'), 1), opponent), 'used pile'),
    ),
  },
});
export const maxRetros = Interrupt('Max Retros', {
  number: '2R78',
  faction: 'maverick',
  kind: 'lost',
  cost: 1,
  support: 1,
  destiny: 4,
  play: {
    target: { attack: pending('attack') },
    given: { turned: that(yours, inverter, isInverted, either(ship, unit), at(isThe(placeOfPending('attack')))) },
    cost: [revert('turned')],
    effect: cancelPending('attack'),
  },
});
export const snapSwitch = Interrupt('Snap Switch', {
  number: '2R81',
  faction: 'maverick',
  kind: 'lost',
  cost: 0,
  support: 1,
  destiny: 6,
  play: {
    target: { turned: that(character, at(withA(that(yours, kizen)))) },
    effect: untilEndOfTurn(switched({ to: isThe('turned') })),
  },
});
