// Vehicles and NoBots of the Shi.

export const tilakHouseGuard = Vehicle('Tilak House Guard', {
  whenever: [{ on: entersPlay(itself), may: true, effect: draw(1) }],
});

import { Vehicle } from '../../../card.ts';
import { draw, entersPlay, itself } from '../../../words/index.ts';
