import { describe, expect, test } from 'vitest';
import { foresee, type Option, options, shuffled, trials } from '../../src/index.ts';
import { dice, previewSuite } from '../../testing/index.ts';
import { points, type Toy, table, toy } from '../../testing/toy.ts';

/** What a seat's options of this verb lead to. */
function foreseen(s: Toy, seat: number, verb: string) {
  const picks: Option[] = options(toy, s, seat).filter(o => o.verb === verb);
  return foresee(toy, trials(toy, s, seat), picks.slice(0, 1));
}
const told = (course: { told: readonly { sentence: { text: string } | null }[] }): string[] =>
  course.told.flatMap(({ sentence }) => sentence?.text ?? []);

describe('what an answer leads to', () => {
  test('is told up to the next decision', () => {
    const s = table({ hands: [['gull'], ['gull']] });
    const { until, next, ...course } = foreseen(s, 0, 'play');
    expect(told(course).length).toBeGreaterThan(0);
    expect([until, next?.awaited]).toEqual(['decision', [1]]);
    expect(points(s)).toEqual([0, 0]);
  });

  test('tells of a card drawn, and does not name it', () => {
    const course = foreseen(table({ decks: [['gull', 'ship']] }), 0, 'draw');
    expect(told(course)).toEqual(['Seat 0 draws a card.']);
    expect(JSON.stringify(course.told)).not.toMatch(/gull|ship/);
  });

  test('ends where chance is asked', () => {
    const s = table({ hands: [['die']] });
    const course = foreseen(s, 0, 'play');
    expect(course.until).toBe('random');
    expect(told(course).join()).not.toMatch(/gain/);
  });
});

/** Cards that do what the rules of hidden cards allow; others of the toy game show what happens where they do not. */
const PLAIN = ['gull', 'ship', 'die', 'tax', 'cannon', 'broadside', 'spyglass'] as const;

previewSuite({
  game: toy,
  deal(seed) {
    const d = dice(seed);
    const cards = (n: number) => shuffled(d, [...PLAIN, ...PLAIN, ...PLAIN]).slice(0, n);
    const players = 2 + (seed % 3);
    const each = (n: number) => Array.from({ length: players }, () => cards(n));
    return table({ players, hands: each(4), decks: each(8) }, seed);
  },
  depth: 20,
  runs: 40,
  told: 300,
});
