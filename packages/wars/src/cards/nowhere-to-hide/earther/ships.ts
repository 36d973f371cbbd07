// Ships of the Earthers.

export const incaFighter = Ship('Inca Fighter', {
  whenever: [
    {
      on: entersPlay(itself),
      may: true,
      target: { guest: that(unit, here, other(hasPiloting)) },
      effect: toUsedPile('guest'),
    },
  ],
});
export const pompeii = Ship('Pompeii', {
  always: [abilityCost(card, 3, { if: battleHere() })],
});
export const shadowsurfer = Ship('Shadowsurfer', {
  always: [untargetable()],
});
export const xeLabsTypeIV = Ship('XeLabs Type IV', {
  abilities: [
    {
      uses: 1,
      lose: 3,
      when: all(yourPhase('move'), not(fits('self', newHere))),
      target: { sent: that(ship, here) },
      effect: toHand('sent'),
    },
  ],
});
export const xeRacer = Ship('XeRacer', {
  where: notBesideBattle,
  always: [anytime({ if: duringBattle('sector') }), ownLoses(1, { if: all(duringBattle('sector'), playedByItself) })],
});

import { Ship } from '../../../card.ts';
import {
  abilityCost,
  all,
  anytime,
  battleHere,
  card,
  duringBattle,
  entersPlay,
  fits,
  hasPiloting,
  here,
  itself,
  newHere,
  not,
  notBesideBattle,
  other,
  ownLoses,
  playedByItself,
  ship,
  that,
  toHand,
  toUsedPile,
  unit,
  untargetable,
  yourPhase,
} from '../../../words/index.ts';
