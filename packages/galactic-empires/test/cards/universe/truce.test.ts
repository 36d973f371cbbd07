import { expect, test } from 'vitest';
import type { SeatPosition } from '../../../src/position.ts';
import { type Table, table } from '../../table.ts';

// O9 Alliance Treaty and O6 Political Clout against fire before the volleys and outside the player's own turn

const SWEEPER = 'S6 Mechad Battlecruiser';
const BREATH = 'D8 Time Dragoness';
const CUTTER = 'S3 Tufor Cutter';
const DESTROYER = 'S4 Argonian Destroyer';
const armed = (card: string, n: number) => ({ card, given: [0, 0, n] });
/** A treaty of player 1 at the fleet of player 2. */
const treaty = { card: 'O9 Alliance Treaty', by: 1, left: 2 };

/** Player `active` has reached the Weapons Fire Phase. */
const battle = (active: number, ...seats: SeatPosition[]): Table =>
  table({ phase: 'weapons fire', active, seats: seats.map(x => ({ order: 'never' as const, ...x })) });

test('O9 Alliance Treaty: no distortion cannon sweeps over the fleet that is at peace, others are swept as ever', () => {
  const t = battle(2, { fleet: [CUTTER] }, { fleet: [armed(SWEEPER, 1), treaty] }, { fleet: [CUTTER] });
  expect([t.offers(2, 'sweep', SWEEPER, '1'), t.offers(2, 'sweep', SWEEPER, '3')]).toEqual([false, true]);
  t.leaveOpen();
});

test('O9 Alliance Treaty: a shot before the volleys breaks it, too, but not one at a third player', () => {
  const seats: SeatPosition[] = [{ fleet: [armed(BREATH, 2)] }, { fleet: [CUTTER, treaty] }, { fleet: [DESTROYER] }];
  const at = (target: string): boolean =>
    battle(1, ...seats)
      .act(1, 'breathe', BREATH, target)
      .leaveOpen()
      .inPlay('O9 Alliance Treaty');
  expect([at(DESTROYER), at(CUTTER)]).toEqual([true, false]);
  const swept = battle(1, { fleet: [armed(SWEEPER, 1)] }, { fleet: [CUTTER, treaty] }).act(1, 'sweep', SWEEPER, '2');
  expect(swept.leaveOpen().inPlay('O9 Alliance Treaty')).toBe(false);
});

test('O6 Political Clout: a shot at its ship before the volleys ends it, too, and one at another ship does not', () => {
  const clout = { card: 'O6 Political Clout', by: 1, left: 2 };
  const fleet = [{ card: 'T3 Moon', on: [{ card: CUTTER, on: [clout] }] }, DESTROYER];
  const at = (target: string): boolean =>
    battle(1, { fleet: [armed(BREATH, 2)] }, { fleet })
      .act(1, 'breathe', BREATH, target)
      .leaveOpen()
      .inPlay('O6 Political Clout');
  expect([at(DESTROYER), at(CUTTER)]).toEqual([true, false]);
  const swept = battle(1, { fleet: [armed(SWEEPER, 1)] }, { fleet }).act(1, 'sweep', SWEEPER, '2');
  expect(swept.leaveOpen().inPlay('O6 Political Clout')).toBe(false);
});
