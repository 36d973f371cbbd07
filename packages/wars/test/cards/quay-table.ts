import type { Phase, Position, SeatPosition } from '../../src/index.ts';
import { type Table, table } from '../table.ts';

// Positions for the tests of Quay cards: Ganymede with its sector, and a site and a sector that are not related to it.

export const CORE = 'Ganymede/Core Shaft';
export const PLATFORM = 'Ganymede/Mining Platform';
export const MOON = 'Ganymede/Traginium Source';
export const PAD = 'Themis/Landing Pad';
export const OUTPOST = 'Luna/Military Outpost';

/** A position with both players' parts. It is player 1's turn unless `more` says otherwise. */
export const ganymede = (
  phase: Phase,
  one: SeatPosition,
  two: SeatPosition = {},
  more: Partial<Position> = {},
): Table => table({ phase, locations: [CORE, PLATFORM, MOON, PAD, OUTPOST], seats: [one, two], ...more });

/** Returns how many cards a player lost as energy. */
export const lost = (t: Table, who: 1 | 2): number =>
  t.happened('energy-lost').filter(fact => fact.seat === who - 1).length;

/** Returns the amount of a player's drain there. */
export function drained(t: Table, who: 1 | 2, place: string): number {
  t.act(who, 'drain', place).resolveAll();
  return t.happened('drained').at(-1)!.n;
}
