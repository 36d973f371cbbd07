// Characters of the Quay.

export const alnak = Character('Alnak', {
  always: [drains(1, { at: that(site, relatedHere), if: atASite })],
});
export const arhnaknak = Character('Arhnaknak', {
  inverted: {
    whenever: [
      {
        on: stepEnds('battle destiny', thisPlace, 'site'),
        atOnce: true,
        effect: sequence(reveals('you'), addBattleDestiny(destiny)),
      },
    ],
  },
  abilities: [{ lose: 3, effect: invert('self') }],
});
export const frenziedLuhus = Character('Frenzied Luhus', {
  abilities: [
    {
      pay: 3,
      given: { two: { of: that(yours, another(), character, here), min: 2 } },
      cost: [toUsedPile('two')],
      effect: invert('self'),
    },
  ],
});
export const katalInciter = Character('Katal Inciter', {
  whenever: [{ on: winsBattle('you', thisPlace), may: true, effect: toHand(first(topOf('used pile', 1))) }],
});
// wars/ruling-kayaldi/1
export const kayaldi = Character('Kayaldi', {
  abilities: [
    {
      uses: 1,
      lose: 2,
      effect: nextTime({
        on: movesTo(itself, that(site, withA(that(theirs, character)))),
        target: { victim: that(character, there) },
        effect: sequence(
          show(topOf('used pile', 2)),
          when(areAll(topOf('used pile', 2), 2, unit), may('Destroy the target?', destroy('victim'))),
        ),
      }),
    },
  ],
  provenance: 'errata',
});
// wars/ruling-kucha/2
export const kucha = Character('Kucha', {
  always: [power(highestPrintedPower(that(character, here)))],
  provenance: 'errata',
});
export const kulak = Character('Kulak', {
  abilities: [
    {
      uses: 1,
      given: { two: { of: inHand(), min: 2 } },
      cost: [toUsedPile('two')],
      effect: untilEndOfTurn(immune()),
    },
    {
      uses: 1,
      lose: 4,
      effect: nextTime({
        on: isLost(that(unit, another()), { of: 'you', from: thisPlace, inBattle: true }),
        effect: when(fits(it, lostByNow), toHand(it)),
      }),
    },
  ],
});
export const luhusCommander = Character('Luhus Commander', {
  always: [attrition(count(that(yours, unit, isInverted, here)), { at: thisPlace, if: atASite })],
});
export const luhusMauler = Character('Luhus Mauler', {
  inverted: {
    whenever: [
      {
        on: isInvertedNow(itself),
        if: battleHere(),
        may: true,
        target: { victim: that(unit, here) },
        effect: damage('victim'),
      },
    ],
  },
  abilities: [{ pay: 5, effect: invert('self') }],
});
export const makalClawBeast = Character('Makal Claw Beast', {
  whenever: [{ on: winsBattle('you', thisPlace), may: true, pay: 1, effect: searchUsedPile(card) }],
});
export const makalShrieker = Character('Makal Shrieker', {
  abilities: [{ pay: 3, effect: untilEndOfTurn(power(2)) }],
});
// wars/ruling-quay-navigator/1
export const quayNavigator = Character('Quay Navigator', {
  abilities: [
    { target: { drain: pendingAt('drain', relatedHere) }, cost: [toUsedPile('self')], effect: cancelPending('drain') },
  ],
  provenance: 'errata',
});
export const qurimAhmak = Character('Qurim Ahmak', {
  whenever: [
    {
      on: isLost(that(another(), unit), { from: thisPlace }),
      if: atASite,
      may: true,
      pay: 7,
      effect: when(fits(it, lostByNow), play(it, { at: thisPlace, nothing: true, asYours: true })),
    },
  ],
});
export const qurimRager = Character('Qurim Rager', {
  always: [defense(-2, { to: that(character, here, hasPiloting), if: atASite })],
});
export const sitka = Character('Sitka', {
  always: [totalPowerIs(-4, { at: thisPlace, if: atASite })],
  whenever: [{ on: isLost(itself, { from: site }), effect: lose(count(that(theirs, unit, here)), opponent) }],
  abilities: [
    {
      uses: 1,
      given: { two: { of: inHand(), min: 2 } },
      cost: [toUsedPile('two')],
      effect: untilEndOfTurn(immune()),
    },
  ],
});
export const tahkaChulukSquad = Character('Tahka Chuluk Squad', {
  whenever: [{ on: winsBattle('you', thisPlace, 'site'), may: true, pay: 1, effect: lose(1, opponent) }],
});
export const tahkaDisruptor = Character('Tahka Disruptor', {
  always: [tactics(-1, { to: that(unit, here), if: fits('self', newHere) })],
});
export const torridKatal = Character('Torrid Katal', {
  inverted: {
    abilities: [{ uses: 1, pay: 2, effect: untilEndOfTurn(attrition(1, { at: thisPlace })) }],
  },
  abilities: [{ pay: 2, effect: invert('self') }],
});
export const voltScrounge = Character('Volt Scrounge', {
  inverted: {
    whenever: [{ on: isInvertedNow(itself), effect: sequence(pay(2, opponent), activateUpTo(2)) }],
  },
  abilities: [
    {
      costTarget: { gone: that(yours, another(), character, here) },
      cost: [toUsedPile('gone')],
      effect: invert('self'),
    },
  ],
});
export const talkan = Character('Talkan', {
  abilities: [
    {
      uses: 1,
      given: { two: { of: inHand(), min: 2 } },
      cost: [toUsedPile('two')],
      effect: untilEndOfTurn(immune()),
    },
    {
      uses: 1,
      costTarget: { gone: that(yours, character, here) },
      cost: [toUsedPile('gone')],
      effect: untilEndOfTurn(power(2)),
    },
  ],
});

import { Character } from '../../../card.ts';
import {
  activateUpTo,
  addBattleDestiny,
  another,
  areAll,
  atASite,
  attrition,
  battleHere,
  cancelPending,
  card,
  character,
  count,
  damage,
  defense,
  destiny,
  destroy,
  drains,
  first,
  fits,
  hasPiloting,
  here,
  highestPrintedPower,
  immune,
  inHand,
  invert,
  isInverted,
  isInvertedNow,
  isLost,
  it,
  itself,
  lose,
  lostByNow,
  may,
  movesTo,
  newHere,
  nextTime,
  opponent,
  pay,
  pendingAt,
  play,
  power,
  relatedHere,
  reveals,
  searchUsedPile,
  sequence,
  show,
  site,
  stepEnds,
  tactics,
  that,
  theirs,
  there,
  thisPlace,
  toHand,
  topOf,
  totalPowerIs,
  toUsedPile,
  unit,
  untilEndOfTurn,
  when,
  winsBattle,
  withA,
  yours,
} from '../../../words/index.ts';
