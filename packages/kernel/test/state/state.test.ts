import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clone, moveCard, ownCard, ownFrame, ownSeat, save, sharesOf, without } from '../../src/index.ts';
import {
  lying,
  numbers,
  plays,
  points,
  positions,
  say,
  type Toy,
  table,
  toy,
  walk,
  zoneOf,
} from '../../testing/toy.ts';

const told = (s: Toy) => JSON.stringify(save(toy, s));

describe('clone', () => {
  test('neither side sees what the other does, from any position on', () => {
    fc.assert(
      fc.property(positions, numbers, numbers, numbers, (position, before, here, there) => {
        const s = table(position);
        walk(s, before);
        const original = told(s);
        const copy = clone(s);
        expect(told(copy)).toBe(original);
        walk(copy, there);
        expect(told(s)).toBe(original);
        const played = told(copy);
        walk(s, here);
        expect(told(copy)).toBe(played);
      }),
      { numRuns: 200 },
    );
  });

  test('both sides play on to the same end with the same choices', () => {
    fc.assert(
      fc.property(positions, numbers, numbers, (position, before, after) => {
        const s = table(position);
        walk(s, before);
        const copy = clone(s);
        walk(s, after);
        walk(copy, after);
        expect(told(copy)).toBe(told(s));
      }),
    );
  });

  test('records are shared until one side writes to them', () => {
    const s = table({ play: [['ship', 'ship']] });
    const copy = clone(s);
    expect(copy.cards[0]).toBe(s.cards[0]);
    ownCard(copy, 0).marks = 1;
    expect(copy.cards[0]).not.toBe(s.cards[0]);
    expect(copy.cards[1]).toBe(s.cards[1]);
    expect(s.cards[0]!.marks).toBe(0);
    expect(ownCard(copy, 0)).toBe(copy.cards[0]);
  });

  test('the original copies before it writes, too', () => {
    const s = table({ play: [['ship']] });
    const copy = clone(s);
    ownCard(s, 0).marks = 1;
    ownSeat(s, 0).points = 5;
    ownFrame(s, 0).l.note = 1;
    expect(copy.cards[0]!.marks).toBe(0);
    expect(points(copy)).toEqual([0, 0]);
    expect(copy.stack[0]!.l).toEqual({});
  });

  test('of a copy of a copy each goes its own way', () => {
    const s = table({ hands: [['gull', 'whale']] });
    const second = clone(s);
    const third = clone(second);
    plays(third, 0, 'gull');
    expect([points(s), points(second), points(third)]).toEqual([
      [0, 0],
      [0, 0],
      [1, 0],
    ]);
  });

  test('nobody hears what the copy does', () => {
    const s = table({ hands: [['gull']] });
    s.heard = [];
    const copy = clone(s);
    plays(copy, 0, 'gull');
    expect(copy.heard).toBeNull();
    expect(s.heard).toEqual([]);
  });
});

describe('zones', () => {
  test('a card moves to the top, or to the bottom', () => {
    const s = table({ hands: [['gull'], ['whale', 'tax']] });
    const [whale, tax] = lying(s, 'hand', 1) as [number, number];
    moveCard(s, whale, zoneOf(s, 'hand', 0));
    moveCard(s, tax, zoneOf(s, 'hand', 0), true);
    expect(lying(s, 'hand', 0)).toEqual([tax, 0, whale]);
    expect(lying(s, 'hand', 1)).toEqual([]);
    expect(s.cards[tax]!.zone).toBe(zoneOf(s, 'hand', 0));
  });

  test('the list of a zone is replaced, never changed', () => {
    const s = table({ hands: [['gull', 'tax']] });
    const before = lying(s, 'hand', 0);
    say(s, 0, 'play:0');
    expect(before).toEqual([0, 1]);
    expect(lying(s, 'hand', 0)).toEqual([1]);
  });

  test('a list without a card that it does not hold is the same list', () => {
    const list = [3, 1, 2];
    expect(without(list, 7)).toBe(list);
    expect(without(list, 1)).toEqual([3, 2]);
    expect(list).toEqual([3, 1, 2]);
  });
});

test('the winners of a match share what it is worth, and all seats do where nobody has won', () => {
  expect(sharesOf({ winners: [1] }, 2)).toEqual([0, 1]);
  expect(sharesOf({ winners: [0, 3] }, 4)).toEqual([1 / 2, 0, 0, 1 / 2]);
  expect(sharesOf({ winners: [] }, 4)).toEqual([1 / 4, 1 / 4, 1 / 4, 1 / 4]);
});
