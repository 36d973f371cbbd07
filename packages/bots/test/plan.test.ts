import { answer, leastAnswer, named, optionId, planBreaks } from '@orrery/kernel';
import { plays, points, type Toy, table, toy } from '@orrery/kernel/testing/toy';
import { expect, test } from 'vitest';
import { asked, greedyBot, randomBot } from '../src/index.ts';

/** Ships that are loaded with cargo: a question for a plan. */
const loading = (name: 'cargo' | 'freight', ships = 3): Toy => {
  const s = table({ hands: [[name]], play: [Array<string>(ships).fill('ship'), []] });
  plays(s, 0, name);
  return s;
};

test('a bot that plays at random makes legal plans of many kinds', () => {
  const bot = randomBot(1);
  const seen = new Set<string>();
  const s = loading('cargo');
  for (let i = 0; i < 1600; i++) {
    const plan = bot.choose(asked(toy, s, 0));
    expect(planBreaks(toy, s, 0, plan)).toBeNull();
    seen.add(plan.map(optionId).sort().join(' '));
  }
  // nothing, two ships with two each, two with three each, and three with two each
  expect([...seen].map(plan => plan.split(' ').filter(Boolean).length).sort()).toEqual([0, 4, 4, 4, 6, 6, 6, 6]);
});

test('a bot that finds no plan by chance takes the least', () => {
  const s = loading('freight', 2);
  for (let i = 0; i < 20; i++) {
    const plan = randomBot(i).choose(asked(toy, s, 0));
    expect(planBreaks(toy, s, 0, plan)).toBeNull();
    expect(plan).toHaveLength(leastAnswer(toy, s, 0).length);
  }
});

test('a greedy bot puts as much as it may where it is worth most, and nothing where it is worth nothing', () => {
  const worth = (value: readonly number[]) => greedyBot<Toy>(1, { score: (_s, _seat, o) => value[o.a - 1] ?? 0 });
  const s = loading('freight');
  const plan = worth([0, 0, 5]).choose(asked(toy, s, 0));
  expect(planBreaks(toy, s, 0, plan)).toBeNull();
  expect(worth([0, 0, 0]).choose(asked(toy, loading('cargo'), 0))).toEqual([]);
  answer(toy, s, 0, plan);
  expect(points(s)).toEqual([6, 0]);
  expect(plan.filter(o => named(plan, o) === 0)).toEqual([]);
});
