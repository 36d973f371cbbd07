// Assets of the Earthers.

export const informationalAdvantage = Asset('Informational Advantage', {
  whenever: [{ on: usesIcon('opponent', thisPlace), effect: lose(1, opponent) }],
});
export const kneecapped = Asset('Kneecapped', {
  theirs: 'only',
  where: that(unit, at(that(site, withA(that(yours, infiltrator))))),
  always: [unmovable({ to: theHost }), drains(-1, { who: 'opponent', at: thisPlace })],
});
export const termsOfTheDeal = Asset('Terms of the Deal', {
  always: [anytime()],
  whenever: [
    { on: entersPlay(itself), if: losingBattle, effect: reduceCasualties(8) },
    { on: activates('opponent'), effect: activateUpTo(2, opponent) },
  ],
});
export const traginiumSurplus = Asset('Traginium Surplus', {
  abilities: [
    {
      uses: 1,
      pay: 1,
      effect: when(canStackHere, sequence(lose(1, opponent), stackOn(justLost, 'self', 'face down'))),
    },
  ],
});

import { Asset } from '../../../card.ts';
import {
  activates,
  activateUpTo,
  anytime,
  at,
  canStackHere,
  drains,
  entersPlay,
  infiltrator,
  itself,
  justLost,
  lose,
  losingBattle,
  opponent,
  reduceCasualties,
  sequence,
  site,
  stackOn,
  that,
  theHost,
  thisPlace,
  unit,
  unmovable,
  usesIcon,
  when,
  withA,
  yours,
} from '../../../words/index.ts';
