import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { SeatPosition } from '../../../src/index.ts';
import { table } from '../../table.ts';

const never = { order: 'never' as const };

const play = (mine: SeatPosition, theirs: SeatPosition = {}) => table({ seats: [mine, { ...never, ...theirs }] });

rule('ge/empire-nobles/2', 'generic ships alone protect the Sector HQ of the Nobles', () => {
  const keeps = (ship: string) => play({ fleet: [ship], empire: 'Noble' }).protected(1);
  expect([keeps('S4 Refueler'), keeps('S4 Argonian Destroyer')]).toEqual([true, false]);
});
