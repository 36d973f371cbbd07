// Positions where a player responds to something on the stack.

import type { Position, SeatPosition } from '../../src/position.ts';
import type { Phase } from '../../src/state.ts';
import { type Table, table } from '../table.ts';
import { asked } from '../test-cards.ts';
import { UNTAPPED, VALLEY, VANTAGE } from './valley.ts';

/** A phase of player 1 in the valley, with further parts of the position. */
export const at = (phase: Phase, one: SeatPosition, two: SeatPosition = {}, more: Partial<Position> = {}): Table =>
  table({ phase, locations: [VALLEY, VANTAGE, UNTAPPED], seats: [asked(one), asked(two)], ...more });

/** Returns the only unit of a player. */
export const scholar = { [VALLEY]: ['Test Scholar'] };
