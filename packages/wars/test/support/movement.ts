// Movements in a move phase.
import type { CardPlace, Position, SeatPosition } from '../../src/position.ts';
import { field } from '../fields.ts';
import type { Table } from '../table.ts';
import '../test-cards.ts';

/** A move phase of player 1. */
export const march = (
  at: Record<string, readonly CardPlace[]>,
  more: SeatPosition = {},
  rest: Partial<Position> = {},
): Table => field({ at, ...more }, {}, { phase: 'move', ...rest });

/** Moves a card with a movement action and lets it happen. */
export const go = (t: Table, card: string | number, to: string): Table => {
  t.act(1, 'move', card, to);
  return t.resolve();
};
