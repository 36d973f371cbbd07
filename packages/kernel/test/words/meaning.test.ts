import { expect, test } from 'vitest';
import {
  flowWords,
  type List,
  logicWords,
  meaningOf,
  type Party,
  partyOf,
  type Reading,
  type Ref,
  type State,
  standFor,
  Vocabulary,
} from '../../src/index.ts';

// What a text comes to for its player and for what it is aimed at

const v = new Vocabulary<State>();
const { any, all } = logicWords(v);
const { sequence, when, forEach, choose, may, chooseOne } = flowWords(v, { name: () => '', title: () => '' });
const gains = v.effect(
  'gains',
  (_c, _who: Ref, _n: number) => () => {},
  (_t, _who, n) => `gain ${n}`,
  (who, n) => ({ means: [[who, n]] }),
);
const idle = v.effect(
  'idle',
  (_c, _who: Ref) => () => {},
  (_t, _who) => 'idle',
);
const won = v.test(
  'won',
  () => () => true,
  () => 'you win',
)();
const raining = v.test(
  'raining',
  () => () => true,
  () => 'it rains',
)();
const players = (whose: string): List =>
  v.list(
    `players of ${whose}`,
    (_c, _of: Ref) => () => [],
    (_t, _of) => 'players',
  )(whose);
const ofTarget = players('target');
const ofNobody = players('nobody');

const names = new Map<string, Party>([...standFor('you', 'you', 'self'), ...standFor('aim', 'target')]);
const means = (data: unknown, more: Partial<Reading> = {}) => meaningOf(v, data, { names, ...more });

test('what words mean is summed up for the player and for what they aim at; others do not count', () => {
  const text = sequence(gains('you', 2), gains('target', -3), gains('bystander', 50), idle('you'), gains('self', 1));
  expect(means(text)).toEqual({ you: 3, aim: -3 });
  expect(means([{ effect: text }, gains('you', 1)])).toEqual({ you: 4, aim: -3 });
});

test('a condition counts by how likely it is, and one of which nothing is known a little more often than not', () => {
  const text = when(won, gains('you', 10), gains('target', 10));
  expect(means(text, { likely: () => 1 })).toEqual({ you: 10, aim: 0 });
  expect(means(text, { likely: () => 0 })).toEqual({ you: 0, aim: 10 });
  expect(means(text, { likely: () => null })).toEqual({ you: 6, aim: 4 });
  const likely: Reading['likely'] = test => (test.w === 'won' ? 1 : 0);
  expect(means(when(any(won, raining), gains('you', 10)), { likely })).toEqual({ you: 10, aim: 0 });
  expect(means(when(all(won, raining), gains('you', 10)), { likely })).toEqual({ you: 0, aim: 0 });
});

test('whoever a name stands for while a text goes through a list is who the list is about', () => {
  expect(means(forEach(ofTarget, 'player', gains('player', -1)))).toEqual({ you: 0, aim: -1 });
  expect(means(forEach(ofNobody, 'player', gains('player', -1)))).toEqual({ you: 0, aim: 0 });
  expect(partyOf(names, ofTarget)).toBe('aim');
  expect(partyOf(names, 'player')).toBeNull();
});

test('what need not be done is not done to one’s own harm, and what must be done is', () => {
  const harm = gains('given', -2);
  const chosen = new Map<string, Party>([...names, ...standFor('you', 'mine')]);
  const mine = v.list(
    'mine',
    () => () => [],
    () => 'yours',
  )();
  const of = (optional: boolean) => choose('given', { list: mine, optional, prompt: 'Which?' }, harm);
  expect(means(of(true), { names: chosen })).toEqual({ you: 0, aim: 0 });
  expect(means(of(false), { names: chosen })).toEqual({ you: -2, aim: 0 });
  expect(means(may('Really?', sequence(gains('you', -5), gains('target', -1))))).toEqual({ you: 0, aim: -1 });
  expect(means(chooseOne({ prompt: 'Which?' }, { label: 'a', effect: gains('you', 2) }))).toEqual({ you: 2, aim: 0 });
});

test('a game may say of words what they mean besides', () => {
  expect(means(idle('target'), { more: word => (word.w === 'idle' ? [[word.a[0], 7]] : []) })).toEqual({
    you: 0,
    aim: 7,
  });
});
