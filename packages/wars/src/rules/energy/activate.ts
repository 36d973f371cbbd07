// Activating energy: cards go from the reserve to the active pile (wars/activate).
import { moveCard, type Seat } from '@orrery/kernel';
import { facts } from '../../language.ts';
import { ACTIVE, RESERVE, type WarsState, zone } from '../../state.ts';

/**
 * A player activates energy, by the phase action or by a card. Cards go from the reserve to the active pile one by one, unseen (wars/activate/1,
 * wars/activate/2, wars/activation-action/4).
 */
export const activated = facts.define<{ seat: Seat; n: number; announced?: boolean }>('activated', {
  apply(s, x) {
    for (let i = 0; i < x.n; i++) {
      const list = s.zones[zone(x.seat, RESERVE)]!;
      moveCard(s, list[list.length - 1]!, zone(x.seat, ACTIVE));
    }
  },
  show: { seat: 'seat', n: 'plain', announced: 'plain' },
  // the log already told what was announced
  say: (n, x) => (x.announced ? '' : `${n.seat} activates ${n.n} energy.`),
});

/** Activates up to n energy. @param announced true for the phase action, whose number the log already told */
export function activate(s: WarsState, seat: Seat, n: number, announced = false): void {
  const k = Math.min(n, s.zones[zone(seat, RESERVE)]!.length);
  if (k > 0) activated(s, announced && k === n ? { seat, n: k, announced } : { seat, n: k });
}
