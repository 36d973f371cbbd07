// What a side's battle destiny comes to: the card revealed, and all that is added.
import type { Seat } from '@orrery/kernel';
import type { WarsState } from '../../state.ts';
import { sumFor } from '../abilities/ongoing-ability.ts';

/** A seat's number of a pair that has one for each side. */
export const side = (list: readonly number[], seat: Seat): number => list[seat] ?? 0;

/** What ongoing abilities add to a side's battle destiny now. */
export const standingDestiny = (s: WarsState, seat: Seat): number => sumFor(s, 'battle destiny', seat, s.battle!.at);

/** The destiny of the card that a side has revealed, with all that changes it: no less than 0 in the end (wars/modifiers/1, wars/modifiers/3). */
export const revealedDestiny = (s: WarsState, seat: Seat): number => Math.max(0, s.battle?.revealed[seat] ?? 0);

/**
 * A side's battle destiny: the card revealed, and all that is added, whether or not one was revealed (wars/battle-phase/6,
 * wars/battle-destiny-step/6).
 */
export function battleDestiny(s: WarsState, seat: Seat): number {
  const b = s.battle;
  if (b === null) return 0;
  const standing = b.standing === null ? standingDestiny(s, seat) : side(b.standing, seat);
  return Math.max(0, revealedDestiny(s, seat) + side(b.destiny, seat) + standing);
}
