import { answer, awaited, type Option, options, start } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { smallGame } from '../bench/small/orrery.ts';
import { asked } from '../src/asked.ts';
import { greedyBot } from '../src/greedy.ts';
import { playout } from '../src/playout.ts';

const deal = (seed: number) => start(smallGame, { deal: 0 }, seed);

test('it takes the option that the advice thinks best', () => {
  const s = deal(1);
  for (let i = 0; i < 200 && s.result === null; i++) {
    const seat = awaited(s)[0]!;
    const list = options(smallGame, s, seat);
    const wanted = list[i % list.length]!;
    const bot = greedyBot(1, { score: (_s: unknown, _seat: number, o: Option) => (o === wanted ? 2 : 1) });
    expect(bot.choose(asked(smallGame, s, seat))).toEqual([wanted]);
    answer(smallGame, s, seat, [wanted]);
  }
});

test('equal options are picked by the seed, the same each time', () => {
  const s = deal(1);
  const seat = awaited(s)[0]!;
  const list = options(smallGame, s, seat);
  const pick = (seed: number) =>
    list.indexOf(greedyBot(seed, { score: () => 0 }).choose(asked(smallGame, s, seat))[0]!);
  const picks = Array.from({ length: 50 }, (_, seed) => pick(seed));
  expect(new Set(picks).size).toBeGreaterThan(1);
  expect(picks).toEqual(Array.from({ length: 50 }, (_, seed) => pick(seed)));
});

test('without advice it does something rather than nothing, and plays to the end', () => {
  const s = deal(3);
  playout(smallGame, s, greedyBot(1), 50_000);
  expect(s.result).not.toBeNull();
});
