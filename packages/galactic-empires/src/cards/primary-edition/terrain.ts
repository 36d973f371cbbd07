// The terrain of the Primary Edition.

export const nebula = card('T5 Nebula (Primary Edition)', textOf(universe.homecloudNebula));
export const asteroidOutpost = card(
  'T/B5 Vektrean Asteroid Outpost (Primary Edition)',
  textOf(universe.asteroidOutpost),
);
export const asteroidStarbase = card(
  'T/B9 Vektrean Asteroid Starbase (Primary Edition)',
  textOf(universe.asteroidStarbase),
);

export const blackHole = card('T6 Black Hole (Primary Edition)', {
  on: 'an opponent',
  always: [{ k: 'fleet output', who: thatPlayer(itsFleet), what: 'energy', n: -3, toll: true, of: terrain }],
});

export const dragonLair = card('T8 Dragon Lair (Primary Edition)', textOf(universe.dragonLair8));

export const superMassiveStar = card('T10 Super-Massive Star', { takes: playedAsTerrain });

import { card, textOf } from '../../card.ts';
import { itsFleet, playedAsTerrain, terrain, thatPlayer } from '../../words/index.ts';
import * as universe from '../universe/terrain.ts';
