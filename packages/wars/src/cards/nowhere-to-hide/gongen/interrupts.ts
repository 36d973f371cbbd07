// Interrupts of the Gongen.

export const defensiveFire = Interrupt('Defensive Fire', {
  play: { effect: untilEndOfTurn(defense(4, { to: that(labelled('Ikazuchi'), unit) })) },
});
export const lastStand = Interrupt('Last Stand', {
  play: {
    target: { place: that(location, underAttack) },
    effect: when(losingBattle, reduceCasualties(times(5, iconsHere('you', 'gongen', 'place')))),
  },
});
export const swordWall = Interrupt('Sword Wall', {
  play: {
    effect: forEach(cards(asset), 'one', loseOr(ownerOf('one'), 2, 'one', dismiss('one'))),
  },
});

import { Interrupt } from '../../../card.ts';
import {
  asset,
  cards,
  defense,
  dismiss,
  forEach,
  iconsHere,
  labelled,
  location,
  loseOr,
  losingBattle,
  ownerOf,
  reduceCasualties,
  that,
  times,
  underAttack,
  unit,
  untilEndOfTurn,
  when,
} from '../../../words/index.ts';
