// Control: another player takes a card and gives it back (ge/control).
// Captured crew is discarded, and a captured unit changes sides (ge/definitions/2): words/effects/crew.ts.
import { type CardId, moveCard, ownCard, type Seat } from '@orrery/kernel';
import { sideOf } from '../../card.ts';
import { facts } from '../../language.ts';
import { FLEET, type GeState, inPlay, zone } from '../../state.ts';
import { forget } from '../texts/standing.ts';
import { cardsOn } from './stacks.ts';

/** Control of a card changes (ge/control/1). Cards on it that its old player controlled change too. */
export const controlled = facts.define<{ card: CardId; seat: Seat; from: Seat }>('controlled', {
  apply(s, x) {
    moveCard(s, x.card, zone(x.seat, FLEET));
    const card = ownCard(s, x.card);
    card.controller = x.seat;
    if (card.on < 0) card.at = x.seat;
    forget(s);
  },
  unsettles: true,
  show: { card: 'card', seat: 'seat', from: 'seat' },
  say: n => `${n.seat} takes control of ${n.card}.`,
});

/** Gives a card, and the cards in its stack that go with it, to another player (ge/control/1). */
export function takeControl(s: GeState, card: CardId, seat: Seat): void {
  const from = s.cards[card]!.controller;
  if (from === seat) return;
  const with_ = cardsOn(s, card).filter(x => s.cards[x]!.controller === from);
  controlled(s, { card, seat, from });
  for (const x of with_) takeControl(s, x, seat);
}

/** Returns the card that a card in play controls for its player while it is there; -1 for none (ge/control/1). */
export const heldBy = (s: GeState, card: CardId): CardId =>
  inPlay(s, card) && sideOf(s, card).statics.some(st => st.kind === 'controls') ? s.cards[card]!.on : -1;

/** Returns a controlled card to the player who played it, unless another text of the same player still controls it (ge/control/1). */
export function releases(s: GeState, card: CardId, by: Seat): void {
  if (!inPlay(s, card) || s.cards[card]!.controller !== by) return;
  const held = cardsOn(s, card).some(x => s.cards[x]!.player === by && heldBy(s, x) === card);
  if (!held) takeControl(s, card, s.cards[card]!.player);
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - words/crew.ts: ge/control/2
// - words/effects/control.ts: ge/control/9
