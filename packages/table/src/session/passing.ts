import { count, options, type Seat, type State } from '@orrery/kernel';
import type { TableGame } from '../game.ts';

/**
 * Where a seat passes without being asked. The moments are kinds of questions that everybody at the table can see (`TableGame.moments`),
 * chosen beforehand: so how quickly somebody passes says what they wished to be asked about, and nothing of what they hold.
 */
export interface Passing {
  /** the moments at which the seat passes */
  readonly at: readonly string[];
  /** whether it passes where it can do nothing else; that would tell what it holds, so it counts only while nobody watches */
  readonly idle: boolean;
}

/** Asked every time. */
export const NEVER_PASSING: Passing = { at: [], idle: false };

/** What a seat begins with: it passes where the game finds that hardly anybody would do anything else. */
export const usualPassing = <S extends State>({ moments }: TableGame<S>): Passing => ({
  at: moments.filter(m => m.usuallyPassed).map(m => m.name),
  idle: true,
});

/** True where a seat passes without being asked. @param watched whether another person could see how quickly it does */
export function passesUnasked<S extends State>(
  table: TableGame<S>,
  s: S,
  seat: Seat,
  passing: Passing,
  watched: boolean,
): boolean {
  const list = options(table.game, s, seat);
  if (!list.some(o => o.verb === 'pass') || count(table.game, s, seat).min !== 1) return false;
  const moment = table.moment(s, seat);
  if (moment !== null && passing.at.includes(moment)) return true;
  return passing.idle && !watched && list.length === 1;
}
