import { describe, expect, test } from 'vitest';
import { count, decisionView, leastAnswer, optionId, planBreaks, twin } from '../../src/index.ts';
import { choices, heard, plays, points, say, type Toy, table, toy } from '../../testing/toy.ts';

const [A, B] = ['card:1', 'card:2'] as const;

/** Three hits are planned on the ships in play. */
const barrage = (mine: readonly string[], theirs: readonly string[] = []): Toy => {
  const s = table({ hands: [['barrage']], play: [mine, theirs] });
  plays(s, 0, 'barrage');
  return s;
};
const marks = (s: Toy): number[] => s.cards.slice(1).map(card => card.marks);

describe('what is done one at a time and planned as one', () => {
  test('takes one answer, and happens one after the other', () => {
    const s = barrage(['ship', 'ship'], ['ship']);
    const { asked } = s;
    expect(decisionView(toy, s, 0)!.question).toMatchObject({ prompt: '3 hits: on which ships?', min: 1, max: 3 });
    say(s, 0, A, B, 'card:3');
    expect(heard(s)).toEqual(['placed', 'marked', 'marked', 'marked']);
    expect([marks(s), s.asked]).toEqual([[1, 1, 1], asked + 1]);
  });

  test('is asked again for what has not been planned', () => {
    const s = barrage(['ship', 'ship'], ['ship']);
    say(s, 0, B);
    expect(decisionView(toy, s, 0)!.question).toMatchObject({ prompt: '2 hits: on which ships?', max: 2 });
    expect(marks(s)).toEqual([0, 1, 0]);
    say(s, 0, A, 'card:3');
    expect([choices(s, 0), marks(s)]).toEqual([['pass'], [1, 1, 1]]);
  });

  test('is judged as a whole', () => {
    const s = barrage(['ship', 'ship']);
    const [a] = decisionView(toy, s, 0)!.question!.options;
    expect(a).toMatchObject({ id: A, most: 3 });
    const pick = { verb: 'card', a: 1, b: -1 };
    expect(planBreaks(toy, s, 0, [pick, pick, pick])?.rule).toBe('toy/barrage/1');
    expect(planBreaks(toy, s, 0, [pick, pick])).toBe(null);
    expect(count(toy, s, 0)).toEqual({ min: 1, max: 3 });
    expect(leastAnswer(toy, s, 0).map(optionId)).toEqual([A]);
  });

  test('reads options that are the same once, and takes any of them for what is named', () => {
    const s = barrage(['ship', 'ship'], ['ship']);
    const { question } = decisionView(toy, s, 0)!;
    expect(question!.options.map(o => [o.id, o.most])).toEqual([
      [A, 3],
      ['card:3', 3],
    ]);
    // the first is meant as often as it may be named, and then its twin
    say(s, 0, A, A, A);
    expect(heard(s).filter(t => t === 'marked')).toHaveLength(2);
    expect(decisionView(toy, s, 0)!.question!.prompt).toBe('1 hits: on which ships?');
  });

  test('is asked of nobody where every plan comes to the same', () => {
    const s = barrage(['ship']);
    expect(heard(s).filter(t => t === 'marked').length).toBeGreaterThan(0);
    expect(choices(s, 0)).not.toContain(A);
  });

  test('ends with what can be done no more, and goes on with a new question', () => {
    // a ship that sinks takes no second hit
    const s = barrage(['ship', 'ship'], ['ship']);
    s.cards[1]!.marks = 1;
    say(s, 0, A, A, B);
    expect(heard(s)).toEqual(['placed', 'marked', 'sank']);
    expect(decisionView(toy, s, 0)!.question).toMatchObject({ prompt: '2 hits: on which ships?' });
    expect(choices(s, 0)).toEqual([B, 'card:3']);
  });

  test('is asked again when a trigger has acted in between', () => {
    const s = barrage(['ship', 'ship', 'siren']);
    say(s, 0, A, B, B);
    expect([points(s)[0], marks(s).slice(0, 2)]).toEqual([1, [1, 0]]);
    expect(decisionView(toy, s, 0)!.question).toMatchObject({ prompt: '2 hits: on which ships?' });
  });

  test('survives being saved in the middle', () => {
    const s = barrage(['ship', 'ship', 'siren']);
    say(s, 0, A, B);
    const again = twin(toy, s);
    for (const x of [s, again]) say(x, 0, B, B);
    expect(marks(again)).toEqual(marks(s));
  });
});
