// Takes a player out of the match and asks the pending question again.
import { Refused } from '../errors.ts';
import type { Game } from '../game.ts';
import { advance } from '../program/machine.ts';
import { keepAnswers } from '../program/posing.ts';
import { dropVote } from '../program/unresolved.ts';
import type { Seat, State } from '../state/state.ts';

/**
 * Takes a player out of the match, at any moment, and runs on. Their open questions get the smallest legal answer. The pending decision is asked
 * again, because the table has changed; other answers stay if they are still legal.
 * @throws Refused if there is no such seat
 */
export function depart<S extends State>(game: Game<S>, s: S, seat: Seat): void {
  if (s.seats[seat] === undefined) throw new Refused(`There is no seat ${seat + 1} at this table.`, 'not-asked');
  if (s.result !== null || s.seats[seat].out) return;
  dropVote(game, s);
  if (s.ask !== null) keepAnswers(s, s.ask);
  const { motion } = s;
  if (motion !== null && motion.ask !== null) {
    // the game sees the question below the motion, and may end what it belongs to
    const before = s.stack.pop()!;
    const under = s.stack.length;
    game.leave(s, seat);
    const ask = s.stack.length === under ? motion.ask : { ...motion.ask, picks: motion.ask.picks.map(() => null) };
    s.motion = { ...motion, ask, left: true };
    if (s.result === null) s.stack.push(before);
  } else game.leave(s, seat);
  s.menus = null;
  if (s.ask !== null) {
    s.ask = null;
    advance(game, s);
  }
}
