import { expect, test } from 'vitest';
import type { Decision, Verdict } from '../src/analysis/analyst.ts';
import { decisionsFor, turnChances } from '../src/analysis/chances.ts';

/** A decision, and what was found there. */
const looked = (at: number, seat: number, turn: number, chance: number): { decision: Decision; verdict: Verdict } => {
  const answer = { ids: ['a'], chance, tries: 10 };
  return { decision: { at, seat, turn, ids: ['a'] }, verdict: { at, sure: false, chosen: answer, best: [answer] } };
};
const of = (...all: ReturnType<typeof looked>[]) =>
  [all.map(({ decision }) => decision), all.map(({ verdict }) => verdict)] as const;

test('a turn has the last chance that was judged in it; a turn without a decision is like the one before', () => {
  const [decisions, verdicts] = of(looked(0, 0, 1, 0.3), looked(2, 0, 1, 0.4), looked(9, 0, 4, 0.8));
  const end = { result: { winners: [0], kind: 'x' }, at: 12, turn: 5 };
  expect(turnChances(decisions, verdicts, 2, end)).toEqual([
    { turn: 1, at: 2, chances: [0.4, 0.6] },
    { turn: 2, at: 2, chances: [0.4, 0.6] },
    { turn: 3, at: 2, chances: [0.4, 0.6] },
    { turn: 4, at: 9, chances: [0.8, expect.closeTo(0.2)] },
    { turn: 5, at: 12, chances: [1, 0] },
  ]);
});

test('the chances of three seats are scaled to 1, and a draw gives each its share', () => {
  const [decisions, verdicts] = of(
    looked(0, 0, 1, 0.6),
    looked(1, 1, 1, 0.6),
    looked(2, 2, 1, 0.8),
    looked(3, 0, 2, 0.6),
  );
  const end = { result: { winners: [], kind: 'draw' }, at: 4, turn: 2 };
  const [first, last] = turnChances(decisions, verdicts, 3, end);
  expect(first!.chances).toEqual([expect.closeTo(0.3), expect.closeTo(0.3), expect.closeTo(0.4)]);
  expect(last!.chances).toEqual([1 / 3, 1 / 3, 1 / 3]);
});

test('while the look goes on there are only the turns that were judged; without a decision there is only the end', () => {
  const [decisions, verdicts] = of(looked(0, 0, 1, 0.5), looked(4, 0, 3, 0.7));
  expect(turnChances(decisions, verdicts.slice(0, 1), 2, null).map(({ turn }) => turn)).toEqual([1]);
  expect(turnChances([], [], 2, { result: { winners: [1], kind: 'x' }, at: 3, turn: 1 })).toEqual([
    { turn: 1, at: 3, chances: [0, 1] },
  ]);
});

test('at a table of three or more the last decision of each rival in each turn is looked at, too', () => {
  const [decisions] = of(
    looked(0, 0, 1, 0),
    looked(1, 1, 1, 0),
    looked(2, 1, 1, 0),
    looked(3, 2, 1, 0),
    looked(4, 1, 2, 0),
  );
  expect(decisionsFor(decisions, 0, 3).map(({ at }) => at)).toEqual([0, 2, 3, 4]);
  expect(decisionsFor(decisions, 0, 2).map(({ at }) => at)).toEqual([0]);
});

test('a seat of several that has not decided yet shares what the others leave', () => {
  const [decisions, verdicts] = of(looked(0, 0, 1, 0.4), looked(1, 1, 1, 0.3), looked(2, 2, 2, 0.2));
  const [first, second] = turnChances(decisions, verdicts, 4, null);
  expect(first!.chances).toEqual([0.4, 0.3, expect.closeTo(0.15), expect.closeTo(0.15)]);
  expect(second!.chances).toEqual([expect.closeTo(0.4), expect.closeTo(0.3), expect.closeTo(0.2), expect.closeTo(0.1)]);
});

test('at a table of many the chances of every turn add up to 1, also where all think that they win, or that they lose', () => {
  const seats = 5;
  const hopeful = of(...Array.from({ length: seats }, (_, seat) => looked(seat, seat, 1, 0.9)));
  const hopeless = of(...Array.from({ length: seats }, (_, seat) => looked(seat, seat, 1, 0)));
  for (const [decisions, verdicts] of [hopeful, hopeless]) {
    const [turn] = turnChances(decisions, verdicts, seats, null);
    expect(turn!.chances).toEqual(Array(seats).fill(expect.closeTo(1 / seats)));
  }
});

test('a match of several that two have won ends with a half for each', () => {
  const [decisions, verdicts] = of(looked(0, 0, 1, 0.5), looked(1, 1, 1, 0.2), looked(2, 2, 1, 0.3));
  const end = { result: { winners: [0, 2], kind: 'x' }, at: 9, turn: 3 };
  expect(turnChances(decisions, verdicts, 3, end).at(-1)).toEqual({ turn: 3, at: 9, chances: [0.5, 0, 0.5] });
});
