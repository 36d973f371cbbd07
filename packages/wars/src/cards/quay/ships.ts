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
export const anakatika = Ship('Anakatika', {
  abilities: [
    {
      uses: 3,
      given: { two: { of: inHand(), min: 2 } },
      cost: [toUsedPile('two')],
      effect: untilEndOfTurn(power(1)),
    },
  ],
});
export const deftAttacker = Ship('Deft Attacker', {
  always: [power(2, { if: compare(usedSize(), '<=', 1) }), defense(2, { if: compare(usedSize(), '<=', 1) })],
});
export const encroachingHekaton = Ship('Encroaching Hekaton', {
  whenever: [
    {
      on: entersPlay(itself),
      effect: lose(times(2, count(that(theirs, unit, here, other(hasPiloting)))), opponent),
    },
  ],
});
export const karaktika = Ship('Karaktika', {
  always: [uncountedAboard(character)],
  abilities: [
    {
      uses: 1,
      lose: 1,
      when: all(yourPhase('move'), compare(usedSize(), '<=', 1)),
      effect: sequence(
        choose('that ship', {
          who: opponent,
          list: cards(that(ship, theirOwn, here)),
          prompt: 'Which of your ships here do you dismiss?',
        }),
        dismiss('that ship'),
      ),
    },
  ],
});
export const tahkaAssaultCraft = Ship('Tahka Assault Craft', {
  whenever: [
    { on: entersPlay(itself), if: compare(iconsHere('you'), '=', 0), may: true, effect: searchUsedPile(card) },
  ],
});

import { Ship } from '../../card.ts';
import {
  adjacentTo,
  all,
  another,
  at,
  beneathThis,
  cancelPending,
  card,
  cards,
  character,
  choose,
  compare,
  count,
  damage,
  damageable,
  defense,
  dismiss,
  drains,
  duringPhase,
  entersPlay,
  exists,
  fits,
  hasPiloting,
  here,
  iconsHere,
  inBattle,
  inHand,
  itself,
  location,
  lose,
  move,
  not,
  opponent,
  other,
  pay,
  pendingAt,
  playCost,
  power,
  relatedHere,
  searchUsedPile,
  sector,
  sequence,
  ship,
  site,
  that,
  theirOwn,
  theirs,
  times,
  toHand,
  toUsedPile,
  uncountedAboard,
  unit,
  untilEndOfTurn,
  usedSize,
  vehicle,
  yourPhase,
} from '../../words/index.ts';
