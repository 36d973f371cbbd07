import { option, start } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { type Small, smallGame } from '../bench/small/orrery.ts';
import { type Advice, liked, likingsOf, played, pointsFor, type Trial, tryLikings } from '../src/index.ts';

/** Advice that would rather end its turn than attack: whoever likes to end it less wins. */
const idle: Advice<Small> = { score: (_s, _seat, { verb }) => (verb === 'end' ? 1 : verb === 'play' ? 2 : 0) };
const kinds = (_s: Small, _seat: number, { verb, a }: { verb: string; a: number }) => [verb, `${verb}/${a % 2}`];
const begin = (seed: number) => start(smallGame, { deal: 3 }, seed);

test('likings are added to the advice, each kind of an answer its own', () => {
  const s = begin(1);
  const advice = liked(idle, kinds, pointsFor({ end: -3, 'play/1': 2 }));
  expect(advice.score(s, 0, option('end'))).toBe(-2);
  expect(advice.score(s, 0, option('play', 5))).toBe(4);
  expect(advice.score(s, 0, option('play', 4))).toBe(2);
  expect(liked({ ...idle, trusts: true }, kinds, () => 0).trusts).toBe(true);
});

test('matches in which everybody has chance likings tell what the advice thinks too much of, and nothing of what is all the same', () => {
  const trials = new Map<string, Trial>();
  const trying = { advice: idle, kinds, points: {}, step: 2 };
  for (let seed = 0; seed < 400; seed++) tryLikings(smallGame, begin(seed), seed, trying, trials);
  const offered = trials.get('end')!.seats;
  expect(offered.reduce((sum, n) => sum + n, 0)).toBe(1600);
  // the same again with the same seeds
  const again = new Map<string, Trial>();
  for (let seed = 0; seed < 20; seed++) tryLikings(smallGame, begin(seed), seed, trying, again);
  const once = new Map<string, Trial>();
  for (let seed = 0; seed < 20; seed++) tryLikings(smallGame, begin(seed), seed, trying, once);
  expect([...again]).toEqual([...once]);

  const points = likingsOf(trials, {}, 2);
  expect(points).toMatchObject({ end: -2, raid: 2 });
  expect(Object.keys(points).filter(kind => kind.startsWith('play'))).toEqual([]);
  // who has them wins against three who go by the advice alone
  const mine = liked(idle, kinds, pointsFor(points));
  let won = 0;
  for (let seed = 1000; seed < 1040; seed++)
    won += played(
      smallGame,
      begin(seed),
      seed,
      [0, 1, 2, 3].map(seat => (seat === seed % 4 ? mine : idle)),
    )[seed % 4]!;
  expect(won).toBeGreaterThan(20);
});

test('what everybody likes already counts in every match that tries more', () => {
  const points = { end: -2, raid: 3 };
  for (let seed = 1; seed <= 5; seed++) {
    const [plain, tried, meant] = [begin(seed), begin(seed), begin(seed)];
    played(smallGame, plain, seed, Array(4).fill(idle));
    tryLikings(smallGame, tried, seed, { advice: idle, kinds, points, step: 0 }, new Map());
    played(smallGame, meant, seed, Array(4).fill(liked(idle, kinds, pointsFor(points))));
    expect(tried.seats).toEqual(meant.seats);
    expect(tried.seats).not.toEqual(plain.seats);
  }
});

test('what was liked before counts on, and a liking that is taken back is gone', () => {
  const much = (n: number): Trial => ({ seats: [400, 400, 400], shares: [100, 100, 100 + n] });
  const trials = new Map([
    ['better', much(80)],
    ['a little better', much(10)],
    ['hardly offered', { seats: [50, 50, 50], shares: [0, 10, 50] } satisfies Trial],
    ['liked before', much(80)],
    ['disliked before', much(80)],
  ]);
  const before = { 'liked before': 4, 'disliked before': -4, 'of old': 1 };
  expect(likingsOf(trials, before, 4)).toEqual({ better: 4, 'liked before': 8, 'of old': 1 });
});
