import { expect, test } from 'vitest';
import type { SeatPosition } from '../../src/position.ts';
import { type Table, table } from '../table.ts';

const CORE = 'Ganymede/Core Shaft';
const MOON = 'Ganymede/Traginium Source';

const deploying = (one: SeatPosition, two: SeatPosition): Table =>
  table({ phase: 'deploy', locations: [CORE, MOON], seats: [one, two] });

test('Pursuit Just Behind: destroys an infiltrator at a sector and costs its side 3 energy', () => {
  const t = deploying({ hand: ['Pursuit Just Behind'] }, { at: { [MOON]: ['Seyaltika', 'Damir Quarrel'] } });
  t.play(1, 'Pursuit Just Behind').pick(2, 'reserve').pick(2, 'reserve').pick(2, 'reserve');
  expect([t.inPlay('Seyaltika'), t.inPlay('Damir Quarrel'), t.size(2, 'lost')]).toEqual([false, true, 4]);
  const landed = deploying({ hand: ['Pursuit Just Behind'] }, { at: { [CORE]: ['Chan Whitmer'] } });
  expect(landed.refuses(1, 'play', 'Pursuit Just Behind')).toBe('wars/target/7');
});
