// A faction turns Drakh: it serves the allies of the Shadows from now on (b5/setup/11).
import { ownSeat, type Seat } from '@orrery/kernel';
import { facts } from '../../language.ts';

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
