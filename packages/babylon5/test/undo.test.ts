import { fingerprint, leastAnswer, Match, optionId, replay } from '@orrery/kernel';
import { matchAt, say } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { setupFrom, starterDecks } from '../src/decks/index.ts';
import { type B5State, babylon5, type Position, setUp } from '../src/index.ts';

const at = (position: Position) => matchAt(babylon5, () => setUp(position));

const actionRound = () =>
  at({
    seats: [
      { race: 'narn', rating: 9 },
      { race: 'human', rating: 9 },
      { race: 'centauri', rating: 9 },
    ],
    order: ['narn', 'human', 'centauri'],
  });
const ratings = (match: Match<B5State>) => match.state.seats.map(seat => seat.rating);

test('an action is taken back until the next player has acted', () => {
  const match = actionRound();
  say(match, 0, 'build');
  expect(ratings(match)).toEqual([10, 9, 9]);
  expect([match.canUndo(1), match.canUndo(2), match.undo(0)]).toEqual([false, false, true]);
  expect(ratings(match)).toEqual([9, 9, 9]);
  say(match, 0, 'build');
  say(match, 1, 'build');
  // players cannot take back another's choice, even to reach their own
  expect([match.canUndo(0), match.undo(0), ratings(match)]).toEqual([false, false, [10, 10, 9]]);
  expect(match.undo(1)).toBe(true);
  expect(ratings(match)).toEqual([10, 9, 9]);
});

test('with the consent of both others the first action is taken back with all that came after it', () => {
  const match = actionRound();
  const before = fingerprint(babylon5, match.state);
  for (const seat of [0, 1, 2]) say(match, seat, 'build');
  match.propose(0, { motion: 'undo', to: 0 });
  say(match, 2, 'yes');
  expect(ratings(match)).toEqual([10, 10, 10]);
  say(match, 1, 'yes');
  expect(fingerprint(babylon5, match.state)).toBe(before);
});

test('a match that all agree to end has no winner', () => {
  const match = actionRound();
  say(match, 0, 'build');
  match.propose(1, { motion: 'end' });
  say(match, 0, 'yes');
  say(match, 2, 'yes');
  expect(match.result).toEqual({ winners: [], kind: 'agreement' });
  expect(replay(match.game, match.record()).divergence).toBeNull();
});

test('who leaves while all choose at once leaves the choices of the others standing, and each his own', () => {
  const decks = starterDecks();
  const setup = setupFrom([decks.human, decks.centauri, decks.minbari, decks.narn], 'casual');
  const match = Match.start(babylon5, setup, 1);
  // up to a question that all four players answer in secret
  for (let i = 0; i < 200 && match.awaited.length < 4; i++) {
    const seat = match.awaited[0]!;
    match.answer(match.decision, seat, leastAnswer(babylon5, match.state, seat).map(optionId));
  }
  expect(match.awaited).toEqual([0, 1, 2, 3]);
  const [first, third] = [0, 2].map(seat => leastAnswer(babylon5, match.state, seat).map(optionId)) as [
    string[],
    string[],
  ];
  match.answer(match.decision, 0, first);
  match.answer(match.decision, 2, third);
  match.leave(1);
  expect(match.awaited).toEqual([3]);
  expect([0, 1, 2, 3].map(seat => match.canUndo(seat))).toEqual([true, false, true, false]);
  expect(match.undo(2)).toBe(true);
  expect(match.awaited).toEqual([2, 3]);
  match.answer(match.decision, 2, third);
  match.answer(match.decision, 3, leastAnswer(babylon5, match.state, 3).map(optionId));
  expect([match.canUndo(0), match.canUndo(2)]).toEqual([false, false]);
  expect(replay(babylon5, match.record()).divergence).toBeNull();
});
