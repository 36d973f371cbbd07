import { rule } from '@orrery/kernel/testing';
import { lying, plays, points, table } from '@orrery/kernel/testing/toy';
import { expect } from 'vitest';

rule('toy/points/1', 'a gull played is a point', () => {
  const s = table({ hands: [['gull']] });
  plays(s, 0, 'gull');
  expect(points(s)).toEqual([1, 0]);
});

rule(['toy/points/2', 'toy-r-gull-1'], 'the tenth point ends the match', () => {
  const s = table({ hands: [Array(10).fill('gull')] });
  for (let i = 0; i < 10; i++) plays(s, 0, 'gull');
  expect(s.result).toEqual({ winners: [0], kind: 'ten points' });
  expect(lying(s, 'play', 0)).toEqual([]);
});
