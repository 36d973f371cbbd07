// The kind of faction that a player leads: Babylon Project, home, corporate, Psi Corps, Drakh.
import type { Seat } from '@orrery/kernel';
import type { B5State } from '../../state.ts';

/** The kinds of this faction: the one it started as, and Drakh once it has become Drakh (b5/setup/11, b5/setup/12). */
export function designations(s: B5State, seat: Seat): readonly string[] {
  const { designation, drakh } = s.seats[seat]!;
  return drakh ? [designation, 'drakh'] : [designation];
}
