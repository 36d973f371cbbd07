// Assets of the Mavericks.

export const chameleon = Asset('Chameleon', {
  abilities: [{ uses: 1, when: yourTurn, cost: [lose(2, 'you', 'hand')], effect: activate(3) }],
});
export const doNotPush = Asset('Do Not Push', {
  always: [playCost(interrupt, 3, { who: 'each' })],
});
export const emptyHeart = Asset('Empty Heart', {
  whenever: [
    {
      on: stepEnds('battle destiny'),
      if: compare(battleDestinyOf('you'), '=', 1),
      may: true,
      target: { witness: character },
      effect: untilEndOfTurn(power(times(3, count(that(yours, evidence))), { to: isThe('witness') })),
    },
  ],
  abilities: [{ uses: 1, pay: 2, effect: toReserve('self') }],
});
export const inquiry = Asset('Inquiry', {
  whenever: [
    {
      on: stepEnds('battle destiny'),
      if: compare(battleDestinyOf('you'), '=', 3),
      may: true,
      effect: draw(count(that(yours, evidence))),
    },
  ],
  abilities: [{ uses: 1, pay: 0, effect: toReserve('self') }],
});
export const jovianStandoff = Asset('Jovian Standoff', {
  whenever: [{ on: isRevealedForBattle(), effect: lose(3) }],
  abilities: [
    {
      target: { drain: pendingAt('drain', thisPlace) },
      cost: [dismiss('self')],
      effect: when(atASite, changeDrain('drain', 3)),
    },
  ],
});
export const reliquaries = Asset('Reliquaries', {
  whenever: [
    {
      on: stepEnds('battle destiny'),
      if: compare(battleDestinyOf('you'), '=', 5),
      effect: chooseCards(
        'buried',
        {
          of: inHand(),
          min: 0,
          max: count(that(yours, evidence)),
          order: true,
          prompt: 'Which cards of your hand do you put beneath your reserve? The last lies lowest.',
        },
        underReserve('buried'),
      ),
    },
  ],
  abilities: [{ uses: 1, pay: 1, effect: toReserve('self') }],
});
export const traginiumStash = Asset('Traginium Stash', {
  abilities: [
    {
      uses: 1,
      pay: 1,
      when: afterStep('battle destiny'),
      effect: when(
        all(compare(battleDestinyOf('you'), '>', battleDestinyOf(opponent)), compare(size(stackedHere()), '<', 2)),
        sequence(lose(1, opponent), stackOn(justLost, 'self', 'face down')),
      ),
    },
  ],
});

import { Asset } from '../../../card.ts';
import {
  activate,
  afterStep,
  all,
  atASite,
  battleDestinyOf,
  changeDrain,
  character,
  chooseCards,
  compare,
  count,
  dismiss,
  draw,
  evidence,
  inHand,
  interrupt,
  isRevealedForBattle,
  isThe,
  justLost,
  lose,
  opponent,
  pendingAt,
  playCost,
  power,
  sequence,
  size,
  stackedHere,
  stackOn,
  stepEnds,
  that,
  thisPlace,
  times,
  toReserve,
  underReserve,
  untilEndOfTurn,
  when,
  yours,
  yourTurn,
} from '../../../words/index.ts';
