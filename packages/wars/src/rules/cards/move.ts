// A card in play moves, by a movement action or by a text, with all cards beneath it.
import { type CardId, ownCard, peek } from '@orrery/kernel';
import { facts } from '../../language.ts';
import { inPlay, type WarsState } from '../../state.ts';
import { cannotMove } from '../abilities/cant.ts';
import { beneath } from '../abilities/ongoing-ability.ts';
import { isShip, isUnit } from './types-of-cards.ts';

/** True for a card that already took a movement action this turn (wars/movement-actions/3 allows more of them). */
export const hasMovedThisTurn = (s: WarsState, id: CardId): boolean => s.cards[id]!.moved === s.turn;

/** A card in play goes to another location, or beneath another card, with all cards beneath it (wars/movement-actions/13). */
export const moved = facts.define<{ card: CardId; from: CardId; to: CardId; on: CardId; action: boolean }>('moved', {
  apply(s, x) {
    shift(s, x.card, x.to, x.on);
  },
  show: { card: 'card', from: 'card', to: 'card', on: 'card', action: 'plain' },
  // the log told a movement action when it was declared
  say: (n, x) => (x.action ? '' : `${n.card} moves ${n.on ? `aboard ${n.on}` : `to ${n.to}`}.`),
});

function shift(s: WarsState, card: CardId, at: CardId, on: CardId): void {
  const carried = beneath(s, card).slice();
  Object.assign(ownCard(s, card), { at, on });
  for (const id of carried) takeAlong(s, id, at);
  s.derived = null;
}

function takeAlong(s: WarsState, id: CardId, to: CardId): void {
  ownCard(s, id).at = to;
  for (const x of beneath(s, id)) takeAlong(s, x, to);
}

/** Where a movement to a location or a ship leads: the location, and the ship that the card is then aboard (-1 for none). */
function goalOf(s: WarsState, card: CardId, to: CardId): { readonly at: CardId; readonly on: CardId } {
  return isShip(s, to) && isUnit(s, card) ? { at: s.cards[to]!.at, on: to } : { at: to, on: -1 };
}

/** Returns the table as it would be if a card had moved, to look at. Nothing happens in `s`. */
export function afterMove(s: WarsState, card: CardId, to: CardId): WarsState {
  const tried = peek(s);
  tried.derived = null;
  const { at, on } = goalOf(s, card, to);
  shift(tried, card, at, on);
  return tried;
}

/** Moves a card with all cards beneath it, unless an ability forbids it. Returns true if it moved. */
export function move(s: WarsState, card: CardId, to: CardId, action = false): boolean {
  const from = s.cards[card]!.at;
  const { at, on } = goalOf(s, card, to);
  if (!inPlay(s, card) || !inPlay(s, to) || cannotMove(s, card, from, at)) return false;
  return moved(s, { card, from, to: at, on, action });
}
