import { answer, awaited, count, fingerprint, option, options, ordered, start, submit } from '@orrery/kernel';
import { plays, table, toy } from '@orrery/kernel/testing/toy';
import { expect, test } from 'vitest';
import { smallGame } from '../bench/small/orrery.ts';
import { asked } from '../src/asked.ts';
import { type Bot, playout, randomBot } from '../src/index.ts';

/** How often each answer is given, by the ids of the cards it names. */
function answers(game: typeof toy, s: ReturnType<typeof table>, times: number): Map<string, number> {
  const bot = randomBot(11);
  const found = new Map<string, number>();
  for (let i = 0; i < times; i++) {
    const key = bot
      .choose(asked(game, s, 0))
      .map(o => o.a)
      .join(' ');
    found.set(key, (found.get(key) ?? 0) + 1);
  }
  return found;
}

/** That every answer was given about as often as any other. */
function evenly(found: Map<string, number>, many: number, times: number): void {
  expect(found.size).toBe(many);
  const expected = times / many;
  for (const [key, often] of found) {
    expect(Math.abs(often - expected), `answer ${key}`).toBeLessThan(5 * Math.sqrt(expected));
  }
}

test('one option of several: each as likely', () => {
  const s = table({ hands: [['auction']] });
  plays(s, 0, 'auction');
  evenly(answers(toy, s, 8000), 4, 8000);
});

test('one to three options of four: each of the fourteen answers as likely', () => {
  const s = table({ hands: [['harvest', 'gull', 'gull', 'tax', 'tax']] });
  plays(s, 0, 'harvest');
  expect(count(toy, s, 0)).toEqual({ min: 1, max: 3 });
  evenly(answers(toy, s, 28_000), 14, 28_000);
});

test('none or one option: each of the four answers as likely', () => {
  const s = table({ hands: [['cannon']], play: [['ship', 'ship', 'ship']] });
  plays(s, 0, 'cannon');
  const found = answers(toy, s, 8000);
  expect(found.has('')).toBe(true);
  evenly(found, 4, 8000);
});

test('an order of three: each of the six as likely', () => {
  const s = table({ hands: [['line']], play: [['ship', 'ship', 'ship']] });
  plays(s, 0, 'line');
  expect(ordered(toy, s)).toBe(true);
  evenly(answers(toy, s, 12_000), 6, 12_000);
});

test('hundreds of options to put in order are no trouble', () => {
  const s = table({ hands: [['line']], play: [Array<string>(300).fill('ship')] });
  plays(s, 0, 'line');
  const picks = randomBot(1).choose(asked(toy, s, 0));
  expect(new Set(picks).size).toBe(300);
});

test('what it picks are options of the list itself', () => {
  const s = start(smallGame, { deal: 3 }, 1);
  const bot = randomBot(2);
  for (let i = 0; i < 200 && s.result === null; i++) {
    const seat = s.ask!.seats[0]!;
    const picks = bot.choose(asked(smallGame, s, seat));
    expect(picks).toHaveLength(1);
    expect(options(smallGame, s, seat)).toContain(picks[0]);
    answer(smallGame, s, seat, picks);
  }
});

test('equal seeds choose alike, and the match’s own generator is left alone', () => {
  const match = (seed: number) => {
    const s = start(smallGame, { deal: 0 }, 5);
    const { random } = s;
    playout(smallGame, s, randomBot(seed), 60);
    expect(s.random).toBe(random);
    return fingerprint(smallGame, s);
  };
  expect(match(1)).toBe(match(1));
  expect(match(1)).not.toBe(match(2));
});

test('a playout stops at its limit, and at the result', () => {
  const s = start(smallGame, { deal: 1 }, 1);
  expect(playout(smallGame, s, randomBot(1), 0)).toBe(0);
  expect(playout(smallGame, s, randomBot(1), 10)).toBe(10);
  expect(s.result).toBeNull();
  expect(s.asked).toBe(11);
  const rest = playout(smallGame, s, randomBot(1));
  expect(s.result).not.toBeNull();
  expect(s.asked).toBe(11 + rest - 1);
  expect(playout(smallGame, s, randomBot(1))).toBe(0);
});

test('a playout asks the bot of each seat, and takes decisions of several', () => {
  const seats: number[] = [];
  const speaker = (seat: number): Bot => ({
    name: `bot ${seat}`,
    choose(question) {
      seats.push(seat);
      expect(question.seat).toBe(seat);
      return [question.options[0] ?? option('none')];
    },
  });
  const s = table({ hands: [['auction']], players: 3 });
  plays(s, 0, 'auction');
  expect(playout(toy, s, [0, 1, 2].map(speaker), 3)).toBe(3);
  expect(seats).toEqual([0, 1, 2]);
  submit(toy, s, s.ask!.id, 0, ['pass']);
});

test('a match played on counts apart the answers of those who had nothing to choose', () => {
  const position = { hands: [['gull', 'gull'], []] };
  const tally = { forced: 0 };
  // seat 0 plays a gull, or passes; whoever has nothing left can only pass
  const s = table(position);
  const answers = playout(toy, s, randomBot(5), 6, tally);
  const again = table(position);
  let forcedOnes = 0;
  const bot = randomBot(5);
  for (let i = 0; i < answers; i++) {
    const seat = awaited(again)[0]!;
    if (options(toy, again, seat).length === 1) forcedOnes++;
    answer(toy, again, seat, bot.choose(asked(toy, again, seat)));
  }
  expect([answers, tally.forced]).toEqual([6, forcedOnes]);
  expect(forcedOnes).toBeGreaterThan(0);
  expect(forcedOnes).toBeLessThan(6);
});
