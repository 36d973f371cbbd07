import { type CardId, knower, moveCard, ownCard, type Seat } from '@orrery/kernel';
import { facts } from '../../language.ts';
import { DISCARD, type GeState, pile, zone } from '../../state.ts';

// What players learn of each other's hands, and what they do with piles that lie open

/** A player looks at cards of another player's hand: he goes on knowing them. */
export const looked = facts.define<{ seat: Seat; of: Seat; cards: readonly CardId[] }>('looked', {
  apply(s, x) {
    for (const id of x.cards) ownCard(s, id).known |= knower(x.seat);
  },
  opens: (_s, x, viewer) => viewer === x.seat,
  show: { seat: 'seat', of: 'seat', cards: 'cards' },
  say: n => `${n.seat} looks at ${n.cards || 'cards'} in the hand of ${n.of}.`,
});

/** The top card of a discard pile goes to its bottom. */
export const sunk = facts.define<{ card: CardId; seat: Seat }>('sunk', {
  apply(s, x) {
    moveCard(s, x.card, zone(x.seat, DISCARD), true);
  },
  show: { card: 'card', seat: 'seat' },
  say: n => `${n.card} goes to the bottom of the discard pile of ${n.seat}.`,
});

/** The top card of a player's discard pile; -1 where there is none. */
export const topDiscard = (s: GeState, seat: Seat): CardId => pile(s, seat, DISCARD).at(-1) ?? -1;
