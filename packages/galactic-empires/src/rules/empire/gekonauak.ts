// Crew and Gekonauak ships: no crew against them, one crew of their own on each (ge/empire-gekonauak).
import { type CardId, type Refusal, refuse } from '@orrery/kernel';
import type { GeState } from '../../state.ts';
import { empireOf, isCrew, isShip } from '../table/definitions.ts';
import { cardsOn } from '../table/stacks.ts';

const NO_CREW_AGAINST = refuse('ge/empire-gekonauak/1', 'You cannot play or move crew against a Gekonauak ship.');

const ONE_CREW = refuse('ge/empire-gekonauak/2', 'A Gekonauak ship holds only 1 crew. This ship already has one.');

/**
 * Returns the rule that keeps crew off a Gekonauak ship, or null. Missions there and back are allowed, because they move no crew
 * (ge/empire-gekonauak/3).
 */
export function judgeAboard(s: GeState, card: CardId, on: CardId): Refusal | null {
  if (!isCrew(s, card) || empireOf(s, on) !== 'Gekonauak' || !isShip(s, on)) return null;
  const { owner, controller } = s.cards[card]!;
  if (s.cards[on]!.controller !== (controller < 0 ? owner : controller)) return NO_CREW_AGAINST;
  return cardsOn(s, on).some(x => x !== card && isCrew(s, x)) ? ONE_CREW : null;
}
