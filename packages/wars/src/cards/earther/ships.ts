// Ships of the Earthers.

const garrison = (planet: string): StaticSource[] => {
  const home = { if: isAt(that(sector, titleHas(planet))) };
  return [power(2, home), tactics(1, home), defense(2, home)];
};

export const atlantis = Ship('Atlantis', {
  always: [totalPowerIs(2, { at: that(relatedHere, site) })],
});
export const commerceAuthorityFighter = Ship('Commerce Authority Fighter', {
  always: [playCost(interrupt, 1, { who: 'opponent', if: battleHere() })],
});
export const escortCruiser = Ship('Escort Cruiser', {
  always: [attrition(count(that(relatedHere, site, withA(that(yours, vehicle)))), { at: thisPlace })],
});
export const inca1 = Ship('Inca 1', {
  always: [playCostAboard(that(unit, hasPiloting), -2)],
});
export const inca2 = Ship('Inca 2', {
  always: [attrition(2, { at: thisPlace, if: exists(that(yours, unit, hasPiloting, beneathThis)) })],
});
export const juggernautTender = Ship('Juggernaut Tender', {
  always: [movementCost(-1, { to: that(unit, beneathThis) })],
  abilities: [
    {
      uses: 1,
      pay: 3,
      target: { cargo: that(vehicle, beneathThis) },
      effect: choose(
        'goal',
        { list: cards(that(relatedHere, site)), prompt: 'To which related site does it move?' },
        move('cargo', 'goal'),
      ),
    },
  ],
});
export const lunaGarrisonFighter = Ship('Luna Garrison Fighter', {
  always: garrison('Luna'),
});
export const surveyCruiser = Ship('Survey Cruiser', {
  always: [attrition(1, { at: that(relatedHere, site) })],
});
export const venusGarrisonFighter = Ship('Venus Garrison Fighter', {
  always: garrison('Venus'),
});
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

import { Ship, type StaticSource } from '../../card.ts';
import {
  abilityCost,
  all,
  anytime,
  attrition,
  battleHere,
  beneathThis,
  card,
  cards,
  choose,
  count,
  defense,
  duringBattle,
  entersPlay,
  exists,
  fits,
  hasPiloting,
  here,
  interrupt,
  isAt,
  itself,
  move,
  movementCost,
  newHere,
  not,
  notBesideBattle,
  other,
  ownLoses,
  playCost,
  playCostAboard,
  playedByItself,
  power,
  relatedHere,
  sector,
  ship,
  site,
  tactics,
  that,
  thisPlace,
  titleHas,
  toHand,
  totalPowerIs,
  toUsedPile,
  unit,
  untargetable,
  vehicle,
  withA,
  yourPhase,
  yours,
} from '../../words/index.ts';
