// Drawing cards from the top of a pile, by the phase action or by a text.
import { type CardId, moveCard, type Seat } from '@orrery/kernel';
import { facts } from '../../language.ts';
import { PILE_NAMES } from '../../names.ts';
import { HAND, type WarsState, zone } from '../../state.ts';

/** A player draws a card from the top of a pile (wars/draw-phase/1). */
export const drew = facts.define<{ seat: Seat; card: CardId; from: number }>('drew', {
  apply(s, x) {
    moveCard(s, x.card, zone(x.seat, HAND));
  },
  show: { seat: 'seat', card: 'card', from: 'plain' },
  say: (n, x) => `${n.seat} draws ${n.card} from the ${PILE_NAMES[x.from!]}.`,
});

/** Draws up to n cards from the top of a pile, or all of them if there are fewer. */
export function draw(s: WarsState, seat: Seat, n: number, from: number): void {
  for (let i = 0; i < n; i++) {
    const list = s.zones[zone(seat, from)]!;
    const top = list[list.length - 1];
    if (top === undefined) return;
    drew(s, { seat, card: top, from });
  }
}
