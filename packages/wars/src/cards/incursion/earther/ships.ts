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

import { Ship, type StaticSource } from '../../../card.ts';
import {
  attrition,
  battleHere,
  beneathThis,
  cards,
  choose,
  count,
  defense,
  exists,
  hasPiloting,
  interrupt,
  isAt,
  move,
  movementCost,
  playCost,
  playCostAboard,
  power,
  relatedHere,
  sector,
  site,
  tactics,
  that,
  thisPlace,
  titleHas,
  totalPowerIs,
  unit,
  vehicle,
  withA,
  yours,
} from '../../../words/index.ts';
