// Tokens are put on a card or removed from it.
import { type CardId, ownCard } from '@orrery/kernel';
import { facts } from '../../language.ts';

/** Tokens are put on a card, or removed (negative). */
export const tokens = facts.define<{ card: CardId; n: number }>('tokens', {
  apply(s, x) {
    const card = ownCard(s, x.card);
    card.tokens = Math.max(0, card.tokens + x.n);
  },
  revert(s, x) {
    const card = ownCard(s, x.card);
    card.tokens = Math.max(0, card.tokens - x.n);
  },
  show: { card: 'card', n: 'plain' },
  say: (n, x) =>
    x.n! > 0
      ? `${x.n === 1 ? 'A token is' : `${x.n} tokens are`} put on ${n.card}.`
      : `${x.n === -1 ? 'A token is' : `${-x.n!} tokens are`} removed from ${n.card}.`,
});
