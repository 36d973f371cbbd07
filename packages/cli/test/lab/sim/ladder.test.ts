import { expect, test } from 'vitest';
import type { Played } from '../../../src/lab/sim/batch.ts';
import { interval, ladderOf, roundRobin, tellLadder } from '../../../src/lab/sim/ladder.ts';
import { report, Score, tellReport } from '../../../src/lab/sim/report.ts';

const game = (seed: number, bots: string[], winners: number[], setup = 0): Played => ({
  seed,
  setup,
  bots,
  decisions: 1,
  turns: 1,
  winners,
  kind: winners.length > 0 ? 'won' : 'drawn',
  fault: null,
  seconds: 0,
  thought: bots.map(() => ({ decisions: 1, millis: 1 })),
  record: null,
  external: [],
});

test('who wins more stands higher, and the more games the surer', () => {
  const few = ladderOf(
    Array.from({ length: 10 }, (_, i) => game(i, ['a', 'b'], [i % 5 === 0 ? 1 : 0])),
    [['red', 'blue']],
  );
  const many = ladderOf(
    Array.from({ length: 200 }, (_, i) => game(i, ['a', 'b'], [i % 5 === 0 ? 1 : 0])),
    [['red', 'blue']],
  );
  expect(few.bots.map(r => r.name)).toEqual(['a', 'b']);
  expect(few.bots[0]).toMatchObject({ seats: 10, wins: 8, share: 0.8 });
  expect(many.bots[0]!.deviation).toBeLessThan(few.bots[0]!.deviation);
  expect(many.bots[0]!.to - many.bots[0]!.from).toBeLessThan(0.12);
  expect(many.decks.map(r => [r.name, r.uneven])).toEqual([
    ['red', true],
    ['blue', true],
  ]);
  expect(tellLadder(many)).toContain('red');
  expect(tellLadder(many)).toMatch(/80\.0 % of {3}200 seats \(7\d\.\d to 8\d\.\d\) {2}uneven/);
});

test('a report tells how sure a share is, and the score so far how it stands', () => {
  const played = Array.from({ length: 30 }, (_, i) => game(i, ['strong', 'greedy'], [i < 28 ? 0 : 1]));
  const bots = ['strong', 'greedy'];
  const decks = [['red', 'blue']];
  const told = tellReport(report(played, { game: 'wars', bots, seed: 0, planned: 30, decks }, 1), decks);
  expect(told).toMatch(/strong +28 of 30 \(93\.3 %, 79 to 98\)/);
  expect(told).toMatch(/greedy +2 of 30 \(6\.7 %, 2 to 21\)/);
  const [score, alone] = [new Score(bots), new Score(['greedy', 'greedy'])];
  for (const p of played) score.count(p);
  alone.count(game(1, ['greedy', 'greedy'], [0]));
  expect([score.tell(), alone.tell()]).toEqual(['strong 28, greedy 2', '']);
});

test('the interval is Wilson’s', () => {
  const [from, to] = interval(65, 100);
  expect(from).toBeCloseTo(0.5525, 3);
  expect(to).toBeCloseTo(0.7364, 3);
  expect(interval(0, 0)).toEqual([0, 1]);
});

test('a quarter of the games at a table of four is even', () => {
  const four = ['a', 'b', 'c', 'd'];
  const ladder = ladderOf(
    Array.from({ length: 80 }, (_, i) => game(i, four, [i % 4])),
    [['w', 'x', 'y', 'z']],
  );
  expect(ladder.decks.every(r => !r.uneven && r.share === 0.25)).toBe(true);
});

test('a bot in several seats, draws and aborted games', () => {
  const broken = { ...game(3, ['a', 'a'], []), fault: 'broken' };
  const ladder = ladderOf([game(1, ['a', 'a'], [0]), game(2, ['a', 'b'], []), broken], [['red', 'red']]);
  expect(ladder.bots.find(r => r.name === 'a')).toMatchObject({ seats: 3, wins: 1 });
  expect(ladder.bots.find(r => r.name === 'b')).toMatchObject({ seats: 1, wins: 0 });
});

test('every two bots meet in both orders; at more seats everybody sits everywhere', () => {
  expect(roundRobin(3, 2)).toEqual([
    [0, 1],
    [1, 0],
    [0, 2],
    [2, 0],
    [1, 2],
    [2, 1],
  ]);
  const table = roundRobin(4, 4);
  for (let seat = 0; seat < 4; seat++) expect(table.map(places => places[seat]!).sort()).toEqual([0, 1, 2, 3]);
});
