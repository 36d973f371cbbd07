import { describe, expect, test } from 'vitest';
import { kept } from '../src/table/kept.ts';

/** The same data in new objects, as after a network. */
const anew = <T>(data: T): T => JSON.parse(JSON.stringify(data)) as T;

const TABLE = {
  turn: 3,
  seats: [
    {
      name: 'Earth',
      fleet: [
        { id: 1, on: [] },
        { id: 2, on: [{ id: 3 }] },
        { id: 4, on: [] },
      ],
      hand: [7, 8],
    },
    { name: 'Mars', fleet: [{ id: 5, on: [] }], hand: [] },
  ],
};
type Fleet = { id: number; on: { id: number }[] }[];

describe('a table that comes anew', () => {
  test('is the one that is known where nothing has changed', () => {
    expect(kept(TABLE, anew(TABLE))).toBe(TABLE);
  });

  test('keeps every card but the one that has changed', () => {
    const now = anew(TABLE);
    (now.seats[0]!.fleet as Fleet)[1]!.on.push({ id: 9 });
    const merged = kept(TABLE, now);
    expect(merged).toEqual(now);
    expect(merged.seats[0]!.fleet.map((card, i) => card === TABLE.seats[0]!.fleet[i])).toEqual([true, false, true]);
    // the parts that were on it stay the same
    expect(merged.seats[0]!.fleet[1]!.on[0]).toBe(TABLE.seats[0]!.fleet[1]!.on[0]);
    expect(merged.seats[1]).toBe(TABLE.seats[1]);
  });

  test('keeps the cards behind one that has gone, and those that changed their order', () => {
    const now = anew(TABLE);
    now.seats[0]!.fleet.shift();
    now.seats[0]!.fleet.reverse();
    const merged = kept(TABLE, now);
    expect(merged).toEqual(now);
    const [, second, third] = TABLE.seats[0]!.fleet;
    expect(merged.seats[0]!.fleet[0]).toBe(third);
    expect(merged.seats[0]!.fleet[1]).toBe(second);
  });
});

test('what is another kind of thing, has more or less in it, or was not there is taken as it comes', () => {
  for (const [before, now] of [
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [
      { a: undefined, b: 1 },
      { b: 1, c: 2 },
    ],
    [[1, 2], [1]],
    [[1], { 0: 1 }],
    [{ 0: 1 }, [1]],
    [null, { a: [1] }],
    [{ a: [1] }, null],
    [undefined, 4],
    [[{ id: 1, n: 1 }], [{ n: 1 }]],
  ] as const)
    expect(kept(before, now)).toEqual(now);
});

test('what was known stays as it was', () => {
  const before = anew(TABLE);
  const now = anew(TABLE);
  now.seats[1]!.fleet.push({ id: 6, on: [] });
  kept(before, now);
  expect(before).toEqual(TABLE);
});
