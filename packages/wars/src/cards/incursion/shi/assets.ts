// Assets of the Shi.

export const celebrated = Asset('Celebrated', {
  once: true,
  always: [power(6, { to: theHost, if: wonSinceEntering })],
});
export const cerebralIncursion = Asset('Cerebral Incursion', {
  always: [totalTacticsIs(-4, { who: 'opponent', at: thisPlace, if: not(exists(that(theirs, kizen, here))) })],
});
export const controlling = Asset('Controlling', {
  always: [drainLimit(2, { if: all(exists(that(yours, ship, atSector)), exists(that(yours, unit, atSite))) })],
});
export const forTheGloryOfSeyal = Asset('For the Glory of Seyal', {
  theirs: 'too',
  always: [noDrain({ who: 'opponent', at: adjacentHere })],
  whenever: [{ on: isControlled('opponent'), effect: dismiss('self') }],
});
export const incapacitated = Asset('Incapacitated', {
  theirs: 'too',
  always: [power(-1, { to: theHost }), tactics(-1, { to: theHost }), defense(-1, { to: theHost })],
});
export const indiscriminateStrike = Asset('Indiscriminate Strike', {
  once: true,
  always: [power(2, { to: theHost })],
  whenever: [
    {
      on: isTargeted(unit, that(weapon, underThe(host))),
      effect: untilEndOfTurn(power(-3, { to: that(unit, targetedNow) }), defense(-3, { to: that(unit, targetedNow) })),
    },
  ],
});
export const metamorphose = Asset('Metamorphose', {
  always: [tactics(2, { to: theHost }), isAlso('Kizen', { to: theHost }), immune({ to: theHost })],
});
// wars/ruling-ominous-presence/2
export const ominousPresence = Asset('Ominous Presence', {
  once: true,
  always: [tactics(1, { to: theHost })],
  abilities: [
    { pay: 2, target: { carried: that(asset, here), taker: eligibleFor('carried') }, effect: give('carried', 'taker') },
  ],
  provenance: 'ruling',
});
export const premeditatedReaction = Asset('Premeditated Reaction', {
  once: true,
  always: [defense(1, { to: theHost })],
  abilities: [
    {
      pay: 2,
      cost: [dismiss('self')],
      effect: nextTime({ on: losesBattle('you', thisPlace), atOnce: true, effect: limitCasualties(0) }, 'each time'),
    },
  ],
});
export const vestiges = Asset('Vestiges', {
  whenever: [{ on: winsBattle('you'), may: true, effect: stackOn(topOf('reserve', 1), 'self', 'face down') }],
  abilities: [
    {
      given: { relics: { of: stackedHere(), min: 3, max: 3 } },
      cost: [toUsedPile('relics')],
      effect: play(inLostPile(character), { less: 3 }),
    },
  ],
});
export const wellConcealedCharge = Asset('Well-concealed Charge', {
  theirs: 'too',
  whenever: [{ on: isControlled('opponent'), effect: dismiss('self') }],
  abilities: [{ uses: 1, pay: 3, effect: untilEndOfTurn(totalPowerIs(4, { at: thisPlace })) }],
});

import { Asset } from '../../../card.ts';
import {
  adjacentHere,
  all,
  asset,
  atSector,
  atSite,
  character,
  defense,
  dismiss,
  drainLimit,
  eligibleFor,
  exists,
  give,
  here,
  host,
  immune,
  inLostPile,
  isAlso,
  isControlled,
  isTargeted,
  kizen,
  limitCasualties,
  losesBattle,
  nextTime,
  noDrain,
  not,
  play,
  power,
  ship,
  stackedHere,
  stackOn,
  tactics,
  targetedNow,
  that,
  theHost,
  theirs,
  thisPlace,
  topOf,
  totalPowerIs,
  totalTacticsIs,
  toUsedPile,
  underThe,
  unit,
  untilEndOfTurn,
  weapon,
  winsBattle,
  wonSinceEntering,
  yours,
} from '../../../words/index.ts';
