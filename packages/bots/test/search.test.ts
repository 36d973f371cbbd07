import { answer, awaited, optionId, options, redeal, start } from '@orrery/kernel';
import { dice, playOn } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { type Small, smallGame } from '../bench/small/orrery.ts';
import { asked, randomBot, search, searchBot, Thinking } from '../src/index.ts';

const table = (seed: number, decisions = 40): Small => {
  const s = start(smallGame, { deal: 3 }, seed);
  playOn(smallGame, s, dice(seed), decisions);
  return s;
};
const PLAIN = { advice: null, seed: 5 } as const;

test('a search finds the same with the same seed, whatever lies hidden', () => {
  let looked = 0;
  for (let seed = 1; seed <= 40; seed++) {
    const s = table(seed, 10 + seed * 3);
    if (s.result !== null) continue;
    const seat = awaited(s)[0]!;
    const other = redeal(smallGame, s, smallGame.unseen(s, seat), seed + 1000);
    other.random = s.random;
    if (other.defs.some((def, id) => def !== s.defs[id])) looked++;
    const [one, two] = [s, other].map(state =>
      search(asked(smallGame, state, seat), { ...PLAIN, iterations: 12, horizon: 100 }),
    );
    expect(JSON.stringify(two)).toBe(JSON.stringify(one));
  }
  expect(looked).toBeGreaterThan(20);
});

test('thinking can be left at any moment and has a legal answer by then', () => {
  const s = table(3);
  const seat = awaited(s)[0]!;
  const thinking = new Thinking(asked(smallGame, s, seat), PLAIN);
  for (let n = 0; n < 10; n++) {
    const found = thinking.found();
    expect(found.iterations).toBe(n);
    expect(found.candidates.reduce((sum, c) => sum + c.visits, 0)).toBe(n);
    const ids = options(smallGame, s, seat).map(optionId);
    expect(ids).toEqual(expect.arrayContaining(found.candidates[0]!.picks.map(optionId)));
    thinking.step();
  }
});

test('values are chances of winning, and the answer tried most often comes first', () => {
  const s = table(3);
  const found = search(asked(smallGame, s, awaited(s)[0]!), { ...PLAIN, iterations: 60 });
  expect(found.candidates.length).toBeGreaterThan(1);
  for (const { value } of found.candidates) {
    expect(value).toBeGreaterThanOrEqual(0);
    expect(value).toBeLessThanOrEqual(1);
  }
  const visits = found.candidates.map(c => c.visits);
  expect(visits).toEqual(visits.toSorted((a, b) => b - a));
});

test('budgets end a search: iterations, answers, time by a clock', () => {
  const question = asked(smallGame, table(3), awaited(table(3))[0]!);
  expect(search(question, { ...PLAIN, iterations: 7 }).iterations).toBe(7);
  const few = search(question, { ...PLAIN, answers: 400 }).iterations;
  expect(few).toBeGreaterThan(0);
  expect(search(question, { ...PLAIN, answers: 4000 }).iterations).toBeGreaterThan(few);
  let clock = 0;
  expect(search(question, { ...PLAIN, millis: 5, now: () => clock++ }).iterations).toBeLessThanOrEqual(5);
  expect(() => search(question, PLAIN)).toThrow(RangeError);
});

test('a bot that looks ahead beats random play in most of twelve matches of four', () => {
  let won = 0;
  for (let seed = 1; seed <= 12; seed++) {
    const s = start(smallGame, { deal: seed % 4 }, seed);
    const bots = s.seats.map((_, seat) =>
      seat === seed % 4 ? searchBot({ ...PLAIN, iterations: 16 }) : randomBot(seed * 4 + seat),
    );
    while (s.result === null) {
      const seat = awaited(s)[0]!;
      answer(smallGame, s, seat, bots[seat]!.choose(asked(smallGame, s, seat)));
    }
    if (s.result.winners.includes(seed % 4)) won++;
  }
  expect(won).toBeGreaterThanOrEqual(7);
});
