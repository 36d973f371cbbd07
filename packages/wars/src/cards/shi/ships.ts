// Ships of the Shi.

export const damirQuarrel = Ship('Damir Quarrel', {
  abilities: [
    {
      uses: 1,
      pay: 3,
      target: { victim: that(fighter, here, inBattle) },
      effect: sequence(
        reveals('opponent'),
        reveals('you'),
        when(
          compare(
            plus(plus(its('power', 'victim'), its('defense', 'victim')), theirDestiny),
            '<',
            plus(plus(its('power', 'self'), its('defense', 'self')), destiny),
          ),
          damage('victim'),
        ),
      ),
    },
  ],
});
// wars/ruling-reliable-quarrel/1
export const reliableQuarrel = Ship('Reliable Quarrel', {
  always: [freeAt(that(sector, other(withA(that(yours, ship))))), unmovable({ if: fits('self', newHere) })],
  provenance: 'ruling',
});
export const seyalshiUpholder = Ship('Seyalshi Upholder', {
  always: [power(2, { if: compare(icons('shi'), '>', mostOtherIcons('shi')) })],
});
export const squadronLead = Ship('Squadron Lead', {
  always: [
    power(count(that(theirs, ship, here)), { if: not(exists(that(yours, ship, here, another()))) }),
    defense(count(that(theirs, ship, here)), { if: not(exists(that(yours, ship, here, another()))) }),
  ],
});
export const sudevaEscort = Ship('Sudeva Escort', {
  whenever: [
    {
      on: battleBegins('you', thisPlace),
      if: all(compare(count(that(yours, ship, here)), '=', 1), compare(count(that(theirs, ship, here)), '=', 1)),
      effect: lose(1, opponent),
    },
  ],
});
export const sudevaQuarrel = Ship('Sudeva Quarrel', {
  always: [power(2, { if: isAt(that(sector, titleHas('Seyal'))) })],
});
export const tilakQuarrel = Ship('Tilak Quarrel', {
  always: [power(2, { if: isAt(that(sector, other(hasYourIconOf('shi')))) })],
});
// wars/ruling-transport-vessel/1
export const transportVessel = Ship('Transport Vessel', {
  abilities: [
    {
      uses: 1,
      pay: 4,
      target: { rescued: that(yours, unit, inSiteBattle, atRelated) },
      effect: nextTime({ on: isDestroyed(isThe('rescued')), effect: returnAboard('rescued') }),
    },
  ],
  provenance: 'errata',
});
export const vatarvaSudeva = Ship('Vatarva-Sudeva', {
  always: [immune(), immune({ to: that(unit, beneathThis) })],
});
export const vishalQuarrel = Ship('Vishal Quarrel', {
  always: [
    tactics(3, { if: not(exists(that(yours, ship, here, another()))) }),
    defense(3, { if: not(exists(that(yours, ship, here, another()))) }),
  ],
});
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

import { Ship } from '../../card.ts';
import {
  all,
  another,
  at,
  atRelated,
  battleBegins,
  beneathThis,
  card,
  cards,
  character,
  choose,
  chooseCards,
  compare,
  count,
  damage,
  defense,
  destiny,
  elsewhere,
  entersPlay,
  exists,
  fighter,
  fits,
  freeAt,
  gainsPiloting,
  hasPiloting,
  hasYourIconOf,
  here,
  icons,
  immune,
  inBattle,
  inHand,
  inSiteBattle,
  invert,
  inverter,
  isAt,
  isDestroyed,
  isLost,
  isPlayed,
  isThe,
  its,
  itself,
  location,
  lose,
  mostOtherIcons,
  move,
  movesTo,
  newHere,
  nextTime,
  not,
  opponent,
  other,
  ownCost,
  plus,
  power,
  relatedToPlace,
  returnAboard,
  reveals,
  revert,
  sector,
  sequence,
  ship,
  stockpile,
  tactics,
  that,
  theirDestiny,
  theirs,
  thisPlace,
  times,
  titleHas,
  toLostPile,
  toUsedPile,
  unit,
  unmovable,
  untilEndOfTurn,
  when,
  withA,
  yours,
} from '../../words/index.ts';
