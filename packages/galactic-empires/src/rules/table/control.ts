// Control: another player takes a card and gives it back (ge/control).
// Captured crew is discarded, and a captured unit changes sides (ge/definitions/2): words/effects/crew.ts.
import { type CardId, moveCard, ownCard, type Seat, scene } from '@orrery/kernel';
import { sideOf } from '../../card.ts';
import { facts } from '../../language.ts';
import { FLEET, type GeState, inPlay, zone } from '../../state.ts';
import { forget } from '../texts/standing.ts';
import { reading } from '../texts/static-texts.ts';
import { isCombined, isShip, strengthOf } from './definitions.ts';
import { cardsOn, stackOf } from './stacks.ts';

/** Control of a card changes (ge/control/1). The card stays where it lies. */
export const controlled = facts.define<{ card: CardId; seat: Seat; from: Seat }>('controlled', {
  apply(s, x) {
    moveCard(s, x.card, zone(x.seat, FLEET));
    const card = ownCard(s, x.card);
    // in space, too, it stays at the fleet of its old player
    if (card.on < 0 && card.at < 0) card.at = x.from;
    // a ship that goes back from the fleet of another is in its own again (ge/empire-filarian/5)
    else if (card.at === x.from && x.seat === card.player && isShip(s, x.card)) card.at = x.seat;
    card.controller = x.seat;
    forget(s);
  },
  unsettles: true,
  show: { card: 'card', seat: 'seat', from: 'seat' },
  say: n => `${n.seat} takes control of ${n.card}.`,
});

/**
 * Gives a card to another player (ge/control/1). A combined card goes as one. The crew and equipment on it stay with their players, because only a
 * Filarian takes the accompanying cards, too.
 */
export function takeControl(s: GeState, card: CardId, seat: Seat): void {
  const from = s.cards[card]!.controller;
  if (from === seat) return;
  const with_ = cardsOn(s, card).filter(x => s.cards[x]!.controller === from && isCombined(s, x));
  controlled(s, { card, seat, from });
  for (const x of with_) takeControl(s, x, seat);
}

/** Returns the card that a card in play controls for its player while it is there; -1 for none (ge/control/1). */
export const heldBy = (s: GeState, card: CardId): CardId =>
  inPlay(s, card) && sideOf(s, card).statics.some(st => st.kind === 'controls') ? s.cards[card]!.on : -1;

/** True for a card that controls another now: its text may set a condition (O6 Bribe Pirate). */
export const holds = (s: GeState, card: CardId): boolean =>
  heldBy(s, card) >= 0 &&
  sideOf(s, card).statics.some(st => st.kind === 'controls' && (st.holds === null || st.holds(s, reading(s, card))));

/** What the text of a card says that controls its host wherever it goes, not only where it was played (C6 Rogue Couple). */
export const ANYWHERE = 'anywhere';

/** True for a card that takes control of another player's card wherever it goes. */
export const takesAnywhere = (s: GeState, card: CardId): boolean =>
  sideOf(s, card).statics.some(st => st.kind === 'controls' && st.what === ANYWHERE);

/**
 * True if a card may go to a place. A card that controls its host goes only to places of its own player, or to a card that it could be played on now:
 * the card that it leaves is one of its player's fleet again, and so among those it must choose from (C6 Rogue Couple).
 */
export function mayHoldAt(s: GeState, card: CardId, place: CardId): boolean {
  const held = heldBy(s, card);
  const { controller } = s.cards[card]!;
  if (!takesAnywhere(s, card) || s.cards[place]!.controller === controller) return true;
  const { on } = sideOf(s, card);
  if (typeof on !== 'function' || !on(s, place, scene(controller, card))) return false;
  return held < 0 || s.cards[held]!.player === controller || strengthOf(s, place) <= strengthOf(s, held);
}

/** Returns a controlled card to the player who played it, unless another text of the same player still controls it (ge/control/1). */
export function releases(s: GeState, card: CardId, by: Seat): void {
  if (!inPlay(s, card) || s.cards[card]!.controller !== by) return;
  const held = cardsOn(s, card).some(x => s.cards[x]!.player === by && heldBy(s, x) === card);
  if (!held) returnControl(s, card, by);
}

/** Returns a card that a player controls to the player who played it, and with it the cards on it that came along (O6 Bribe Pirate). */
export function returnControl(s: GeState, card: CardId, by: Seat): void {
  for (const id of stackOf(s, card)) if (s.cards[id]!.controller === by) takeControl(s, id, s.cards[id]!.player);
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/table/sector-hq.ts: ge/control/7, ge/control/8
// - words/crew.ts: ge/control/2
// - words/expansions/control.ts: ge/control/9
