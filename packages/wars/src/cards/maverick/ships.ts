// Ships of the Mavericks.

export const haggardHulk = Ship('Haggard Hulk', {
  abilities: [{ pay: 3, effect: invert('self') }],
});
export const hawksWing = Ship("Hawk's Wing", {
  always: [handSafe({ at: thisPlace })],
});
export const moddedTypeIV = Ship('Modded Type IV', {
  instead: [{ on: wouldReveal('you', thisPlace), may: true, effect: revealForBattle('bottom') }],
});
export const modularTransport = Ship('Modular Transport', {
  inverted: {
    whenever: [
      {
        on: battleBegins('you', thisPlace),
        if: compare(count(that(yours, another(), isInverted, ship, here)), '>=', 1),
        effect: activateUpTo(3),
      },
    ],
  },
  abilities: [{ pay: 6, effect: invert('self') }],
});
export const plunderingBandit = Ship('Plundering Bandit', {
  whenever: [{ on: battleEnds(thisPlace, 'any', 'you'), may: true, pay: 1, effect: invert('self') }],
});
export const racingSloop = Ship('Racing Sloop', {
  inverted: {
    whenever: [
      {
        on: isInvertedNow(itself),
        may: true,
        target: { rammed: that(fighter, another(), here) },
        effect: destroy('rammed'),
      },
    ],
  },
  whenever: [
    // changes to the revealed card count, and the ability waits until the step is over (wars/triggered-ability/5)
    {
      on: stepEnds('battle destiny'),
      if: compare(revealedFor('you'), '>=', 6),
      may: true,
      pay: 3,
      effect: invert('self'),
    },
  ],
  provenance: 'ruling',
});
export const raider = Ship('Raider', {
  whenever: [{ on: entersPlay(itself), may: true, effect: activate(count(that(theirs, ship, here))) }],
});
export const razorjack = Ship('Razorjack', {
  whenever: [
    {
      on: stepEnds('battle destiny'),
      if: compare(revealedFor('you'), '>=', 6),
      may: true,
      pay: 3,
      effect: invert('self'),
    },
  ],
});
export const vulture = Ship('Vulture', {
  abilities: [{ pay: 2, effect: invert('self') }],
});
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

import { Ship } from '../../card.ts';
import {
  activate,
  activateUpTo,
  addToRevealed,
  all,
  another,
  atASector,
  battleBegins,
  battleEnds,
  beneathThis,
  captain,
  card,
  changeDrain,
  character,
  chooseCards,
  compare,
  count,
  damage,
  destroy,
  draw,
  entersPlay,
  fighter,
  handSafe,
  hasPiloting,
  here,
  iconsHere,
  inHand,
  inLostPile,
  inSectorBattle,
  invert,
  isInverted,
  isInvertedNow,
  isPlayed,
  itself,
  laden,
  onYourStockpiles,
  opponent,
  pendingAt,
  power,
  revealedFor,
  revealForBattle,
  revealsBattleDestiny,
  revert,
  ship,
  some,
  stackOn,
  stepEnds,
  stockpile,
  that,
  theirs,
  thisPlace,
  times,
  toReserve,
  when,
  winsBattle,
  wouldReveal,
  yours,
} from '../../words/index.ts';
