// Tokens are put on a card or removed from it: construction tokens and the like, and the Chaos Tokens of the Drakh.
import { type CardId, ownCard } from '@orrery/kernel';
import { facts } from '../../language.ts';

/** Defines the fact that tokens are put on a card, or removed (negative). Those of one kind are all alike (b5/drakh/17). */
const counters = (name: string, field: 'tokens' | 'chaos', called: string) =>
  facts.define<{ card: CardId; n: number }>(name, {
    apply(s, x) {
      const card = ownCard(s, x.card);
      card[field] = Math.max(0, card[field] + x.n);
    },
    revert(s, x) {
      const card = ownCard(s, x.card);
      card[field] = Math.max(0, card[field] - x.n);
    },
    show: { card: 'card', n: 'plain' },
    say: (n, x) => {
      const many = Math.abs(x.n!);
      const which = many === 1 ? `A ${called} is` : `${many} ${called}s are`;
      return `${which} ${x.n! > 0 ? 'put on' : 'removed from'} ${n.card}.`;
    },
  });

/** Tokens are put on a card, or removed (negative). Credit tokens are such tokens, too: no rule speaks of them, only cards (b5/corporate/8). */
export const tokens = counters('tokens', 'tokens', 'token');

/** Chaos Tokens are put on a card, or removed (negative) (b5/drakh/17). */
export const chaosTokens = counters('chaos-tokens', 'chaos', 'Chaos Token');
