// Interrupts of the Shi.

export const blindingScream = Interrupt('Blinding Scream', {
  play: {
    when: exists(that(yours, kizen)),
    effect: sequence(
      show(inHand(card, opponent), opponent),
      choose('that card', {
        who: opponent,
        list: inHand(card, opponent),
        prompt: 'Choose a card in your hand. Its destiny is the one you name.',
      }),
      choose(
        'lost',
        {
          list: inHand(having('destiny', '=', its('destiny', 'that card')), opponent),
          prompt: 'Which card with that destiny goes on top of the used pile?',
        },
        toUsedPile('lost'),
      ),
    ),
  },
});
export const cornered = Interrupt('Cornered', {
  play: { target: { weapon: that(yours, weapon, inSiteBattle) }, effect: addAttrition(-4, opponent) },
});
export const eavesdropper = Interrupt('Eavesdropper', {
  play: {
    costTarget: { scout: that(yours, unit, hasScouting, damageable, inSiteBattle) },
    cost: [damage('scout')],
    effect: untilEndOfTurn(immune({ to: that(yours, unit, where('scout')) })),
  },
});
export const fewEscape = Interrupt('Few Escape', {
  play: {
    when: yourPhase('move'),
    target: { victim: that(ship, having('power', '<=', 3)) },
    effect: destroy('victim'),
  },
});
export const protectiveFire = Interrupt('Protective Fire', {
  play: {
    target: { covered: ship },
    effect: untilEndOfTurn(immune({ to: isThe('covered') }), immune({ to: that(unit, aboard(isThe('covered'))) })),
  },
});
export const undercurrents = Interrupt('Undercurrents', {
  play: { lose: 2, effect: untilEndOfTurn(drains(-1, { who: 'opponent' })) },
});

import { Interrupt } from '../../../card.ts';
import {
  aboard,
  addAttrition,
  card,
  choose,
  damage,
  damageable,
  destroy,
  drains,
  exists,
  hasScouting,
  having,
  immune,
  inHand,
  inSiteBattle,
  isThe,
  its,
  kizen,
  opponent,
  sequence,
  ship,
  show,
  that,
  toUsedPile,
  unit,
  untilEndOfTurn,
  weapon,
  where,
  yourPhase,
  yours,
} from '../../../words/index.ts';
