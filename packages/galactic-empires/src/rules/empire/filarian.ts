// Filarian Infesters: ships that they have infested, and what is not played on those (ge/empire-filarian/8).
import { type CardId, type Refusal, refuse, type Seat } from '@orrery/kernel';
import { KIND } from '../../card.ts';
import type { GeState } from '../../state.ts';
import { isUnder } from '../texts/static-texts.ts';

const NO_CARDS = refuse('ge/empire-filarian/8', 'You cannot play cards on a ship that you have infested.');

/** True for a ship that an Infester has taken. */
export const isInfested = (s: GeState, id: CardId): boolean => s.lasting.length > 0 && isUnder(s, KIND.infested, id);

/** Returns the player in whose fleet a ship is while it is in space: an infested ship is in that of the Infester (ge/empire-filarian/2). */
export const homeOf = (s: GeState, ship: CardId): Seat =>
  isInfested(s, ship) ? s.cards[ship]!.controller : s.cards[ship]!.player;

/** Returns the rule that keeps a card of its hand off the ships that its owner has infested, and off all cards there, or null (ge/empire-filarian/8). */
export function judgeInfested(s: GeState, card: CardId, on: CardId): Refusal | null {
  if (s.lasting.length === 0) return null;
  const { owner, controller } = s.cards[card]!;
  if (controller >= 0) return null;
  for (let at = on; at >= 0; at = s.cards[at]!.on)
    if (s.cards[at]!.controller === owner && isInfested(s, at)) return NO_CARDS;
  return null;
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - decks/deck-construction.ts: ge/empire-filarian/6
// - rules/empire/infestation.ts: ge/empire-filarian/1, ge/empire-filarian/5
