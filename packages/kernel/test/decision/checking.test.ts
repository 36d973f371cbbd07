import { beforeEach, describe, expect, test } from 'vitest';
import { refuse, why } from '../../src/index.ts';
import { choices, lying, plays, type Toy, table, toy } from '../../testing/toy.ts';

describe('why', () => {
  let s: Toy;
  beforeEach(() => {
    s = table({ hands: [['gull', 'whale', 'cannon'], ['gull']], play: [['ship']] });
  });

  test('nothing speaks against what is legal', () => {
    for (const id of choices(s, 0)) expect(why(toy, s, 0, id)).toBeNull();
  });

  test('names the rule that forbids a wish, with a sentence', () => {
    expect(why(toy, s, 0, 'play:1')).toEqual({ rule: 'toy/play/1', text: 'You need two points to play a whale.' });
    const theirs = lying(s, 'hand', 1)[0]!;
    expect(why(toy, s, 0, `play:${theirs}`)).toMatchObject({ rule: 'toy/play/2' });
  });

  test('says so where no single rule speaks of it', () => {
    const none = { rule: '', text: 'You cannot choose that here.' };
    for (const wish of ['draw', 'dance:1', '', '%', 'play', 'play:9999', 'play:1:1', 'constructor:1', '__proto__'])
      expect(why(toy, s, 0, wish)).toEqual(none);
  });

  test('says whose turn it is not', () => {
    expect(why(toy, s, 1, 'pass')).toEqual({ rule: '', text: 'It is not your turn to choose.' });
  });

  test('changes nothing, and is about the question that is open now', () => {
    const before = JSON.stringify(s.ask);
    why(toy, s, 0, 'play:1');
    expect(JSON.stringify(s.ask)).toBe(before);
    plays(s, 0, 'cannon');
    expect(why(toy, s, 0, 'card:4')).toBeNull();
    expect(why(toy, s, 0, 'pass')).toMatchObject({ rule: '' });
  });

  test('a refusal is made once and cannot be changed', () => {
    const refusal = refuse('toy/test/1', 'No.');
    expect(refusal).toEqual({ rule: 'toy/test/1', text: 'No.' });
    expect(Object.isFrozen(refusal)).toBe(true);
  });
});
