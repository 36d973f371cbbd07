// Cards that are not in play go from pile to pile, or are stacked on another card.
import { type CardId, EVERYBODY, learn, ownCard, owned, type Seat } from '@orrery/kernel';
import { goesUnseen, seersOf } from '../../knows.ts';
import { facts } from '../../language.ts';
import { PILE_NAMES } from '../../names.ts';
import { HAND, LOST, ON_STACK, SEAT_ZONES, STACKED, USED, type WarsState, zone } from '../../state.ts';
import { rest } from './in-play.ts';

/** A card that is not in play goes from one pile to another. `shown`: both players see it. */
export const put = facts.define<{
  card: CardId;
  seat: Seat;
  from: number;
  to: number;
  bottom?: boolean;
  shown?: boolean;
}>('put', {
  apply(s, x) {
    if (x.shown) learn(s, x.card, EVERYBODY);
    else if (seersOf(s, x.to, false) !== EVERYBODY) goesUnseen(s, x.card);
    rest(s, x.card, x.to, x.bottom);
  },
  // viewers who saw the card before see where it goes; others hear only the piles
  show: { card: 'card', seat: 'seat', from: 'plain', to: 'plain', bottom: 'plain' },
  opens: (_s, x) => x.shown === true,
  // a played card that goes to its pile, and a hand card that pays, do not count as effects
  aside: (_s, x, seat) => x.from === ON_STACK || (x.from === zone(seat, HAND) && x.to === zone(seat, LOST)),
  harms: (s, x) =>
    x.from === zone(s.cards[x.card]!.owner, HAND) && x.to === zone(s.cards[x.card]!.owner, LOST)
      ? { kind: 'discard', seat: s.cards[x.card]!.owner, card: x.card }
      : null,
  say: (n, x) => {
    const place = (z: number) =>
      z === ON_STACK ? 'the stack' : z === STACKED ? 'where it was stacked' : `the ${PILE_NAMES[z % SEAT_ZONES]}`;
    // an interrupt or order goes to its usual pile, so the log says nothing
    if (x.from === ON_STACK && [USED, LOST].includes(x.to! % SEAT_ZONES)) return '';
    const card = n.card === 'a card' ? `${n.card} of ${owned(n.seat, '').trim()}` : owned(n.seat, n.card);
    if (x.from === x.to) return `${card} goes ${x.bottom ? 'to the bottom' : 'on top'} of ${place(x.to!)}.`;
    return `${card} goes from ${place(x.from!)} to ${x.bottom ? 'the bottom of ' : ''}${place(x.to!)}.`;
  },
});

/** A card is stacked on another. It is not in play there (wars/in-play/1). */
export const stacked = facts.define<{ card: CardId; on: CardId; faceDown: boolean; from: number }>('stacked', {
  apply(s, x) {
    if (x.faceDown) goesUnseen(s, x.card);
    rest(s, x.card, STACKED);
    Object.assign(ownCard(s, x.card), { on: x.on, faceDown: x.faceDown ? 1 : 0 });
  },
  show: { card: 'card', on: 'card', faceDown: 'plain', from: 'plain' },
  say: (n, x) => `${n.card} is stacked on ${n.on}${x.faceDown ? ' face down' : ''}.`,
});

/** Puts a card that is not in play into a pile of its owner, by offset. */
export function putIn(s: WarsState, card: CardId, to: number, more: { bottom?: boolean; shown?: boolean } = {}): void {
  const { owner, zone: from, faceDown } = s.cards[card]!;
  // both players saw a card that was stacked face up
  const shown = more.shown === true || (from === STACKED && !faceDown);
  put(s, { card, seat: owner, from, to: zone(owner, to), ...more, ...(shown ? { shown } : {}) });
}
