import { type Ask, asking, type Frame, type Option, type Seat } from '@orrery/kernel';
import { defOf } from '../card.ts';
import { wars } from '../game.ts';
import { defenseOf, powerOf, tacticsOf } from '../rules/cards/modifiers.ts';
import type { WarsState } from '../state.ts';

/** The facts of a decision, computed once for each question. */
export interface Situation {
  readonly ask: Ask;
  readonly seat: Seat;
  readonly menu: string;
  readonly frame: Frame;
  /** the name of the program that asks */
  readonly program: string;
}

/** Judges one option of a question. */
export type Judge = (s: WarsState, at: Situation, o: Option) => number;

let last: Situation | null = null;

/** Returns the situation of the asked seat. It is the same object while the question stays the same. */
export function situation(s: WarsState, seat: Seat): Situation {
  const ask = s.ask!;
  if (last !== null && last.ask === ask && last.seat === seat) return last;
  const { step, frame } = asking(wars, s);
  last = { ask, seat, menu: step.menu.name, frame, program: wars.programs.list[frame.program]!.name };
  return last;
}

/** Returns the worth of a card at the table to its player. */
export function worth(s: WarsState, id: number): number {
  const { source } = defOf(s, id);
  return 1 + (source.cost ?? 0) + 0.5 * powerOf(s, id) + 0.5 * tacticsOf(s, id) + 0.3 * defenseOf(s, id);
}

/** True for a card that a seat plays with, or owns if it is not in play. */
export function friend(s: WarsState, seat: Seat, id: number): boolean {
  const card = s.cards[id];
  return card !== undefined && (card.controller === seat || (card.controller === -1 && card.owner === seat));
}
