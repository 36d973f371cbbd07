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

import { Asset } from '../../../card.ts';
import {
  addToRevealed,
  attackLoses,
  chooseOne,
  chosen,
  compare,
  damage,
  dismiss,
  drains,
  either,
  here,
  inBattle,
  isControlled,
  noReveal,
  relatedHere,
  revealsBattleDestiny,
  sameDestiny,
  ship,
  size,
  stackedHere,
  stackOn,
  that,
  theirs,
  thisPlace,
  toLostPile,
  topOf,
  toReserve,
  unit,
  untilEndOfTurn,
  when,
  withA,
  yours,
} from '../../../words/index.ts';
