import { describe, expect, test } from 'vitest';
import {
  choosable,
  chooseStep,
  type Frame,
  filterJudge,
  listJudge,
  logicWords,
  type Menu,
  optionId,
  Programs,
  refuse,
  type Selection,
  type Selections,
  type State,
  scene,
  Vocabulary,
} from '../../src/index.ts';

// Things are numbers here; the state says only how many cards there are

const ONCE = refuse('toy/once/1', 'It has been chosen already.');
const POOR = refuse('toy/cost/1', 'Not so much.');
const ODD = refuse('toy/kind/1', 'It is odd.');

const s = { cards: Array.from({ length: 10 }, () => ({})) } as unknown as State;
const frame = (l: Frame['l'] = {}): Frame => scene(0, -1, l);

const even = (name: string, from: number[], more: Partial<Selection<State>> = {}): Selection<State> => ({
  name,
  kind: 'card',
  read: () => from,
  min: 1,
  max: () => 1,
  many: false,
  by: () => 0,
  judge: (_s, _f, id) => (id % 2 ? ODD : null),
  ...more,
});

/** Two even numbers, no number twice, of which the sum is at most 8. */
const two: Selections<State> = {
  choices: [even('a', [2, 4, 8]), even('b', [2, 4])],
  once: ONCE,
  ok: (_s, f) => f.l.a + f.l.b <= 8,
  blocked: () => POOR,
};

const v = new Vocabulary<State>();

/** The menu of the step that makes one of the choices. */
function menuOf(k: Selections<State>, at: number): Menu<State> {
  const c = v.reader(new Programs<State>());
  chooseStep(c, k, at, { name: 'target', label: () => '', prompt: () => '' });
  const [step] = c.code;
  if (step?.op !== 'ask') throw new Error('it asks nothing');
  return step.menu;
}
const offered = (k: Selections<State>, at: number, l: Frame['l'] = {}): string[] =>
  menuOf(k, at).list(s, frame(l), 0).map(optionId);
const why = (k: Selections<State>, at: number, id: number, l: Frame['l'] = {}) =>
  menuOf(k, at).judge!(s, frame(l), 0, { verb: 'card', a: id, b: -1 });

describe('choices that hang together', () => {
  test('can be made where one way through them is left', () => {
    expect(choosable(two, s, frame())).toBe(true);
    expect(choosable({ ...two, ok: () => false }, s, frame())).toBe(false);
    expect(choosable({ ...two, choices: [even('a', [2]), even('b', [2])] }, s, frame())).toBe(false);
    expect(choosable({ ...two, once: null, choices: [even('a', [2]), even('b', [2])] }, s, frame())).toBe(true);
  });

  test('only what leads on is offered', () => {
    expect(offered(two, 0)).toEqual(['card:2', 'card:4']);
    expect(offered(two, 1, { a: 4 })).toEqual(['card:2']);
    expect(offered({ ...two, ok: null }, 0)).toEqual(['card:2', 'card:4', 'card:8']);
  });

  test('why not another: it does not fit, it has been chosen, it cannot be gone through with', () => {
    expect([why(two, 0, 3), why(two, 0, 8), why(two, 1, 4, { a: 4 })]).toEqual([ODD, POOR, ONCE]);
    expect(why(two, 0, 2)).toBe(null);
    expect(menuOf(two, 0).judge!(s, frame(), 0, { verb: 'seat', a: 2, b: -1 })).toBe(null);
  });

  test('several are as many as there must be', () => {
    const many = even('a', [2, 4, 6], { many: true, min: 2, max: () => 2 });
    const k = { ...two, ok: null, choices: [many, even('b', [2, 4, 6])] };
    expect(choosable(k, s, frame())).toBe(true);
    expect(choosable({ ...k, choices: [many, even('b', [2, 4])] }, s, frame())).toBe(false);
    expect(why(k, 1, 6, { a: [2, 6] })).toBe(ONCE);
  });
});

describe('why a card does not fit', () => {
  const { that } = logicWords(v);
  const big = v.filter(
    'big',
    () => (_s, id) => id > 4,
    () => ({ before: 'big' }),
  )();
  const yours = v.filter(
    'yours',
    () => (_s, id) => id % 2 === 0,
    () => ({ whose: 'you' }),
  )();
  const c = v.reader(new Programs<State>());

  test('the first part of the filter that it does not fit tells it', () => {
    const judge = filterJudge(v, c, that(yours, big), {
      holds: (_s, id) => id < 9,
      outside: refuse('toy/pool/1', 'It is not in play.'),
      rule: part => (part === yours ? 'toy/yours/1' : 'toy/target/1'),
    });
    expect(judge(s, frame(), 6)).toBe(null);
    expect(judge(s, frame(), 2)).toEqual({ rule: 'toy/target/1', text: 'It must be a big card.' });
    expect(judge(s, frame(), 7)).toEqual({ rule: 'toy/yours/1', text: 'It must be one of your cards.' });
    expect(judge(s, frame(), 9)?.rule).toBe('toy/pool/1');
    expect(judge(s, frame(), 99)).toBe(null); // there is no such card
  });

  test('of a list, that it is not in it', () => {
    const hand = v.list(
      'hand',
      () => () => [1],
      () => 'the cards in your hand',
      'card',
      () => 'card in your hand',
    )();
    expect(listJudge<State>(hand, 'toy/hand/1', v.teller())(s, frame(), 3)).toEqual({
      rule: 'toy/hand/1',
      text: 'It must be a card in your hand.',
    });
  });
});
