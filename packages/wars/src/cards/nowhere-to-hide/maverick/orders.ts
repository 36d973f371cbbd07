// Orders of the Mavericks.

export const synchedUp = Order('Synched Up', {
  play: {
    when: compare(reserveSize(), '>=', 3),
    effect: sequence(
      show(topOf('reserve', 3)),
      chooseCards(
        'fuel',
        { of: topOf('reserve', 3), min: 1, max: 1, prompt: 'Which of the three do you put beneath your active pile?' },
        underActive('fuel'),
      ),
      chooseCards(
        'waste',
        { of: topOf('reserve', 2), min: 1, max: 1, prompt: 'Which of the other two is lost?' },
        forfeit('waste'),
      ),
    ),
  },
});

import { Order } from '../../../card.ts';
import {
  chooseCards,
  compare,
  forfeit,
  reserveSize,
  sequence,
  show,
  topOf,
  underActive,
} from '../../../words/index.ts';
