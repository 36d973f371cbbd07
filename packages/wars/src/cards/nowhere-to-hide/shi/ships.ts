// Ships of the Shi.

export const crownVessel = Ship('Crown Vessel', {
  abilities: [{ uses: 1, lose: 2, effect: untilEndOfTurn(immune(), immune({ to: that(unit, beneathThis) })) }],
});
export const hastecurrentPursuer = Ship('Hastecurrent Pursuer', {
  always: [ownCost(times(-1, count(that(theirs, inverter, at(that(location, relatedToPlace))))))],
});
export const reaperCraft = Ship('Reaper Craft', {
  inverted: {
    abilities: [
      {
        uses: 1,
        cost: [revert('self')],
        effect: choose(
          'goal',
          { list: cards(that(sector, elsewhere)), prompt: 'To which sector does it move?' },
          move('self', 'goal'),
        ),
      },
    ],
  },
  abilities: [{ uses: 1, given: { hoard: inHand(stockpile) }, cost: [toLostPile('hoard')], effect: invert('self') }],
});
export const resoluteQuarrel = Ship('Resolute Quarrel', {
  whenever: [
    {
      on: entersPlay(itself),
      effect: chooseCards(
        'parted',
        {
          who: opponent,
          of: inHand(card, opponent),
          min: 1,
          max: 1,
          prompt: 'Which card do you put on top of your used pile?',
        },
        toUsedPile('parted'),
      ),
    },
  ],
});
export const swiftwaveAttacker = Ship('Swiftwave Attacker', {
  always: [gainsPiloting(2, { to: that(character, hasPiloting, beneathThis) })],
});
export const tilakVinisha = Ship('Tilak-Vinisha', {
  inverted: {
    whenever: [
      {
        on: isLost(ship, { of: 'opponent', from: thisPlace }),
        if: not(exists(that(theirs, ship, here))),
        effect: lose(3, opponent),
      },
    ],
  },
  whenever: [
    { on: isPlayed(that(theirs, ship), thisPlace), may: true, effect: invert('self') },
    { on: movesTo(that(theirs, ship), thisPlace), may: true, effect: invert('self') },
  ],
});

import { Ship } from '../../../card.ts';
import {
  at,
  beneathThis,
  card,
  cards,
  character,
  choose,
  chooseCards,
  count,
  elsewhere,
  entersPlay,
  exists,
  gainsPiloting,
  hasPiloting,
  here,
  immune,
  inHand,
  invert,
  inverter,
  isLost,
  isPlayed,
  itself,
  location,
  lose,
  move,
  movesTo,
  not,
  opponent,
  ownCost,
  relatedToPlace,
  revert,
  sector,
  ship,
  stockpile,
  that,
  theirs,
  thisPlace,
  times,
  toLostPile,
  toUsedPile,
  unit,
  untilEndOfTurn,
} from '../../../words/index.ts';
