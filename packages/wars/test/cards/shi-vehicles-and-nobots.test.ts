import { expect, test } from 'vitest';
import type { SeatPosition } from '../../src/position.ts';
import { type Table, table } from '../table.ts';

const CORE = 'Ganymede/Core Shaft';

const deploying = (one: SeatPosition): Table => table({ phase: 'deploy', locations: [CORE], seats: [one, {}] });

test('Tilak House Guard: you may draw a card when it enters play, not when others do', () => {
  const enter = (): Table =>
    deploying({ hand: ['Tilak House Guard'] })
      .play(1, 'Tilak House Guard')
      .untilAsked('may', 1);
  expect(enter().pick(1, 'yes').size(1, 'hand')).toBe(1);
  expect(enter().pick(1, 'no').size(1, 'hand')).toBe(0);
  const other = deploying({ hand: ['Claviger'], at: { [CORE]: ['Tilak House Guard'] } }).play(1, 'Claviger');
  expect([other.place('Claviger'), other.stack, other.s.waiting]).toEqual([CORE, [], []]);
});
