export const danceOfSteel = Asset('Dance of Steel', {
  whenever: [
    {
      on: revealsBattleDestiny('you'),
      may: true,
      effect: retrieve(count(that(theirs, isDamaged, unit, inBattle))),
    },
  ],
});
export const indomitableWill = Asset('Indomitable Will', {
  once: true,
  whenever: [
    {
      on: drainsNow('you', thisPlace),
      if: all(atASite, not(exists(that(yours, unit, here, another(host))))),
      may: true,
      effect: retrieve(1),
    },
  ],
});
export const rapidFire = Asset('Rapid Fire', {
  always: [defense(2, { to: theHost }), gainsQuickdrawOtherwise(1, { to: theHost })],
});
export const strengthOfArms = Asset('Strength of Arms', {
  whenever: [
    {
      on: isDestroyed(that(labelled('Deigan'), unit), { of: 'you' }),
      if: canStackHere,
      needs: canStackHere,
      may: true,
      effect: ifStillLost(it, stackOn(it)),
    },
  ],
  abilities: [
    {
      when: yourPhase('deploy'),
      target: { kept: stackedHere() },
      given: { lost: inHand() },
      cost: [toLostPile('lost')],
      effect: toHand('kept'),
    },
  ],
});
export const traginiumCache = Asset('Traginium Cache', {
  abilities: [
    {
      uses: 1,
      pay: 1,
      when: yourPhase('deploy'),
      effect: when(
        all(exists(that(sector, withSome(2, that(yours, fighter)))), compare(size(stackedHere()), '<', 2)),
        sequence(lose(1, opponent), stackOn(justLost, 'self', 'face down')),
      ),
    },
  ],
});

import { Asset } from '../../../card.ts';
import {
  all,
  another,
  atASite,
  canStackHere,
  compare,
  count,
  defense,
  drainsNow,
  exists,
  fighter,
  gainsQuickdrawOtherwise,
  here,
  host,
  ifStillLost,
  inBattle,
  inHand,
  isDamaged,
  isDestroyed,
  it,
  justLost,
  labelled,
  lose,
  not,
  opponent,
  retrieve,
  revealsBattleDestiny,
  sector,
  sequence,
  size,
  stackedHere,
  stackOn,
  that,
  theHost,
  theirs,
  thisPlace,
  toHand,
  toLostPile,
  unit,
  when,
  withSome,
  yourPhase,
  yours,
} from '../../../words/index.ts';
