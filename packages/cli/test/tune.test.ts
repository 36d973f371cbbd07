import type { TunedWeights, Weights } from '@orrery/bots';
import { tableGame } from '@orrery/table';
import { expect, test } from 'vitest';
import { Terminal } from './terminal.ts';

async function tuned(...args: string[]): Promise<Partial<TunedWeights>> {
  const t = new Terminal();
  expect(await t.run('tune', ...args)).toBe(0);
  return JSON.parse(t.text) as Partial<TunedWeights>;
}

test('a game for two and larger tables are tuned apart, every feature gets its weight, and the figures tell of how many matches', async () => {
  const { two, more } = await tuned('babylon5', '--games', '5', '--players', '2,3,4');
  const names = ({ weights }: Weights) => Object.keys(weights);
  expect(names(two!)).toEqual(tableGame('babylon5').features!.names);
  expect(names(more!)).toEqual(tableGame('babylon5').features!.names);
  expect([two!.found.matches, more!.found.matches]).toEqual([5, 10]);
  expect(two!.weights).not.toEqual(more!.weights);
});

test('the same seed finds the same weights, and another other ones', async () => {
  const once = await tuned('wars', '--games', '5');
  expect(await tuned('wars', '--games', '5')).toEqual(once);
  expect(await tuned('wars', '--games', '5', '--seed', '7')).not.toEqual(once);
  expect(once.more).toBeUndefined();
});
