// Nobles: only generic ships defend their Sector HQ (ge/empire-nobles/2).
import type { CardId } from '@orrery/kernel';
import type { GeState } from '../../state.ts';
import { empireOf } from '../table/definitions.ts';

/** True for a card that does not defend the Sector HQ of the Nobles. Only generic ships do (ge/empire-nobles/2). */
export const leavesNobles = (s: GeState, id: CardId): boolean =>
  s.seats[s.cards[id]!.controller]!.empire === 'Noble' && empireOf(s, id) !== '';

// Other rules of these topics, and the files that enforce them (made by a test):
// - decks/deck-construction.ts: ge/empire-nobles/1
