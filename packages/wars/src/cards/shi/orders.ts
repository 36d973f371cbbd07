import { Order } from '../../card.ts';
import { atSector, destroy, infiltrator, lose, opponent, sequence, that, theirs } from '../../words/index.ts';

export const pursuitJustBehind = Order('Pursuit Just Behind', {
  number: '1U197',
  faction: 'shi',
  kind: 'lost',
  cost: 0,
  support: 1,
  destiny: 6,
  play: { target: { spy: that(theirs, infiltrator, atSector) }, effect: sequence(destroy('spy'), lose(3, opponent)) },
});
