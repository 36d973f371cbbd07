// Vehicles and NoBots of the Shi.

import { Vehicle } from '../../card.ts';
import { draw, entersPlay, itself } from '../../words/index.ts';

export const tilakHouseGuard = Vehicle('Tilak House Guard', {
  whenever: [{ on: entersPlay(itself), may: true, effect: draw(1) }],
});
