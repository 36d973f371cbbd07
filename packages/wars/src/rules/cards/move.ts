// A card in play moves, by a movement action or by a text, with all cards beneath it.
import { type CardId, ownCard } from '@orrery/kernel';
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
    const carried = beneath(s, x.card).slice();
    Object.assign(ownCard(s, x.card), { at: x.to, on: x.on });
    for (const id of carried) takeAlong(s, id, x.to);
    s.derived = null;
  },
  show: { card: 'card', from: 'card', to: 'card', on: 'card', action: 'plain' },
  // the log told a movement action when it was declared
  say: (n, x) => (x.action ? '' : `${n.card} moves ${n.on ? `aboard ${n.on}` : `to ${n.to}`}.`),
});

function takeAlong(s: WarsState, id: CardId, to: CardId): void {
  ownCard(s, id).at = to;
  for (const x of beneath(s, id)) takeAlong(s, x, to);
}

/** Moves a card with all cards beneath it, unless an ability forbids it. Returns true if it moved. */
export function move(s: WarsState, card: CardId, to: CardId, action = false): boolean {
  const from = s.cards[card]!.at;
  const aboard = isShip(s, to) && isUnit(s, card);
  const at = aboard ? s.cards[to]!.at : to;
  if (!inPlay(s, card) || !inPlay(s, to) || cannotMove(s, card, from, at)) return false;
  return moved(s, { card, from, to: at, on: aboard ? to : -1, action });
}
