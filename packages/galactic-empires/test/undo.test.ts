import { fingerprint, Match, optionId, replay } from '@orrery/kernel';
import { anyAnswer, dice, matchAt, say } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { type GeSetup, type GeState, galacticEmpires, type Position, setUp } from '../src/index.ts';
import { anyTable, readyTable } from './deals.ts';

const at = (position: Position) => matchAt(galacticEmpires, () => setUp(position));

const CUTTER = 'S3 Tufor Cutter';
const PIRATE = 'S4 Independent Pirate Ship';

const piles = (match: Match<GeState>) => match.state.zones.map(zone => zone.length);
const print = (match: Match<GeState>) => fingerprint(match.game, match.state);

/** Player 1 may fire at player 2, who has a card in hand and is asked about everything. */
const firing = (): Match<GeState> =>
  at({
    phase: 'weapons fire',
    seats: [{ fleet: [PIRATE] }, { fleet: [CUTTER], hand: ['T3 Moon'], order: 'always' }],
  });
/** Two points of fire at the first target. */
function fire(match: Match<GeState>): void {
  say(match, 0, 'fire');
  const gun = optionId(match.options(0).find(o => o.verb !== 'pass')!);
  match.answer(match.decision, 0, [gun, gun]);
}
const damage = (match: Match<GeState>) => match.state.cards.reduce((n, card) => n + card.shieldDamage + card.damage, 0);

test('a player can undo a volley with its target until the other player has answered', () => {
  const match = firing();
  const before = print(match);
  fire(match);
  expect([match.awaited, match.canUndo(1)]).toEqual([[1], false]);
  expect([match.undo(0), match.undo(0), match.canUndo(0)]).toEqual([true, true, false]);
  expect([print(match) === before, match.awaited]).toEqual([true, [0]]);
});

test('once the other player has let a volley pass, the player who fired cannot undo it', () => {
  const match = firing();
  fire(match);
  say(match, 1, 'pass');
  expect([damage(match), match.canUndo(0), match.undo(0), damage(match)]).toEqual([2, false, false, 2]);
});

test('a played card of the hand has been seen: undoing that needs the consent of the others', () => {
  const match = at({
    seats: [
      { hand: ['T3 Moon'], fleet: [PIRATE], order: 'never' },
      { fleet: [CUTTER], order: 'never' },
    ],
  });
  const plays = () => match.state.seats[0]!.plays;
  say(match, 0, 'play');
  expect([plays(), match.canUndo(0), match.undo(0)]).toEqual([2, false, false]);
  match.propose(0, { motion: 'undo', to: 0 });
  say(match, 1, 'yes');
  expect([plays(), match.awaited]).toEqual([3, [0]]);
});

test('a player can undo allocated points, with the points generated for them', () => {
  const match = at({
    phase: 'allocation',
    seats: [
      { fleet: ['T6 System', 'T3 Moon', { card: 'S4 Argonian Destroyer', engaged: false }], order: 'never' },
      { fleet: [CUTTER], order: 'never' },
    ],
  });
  const before = print(match);
  const engaged = () => match.state.cards.filter(card => card.controller === 0 && card.engaged === 1).length;
  const idle = engaged();
  say(match, 0, 'engage');
  expect(engaged()).toBe(idle + 1);
  expect([match.undo(0), engaged(), print(match) === before]).toEqual([true, idle, true]);
});

test('after a volley has hit, both players can go back before it if the other player agrees', () => {
  const match = firing();
  const before = print(match);
  fire(match);
  say(match, 1, 'pass');
  match.propose(0, { motion: 'undo', to: 0 });
  expect([match.awaited, match.options(1).map(optionId)]).toEqual([[1], ['yes', 'no']]);
  say(match, 1, 'yes');
  expect([damage(match), print(match) === before]).toEqual([0, true]);
  expect(replay(match.game, match.record()).divergence).toBeNull();
});

test('a player cannot undo a draw, because they have seen the cards', () => {
  const match = at({
    phase: 'discard',
    seats: [
      { hand: ['T3 Moon'], fleet: [PIRATE], deck: 9, order: 'never' },
      { fleet: [CUTTER], order: 'never' },
    ],
  });
  const [hand] = piles(match);
  say(match, 0);
  expect(piles(match)[0]).not.toBe(hand);
  expect([match.canUndo(0), match.undo(0)]).toEqual([false, false]);
});

/** Plays on at random. A player who can undo their last answer does so and gives it again. Both times the match must be the same. */
function thereAndBack(setup: GeSetup, seed: number, choices: number): number {
  const match = Match.start(galacticEmpires, setup, seed);
  const d = dice(seed);
  let undone = 0;
  for (let i = 0; i < choices && match.result === null; i++) {
    const seat = match.awaited[0]!;
    const picks = anyAnswer(galacticEmpires, match.state, seat, d).map(optionId);
    const [before, awaited, length] = [print(match), match.awaited, match.length];
    match.answer(match.decision, seat, picks);
    if (!match.canUndo(seat)) continue;
    const after = print(match);
    expect(match.undo(seat)).toBe(true);
    expect([print(match), match.awaited, match.length]).toEqual([before, awaited, length]);
    match.answer(match.decision, seat, picks);
    expect(print(match)).toBe(after);
    undone++;
  }
  expect(replay(galacticEmpires, match.record()).divergence).toBeNull();
  return undone;
}

test('undo restores everything, and the same choice can be made again', () => {
  for (const seed of [1, 2]) {
    expect(thereAndBack(readyTable(2 + seed, seed), seed, 500)).toBeGreaterThan(100);
    expect(thereAndBack(anyTable(2 + seed, seed), seed, 500)).toBeGreaterThan(100);
  }
});
