// The terrain of the Primary Edition.

export const nebula = reprint('T5 Nebula (Primary Edition)', universe.homecloudNebula);
export const asteroidOutpost = reprint('T/B5 Vektrean Asteroid Outpost (Primary Edition)', universe.asteroidOutpost);
export const asteroidStarbase = reprint('T/B9 Vektrean Asteroid Starbase (Primary Edition)', universe.asteroidStarbase);

export const blackHole = card('T6 Black Hole (Primary Edition)', {
  on: 'an opponent',
  always: [{ k: 'fleet output', who: thatPlayer(itsFleet), what: 'energy', n: -3, toll: true, of: terrain }],
});

export const dragonLair = reprint('T8 Dragon Lair (Primary Edition)', universe.dragonLair8);

export const superMassiveStar = card('T10 Super-Massive Star', { takes: playedAsTerrain });

import { card, reprint } from '../../card.ts';
import { itsFleet, playedAsTerrain, terrain, thatPlayer } from '../../words/index.ts';
import * as universe from '../universe/terrain.ts';
