import { answer, awaited, knower, options, ownCard, type State, save, start, viewOf } from '@orrery/kernel';
import { dice, playOn } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { type Small, smallGame } from '../bench/small/orrery.ts';
import { type Asked, asked, type Bot, greedyBot, playout } from '../src/index.ts';

const table = (seed: number): Small => {
  const s = start(smallGame, { deal: 3 }, seed);
  playOn(smallGame, s, dice(seed), 40);
  return s;
};

/** Everything that can be reached from an object by its properties, getters too. */
function reachable(root: object): Set<unknown> {
  const seen = new Set<unknown>();
  const look = (x: unknown): void => {
    if (typeof x !== 'object' || x === null || seen.has(x)) return;
    seen.add(x);
    for (let at: object | null = x; at !== null && at !== Object.prototype; at = Object.getPrototypeOf(at))
      for (const key of Reflect.ownKeys(at)) look((x as Record<PropertyKey, unknown>)[key]);
  };
  look(root);
  return seen;
}

test('what a bot is given leads to no position but worlds dealt for its seat', () => {
  const s = table(2);
  const seat = awaited(s)[0]!;
  const found = reachable(asked(smallGame, s, seat));
  expect(found.has(options(smallGame, s, seat))).toBe(true);
  for (const truth of [s, s.cards, s.defs, s.random, s.zones, s.stack]) expect(found.has(truth)).toBe(false);
  expect(asked(smallGame, s, seat).view()).toEqual(viewOf(smallGame, s, seat));
  const world = asked(smallGame, s, seat).world(1);
  expect(world.defs).not.toEqual(s.defs);
  expect(world.random).not.toEqual(s.random);
});

test('a bot may do what it likes with a world: the match stays as it is', () => {
  const s = table(4);
  const before = JSON.stringify(save(smallGame, s));
  const question = asked(smallGame, s, awaited(s)[0]!);
  const world = question.world(1);
  playOn(smallGame, world, dice(1));
  expect(world.result).not.toBeNull();
  for (const id of world.cards.keys()) ownCard(world, id).owner = 9;
  expect(JSON.stringify(save(smallGame, s))).toBe(before);
  expect(question.world(1).cards.some(card => card.owner === 9)).toBe(false);
});

test('a glimpse is the world of the same seed; whoever writes in it changes nothing of the match, which goes on writing in place', () => {
  const s = table(5);
  const question = asked(smallGame, s, awaited(s)[0]!);
  const before = JSON.stringify(save(smallGame, s));
  const own = s.own;
  const seen = question.glimpse(3);
  expect(s.own).toBe(own);
  expect(save(smallGame, seen)).toEqual(save(smallGame, question.world(3)));
  for (const id of seen.cards.keys()) ownCard(seen, id).owner = 9;
  expect(JSON.stringify(save(smallGame, s))).toBe(before);
  expect(question.glimpse(3).defs).not.toEqual(s.defs);
});

test('worlds of one seed are the same, and each has the cards that the seat knows where they are', () => {
  const s = table(6);
  const seat = awaited(s)[0]!;
  const question = asked(smallGame, s, seat);
  expect(save(smallGame, question.world(5))).toEqual(save(smallGame, question.world(5)));
  const world = question.world(6);
  s.cards.forEach((card, id) => {
    if (smallGame.knows(s, id, seat) || (card.known & knower(seat)) !== 0) expect(world.defs[id]).toBe(s.defs[id]);
  });
});

test('nothing is dealt for a bot that asks for no world', () => {
  const s = table(8);
  const { own } = s;
  const plain: Bot = { name: 'first', choose: question => question.options.slice(0, question.count.min) };
  playout(smallGame, s, plain, 10);
  expect(s.own).toBe(own);
});

test('a greedy bot asks its advice about a world, never about the match', () => {
  const s = table(10);
  const seen: State[] = [];
  const bot = greedyBot(3, {
    score: (world: Small) => {
      seen.push(world);
      return 1;
    },
  });
  while (s.result === null && seen.length < 50) {
    const seat = awaited(s)[0]!;
    const question: Asked<Small> = asked(smallGame, s, seat);
    answer(smallGame, s, seat, bot.choose(question));
  }
  expect(seen.length).toBeGreaterThanOrEqual(50);
  for (const world of seen) expect(world).not.toBe(s);
});
