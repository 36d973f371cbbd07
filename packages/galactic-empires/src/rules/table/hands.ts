// What players learn about each other's hands.
import { type CardId, knower, ownCard, type Seat } from '@orrery/kernel';
import { facts } from '../../language.ts';

/** A player looks at cards of another player's hand. They keep that knowledge. */
export const looked = facts.define<{ seat: Seat; of: Seat; cards: readonly CardId[] }>('looked', {
  apply(s, x) {
    for (const id of x.cards) ownCard(s, id).known |= knower(x.seat);
  },
  opens: (_s, x, viewer) => viewer === x.seat,
  show: { seat: 'seat', of: 'seat', cards: 'cards' },
  say: n => `${n.seat} looks at ${n.cards || 'cards'} in the hand of ${n.of}.`,
});
