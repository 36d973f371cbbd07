// Using the opponent's card as your own (wars/use-as-yours).
// The rule against a second copy is in src/words/move.ts.
import { type CardId, ownCard, type Seat } from '@orrery/kernel';
import { facts } from '../../language.ts';

/** A card changes its player: it is used as theirs (wars/use-as-yours/1). */
export const takenOver = facts.define<{ card: CardId; seat: Seat }>('taken-over', {
  apply(s, x) {
    ownCard(s, x.card).controller = x.seat;
    s.derived = null;
  },
  show: { card: 'card', seat: 'seat' },
  say: n => `${n.seat} uses ${n.card} as their own.`,
});

// Other rules of these topics, and the files that enforce them (made by a test):
// - words/move.ts: wars/use-as-yours/2
