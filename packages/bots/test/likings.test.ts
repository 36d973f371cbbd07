import { option, start } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { type Small, smallGame } from '../bench/small/orrery.ts';
import {
  type Advice,
  type Evaluation,
  Learner,
  type LikingPoints,
  liked,
  played,
  pointsFor,
  whims,
} from '../src/index.ts';

/** Advice that would rather end its turn than attack: whoever likes to end it less wins. */
const idle: Advice<Small> = { score: (_s, _seat, { verb }) => (verb === 'end' ? 1 : verb === 'play' ? 2 : 0) };
const kinds = (_s: Small, _seat: number, { verb, a }: { verb: string; a: number }) => [verb, `${a % 2}`];
const begin = (seed: number) => start(smallGame, { deal: 3 }, seed);
const ALL = [true, true, true, true];

/** What a learner likes that has played so many matches and taken a step after each tenth. */
function learnt(
  matches: number,
  evaluation: Evaluation<Small> | null = null,
  points: LikingPoints = {},
): Learner<Small> {
  const learner = new Learner({ game: smallGame, advice: idle, kinds, evaluation, points, temperature: 1 }, 0.1);
  for (let seed = 1; seed <= matches; seed++) {
    learner.play(begin(seed), seed, seed % 2 === 0 ? ALL : [0, 1, 2, 3].map(seat => seat === seed % 4));
    if (seed % 10 === 0) learner.step();
  }
  return learner;
}

/** In how many of forty other matches a player with likings wins against three who go by the advice alone. */
function wins(points: LikingPoints): number {
  const mine = liked(idle, kinds, pointsFor(points));
  let won = 0;
  for (let seed = 1000; seed < 1040; seed++)
    won += played(
      smallGame,
      begin(seed),
      seed,
      [0, 1, 2, 3].map(seat => (seat === seed % 4 ? mine : idle)),
    )[seed % 4]!;
  return won;
}

test('likings are added to the advice, each kind of an answer its own', () => {
  const s = begin(1);
  const advice = liked(idle, kinds, pointsFor({ end: -3, 'play/1': 2 }));
  expect(advice.score(s, 0, option('end'))).toBe(-2);
  expect(advice.score(s, 0, option('play', 5))).toBe(4);
  expect(advice.score(s, 0, option('play', 4))).toBe(2);
  expect(liked({ ...idle, trusts: true }, kinds, () => 0).trusts).toBe(true);
});

test('a trait is liked with its own kind alone, also where one name begins another', () => {
  const worth = pointsFor({ play: 1, 'play/1': 2, 'play cards/1': 7, 'play/1/deep': 30 });
  expect(worth(['play', '1'])).toBe(3);
  expect(worth(['play cards', '1'])).toBe(7);
  expect(worth(['play', '1/deep', '2'])).toBe(31);
  expect(worth(['end', '1'])).toBe(0);
  expect(worth([])).toBe(0);
});

test('whims are the same for equal seeds, some for a kind and some for its first trait, and half of them are none', () => {
  const kindsOf = Array.from({ length: 400 }, (_, i) => [`kind ${i}`]);
  const once = kindsOf.map(whims(7));
  expect(kindsOf.map(whims(7))).toEqual(once);
  expect(kindsOf.map(whims(8))).not.toEqual(once);
  const none = once.filter(points => points === 0).length;
  expect(none).toBeGreaterThan(160);
  expect(none).toBeLessThan(240);
  expect(Math.min(...once)).toBeLessThan(-2);
  expect(Math.max(...once)).toBeGreaterThan(2);
  expect(Math.max(...once.map(Math.abs))).toBeLessThanOrEqual(3);

  const of = whims(7);
  expect(of([])).toBe(0);
  expect(of(['play', 'weapon', 'weapon/2'])).toBe(of(['play', 'weapon', 'weapon/3']));
  const traits = Array.from({ length: 20 }, (_, i) => of(['play', `trait ${i}`]) - of(['play']));
  expect(new Set(traits).size).toBeGreaterThan(5);
});

test('a learner finds out by playing what the advice thinks too much and too little of, and wins by that', () => {
  const { points } = learnt(400);
  expect(points.end).toBeLessThan(-0.5);
  expect(points.raid).toBeGreaterThan(0.5);
  expect(wins({})).toBeLessThan(20);
  expect(wins(points)).toBeGreaterThan(20);
});

test('it learns the same from the same matches, and something else from others', () => {
  expect(learnt(40).points).toEqual(learnt(40).points);
  const other = new Learner(
    { game: smallGame, advice: idle, kinds, evaluation: null, points: {}, temperature: 1 },
    0.1,
  );
  for (let seed = 1001; seed <= 1040; seed++) {
    other.play(begin(seed), seed, ALL);
    if (seed % 10 === 0) other.step();
  }
  expect(other.points).not.toEqual(learnt(40).points);
});

test('what it liked before counts from the first match on, and stays where nothing speaks against it', () => {
  const points = { end: -40, raid: 40, 'never met': 3 };
  expect(learnt(0, null, points).points).toEqual(points);
  expect(learnt(20, null, points).points['never met']).toBe(3);
});

test('who does not learn goes by the advice alone', () => {
  const points = { end: -40, raid: 40 };
  const [beside, plain] = [begin(3), begin(3)];
  learnt(0, null, points).play(beside, 3, [false, false, false, false]);
  played(smallGame, plain, 3, Array(4).fill(idle));
  expect(beside.seats).toEqual(plain.seats);
  const learning = begin(3);
  learnt(0, null, points).play(learning, 3, ALL);
  expect(learning.seats).not.toEqual(plain.seats);
});

test('luck that an evaluation saw before an answer is not put down to it', () => {
  // whoever wins was sure to: what is expected is what comes, and there is nothing to learn
  const sure: Evaluation<Small> = { share: s => s.seats.map((_, seat) => (seat === 0 ? 1 : 0)) };
  const lessons = { game: smallGame, advice: idle, kinds, evaluation: sure, points: {}, temperature: 1 };
  const pointsOf = (surely: boolean): object => {
    for (let seed = 1; seed < 200; seed++) {
      const learner = new Learner(lessons, 0.1);
      const shares = learner.play(begin(seed), seed, [true, false, false, false]);
      learner.step();
      if ((shares[0] === 1) === surely) return learner.points;
    }
    throw new Error('there is no such match');
  };
  expect(pointsOf(true)).toEqual({});
  expect(pointsOf(false)).not.toEqual({});
});
