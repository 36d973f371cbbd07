// Assets of the Shi.

export const alcoveOfPanacea = Asset('Alcove of Panacea', {
  theirs: 'too',
  instead: [
    { on: wouldBeDestroyed(that(yours, labelled('Tilak'), character, here)), may: true, pay: 3, effect: toReserve(it) },
  ],
});
export const crippled = Asset('Crippled', {
  always: [supportCost(card, 1, { what: 'shi' }), defense(-1, { to: that(theirs, unit) })],
});
export const selsynManeuver = Asset('Selsyn Maneuver', {
  whenever: [{ on: isDamagedNow(either(ship, unit), theHost), effect: lose(1, ownerOf(it)) }],
});
export const targetOfOpportunity = Asset('Target of Opportunity', {
  always: [supportIcon('shi', { at: that(location, withA(that(yours, labelled('Anant'), character))) })],
});
export const traginiumHarvest = Asset('Traginium Harvest', {
  whenever: [
    {
      on: phaseEnds('opponent', 'battle'),
      if: all(exists(that(location, other(attackedAt), contested)), compare(size(stackedHere()), '<', 2)),
      effect: sequence(lose(1, opponent), stackOn(justLost, 'self', 'face down')),
    },
  ],
});

import { Asset } from '../../../card.ts';
import {
  all,
  attackedAt,
  card,
  character,
  compare,
  contested,
  defense,
  either,
  exists,
  here,
  isDamagedNow,
  it,
  justLost,
  labelled,
  location,
  lose,
  opponent,
  other,
  ownerOf,
  phaseEnds,
  sequence,
  ship,
  size,
  stackedHere,
  stackOn,
  supportCost,
  supportIcon,
  that,
  theHost,
  theirs,
  toReserve,
  unit,
  withA,
  wouldBeDestroyed,
  yours,
} from '../../../words/index.ts';
