// Interrupts of the Quay.

export const attackPlan = Interrupt('Attack Plan', {
  play: {
    when: yourPhase('control'),
    effect: choose(
      'turned',
      { list: cards(that(yours, upright)), prompt: 'Which of your upright inverters do you invert?' },
      invert('turned'),
    ),
  },
});
export const breaching = Interrupt('Breaching', {
  play: { target: { victim: that(unit, other(hasPiloting), atSector) }, effect: destroy('victim') },
});
export const fillWithFear = Interrupt('Fill With Fear', {
  play: {
    target: { drain: pending('drain') },
    costTarget: { turned: that(yours, isInverted, at(that(location, relatedTo(placeOfPending('drain'))))) },
    cost: [revert('turned')],
    effect: cancelPending('drain'),
  },
});
export const flareOfRage = Interrupt('Flare of Rage', {
  play: {
    target: { whom: bothPlayers },
    effect: sequence(underReserve(inUsedPile(card, 'whom')), shuffle('reserve', 'whom')),
  },
});
// wars/ruling-life-leech/1
export const lifeLeech = Interrupt('Life Leech', {
  play: {
    costTarget: { spent: that(yours, character, inBattle, beside(that(yours, kizen))) },
    target: { victim: that(character, inBattle) },
    cost: [toUsedPile('spent')],
    effect: damage('victim'),
  },
  provenance: 'errata',
});
export const rousingLeap = Interrupt('Rousing Leap', {
  play: { cost: [lose(5, 'you', 'hand')], effect: toHand(inUsedPile()) },
});

import { Interrupt } from '../../../card.ts';
import {
  at,
  atSector,
  beside,
  bothPlayers,
  cancelPending,
  card,
  cards,
  character,
  choose,
  damage,
  destroy,
  hasPiloting,
  inBattle,
  inUsedPile,
  invert,
  isInverted,
  kizen,
  location,
  lose,
  other,
  pending,
  placeOfPending,
  relatedTo,
  revert,
  sequence,
  shuffle,
  that,
  toHand,
  toUsedPile,
  underReserve,
  unit,
  upright,
  yourPhase,
  yours,
} from '../../../words/index.ts';
