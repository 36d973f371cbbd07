// Paying energy: cards go from the active pile to the used pile (wars/pay, wars/used-pile).
import { moveCard, type Seat } from '@orrery/kernel';
import { facts } from '../../language.ts';
import { ACTIVE, USED, type WarsState, zone } from '../../state.ts';

/** A player pays energy: cards go from the active pile to the used pile one by one, unseen (wars/pay/1, wars/used-pile/1, wars/costs/3). */
export const paid = facts.define<{ seat: Seat; n: number; cost?: boolean }>('paid', {
  aside: (_s, x, seat) => x.seat === seat,
  apply(s, x) {
    for (let i = 0; i < x.n; i++) {
      const list = s.zones[zone(x.seat, ACTIVE)]!;
      moveCard(s, list[list.length - 1]!, zone(x.seat, USED));
    }
  },
  show: { seat: 'seat', n: 'plain', cost: 'plain' },
  // the log tells a cost together with the thing that it pays for
  say: (n, x) => (x.cost ? '' : `${n.seat} pays ${n.n} energy.`),
});

/** Pays n energy, or all of it if there is less. @param cost true if it pays for a thing that is declared next; the log tells both together */
export function pay(s: WarsState, seat: Seat, n: number, cost = false): void {
  const k = Math.min(n, s.zones[zone(seat, ACTIVE)]!.length);
  if (k > 0) paid(s, cost ? { seat, n: k, cost } : { seat, n: k });
}

/** Returns how much energy a seat can pay. */
export const canPay = (s: WarsState, seat: Seat): number => s.zones[zone(seat, ACTIVE)]!.length;
