import { expect, test } from 'vitest';
import { placesOf } from '../src/table/games/babylon5/ring.ts';

test('every rival has one place, and two change places when another comes in front', () => {
  const seats = [0, 1, 2, 3, 4, 5];
  // the one in the middle of the order is in front at first
  expect(placesOf(seats, 0, 3)).toEqual({ left: [2, 1], right: [4, 5] });
  expect(placesOf(seats, 0, 1)).toEqual({ left: [2, 3], right: [4, 5] });
  for (const near of seats)
    for (const front of seats.filter(seat => seat !== near)) {
      const { left, right } = placesOf(seats, near, front);
      expect([...left, ...right, near, front].sort()).toEqual(seats);
    }
});

test('one rival is in front, and nobody at the flanks; without anybody in front all are at the flanks', () => {
  expect(placesOf([0, 1], 0, 1)).toEqual({ left: [], right: [] });
  expect(placesOf([0, 2, 3], 0, 0)).toEqual({ left: [2], right: [3] });
});
