// Ships of the Mavericks.

export const beltRunner = Ship('Belt Runner', {
  whenever: [
    {
      on: entersPlay(itself),
      if: some(onYourStockpiles),
      effect: chooseCards(
        'banked',
        {
          of: inHand(),
          min: 0,
          max: 2,
          order: true,
          prompt: 'Which cards of your hand (up to 2) go on top of your reserve? The last lies on top.',
        },
        toReserve('banked'),
      ),
    },
  ],
});
export const catsClaw = Ship("Cat's Claw", {
  inverted: {
    always: [captain('Killer Cait Grimalkin')],
    abilities: [{ uses: 1, pay: 3, effect: draw(2) }],
  },
  whenever: [{ on: isPlayed(that(yours, character, hasPiloting, beneathThis)), may: true, effect: invert('self') }],
});
export const darkslider = Ship('Darkslider', {
  inverted: {
    whenever: [
      {
        on: revealsBattleDestiny('you', thisPlace),
        atOnce: true,
        may: true,
        cost: [revert('self')],
        effect: addToRevealed(2),
      },
    ],
  },
  abilities: [{ uses: 1, pay: 4, effect: invert('self') }],
});
export const deathDealer = Ship('Death Dealer', {
  inverted: {
    abilities: [
      {
        uses: 1,
        target: { victim: that(ship, here, inSectorBattle) },
        cost: [revert('self')],
        effect: damage('victim'),
      },
    ],
  },
  abilities: [
    { uses: 1, pay: 4, effect: when(all(atASector, compare(iconsHere('you', 'maverick'), '>=', 1)), invert('self')) },
  ],
});
export const ruggedEmpty = Ship('Rugged Empty', {
  inverted: {
    abilities: [
      { target: { drain: pendingAt('drain', thisPlace) }, cost: [revert('self')], effect: changeDrain('drain', 2) },
    ],
  },
  whenever: [{ on: winsBattle('you', thisPlace), may: true, effect: invert('self') }],
});
export const widowmaker = Ship('Widowmaker', {
  inverted: { always: [power(times(3, count(that(yours, stockpile, laden))))] },
  abilities: [
    {
      uses: 1,
      // the card is stacked as payment, so it is not taken from the lost pile again
      costTarget: { spoils: inLostPile(card, opponent) },
      given: { store: that(yours, stockpile) },
      cost: [stackOn('spoils', 'store', 'face down')],
      effect: invert('self'),
    },
  ],
});

import { Ship } from '../../../card.ts';
import {
  addToRevealed,
  all,
  atASector,
  beneathThis,
  captain,
  card,
  changeDrain,
  character,
  chooseCards,
  compare,
  count,
  damage,
  draw,
  entersPlay,
  hasPiloting,
  here,
  iconsHere,
  inHand,
  inLostPile,
  inSectorBattle,
  invert,
  isPlayed,
  itself,
  laden,
  onYourStockpiles,
  opponent,
  pendingAt,
  power,
  revealsBattleDestiny,
  revert,
  ship,
  some,
  stackOn,
  stockpile,
  that,
  thisPlace,
  times,
  toReserve,
  when,
  winsBattle,
  yours,
} from '../../../words/index.ts';
