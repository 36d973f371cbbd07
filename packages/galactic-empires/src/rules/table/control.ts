// Control of a card taken by another player, and given back (ge/control).
// Crew that is captured is discarded, and a captured unit goes over (ge/definitions/2): words/effects/crew.ts.
import { type CardId, moveCard, ownCard, type Seat } from '@orrery/kernel';
import { sideOf } from '../../card.ts';
import { facts } from '../../language.ts';
import { FLEET, type GeState, inPlay, zone } from '../../state.ts';
import { forget } from '../texts/standing.ts';
import { cardsOn } from './stacks.ts';

/** Control of a card changes (ge/control/1); what is on it that its old player controlled goes along. */
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

/** Gives a card, and what is in its stack that goes with it, to another player (ge/control/1). */
export function takeControl(s: GeState, card: CardId, seat: Seat): void {
  const from = s.cards[card]!.controller;
  if (from === seat) return;
  const with_ = cardsOn(s, card).filter(x => s.cards[x]!.controller === from);
  controlled(s, { card, seat, from });
  for (const x of with_) takeControl(s, x, seat);
}

/** The card that a card in play holds under control for its player while it lies there; -1 for none (ge/control/1). */
export const heldBy = (s: GeState, card: CardId): CardId =>
  inPlay(s, card) && sideOf(s, card).statics.some(st => st.kind === 'controls') ? s.cards[card]!.on : -1;

/** A card that was under control goes back to whoever played it, unless another text of the same player still holds it (ge/control/1). */
export function releases(s: GeState, card: CardId, by: Seat): void {
  if (!inPlay(s, card) || s.cards[card]!.controller !== by) return;
  const held = cardsOn(s, card).some(x => s.cards[x]!.player === by && heldBy(s, x) === card);
  if (!held) takeControl(s, card, s.cards[card]!.player);
}
