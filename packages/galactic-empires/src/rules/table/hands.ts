// What players learn about each other's hands and decks.
import { type CardId, knower, moveCard, ownCard, type Seat } from '@orrery/kernel';
import { facts } from '../../language.ts';
import { DECK, type GeState, zone } from '../../state.ts';

/** A player looks at cards of another player's hand. They keep that knowledge. */
export const looked = facts.define<{ seat: Seat; of: Seat; cards: readonly CardId[] }>('looked', {
  apply(s, x) {
    for (const id of x.cards) ownCard(s, id).known |= knower(x.seat);
  },
  opens: (_s, x, viewer) => viewer === x.seat,
  show: { seat: 'seat', of: 'seat', cards: 'cards' },
  say: n => `${n.seat} looks at ${n.cards || 'cards'} in the hand of ${n.of}.`,
});

/** A player puts the top cards of a deck in another order. `cards` begins with the new top. Nobody else knows where they are now. */
export const rearranged = facts.define<{ seat: Seat; whose: Seat; n: number; cards: readonly CardId[] }>('rearranged', {
  apply(s: GeState, x) {
    for (const id of [...x.cards].reverse()) {
      moveCard(s, id, zone(x.whose, DECK));
      ownCard(s, id).known = knower(x.seat);
    }
  },
  show: { seat: 'seat', whose: 'seat', n: 'plain' },
  say: (n, x) => `${n.seat} rearranges the top ${x.n} cards of the deck of ${n.whose}.`,
});
