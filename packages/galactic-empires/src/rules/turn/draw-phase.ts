import { type CardId, type Seat, shuffleHidden } from '@orrery/kernel';
import { facts } from '../../language.ts';
import { type GeState, inPlay, MINI, pile } from '../../state.ts';
import { drawn } from '../damage/damage.ts';
import { left } from '../table/cards-in-play.ts';
import { stackOf } from '../texts/standing.ts';

// Mini decks beside the decks of their owners (H7 Time Tornado): of each one card is drawn in every Draw Cards Phase of its owner, besides all others

/** A mini deck is shuffled. */
const miniShuffled = facts.define<{ seat: Seat }>('mini-deck-shuffled', {
  apply(s, x) {
    shuffleHidden(s, pile(s, x.seat, MINI));
  },
  show: { seat: 'seat' },
  say: n => `${n.seat} shuffles a mini deck.`,
});

/** A card and all that lies on it go into the mini decks of their owners, which are shuffled. */
export function intoMiniDecks(s: GeState, card: CardId, by: Seat): void {
  const owners = new Set<Seat>();
  for (const id of stackOf(s, card)) {
    if (!inPlay(s, id)) continue;
    const { controller, owner, on } = s.cards[id]!;
    if (left(s, { card: id, seat: controller, on, how: 'returned', to: MINI, by })) owners.add(owner);
  }
  for (const seat of owners) miniShuffled(s, { seat });
}

/** A player draws the top card of his mini deck, where he has one. */
export function drawMini(s: GeState, seat: Seat): void {
  const card = pile(s, seat, MINI).at(-1);
  if (card !== undefined) drawn(s, { seat, card });
}
