import type { Likings, TunedWeights, Weights } from '@orrery/bots';
import { tableGame } from '@orrery/table/games';
import { expect, test } from 'vitest';
import { Terminal } from '../support/terminal.ts';

async function tuned<T = Partial<TunedWeights>>(...args: string[]): Promise<T> {
  const t = new Terminal();
  expect(await t.run('tune', ...args)).toBe(0);
  return JSON.parse(t.text) as T;
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

test('players with whims play other matches, of which other weights are found, the same each time', async () => {
  const games = ['babylon5', '--games', '10'];
  const { two } = await tuned(...games, '--whims');
  expect(await tuned(...games, '--whims')).toEqual({ two });
  const plain = await tuned(...games);
  expect(two!.weights).not.toEqual(plain.two!.weights);
  expect(two!.found.matches).toBe(10);
});

test('likings are learnt on top of those that the game has, and what they come to is played out in other matches, from every seat', async () => {
  const args = ['galactic-empires', '--likings', '--games', '10', '--players', '2,3'];
  const { points, found } = await tuned<Likings>(...args);
  // so few matches are not enough for a step
  expect(points).toEqual(tableGame('galactic-empires').likings!.points);
  expect(found).toMatchObject({ played: 20, proven: 2 + 3 });
  expect(found.won).toBeGreaterThanOrEqual(0);
  expect(found.won).toBeLessThanOrEqual(1);
});

test('learning takes a step after two hundred matches', async () => {
  const { points } = await tuned<Likings>('wars', '--likings', '--games', '200');
  expect(points).not.toEqual(tableGame('wars').likings!.points);
  expect(Object.keys(points).length).toBeGreaterThan(500);
});

test.each(['0', 'hot', '1001'])('a temperature of %s is refused', async temperature => {
  const t = new Terminal();
  expect(await t.run('tune', 'wars', '--likings', '--temperature', temperature)).toBe(2);
  expect(t.faults.join()).toContain('--temperature takes a number from 0.01 to 1000');
});
