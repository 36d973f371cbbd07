// Unrest of each faction, from 1 to 5 (b5/unrest).
import { owned, ownSeat, type Seat } from '@orrery/kernel';
import { facts } from '../../language.ts';
import type { B5State } from '../../state.ts';
import { clamp, noteStart, UNREST } from './levels.ts';

/** The maximum of unrest and tension (b5/unrest/3, b5/tension/3). */
export const MOST_UNREST = 5;

/** The unrest of a seat at the start of the turn. */
export const unrestAtStart = (s: B5State, seat: Seat): number => s.notes[UNREST + seat] ?? s.seats[seat]!.unrest;

/** A faction's unrest changes; it stays from 1 to 5 (b5/unrest/3, b5/unrest/4). */
export const unrestChanged = facts.define<{ seat: Seat; n: number; done?: number }>('unrest-changed', {
  apply(s, x) {
    const seat = ownSeat(s, x.seat);
    const before = seat.unrest;
    noteStart(s, UNREST + x.seat, before);
    seat.unrest = clamp(before + x.n);
    (x as { done?: number }).done = seat.unrest - before;
  },
  revert(s, x) {
    const seat = ownSeat(s, x.seat);
    seat.unrest = clamp(seat.unrest - (x.done ?? x.n));
  },
  show: { seat: 'seat', n: 'plain', done: 'plain' },
  say: (n, x, s) => `${owned(n.seat, 'unrest')} ${x.done === 0 ? 'stays at' : 'is now'} ${s.seats[x.seat!]!.unrest}.`,
});

// Other rules of these topics, and the files that enforce them (made by a test):
// - card.ts: b5/unrest/5
// - rules/setup/setup.ts: b5/unrest/1, b5/unrest/2
