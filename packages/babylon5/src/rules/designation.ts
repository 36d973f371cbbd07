import { ownSeat, type Seat } from '@orrery/kernel';
import { facts } from '../language.ts';
import type { B5State } from '../state.ts';

/** A faction turns Drakh: it stays what it was, of its race and kind, and can score a Major Victory only (b5/setup/11, b5/victory/12). */
export const becameDrakh = facts.define<{ seat: Seat }>('became-drakh', {
  apply(s, x) {
    const seat = ownSeat(s, x.seat);
    seat.drakh = 1;
    seat.eligible = 0;
  },
  show: { seat: 'seat' },
  say: n => `The faction of ${n.seat} becomes a Drakh faction.`,
});

/** What kinds of faction this one is: the one it started as, and Drakh once it has turned (b5/setup/11, b5/setup/12). */
export function designations(s: B5State, seat: Seat): readonly string[] {
  const { designation, drakh } = s.seats[seat]!;
  return drakh ? [designation, 'drakh'] : [designation];
}
