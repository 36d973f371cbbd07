import type { SeatPosition } from '../../src/position.ts';
import type { Phase } from '../../src/state.ts';
import { type Table, table } from '../table.ts';

// Two adjacent sites and their sector, for the tests of Gongen cards.
export const CORE = 'Ganymede/Core Shaft';
export const PLATFORM = 'Ganymede/Mining Platform';
export const MOON = 'Ganymede/Traginium Source';
/** An asteroid, the sector that holds the support icons of both players. */
export const HIDEAWAY = 'Ceres/Belt Hideaway';

/** A position on Ganymede in some phase of player 1's turn (or of player 2's). */
export const ganymede = (phase: Phase, one: SeatPosition, two: SeatPosition = {}, active: 1 | 2 = 1): Table =>
  table({ phase, active, locations: [CORE, PLATFORM, MOON], seats: [one, two] });

/** Returns the names of the triggered abilities that went on the stack. */
export const triggered = (t: Table): string[] =>
  t.happened('declared').flatMap(x => (x.item.kind === 'trigger' ? [x.item.name as string] : []));
