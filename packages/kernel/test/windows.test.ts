import { describe, expect, test } from 'vitest';
import { awaited, clone, twin } from '../src/index.ts';
import { choices, heard, plays, points, say, type Toy, table, toy } from '../testing/toy.ts';

/** A storm over a ship of the second player; `play` says who may do something about it. */
const storm = (play: string[][], players = 2): Toy => {
  const s = table({ hands: [['storm']], play: [play[0] ?? [], ['ship', ...(play[1] ?? [])], play[2] ?? []], players });
  plays(s, 0, 'storm');
  return s;
};
const shipMarks = (s: Toy) => s.cards[s.defs.indexOf(0)]!.marks;

describe('a response window', () => {
  test('does not open where nobody could respond', () => {
    const s = storm([]);
    expect(shipMarks(s)).toBe(1);
    expect(points(s)).toEqual([1, 0]);
    expect(choices(s, 0)).toEqual(['pass']);
  });

  test('asks whoever could, before anything happens', () => {
    const s = storm([[], ['lighthouse']]);
    expect(heard(s)).toEqual(['placed']);
    expect(awaited(s)).toEqual([1]);
    expect(choices(s, 1)).toEqual(['respond:2:0', 'pass']);
  });

  test('lets the event happen when all pass', () => {
    const s = storm([[], ['lighthouse']]);
    say(s, 1, 'pass');
    expect(shipMarks(s)).toBe(1);
    expect(points(s)).toEqual([1, 0]);
  });

  test('closes when a response stops the event, which then does not happen', () => {
    const s = storm([[], ['lighthouse', 'pilot']]);
    s.heard = [];
    say(s, 1, 'respond:2:0');
    expect(shipMarks(s)).toBe(0);
    expect(points(s)).toEqual([0, 0]);
    expect(heard(s)).toEqual(['placed']);
    expect(awaited(s)).toEqual([0]);
  });

  test('stays open after a response that does not stop it, for the same player and for others', () => {
    const s = storm([['pilot'], ['pilot', 'lighthouse']]);
    expect(awaited(s)).toEqual([0]);
    say(s, 0, choices(s, 0)[0]!);
    expect(awaited(s)).toEqual([1]);
    say(s, 1, choices(s, 1)[0]!);
    expect(points(s)).toEqual([1, 1]);
    expect(awaited(s)).toEqual([1]);
    say(s, 1, choices(s, 1)[0]!);
    expect(points(s)).toEqual([1, 1]);
    expect(shipMarks(s)).toBe(0);
  });

  test('asks in the order of play', () => {
    const s = table({ hands: [[], ['storm']], play: [['pilot'], ['pilot'], ['pilot']], players: 3 });
    say(s, 0, 'pass');
    plays(s, 1, 'storm');
    const asked: number[] = [];
    while (choices(s, awaited(s)[0]!).length > 1) {
      asked.push(awaited(s)[0]!);
      say(s, awaited(s)[0]!, 'pass');
    }
    expect(asked).toEqual([1, 2, 0]);
  });

  test('passes over a player who is out', () => {
    const s = table({ hands: [['storm']], play: [[], ['ship', 'lighthouse'], ['pilot']], players: 3 });
    s.seats[1]!.out = true;
    plays(s, 0, 'storm');
    expect(awaited(s)).toEqual([2]);
  });

  test('survives saving and cloning in its middle', () => {
    const s = storm([['pilot'], ['lighthouse']]);
    const restored = twin(toy, s);
    const copy = clone(s);
    for (const one of [s, restored, copy]) {
      say(one, 0, choices(one, 0)[0]!);
      say(one, 1, choices(one, 1)[0]!);
      expect(points(one)).toEqual([1, 0]);
      expect(shipMarks(one)).toBe(0);
    }
  });
});
