// The table of most rules tests: two adjacent sites of Ganymede, and a sector elsewhere.
import type { LocationPlace, SeatPosition } from '../../src/position.ts';
import type { Phase } from '../../src/state.ts';
import { type Table, table } from '../table.ts';
import { asked } from '../test-cards.ts';

/** A site with 2 energy icons on each side. */
export const VALLEY = 'Ganymede/Valley';
/** The adjacent site, with 2 energy icons on each side. */
export const VANTAGE = 'Ganymede/Vantage Point';
/** A sector, with 2 and 1. */
export const UNTAPPED = 'Mercury/Untapped Planet';

/** A phase of player 1 at these locations. Players are asked even if their hands have nothing to play. */
export const at = (
  phase: Phase,
  one: SeatPosition,
  two: SeatPosition = {},
  locations: LocationPlace[] = [VALLEY, VANTAGE, UNTAPPED],
): Table => table({ phase, locations, seats: [asked(one), asked(two)] });
