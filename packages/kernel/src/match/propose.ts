// A player proposes something to all the others: the motion is put above the pending question.
import { type Game, push } from '../game.ts';
import { advance } from '../program/machine.ts';
import type { Seat, State } from '../state/state.ts';
import { checkProposal, MOTION, type Proposal } from './motion.ts';

/**
 * Puts a motion to all the others who are left, above the question that is pending. If all of them agree it is carried out; in any
 * case that question stands again as it was. To go back is for whoever keeps the record (`Match`): here the motion is only marked
 * as carried.
 * @throws Refused when it cannot be proposed now; nothing has changed then
 */
export function propose<S extends State>(game: Game<S>, s: S, seat: Seat, proposal: Proposal): void {
  checkProposal(s, seat, proposal);
  const made = [...(s.motion?.made ?? []), `${seat} ${proposal.motion}`];
  s.motion = { by: seat, proposal, carried: null, ask: s.ask, left: false, made };
  s.ask = null;
  s.menus = null;
  push(s, game.programs.find(MOTION)!, seat, -1, {});
  advance(game, s);
}
