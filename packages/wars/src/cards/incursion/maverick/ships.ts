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

import { Ship } from '../../../card.ts';
import {
  activate,
  activateUpTo,
  another,
  battleBegins,
  battleEnds,
  compare,
  count,
  destroy,
  entersPlay,
  fighter,
  handSafe,
  here,
  invert,
  isInverted,
  isInvertedNow,
  itself,
  revealedFor,
  revealForBattle,
  ship,
  stepEnds,
  that,
  theirs,
  thisPlace,
  wouldReveal,
  yours,
} from '../../../words/index.ts';
