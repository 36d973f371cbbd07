// Assets without a faction.

export const aggressiveStance = Asset('Aggressive Stance', {
  always: [
    attackCost(-1),
    eachPlayer(
      drainPays(3, {
        who: 'you',
        if: any(
          not(exists(that(yours, ship, at(that(battleground, sector))))),
          not(exists(that(yours, unit, at(that(battleground, site))))),
        ),
      }),
    ),
  ],
});
// wars/ruling-chained/1, wars/ruling-chained/2
export const chained = Asset('Chained', {
  whenever: [
    { on: playsCard('each', interrupt), if: canStackHere, may: true, pay: 3, effect: stackAfterwards(thatItem) },
  ],
  always: [playPays(titledLike(stackedHere()), 3, { who: 'each' })],
  provenance: 'errata',
});
export const transportDepot = Asset('Transport Depot', {
  theirs: 'too',
  always: [isAlso('Port', { to: theHost })],
  abilities: [
    {
      pay: 1,
      when: yourPhase('move'),
      target: { moved: that(yours, unit, here), goal: site },
      effect: move('moved', 'goal'),
    },
    {
      pay: 1,
      when: yourPhase('move'),
      target: { moved: that(yours, unit, at(port)) },
      effect: move('moved', thisLocation),
    },
  ],
});

import { Asset } from '../../../card.ts';
import {
  any,
  at,
  attackCost,
  battleground,
  canStackHere,
  drainPays,
  eachPlayer,
  exists,
  here,
  interrupt,
  isAlso,
  move,
  not,
  playPays,
  playsCard,
  port,
  sector,
  ship,
  site,
  stackAfterwards,
  stackedHere,
  that,
  thatItem,
  theHost,
  thisLocation,
  titledLike,
  unit,
  yourPhase,
  yours,
} from '../../../words/index.ts';
