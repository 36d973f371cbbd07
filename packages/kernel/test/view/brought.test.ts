import { describe, expect, test } from 'vitest';
import { likelyDeck, roll, suppose } from '../../src/index.ts';
import { dice } from '../../testing/index.ts';

const many = (n: number, def: number): number[] => Array.from({ length: n }, () => def);
/** Decks of 20: one of 1s and 2s, one of 2s and 3s. */
const LOW = likelyDeck([...many(10, 1), ...many(10, 2)]);
const HIGH = likelyDeck([...many(10, 2), ...many(10, 3)]);

/** What is supposed to lie there, in a thousand worlds: the lists, each with how often it came. */
function supposed(
  decks: readonly ReturnType<typeof likelyDeck>[],
  seen: readonly number[],
  size: number,
): Map<string, number> {
  const d = dice(7);
  const found = new Map<string, number>();
  for (let i = 0; i < 1000; i++) {
    const out: number[] = [];
    const n = suppose(decks, seen, size, sides => roll(d, sides), out);
    const text = out.slice(0, n).join('');
    found.set(text, (found.get(text) ?? 0) + 1);
  }
  return found;
}

describe('what somebody may have brought', () => {
  test('is a deck less what was seen of it, in the order of its cards', () => {
    expect([...supposed([LOW], [2, 1, 2], 17).keys()]).toEqual(['1'.repeat(9) + '2'.repeat(8)]);
  });

  test('is any of several decks as long as nothing has been seen that tells them apart', () => {
    const found = supposed([LOW, HIGH], [2, 2], 18);
    expect([...found.keys()].sort()).toEqual(['1'.repeat(10) + '2'.repeat(8), '2'.repeat(8) + '3'.repeat(10)]);
    for (const n of found.values()) expect(n).toBeGreaterThan(400);
  });

  test('is hardly ever a deck that lacks a card which was seen, and never one that lacks several that another has', () => {
    const once = supposed([LOW, HIGH], [1], 19);
    expect(once.get('1'.repeat(9) + '2'.repeat(10))).toBeGreaterThan(950);
    expect(once.size).toBe(2);
    expect([...supposed([LOW, HIGH], [1, 1, 1], 17).keys()]).toEqual(['1'.repeat(7) + '2'.repeat(10)]);
  });

  test('has another copy of each card that was seen and is in no such deck', () => {
    expect([...supposed([LOW], [5, 5, 1], 17).keys()]).toEqual([`${'1'.repeat(9)}${'2'.repeat(10)}55`]);
  });

  test('has cards of the deck again where it is larger than that', () => {
    for (const text of supposed([LOW], [], 23).keys()) expect(text).toMatch(/^1{10}2{10}[12]{3}$/);
    expect(supposed([LOW], [], 23).size).toBe(8);
  });
});
