// A series: several equal answers in a row, wished for at once.
import { asking, awaited, type Option, optionId, options, type Seat, type State } from '@orrery/kernel';
import type { TableGame } from '../contract/game.ts';

/** What a player means by the options that they name. */
export interface Wished {
  /** one answer */
  readonly ids: readonly string[];
  /** how often it is meant in a row */
  readonly times: number;
}

/**
 * Reads a wish: `draw`, `draw`, `draw` means three draws where one card is drawn at a time (`Menu.again`).
 * @param ids the options that a player names. What is no series stays as it is, also if it is not legal
 */
export function wishedFor<S extends State>(table: TableGame<S>, s: S, seat: Seat, ids: readonly string[]): Wished {
  const one: Wished = { ids, times: 1 };
  const [id, ...more] = ids;
  if (id === undefined || more.length === 0 || more.some(x => x !== id) || !awaited(s).includes(seat)) return one;
  const option = options(table.game, s, seat).find(o => optionId(o) === id);
  if (option === undefined || againAt(table, s, seat, option) < ids.length) return one;
  return { ids: [id], times: ids.length };
}

/** Returns how often in a row a seat that is asked can want an option; 0 if the question has no series of it. */
function againAt<S extends State>({ game }: TableGame<S>, s: S, seat: Seat, option: Option): number {
  const { step, frame } = asking(game, s);
  return step.plan === null ? (step.menu.again?.(s, frame, option, seat) ?? 0) : 0;
}

/**
 * True if a series goes on: the seat is asked the same question again at once, at the same moment, and can give the same answer.
 * @param before the position in which its first answer was given
 */
export function goesOn<S extends State>(table: TableGame<S>, before: S, s: S, seat: Seat, option: Option): boolean {
  if (s.ask === null || s.ask.seats.length !== 1 || s.ask.seats[0] !== seat) return false;
  return table.moment(s, seat) === table.moment(before, seat) && againAt(table, s, seat, option) > 0;
}
