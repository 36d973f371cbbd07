// Assets of the Mavericks.

export const accordNegotiation = Asset('Accord Negotiation', {
  theirs: 'too',
  always: [attackLoses(2, { at: relatedHere })],
  whenever: [{ on: isControlled('opponent'), effect: dismiss('self') }],
});
export const ensnared = Asset('Ensnared', {
  theirs: 'too',
  where: withA(that(theirs, either(ship, unit))),
  always: [drains(3, { at: thisPlace })],
});
export const mercurial = Asset('Mercurial', {
  once: true,
  abilities: [{ uses: 1, pay: 4, target: { recalled: that(yours, unit, here) }, effect: toReserve('recalled') }],
});
export const priceOfTheGame = Asset('Price of the Game', {
  whenever: [
    {
      on: revealsBattleDestiny('each'),
      atOnce: true,
      onceEachTurn: true,
      may: true,
      lose: 1,
      effect: chooseOne(
        { prompt: 'Is the destiny of that card 1 more or 1 less?' },
        { label: 'Destiny 1 more', effect: addToRevealed(1) },
        { label: 'Destiny 1 less', effect: addToRevealed(-1) },
      ),
    },
  ],
});
export const set = Asset('Set', {
  abilities: [
    // Six cards are the limit. Without it, players could use this forever at no cost.
    { pay: 0, when: compare(size(stackedHere()), '<=', 5), effect: stackOn(topOf('reserve', 1)) },
    {
      uses: 1,
      target: { victim: that(unit, inBattle) },
      given: { spent: { of: stackedHere(), min: 3, max: 3 } },
      cost: [toLostPile('spent')],
      effect: when(sameDestiny(chosen('spent')), damage('victim')),
    },
  ],
});
export const topPair = Asset('Top Pair', {
  abilities: [
    { pay: 0, when: compare(size(stackedHere()), '<=', 5), effect: stackOn(topOf('reserve', 1)) },
    {
      uses: 1,
      given: { spent: { of: stackedHere(), min: 2, max: 2 } },
      cost: [toLostPile('spent')],
      effect: when(sameDestiny(chosen('spent')), untilEndOfTurn(noReveal())),
    },
  ],
});
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

import { Asset } from '../../card.ts';
import {
  activate,
  addToRevealed,
  afterStep,
  all,
  atASite,
  attackLoses,
  battleDestinyOf,
  changeDrain,
  character,
  chooseCards,
  chooseOne,
  chosen,
  compare,
  count,
  damage,
  dismiss,
  drains,
  draw,
  either,
  evidence,
  here,
  inBattle,
  inHand,
  interrupt,
  isControlled,
  isRevealedForBattle,
  isThe,
  justLost,
  lose,
  noReveal,
  opponent,
  pendingAt,
  playCost,
  power,
  relatedHere,
  revealsBattleDestiny,
  sameDestiny,
  sequence,
  ship,
  size,
  stackedHere,
  stackOn,
  stepEnds,
  that,
  theirs,
  thisPlace,
  times,
  toLostPile,
  topOf,
  toReserve,
  underReserve,
  unit,
  untilEndOfTurn,
  when,
  withA,
  yours,
  yourTurn,
} from '../../words/index.ts';
