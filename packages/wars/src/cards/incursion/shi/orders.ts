// Orders of the Shi.

export const pursuitJustBehind = Order('Pursuit Just Behind', {
  play: { target: { spy: that(theirs, infiltrator, atSector) }, effect: sequence(destroy('spy'), lose(3, opponent)) },
});

import { Order } from '../../../card.ts';
import { atSector, destroy, infiltrator, lose, opponent, sequence, that, theirs } from '../../../words/index.ts';
