// The terrain of Advanced Technologies.

export const asteroidStation = reprint('T/B6 Vektrean Asteroid Station', asteroidOutpost);

import { reprint } from '../../card.ts';
import { asteroidOutpost } from '../universe/terrain.ts';
