// Triggered effects: the order in which waiting effects happen (b5/triggered).
import type { Seat, Waiting } from '@orrery/kernel';
import type { B5State } from '../../state.ts';

/**
 * The triggers that run now, in initiative order, each to its end before the next (b5/triggered/3). Triggers that must wait stay in the state's
 * `pending`.
 */
export function arrange(s: B5State, pending: readonly Waiting[]): readonly Waiting[] {
  s.pending = [];
  // under the engine rules a conflict resolves to its end before its triggers (b5/resolution/4)
  if (s.resolving >= 0 && s.ruleset === 'engine') {
    s.pending = pending;
    return [];
  }
  if (pending.length < 2) return pending;
  const place = (seat: Seat) => (seat < 0 ? s.order.length : s.order.indexOf(seat));
  return pending.slice().sort((a, b) => place(a.you) - place(b.you));
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - game.ts: b5/triggered/1
// - rules/cards/in-play.ts: b5/triggered/4
