// A faction becomes Drakh: it now serves the allies of the Shadows (b5/setup/11).
import { ownSeat, type Seat } from '@orrery/kernel';
import { facts } from '../../language.ts';

/** A faction becomes Drakh. It keeps its race and kind, and can win only a Major Victory (b5/setup/11, b5/victory/12). */
export const becameDrakh = facts.define<{ seat: Seat }>('became-drakh', {
  apply(s, x) {
    const seat = ownSeat(s, x.seat);
    seat.drakh = 1;
    seat.eligible = 0;
  },
  show: { seat: 'seat' },
  say: n => `The faction of ${n.seat} becomes a Drakh faction.`,
});
