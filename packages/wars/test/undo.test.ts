import { fingerprint, Match, optionId, replay } from '@orrery/kernel';
import { matchAt, say } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { type Position, setUp, type WarsState, wars } from '../src/index.ts';
import { CORE, ganymede } from './cards/quay-table.ts';

const at = (position: Position) => matchAt(wars, () => setUp(position));

const VALLEY = 'Ganymede/Valley';

/** Player 1 declared a drain and passed. Player 2 has a card and is asked whether to respond. */
const draining = (): Match<WarsState> => {
  const match = at({ seats: [{ at: { [VALLEY]: ['Hellcat Aviatrix'] } }, {}], locations: [VALLEY] });
  say(match, 0, 'drain');
  say(match, 0, 'pass');
  return match;
};
const piles = (match: Match<WarsState>) => match.state.zones.map(zone => zone.length);

test('a drain is taken back while the other player has not answered it', () => {
  const match = draining();
  expect([match.state.items.length, match.awaited]).toEqual([1, [1]]);
  expect([match.canUndo(1), match.undo(0), match.undo(0)]).toEqual([false, true, true]);
  expect([match.state.items, match.awaited, match.length]).toEqual([[], [0], 0]);
});

test('once the other player has answered a drain, who drained takes nothing back', () => {
  const match = draining();
  const before = [fingerprint(wars, match.state), ...piles(match)];
  say(match, 1, 'pass');
  // the drain happens, and Player 2 chooses what to lose
  expect([match.state.items, match.awaited]).toEqual([[], [1]]);
  expect([match.canUndo(0), match.undo(0)]).toEqual([false, false]);
  const { decision } = match;
  match.answer(decision, 1, [optionId(match.options(1)[0]!)]);
  expect(piles(match)).not.toEqual(before.slice(1));
  expect([match.canUndo(0), match.undo(0)]).toEqual([false, false]);
  const record = match.record();
  expect(record.choices.map(([seat]) => seat)).toEqual([0, 0, 1, 1]);
});

test('the answer to a drain is taken back by who gave it', () => {
  const match = draining();
  const before = fingerprint(wars, match.state);
  say(match, 1, 'pass');
  expect(match.undo(1)).toBe(true);
  expect(fingerprint(wars, match.state)).toBe(before);
  // the last act is now the drain, and it belongs to its own player again
  expect([match.canUndo(1), match.canUndo(0)]).toEqual([false, true]);
});

test('behind a drain that is done both go back, if the other player agrees', () => {
  const match = draining();
  const declared = piles(match);
  say(match, 1, 'pass');
  while (match.awaited[0] === 1) match.answer(match.decision, 1, [optionId(match.options(1)[0]!)]);
  expect(piles(match)).not.toEqual(declared);
  match.propose(0, { motion: 'undo', to: 1 });
  expect([match.awaited, match.options(1).map(optionId)]).toEqual([[1], ['yes', 'no']]);
  say(match, 1, 'yes');
  expect([piles(match), match.state.items.length, match.awaited]).toEqual([declared, 1, [0]]);
  expect(replay(match.game, match.record()).divergence).toBeNull();
});

test('who has searched a pile of his own takes back alone nothing that he paid for it: he has seen what lies there', () => {
  const t = ganymede(
    'battle',
    { at: { [CORE]: ['Makal Claw Beast'] }, used: ['Kulak', 'Sitka'] },
    { at: { [CORE]: ['Vishal Scout'] } },
  );
  t.attack(1, CORE).untilAsked('may', 1);
  t.leaveOpen();
  const match = Match.from(wars, t.s);
  match.answer(match.decision, 0, ['no']);
  expect(match.canUndo(0)).toBe(true);
  match.undo(0);
  match.answer(match.decision, 0, ['yes']);
  const titles = match.options(0).map(o => wars.facts.names.title(match.state, o.a));
  expect(titles).toEqual(expect.arrayContaining(['Kulak', 'Sitka']));
  expect([match.canUndo(0), match.undo(0)]).toEqual([false, false]);
});
