// Proposes a motion to all other players: its question goes above the pending one.
import { type Game, push } from '../game.ts';
import { advance } from '../program/machine.ts';
import type { Seat, State } from '../state/state.ts';
import { checkProposal, MOTION, type Proposal } from './motion.ts';

/**
 * Proposes a motion to all other players in the match. Its question goes above the pending one, which returns afterwards as it was. If all agree to
 * end the match, it ends. If all agree to go back, this only marks the motion as carried: the holder of the record (`Match`) goes back.
 * @throws Refused if the motion is not allowed now; then nothing has changed
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
