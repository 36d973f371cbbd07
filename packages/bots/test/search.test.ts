import { answer, awaited, optionId, options, redeal, roll, start } from '@orrery/kernel';
import { dice, playOn } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { type Small, smallGame } from '../bench/small/orrery.ts';
import { asked, type Far, randomBot, search, searchBot, Thinking, tuned, weighed } from '../src/index.ts';

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

test('values are chances of winning, and what is not given has been tried less or did no better by more than chance', () => {
  const s = table(3);
  const found = search(asked(smallGame, s, awaited(s)[0]!), { ...PLAIN, iterations: 60 });
  expect(found.candidates.length).toBeGreaterThan(1);
  for (const { value } of found.candidates) {
    expect(value).toBeGreaterThanOrEqual(0);
    expect(value).toBeLessThanOrEqual(1);
  }
  const [best] = found.candidates;
  for (const { visits } of found.candidates) expect(visits).toBeLessThanOrEqual(best!.visits);
});

test('what nobody has won is worth the same to all, however late it is', () => {
  // one answer, no evaluation: nothing is won, and as late as the horizon
  const s = table(3);
  const { candidates } = search(asked(smallGame, s, awaited(s)[0]!), { ...PLAIN, iterations: 12, horizon: 1 });
  expect(s.seats.length).toBe(4);
  for (const { visits, value } of candidates) if (visits > 0) expect(value).toBe(1 / 4);
  expect(candidates.some(c => c.visits > 0)).toBe(true);
});

test('what looks best is given up only for what is ahead by as many standard errors as is wanted, and stays in the race as long', () => {
  // it would rather end its turn than attack, which wins
  const advice = { score: (_s: Small, _seat: number, { verb }: { verb: string }) => (verb === 'end' ? 9 : 0) };
  let given = 0;
  let kept = 0;
  for (let seed = 1; seed <= 12; seed++) {
    const s = table(seed, 30);
    if (s.result !== null) continue;
    const question = asked(smallGame, s, awaited(s)[0]!);
    if (question.options.length < 2 || !question.options.some(o => o.verb === 'end')) continue;
    const verb = (options: object) =>
      search(question, { advice, seed: 5, iterations: 200, horizon: 200, ...options }).candidates[0]!.picks[0]!.verb;
    if (verb({ sure: 1 }) === 'end') continue;
    given++;
    if (verb({ sure: Infinity }) === 'end' && verb({ sure: 1, more: { horizon: 200, sure: Infinity } }) === 'end')
      kept++;
  }
  expect(given).toBeGreaterThan(0);
  expect(kept).toBe(given);
});

test('what will hardly be ahead by enough at the end of the budget is left out before, and what is better still comes through', () => {
  const luck = dice(9);
  const s = table(3);
  const question = asked(smallGame, s, awaited(s)[0]!);
  const advice = { score: (_s: Small, _seat: number, { verb }: { verb: string }) => (verb === 'end' ? 9 : 0) };
  /** Thinks it over where all is worth as much, give or take luck, but for what does not end the turn, which is worth more by so much. */
  const thought = (by: number) => {
    const share = ({ seats, active }: Small) =>
      seats.map(() => 0.4 + roll(luck, 200) / 1000 + (active === s.active ? by : 0));
    const budget = { iterations: 600, horizon: 0, sure: 2.5 };
    const { iterations, candidates } = search(question, { advice, evaluation: { share }, seed: 5, ...budget });
    return { iterations, ends: candidates[0]!.picks[0]!.verb === 'end' };
  };
  const even = Array.from({ length: 20 }, () => thought(0));
  expect(even.filter(({ ends }) => ends).length).toBeGreaterThan(10);
  expect(even.filter(({ iterations }) => iterations < 300).length).toBeGreaterThan(8);
  const better = Array.from({ length: 20 }, () => thought(0.02));
  expect(better.filter(({ ends }) => !ends).length).toBeGreaterThan(17);
});

test('among more than two it is looked as far as a game says for more', () => {
  const s = table(3);
  const question = asked(smallGame, s, awaited(s)[0]!);
  const far = (horizon: number, more?: Far) => search(question, { ...PLAIN, iterations: 40, horizon, more });
  expect(s.seats.length).toBe(4);
  expect(far(20, { horizon: 620 })).toEqual(far(620));
  expect(far(20)).not.toEqual(far(620));
});

test('worlds are judged nearer and farther, each as far for all answers, and as far as is said in the middle', () => {
  const s = table(3);
  const lengths: number[] = [];
  const evaluation = {
    share(at: Small) {
      // the answer that is tried comes before those by which it is played on
      lengths.push(at.asked - s.asked - 1);
      return at.seats.map(() => 1 / at.seats.length);
    },
  };
  const question = asked(smallGame, s, awaited(s)[0]!);
  const thinking = new Thinking(question, { ...PLAIN, evaluation, horizon: 40, spread: 0.5, even: true });
  const all = thinking.found().candidates.length;
  expect(all).toBeGreaterThan(1);
  const worlds: number[] = [];
  for (let world = 0; world < 40; world++) {
    lengths.length = 0;
    for (let n = 0; n < all; n++) thinking.step();
    expect(new Set(lengths).size).toBe(1);
    worlds.push(lengths[0]!);
  }
  expect(Math.min(...worlds)).toBeGreaterThanOrEqual(30);
  expect(Math.max(...worlds)).toBeLessThanOrEqual(50);
  // already the few worlds after which the first answers are left out lie far apart
  expect(Math.max(...worlds.slice(0, 4)) - Math.min(...worlds.slice(0, 4))).toBeGreaterThan(10);
  expect(worlds.reduce((sum, n) => sum + n) / worlds.length).toBeCloseTo(40, 0);
});

test('in every other world the others go by an advice of their own, and the seat that is asked never does', () => {
  const s = table(3);
  const seat = awaited(s)[0]!;
  const asks = (): { by: Set<number>; score(s: Small, seat: number): number } => {
    const by = new Set<number>();
    return { by, score: (_s, of) => Number(by.add(of).size > 0) };
  };
  const [advice, others] = [asks(), asks()];
  const thinking = new Thinking(asked(smallGame, s, seat), { advice, others, seed: 5, horizon: 100 });
  const first = thinking.found().candidates.length;
  for (let n = 0; n < first; n++) thinking.step();
  const all = [...s.seats.keys()];
  expect([...advice.by].sort()).toEqual(all);
  expect([...others.by]).toEqual([]);
  advice.by.clear();
  for (let n = 0; n < first; n++) thinking.step();
  expect([...advice.by]).toEqual([seat]);
  expect([...others.by].sort()).toEqual(all.filter(x => x !== seat));
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
      seat === seed % 4 ? searchBot({ ...PLAIN, iterations: 20, candidates: 4 }) : randomBot(seed * 4 + seat),
    );
    while (s.result === null) {
      const seat = awaited(s)[0]!;
      answer(smallGame, s, seat, bots[seat]!.choose(asked(smallGame, s, seat)));
    }
    if (s.result.winners.includes(seed % 4)) won++;
  }
  expect(won).toBeGreaterThanOrEqual(7);
});

test('what each feature counts is found from matches: of two, the one that tells the winner', () => {
  // whoever has more of the first thing wins, three times of four; the second is noise
  const matches = Array.from({ length: 400 }, (_, i) => [
    {
      features: [
        [1, (i * 7) % 5],
        [0, (i * 3) % 5],
      ],
      decks: ['one', 'one'],
      winners: i % 4 > 0 ? [true, false] : [false, true],
    },
  ]);
  const { weights, found } = tuned(['much', 'noise'], matches);
  expect(weights.much).toBeGreaterThan(0.8);
  expect(weights.much).toBeLessThan(1.4);
  expect(Math.abs(weights.noise!)).toBeLessThan(0.2);
  expect(found.loss).toBeLessThan(0.95);
  const small = { names: ['much', 'noise'], of: (_s: Small) => (seat: number) => [seat, 0] };
  const share = weighed(small, { two: { weights, found } }).share(table(2, 0));
  expect(share.reduce((sum, x) => sum + x, 0)).toBeCloseTo(1);
  expect(share[3]).toBeGreaterThan(share[2]!);
});

test('what a deck is worth in itself is not laid to what it happens to have much of', () => {
  // the strong deck wins three times of four; its cards are big, and of two strong decks the one with more of them wins no oftener
  const matches = Array.from({ length: 600 }, (_, i) => {
    const decks = [i % 2 > 0 ? 'strong' : 'weak', i % 3 > 0 ? 'strong' : 'weak'];
    const size = decks.map((deck, seat) => (deck === 'strong' ? 8 : 1) + ((i * (3 + seat)) % 5));
    const first = decks[0] === decks[1] ? i % 8 < 4 : (decks[0] === 'strong') === i % 8 < 6;
    return [{ features: size.map(x => [x]), decks, winners: [first, !first] }];
  });
  const without = matches.map(samples => samples.map(sample => ({ ...sample, decks: ['one', 'one'] })));
  expect(tuned(['size'], without).weights.size).toBeGreaterThan(0.08);
  expect(Math.abs(tuned(['size'], matches).weights.size!)).toBeLessThan(0.03);
});
