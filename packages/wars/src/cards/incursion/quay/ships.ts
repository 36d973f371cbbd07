// Ships of the Quay.

export const chuluktika = Ship('Chuluktika', {
  abilities: [
    {
      pay: 3,
      when: not(duringPhase('battle')),
      target: { mover: that(vehicle, at(that(site, relatedHere))) },
      effect: choose(
        'there',
        { list: cards(that(site, adjacentTo('mover'))), prompt: 'To which site does it move?' },
        move('mover', 'there'),
      ),
    },
  ],
});
export const ilnaHekaton = Ship('Ilna Hekaton', {
  whenever: [{ on: entersPlay(itself), effect: pay(1, opponent) }],
});
export const katalLifeShip = Ship('Katal Life Ship', {
  always: [uncountedAboard(character)],
  whenever: [
    {
      on: entersPlay(itself),
      if: not(exists(that(another(), ship, here))),
      may: true,
      target: { victim: that(unit, at(that(site, relatedHere))) },
      effect: toHand('victim'),
    },
  ],
});
export const luhustika = Ship('Luhustika', {
  always: [uncountedAboard(character), drains(1, { at: that(location, relatedHere) })],
});
export const makaltika = Ship('Makaltika', {
  always: [uncountedAboard(character), playCost(unit, 1, { who: 'opponent', at: that(site, relatedHere) })],
});
export const qurimLifeShip = Ship('Qurim Life Ship', {
  always: [uncountedAboard(character)],
});
export const seyaltika = Ship('Seyaltika', {
  abilities: [
    {
      uses: 1,
      lose: 3,
      given: { spent: inHand() },
      cost: [toUsedPile('spent')],
      target: { goal: sector },
      effect: move('self', 'goal'),
    },
  ],
});
export const sitkatikaHekaton = Ship('Sitkatika Hekaton', {
  abilities: [
    {
      pay: 4,
      needs: fits('self', damageable),
      cost: [damage('self')],
      target: { victim: that(theirs, ship, here, inBattle) },
      effect: damage('victim'),
    },
  ],
});
export const tahkaLifeShip = Ship('Tahka Life Ship', {
  always: [uncountedAboard(character)],
  abilities: [{ given: { out: that(unit, beneathThis) }, cost: [toUsedPile('out')], effect: untilEndOfTurn(power(1)) }],
});
// wars/ruling-tahka-quarrel/1
export const tahkaQuarrel = Ship('Tahka Quarrel', {
  abilities: [
    { target: { drain: pendingAt('drain', relatedHere) }, cost: [toUsedPile('self')], effect: cancelPending('drain') },
  ],
  provenance: 'errata',
});

import { Ship } from '../../../card.ts';
import {
  adjacentTo,
  another,
  at,
  beneathThis,
  cancelPending,
  cards,
  character,
  choose,
  damage,
  damageable,
  drains,
  duringPhase,
  entersPlay,
  exists,
  fits,
  here,
  inBattle,
  inHand,
  itself,
  location,
  move,
  not,
  opponent,
  pay,
  pendingAt,
  playCost,
  power,
  relatedHere,
  sector,
  ship,
  site,
  that,
  theirs,
  toHand,
  toUsedPile,
  uncountedAboard,
  unit,
  untilEndOfTurn,
  vehicle,
} from '../../../words/index.ts';
