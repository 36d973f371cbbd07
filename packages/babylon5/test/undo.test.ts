import { fingerprint, type Game, Match, optionId, replay } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { type B5State, babylon5, type Position, setUp } from '../src/index.ts';

/** A match that begins in a position. */
function matchAt(position: Position): Match<B5State> {
  const game: Game<B5State> = { ...babylon5, create: () => setUp(position) };
  return Match.start(game, {}, 1);
}

/** Answers the pending question by the beginning of an option's id. */
function say(match: Match<B5State>, seat: number, id: string): void {
  const known = match.options(seat).map(optionId);
  match.answer(match.decision, seat, [known.find(x => x.startsWith(id)) ?? id]);
}

const actionRound = () =>
  matchAt({
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
  // nobody takes back what another has done, not even on the way to what is one's own
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
