// A player looks at cards that the opponent does not see (wars/look).
import { type CardId, knower, learn, owned, type Seat } from '@orrery/kernel';
import { facts } from '../../language.ts';
import { PILE_NAMES } from '../../names.ts';

/** A player looks at cards (wars/look/1). The others learn only how many. */
export const lookedAt = facts.define<{
  seat: Seat;
  cards: readonly CardId[];
  n: number;
  /** the seat and the offset of the pile */
  whose: Seat;
  from: number;
}>('looked-at', {
  apply(s, x) {
    for (const id of x.cards) learn(s, id, knower(x.seat));
  },
  show: { seat: 'seat', cards: 'cards', n: 'plain', whose: 'seat', from: 'plain' },
  opens: (_s, x, viewer) => viewer === x.seat,
  say: (n, x) =>
    n.cards
      ? `${n.seat} looks at ${n.cards} in ${owned(n.whose, PILE_NAMES[x.from!] ?? 'cards')}.`
      : `${n.seat} has no card to look at.`,
});
