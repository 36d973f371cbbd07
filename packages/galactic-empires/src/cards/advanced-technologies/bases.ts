// The bases of Advanced Technologies.

const names = { host: 'the terrain that it is on' };

export const antiStarcraft = card('B1 Anti-Starcraft', {
  names,
  always: [
    { k: 'no cover', to: itself, even: true },
    { k: 'indestructible', to: itself, even: true },
    { k: 'no fire', to: itself, if: turnOf('you') },
  ],
  reactions: [{ from: 'play', on: volleyAt(itsHost), effect: opensFire('self', firing) }],
});

const noBorderBase = that(base, yours, other(borderBase));
export const borderPost = card('B2 Border Post', { always: [{ k: 'not fired at', to: noBorderBase }] });
const freighter = that(titled('Freighter'), ship);
export const freighterStation = card('B2 Freighter Station', {
  names: { ...names, it: 'that freighter', remembered: 'that freighter', choice: 'that freighter' },
  effect: choose(
    'choice',
    { list: cards(that(freighter, yours)), prompt: 'Which freighter does it serve?' },
    serves('choice'),
  ),
  functions: [{ target: { it: that(freighter, yours) }, effect: serves('it') }],
  always: [
    { k: 'adds twice', to: isRemembered },
    { k: 'adds up', to: itsHost, of: freighter },
  ],
});

export const borderStation = card('B4 Border Station', {
  always: [
    { k: 'not fired at', to: noBorderBase },
    { k: 'not fired at', to: that(terrain, yours) },
  ],
});

export const patrolShipSupportBase = card('B3 Patrol Ship Support Base', {
  always: [{ k: 'armed', to: that(patrolShip, yours, newlyPlayed), n: 1 }],
});

export const espionageSatellite = card('B4 Espionage Satellite', {
  on: that(terrain, ofOthers, unguarded),
  functions: [{ target: { mark: othersWithHands }, effect: lookAtHand('mark', 1) }],
  names: { mark: 'that player' },
});

export const armoryBase = card('B6 Armory Base', { always: [{ k: 'keeps points', what: 'ammunition' }] });

export const powerGenerationComplex = card('B8 Power Generation Complex', {
  names,
  always: [{ k: 'output', to: itsHost, what: 'energy', times: 3 }],
});

import { card } from '../../card.ts';
import { borderBase, newlyPlayed, patrolShip, serves } from '../../words/expansions/index.ts';
import {
  base,
  cards,
  choose,
  firing,
  isRemembered,
  itself,
  itsHost,
  lookAtHand,
  ofOthers,
  opensFire,
  other,
  othersWithHands,
  ship,
  terrain,
  that,
  titled,
  turnOf,
  unguarded,
  volleyAt,
  yours,
} from '../../words/index.ts';
