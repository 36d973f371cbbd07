import { Vehicle } from '../../card.ts';
import { draw, entersPlay, itself } from '../../words/index.ts';

export const tilakHouseGuard = Vehicle('Tilak House Guard', {
  number: '2C110',
  faction: 'shi',
  labels: ['FedGrav'],
  cost: 5,
  support: 2,
  destiny: 3,
  power: 4,
  tactics: 2,
  defense: 4,
  whenever: [{ on: entersPlay(itself), may: true, effect: draw(1) }],
});
