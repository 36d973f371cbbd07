// Words for Crusade Piles: only a text that names the pile touches it (b5/crusade-pile/1, b5/crusade-pile/3).
import type { Amount } from '@orrery/kernel';
import { shufflePile as shuffle, takeFromCrusade } from '../rules/cards/drawing.ts';
import { points } from '../traits.ts';
import { amount, onSeat, plural, seatVerb } from './acting.ts';

/** A player takes cards from the top of the own Crusade Pile into the hand. */
export const takeFromPile = onSeat(
  'takeFromPile',
  (c, n: Amount = 1) => {
    const read = amount(c, n);
    return (s, seat, f) => {
      for (let k = read(s, f); k > 0; k--) if (!takeFromCrusade(s, seat)) return;
    };
  },
  (who, n = 1) =>
    seatVerb(
      who,
      'take',
      `${n === 1 ? 'the top card' : `the top ${plural(String(n), 'card')}`} of the Crusade Pile into the hand`,
    ),
  (who, n = 1) => ({ means: [[who, points(n, 0.7)]] }),
);

/** A player shuffles the own Crusade Pile. */
export const shufflePile = onSeat(
  'shufflePile',
  () => (s, seat) => shuffle(s, seat),
  who => seatVerb(who, 'shuffle', 'the Crusade Pile'),
);
