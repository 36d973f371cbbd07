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
export const longWayDown = Asset('Long Way Down', {
  theirs: 'too',
  always: [movesOnlyInMovePhase({ at: thisPlace })],
});
export const prolongedExposure = Asset('Prolonged Exposure', {
  whenever: [{ on: phaseBegins('each', 'control'), effect: unlessPays(thatPlayer, 2, lose(1, thatPlayer)) }],
});
export const restrictedPassage = Asset('Restricted Passage', {
  always: [playLoses(that(locationCard(), other(hasIcon)), 2)],
});

import { Asset } from '../../card.ts';
import {
  any,
  at,
  attackCost,
  battleground,
  canStackHere,
  drainPays,
  eachPlayer,
  exists,
  hasIcon,
  here,
  interrupt,
  isAlso,
  locationCard,
  lose,
  move,
  movesOnlyInMovePhase,
  not,
  other,
  phaseBegins,
  playLoses,
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
  thatPlayer,
  theHost,
  thisLocation,
  thisPlace,
  titledLike,
  unit,
  unlessPays,
  yourPhase,
  yours,
} from '../../words/index.ts';
