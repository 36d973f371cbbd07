// Destiny: the number of a card that is revealed from the reserve (wars/destiny).
// Destiny in texts is in src/words/destiny.ts. The check that a reserve has a card is in src/compile/costs.ts.
import { type CardId, EVERYBODY, moveCard, type Seat } from '@orrery/kernel';
import { defOf } from '../../card.ts';
import { facts } from '../../language.ts';
import { pile, RESERVE, USED, type WarsState, zone } from '../../state.ts';
import { eachStatic, numberOf } from '../abilities/ongoing-ability.ts';

/**
 * A card is revealed for destiny and goes on top of the used pile (wars/destiny/2, wars/destiny/4). `battle` is true for the one card revealed for
 * battle destiny. `by` is the card whose text reveals it, -1 for the rules. `n` is its destiny with all changes.
 */
export const destinyRevealed = facts.define<{
  seat: Seat;
  card: CardId;
  n: number;
  battle: boolean;
  by: CardId;
  bottom: boolean;
}>('destiny', {
  apply(s, x) {
    moveCard(s, x.card, zone(x.seat, USED), false, EVERYBODY);
  },
  show: { seat: 'seat', card: 'card', n: 'plain', battle: 'plain', by: 'card', bottom: 'plain' },
  opens: () => true,
  say: (n, x) => `${n.seat} reveals ${n.card} for ${x.battle ? 'battle ' : ''}destiny: ${x.n}.`,
});

/** Returns the destiny of a card that an ability reveals. Abilities at its location may change it. */
export function destinyOf(s: WarsState, card: CardId, by: CardId): number {
  let n = defOf(s, card).source.destiny;
  if (by >= 0)
    eachStatic(s, 'weapon destiny', (st, f, made) => {
      if (defOf(s, by).type === 'weapon' && s.cards[by]!.at >= 0 && (st.at === null || st.at(s, s.cards[by]!.at, f)))
        n += numberOf(s, st, f, made);
    });
  return Math.max(0, n);
}

/** Reveals the top card of a seat's reserve for destiny and returns the number; 0 if the reserve is empty (wars/destiny/8, wars/destiny/9). */
export function revealDestiny(s: WarsState, seat: Seat, by: CardId): number {
  const reserve = pile(s, seat, RESERVE);
  const card = reserve[reserve.length - 1];
  if (card === undefined) return 0;
  const n = destinyOf(s, card, by);
  destinyRevealed(s, { seat, card, n, battle: false, by, bottom: false });
  return n;
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - compile/costs.ts: wars/destiny/5, wars/destiny/6, wars/destiny/7
// - printed.ts: wars/destiny/1
// - words/destiny.ts: wars/destiny/3
