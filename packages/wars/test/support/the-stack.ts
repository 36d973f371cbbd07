// Positions in which somebody answers what is on the stack.

import type { Position, SeatPosition } from '../../src/position.ts';
import type { Phase } from '../../src/state.ts';
import { type Table, table } from '../table.ts';
import { asked } from '../test-cards.ts';
import { UNTAPPED, VALLEY, VANTAGE } from './valley.ts';

/** A phase of player 1 in the valley, with more of the position to say. */
export const at = (phase: Phase, one: SeatPosition, two: SeatPosition = {}, more: Partial<Position> = {}): Table =>
  table({ phase, locations: [VALLEY, VANTAGE, UNTAPPED], seats: [asked(one), asked(two)], ...more });

/** The one unit of a player. */
export const scholar = { [VALLEY]: ['Test Scholar'] };
