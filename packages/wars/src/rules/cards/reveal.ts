// Cards are shown to both players (wars/reveal).
import { type CardId, EVERYBODY, learn, type Seat } from '@orrery/kernel';
import { facts } from '../../language.ts';

/** Cards are shown to both players (wars/reveal/1). */
export const revealed = facts.define<{ seat: Seat; cards: readonly CardId[] }>('revealed', {
  apply(s, x) {
    for (const id of x.cards) learn(s, id, EVERYBODY);
  },
  show: { seat: 'seat', cards: 'cards' },
  opens: () => true,
  say: n => (n.cards ? `${n.seat} reveals ${n.cards}.` : `${n.seat} has no card to reveal.`),
});
