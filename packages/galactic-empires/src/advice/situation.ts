import { type Ask, asking, type CardId, type Frame, type Seat } from '@orrery/kernel';
import { galacticEmpires } from '../game.ts';
import type { GeState } from '../state.ts';

/** The situation in which a seat is asked, computed once for each decision. */
export interface Situation {
  readonly ask: Ask;
  readonly seat: Seat;
  readonly menu: string;
  readonly frame: Frame;
}

let last: Situation | null = null;

/** Returns the situation in which a seat is asked; the same object for the same question. */
export function situation(s: GeState, seat: Seat): Situation {
  const ask = s.ask!;
  if (last !== null && last.ask === ask && last.seat === seat) return last;
  const { step, frame } = asking(galacticEmpires, s);
  last = { ask, seat, menu: step.menu.name, frame };
  return last;
}

/** True for a card that a seat controls or, outside play, owns. */
export const mine = (s: GeState, seat: Seat, id: CardId): boolean =>
  id >= 0 && (s.cards[id]!.controller === seat || (s.cards[id]!.controller < 0 && s.cards[id]!.owner === seat));
