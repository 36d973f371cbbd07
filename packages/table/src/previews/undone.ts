// Warns a player who passes although something looks worth doing.
import type { Match, Seat, State } from '@orrery/kernel';
import type { TableGame } from '../contract/game.ts';
import { hintFor } from '../hints/hint.ts';
import { answerLabel } from '../questions/answer-label.ts';
import type { Warning } from './warnings.ts';

/**
 * What a seat would leave undone that passes in a step of its own (`Moment.step`), where an adviser would not pass: in windows in which one answers
 * others nothing is said of it. Null where nothing is left undone, or the answer does not pass.
 * @param ids the whole answer
 */
export function undone<S extends State>(
  table: TableGame<S>,
  match: Match<S>,
  seat: Seat,
  ids: readonly string[],
): Warning | null {
  const moment = table.moment(match.state, seat);
  if (ids.length !== 1 || ids[0] !== 'pass' || !table.moments.some(({ name, step }) => name === moment && step))
    return null;
  const advice = hintFor(table, match, seat);
  if (advice.length === 0 || advice[0] === 'pass') return null;
  const text = `You can still do something useful: ${answerLabel(table, match.state, seat, advice)}.`;
  return { kind: 'undone', text, grave: false };
}
