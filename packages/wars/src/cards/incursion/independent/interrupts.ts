// Interrupts without a faction.

export const expansion = Interrupt('Expansion', {
  play: {
    effect: announceOne(
      'Which encampment do you search for?',
      { label: 'One with a support icon like one of yours', effect: download(that(encampment, hasYourIcon)) },
      { label: 'Any encampment', if: compare(kindsOfIcons(), '=', 1), effect: download(encampment) },
    ),
  },
});
export const overburdened = Interrupt('Overburdened', {
  used: {
    effect: when(
      atLeast(handSize(opponent), 13),
      sequence(
        randomCards('those cards', inHand(card, opponent), minus(handSize(opponent), 8)),
        toUsedPile(chosen('those cards')),
      ),
    ),
  },
  lost: {
    effect: mayPay(
      4,
      sequence(
        show(inHand(card, opponent), opponent),
        choose(
          'twin',
          {
            list: twinsIn(inHand(card, opponent)),
            prompt: 'Choose a card. Your opponent loses all copies of it from hand.',
          },
          toLostPile(inHand(titledAs('twin'), opponent)),
        ),
      ),
    ),
  },
});
export const refuge = Interrupt('Refuge', {
  play: {
    target: { place: that(location, crowded(opponent, 4)) },
    effect: untilEndOfTurn(noAttack({ who: 'opponent', at: isThe('place') })),
  },
});

import { Interrupt } from '../../../card.ts';
import {
  announceOne,
  atLeast,
  card,
  choose,
  chosen,
  compare,
  crowded,
  download,
  encampment,
  handSize,
  hasYourIcon,
  inHand,
  isThe,
  kindsOfIcons,
  location,
  mayPay,
  minus,
  noAttack,
  opponent,
  randomCards,
  sequence,
  show,
  that,
  titledAs,
  toLostPile,
  toUsedPile,
  twinsIn,
  untilEndOfTurn,
  when,
} from '../../../words/index.ts';
