// Stacks: which cards lie on which, at whose fleet, at which location (ge/playing-on/5, ge/definitions/14).
import type { CardId, Seat } from '@orrery/kernel';
import { typeOf } from '../../card.ts';
import type { GeState } from '../../state.ts';
import { NONE, standing } from '../texts/standing.ts';

/** Returns all cards in play. */
export const allInPlay = (s: GeState): readonly CardId[] => standing(s).inPlay;

/** Returns the cards directly on or against a card. */
export const cardsOn = (s: GeState, id: CardId): readonly CardId[] => standing(s).on.get(id) ?? NONE;

/** Calls `each` for a card and everything in its stack, the card first (ge/definitions: stack). */
export function eachInStack(s: GeState, id: CardId, each: (id: CardId) => void): void {
  each(id);
  for (const other of cardsOn(s, id)) eachInStack(s, other, each);
}

/** Returns a card with everything in its stack (ge/definitions/21). */
export function stackOf(s: GeState, id: CardId): CardId[] {
  const list: CardId[] = [];
  eachInStack(s, id, x => list.push(x));
  return list;
}

/** Returns the basis of the stack that a card is in (ge/playing-on/5). */
export function basisOf(s: GeState, id: CardId): CardId {
  let at = id;
  while (s.cards[at]!.on >= 0) at = s.cards[at]!.on;
  return at;
}

/** Returns the player at whose fleet a card is: the one it was played against, or its own player. */
export const sideAt = (s: GeState, id: CardId): Seat => {
  const basis = s.cards[basisOf(s, id)]!;
  return basis.at >= 0 ? basis.at : basis.controller;
};

const LOCATIONS = new Set(['S', 'D', 'B', 'T', 'I']);

/** True for a ship, dragon, base, installation or terrain (ge/definitions/14). */
export const isLocation = (s: GeState, id: CardId): boolean => LOCATIONS.has(typeOf(s, id));
