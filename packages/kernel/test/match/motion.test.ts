import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  awaited,
  decisionView,
  determinize,
  fingerprint,
  Match,
  propose,
  Refused,
  replay,
  resume,
  twin,
} from '../../src/index.ts';
import {
  answerFor,
  choices,
  type Position,
  plays as play,
  playing,
  points,
  positions,
  type Toy,
  table,
  say as tell,
  toy,
} from '../../testing/toy.ts';

/** Hands have been seen, so that to play a card of one shows nothing new. */
const begin = (position: Position, seed = 1): Match<Toy> => Match.start(toy, { seen: [0, 1, 2, 3], ...position }, seed);
const say = (match: Match<Toy>, seat: number, ...ids: string[]) => match.answer(match.decision, seat, ids);
const plays = (match: Match<Toy>, seat: number, name: string) => say(match, seat, playing(match.state, seat, name));
const print = (match: Match<Toy>) => fingerprint(toy, match.state);
const replays = (match: Match<Toy>) => {
  const { state, divergence } = replay(toy, match.record());
  expect(divergence).toBeNull();
  expect(fingerprint(toy, state)).toBe(print(match));
};
/** All that a seat is asked now. */
const asked = (match: Match<Toy>, seat: number) => decisionView(toy, match.state, seat)?.question ?? null;

/** Three players: the first has played a gull and rolled a die, the second a gull. */
const underWay = (): Match<Toy> => {
  const match = begin({ hands: [['gull', 'die'], ['gull'], ['gull']], players: 3 });
  plays(match, 0, 'gull');
  plays(match, 0, 'die');
  say(match, 0, 'pass');
  plays(match, 1, 'gull');
  return match;
};

describe('to go back', () => {
  test('is asked of all the others at once, and the position is the one of then', () => {
    const match = begin({ hands: [['gull', 'die'], ['gull'], ['gull']], players: 3 });
    plays(match, 0, 'gull');
    const then = print(match);
    plays(match, 0, 'die');
    say(match, 0, 'pass');
    plays(match, 1, 'gull');
    // the die has been rolled and another has chosen since: there is no way back alone
    expect(match.undo(0)).toBe(false);
    match.propose(0, { motion: 'undo', to: 1 });
    expect(match.awaited).toEqual([1, 2]);
    expect(asked(match, 1)).toMatchObject({ menu: 'motion', min: 1, max: 1 });
    expect(asked(match, 1)!.prompt).toBe('Seat 0 asks to undo all choices since choice 1. Do you agree?');
    expect(asked(match, 0)).toBeNull();
    say(match, 2, 'yes');
    // nobody sees what another has answered before all are in
    expect(JSON.stringify(decisionView(toy, match.state, 1))).not.toContain('picks');
    replays(match);
    say(match, 1, 'yes');
    expect(print(match)).toBe(then);
    expect(match.record().choices).toEqual([[0, 'play:0']]);
    expect(match.hear()).toEqual([]);
    replays(match);
  });

  test('brings the same chance again: the die shows what it showed', () => {
    const match = underWay();
    const rolled = points(match.state);
    match.propose(1, { motion: 'undo', to: 1 });
    say(match, 0, 'yes');
    say(match, 2, 'yes');
    expect(points(match.state)).toEqual([1, 0, 0]);
    plays(match, 0, 'die');
    say(match, 0, 'pass');
    plays(match, 1, 'gull');
    expect(points(match.state)).toEqual(rolled);
  });

  test('lets one go on from there alone: what was before counts as before', () => {
    const match = underWay();
    match.propose(0, { motion: 'undo', to: 1 });
    say(match, 1, 'yes');
    say(match, 2, 'yes');
    expect(match.undo(0)).toBe(true);
    expect(match.length).toBe(0);
  });

  test('is not done if one does not agree: the question stands as it was', () => {
    const match = underWay();
    const { decision } = match;
    const before = [points(match.state), choices(match.state, 1), asked(match, 1)];
    match.propose(0, { motion: 'undo', to: 0 });
    expect(match.decision).not.toBe(decision);
    say(match, 1, 'no');
    say(match, 2, 'yes');
    expect(match.decision).toBe(decision);
    expect([points(match.state), choices(match.state, 1), asked(match, 1)]).toEqual(before);
    expect(match.record().choices.slice(-3)).toEqual([
      [0, '!undo', '0'],
      [1, 'no'],
      [2, 'yes'],
    ]);
    replays(match);
    match.answer(decision, 1, ['pass']);
    replays(match);
  });

  test('leaves what others have answered to the question standing', () => {
    const match = begin({ hands: [['auction']], players: 4 });
    plays(match, 0, 'auction');
    say(match, 0, 'number:1');
    say(match, 3, 'number:3');
    match.propose(1, { motion: 'undo', to: 0 });
    expect(match.awaited).toEqual([0, 2, 3]);
    for (const seat of [0, 2, 3]) say(match, seat, 'no');
    expect(match.awaited).toEqual([1, 2]);
    replays(match);
    // and they can still be taken back by whoever gave them, by nobody else
    expect([match.canUndo(0), match.canUndo(1), match.canUndo(3)]).toEqual([true, false, true]);
    expect(match.undo(3)).toBe(true);
    expect(match.awaited).toEqual([1, 2, 3]);
    replays(match);
    for (const seat of [1, 2, 3]) say(match, seat, 'number:0');
    expect(points(match.state)).toEqual([1, 0, 0, 0]);
    replays(match);
  });

  test('names the same place when an answer before it is taken back', () => {
    const match = begin({ hands: [['auction']], players: 3 });
    plays(match, 0, 'auction');
    say(match, 0, 'number:1');
    say(match, 2, 'number:2');
    match.propose(1, { motion: 'undo', to: 2 });
    say(match, 0, 'no');
    say(match, 2, 'no');
    match.undo(0);
    expect(match.record().choices[2]).toEqual([1, '!undo', '1']);
    replays(match);
  });

  test('can be answered otherwise while others have not answered yet', () => {
    const match = underWay();
    match.propose(0, { motion: 'undo', to: 0 });
    say(match, 1, 'yes');
    expect([match.canUndo(0), match.canUndo(1), match.canUndo(2)]).toEqual([false, true, false]);
    expect(match.undo(1)).toBe(true);
    expect(match.awaited).toEqual([1, 2]);
    replays(match);
    say(match, 1, 'no');
    say(match, 2, 'yes');
    expect(points(match.state)[1]).toBe(1);
    replays(match);
  });

  test('is no choice: who could go back alone still can', () => {
    const match = begin({ hands: [['gull']], players: 2 });
    plays(match, 0, 'gull');
    match.propose(1, { motion: 'undo', to: 0 });
    say(match, 0, 'no');
    expect(match.canUndo(1)).toBe(false);
    expect(match.undo(0)).toBe(true);
    expect(match.record().choices).toEqual([]);
    replays(match);
  });

  test('is refused where there is no way back', () => {
    const match = underWay();
    for (const to of [4, 5, -1, 0.5, Number.NaN])
      expect(() => match.propose(0, { motion: 'undo', to })).toThrow('You cannot go back to choice');
    match.propose(0, { motion: 'undo', to: 0 });
    say(match, 1, 'no');
    say(match, 2, 'no');
    expect(() => match.propose(1, { motion: 'undo', to: 5 })).toThrow('into the middle of a motion');
    match.leave(0);
    expect(() => match.propose(1, { motion: 'undo', to: 2 })).toThrow('before a player left');
    expect(match.record().choices.at(-1)).toEqual([0, '!leave']);
    replays(match);
  });

  test('finds the place of the last answer of a seat', () => {
    const match = underWay();
    expect([0, 1, 2].map(seat => match.lastAnswer(seat))).toEqual([2, 3, -1]);
    match.propose(2, { motion: 'end' });
    say(match, 0, 'no');
    say(match, 1, 'no');
    expect([0, 1, 2].map(seat => match.lastAnswer(seat))).toEqual([2, 3, -1]);
  });
});

describe('to end the match', () => {
  test('is done when all others agree: nobody wins, and the result says how it came', () => {
    const match = underWay();
    match.propose(1, { motion: 'end' });
    expect(asked(match, 0)!.prompt).toBe('Seat 1 proposes to end the match without a winner. Do you agree?');
    say(match, 0, 'yes');
    expect(match.result).toBeNull();
    say(match, 2, 'yes');
    expect(match.result).toEqual({ winners: [], kind: 'agreement' });
    expect(match.awaited).toEqual([]);
    expect(match.record().choices.slice(-3)).toEqual([
      [1, '!end'],
      [0, 'yes'],
      [2, 'yes'],
    ]);
    replays(match);
    expect(() => match.propose(0, { motion: 'end' })).toThrow('The game is over.');
  });

  test('is not done if one does not agree', () => {
    const match = underWay();
    match.propose(1, { motion: 'end' });
    say(match, 0, 'yes');
    say(match, 2, 'no');
    expect([match.result, match.awaited]).toEqual([null, [1]]);
    replays(match);
  });
});

describe('a motion', () => {
  test('is not put again by the same seat before a choice has been made; another kind, or by another, is', () => {
    const match = underWay();
    const refuse = (seat: number, no: readonly number[]) => {
      for (const other of no) say(match, other, 'no');
      expect(() => match.propose(seat, { motion: 'end' })).toThrow('You have already proposed that');
    };
    match.propose(1, { motion: 'end' });
    refuse(1, [0, 2]);
    match.propose(2, { motion: 'end' });
    refuse(2, [0, 1]);
    expect(() => match.propose(1, { motion: 'end' })).toThrow(Refused);
    match.propose(1, { motion: 'undo', to: 0 });
    refuse(1, [0, 2]);
    expect(() => match.propose(1, { motion: 'undo', to: 1 })).toThrow('You have already proposed that');
    say(match, 1, 'pass');
    match.propose(1, { motion: 'end' });
    replays(match);
  });

  test('stands alone: no other before it is answered', () => {
    const match = underWay();
    match.propose(1, { motion: 'end' });
    for (const seat of [0, 1, 2])
      expect(() => match.propose(seat, { motion: 'undo', to: 0 })).toThrow('Another motion is open');
    expect(() => match.answer(match.decision, 1, ['pass'])).toThrow('You have no question to answer now');
    expect(match.why(0, 'pass')).toMatchObject({ rule: '' });
  });

  test('is for those who are at the table', () => {
    const match = begin({ hands: [[]], players: 4 });
    match.leave(3);
    expect(() => match.propose(3, { motion: 'end' })).toThrow('You have left this match.');
    expect(() => match.propose(7, { motion: 'end' })).toThrow('There is no seat 8');
    match.propose(0, { motion: 'end' });
    expect(match.awaited).toEqual([1, 2]);
    replays(match);
  });

  test('goes on without whoever leaves: those who are left decide', () => {
    const match = begin({ hands: [['gull']], players: 4 });
    match.propose(0, { motion: 'end' });
    say(match, 1, 'yes');
    match.leave(2);
    expect(match.awaited).toEqual([3]);
    replays(match);
    match.leave(3);
    expect(match.result).toEqual({ winners: [], kind: 'agreement' });
    replays(match);
  });

  test('lapses when whoever put it leaves', () => {
    const match = begin({ hands: [['gull']], players: 4 });
    match.propose(2, { motion: 'end' });
    say(match, 0, 'yes');
    say(match, 1, 'yes');
    match.leave(2);
    expect(match.awaited).toEqual([3]);
    say(match, 3, 'yes');
    expect(match.result).toBeNull();
    expect(choices(match.state, 0)).toContain('play:0');
    replays(match);
  });

  test('and somebody leaves: the question below is asked anew of the others, and what they answered stands', () => {
    const match = begin({ hands: [['auction']], players: 4 });
    plays(match, 0, 'auction');
    say(match, 0, 'number:2');
    match.propose(1, { motion: 'end' });
    match.leave(3);
    replays(match);
    say(match, 0, 'no');
    say(match, 2, 'yes');
    expect(match.awaited).toEqual([1, 2]);
    expect(match.canUndo(0)).toBe(true);
    say(match, 1, 'number:1');
    say(match, 2, 'number:0');
    expect(points(match.state)).toEqual([2, 0, 0, 0]);
    replays(match);
  });

  test('and the one leaves whose answer alone was missing: the question below is answered when the motion is', () => {
    const match = begin({ hands: [['auction']], players: 3 });
    plays(match, 0, 'auction');
    say(match, 0, 'number:2');
    say(match, 1, 'number:1');
    match.propose(0, { motion: 'end' });
    match.leave(2);
    expect(match.awaited).toEqual([1]);
    say(match, 1, 'no');
    expect(points(match.state)).toEqual([2, 0, 0]);
    expect(choices(match.state, 0)).toContain('pass');
    expect([match.canUndo(0), match.canUndo(1)]).toEqual([false, false]);
    replays(match);
  });

  test('shows nobody what others have answered to the question that waits for it', () => {
    const s = table({ hands: [['auction']], players: 3 });
    play(s, 0, 'auction');
    tell(s, 0, 'number:2');
    tell(s, 1, 'number:3');
    propose(toy, s, 0, { motion: 'end' });
    for (const [viewer, known] of [
      [0, [true, false, false]],
      [2, [false, false, false]],
      [null, [false, false, false]],
      ['all', [true, true, false]],
    ] as const) {
      const world = determinize(toy, s, viewer, 1);
      expect(world.motion!.ask!.picks.map(pick => pick !== null)).toEqual(known);
    }
    // the world can be played on: who has answered is asked anew there
    const world = determinize(toy, s, 2, 1);
    tell(world, 1, 'no');
    tell(world, 2, 'no');
    expect(awaited(world)).toEqual([0, 1, 2]);
    // and what the others have answered stands in the match itself
    tell(s, 1, 'no');
    tell(s, 2, 'no');
    tell(s, 2, 'number:0');
    expect(points(s)).toEqual([0, 3, 0]);
  });

  test('is kept in a saved match with what it interrupted', () => {
    const s = table({ hands: [['auction']], players: 3 });
    play(s, 0, 'auction');
    tell(s, 1, 'number:3');
    propose(toy, s, 0, { motion: 'end' });
    tell(s, 1, 'yes');
    const resumed = twin(toy, s);
    tell(resumed, 2, 'no');
    expect(awaited(resumed)).toEqual([0, 2]);
    tell(resumed, 0, 'number:1');
    tell(resumed, 2, 'number:0');
    expect(points(resumed)).toEqual([0, 3, 0]);
  });

  test('at any moment of any match: it goes on, its record replays, and it can be resumed', () => {
    fc.assert(
      fc.property(positions, fc.nat(1000), fc.array(fc.nat(100_000), { maxLength: 60 }), (position, seed, steps) => {
        const match = begin(position, seed);
        for (const step of steps) {
          const next = answerFor(match.state, step);
          if (next === null) break;
          const seat = step % match.state.seats.length;
          try {
            if (step % 5 === 0) match.propose(seat, { motion: 'undo', to: step % (match.length + 1) });
            else if (step % 17 === 0) match.propose(seat, { motion: 'end' });
            else if (step % 7 === 0) match.undo(seat);
            else if (step % 41 === 0) match.leave(seat);
            // most agree, so that agreed ways back come about
            else match.answer(match.decision, next.seat, step % 3 && next.ids[0] === 'no' ? ['yes'] : next.ids);
          } catch (error) {
            if (!(error instanceof Refused)) throw error;
          }
          expect(match.result === null).toBe(match.awaited.length > 0);
          for (const owing of match.awaited) expect(match.state.seats[owing]!.out).toBe(false);
        }
        replays(match);
        expect(print(resume(toy, match.record()).match)).toBe(print(match));
      }),
      { numRuns: 300 },
    );
  });
});
