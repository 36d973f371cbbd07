// Warns a player who passes although something useful can be done.
import type { Match, Seat, State } from '@orrery/kernel';
import type { TableGame } from '../contract/game.ts';
import { hintFor } from '../hints/hint.ts';
import { answerLabel } from '../questions/answer-label.ts';
import type { Warning } from './warnings.ts';

/**
 * Returns what a seat leaves undone if it passes in its own step (`Moment.step`) and the game's advice would not pass. Response windows get no
 * warning. Null if nothing is left undone, or the answer is not a pass.
 * @param ids the complete answer
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
