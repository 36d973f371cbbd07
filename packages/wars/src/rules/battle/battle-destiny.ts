// A side's battle destiny: the revealed card, and all that effects add.
import type { Seat } from '@orrery/kernel';
import type { WarsState } from '../../state.ts';
import { sumFor } from '../abilities/ongoing-ability.ts';

/** Returns a seat's number of a pair with one number for each side. */
export const side = (list: readonly number[], seat: Seat): number => list[seat] ?? 0;

/** Returns what ongoing abilities add to a side's battle destiny now. */
export const standingDestiny = (s: WarsState, seat: Seat): number => sumFor(s, 'battle destiny', seat, s.battle!.at);

/** Returns the destiny of the card that a side revealed, with all changes; at least 0 (wars/modifiers/1, wars/modifiers/3). */
export const revealedDestiny = (s: WarsState, seat: Seat): number => Math.max(0, s.battle?.revealed[seat] ?? 0);

/**
 * Returns a side's battle destiny: the revealed card, and all that effects add, even without a revealed card (wars/battle-phase/6,
 * wars/battle-destiny-step/6).
 */
export function battleDestiny(s: WarsState, seat: Seat): number {
  const b = s.battle;
  if (b === null) return 0;
  const standing = b.standing === null ? standingDestiny(s, seat) : side(b.standing, seat);
  return Math.max(0, revealedDestiny(s, seat) + side(b.destiny, seat) + standing);
}
