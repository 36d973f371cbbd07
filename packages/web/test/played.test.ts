import type { MyGame } from '@orrery/protocol';
import { describe, expect, test } from 'vitest';
import type { KeptGame } from '../src/connection/games/wanted.ts';
import { finishedOf, playedHere, playedThere, tallyOf } from '../src/pages/games/played.ts';

/** A game of this browser that these seats have won. */
const here = (winners: readonly number[] | null, change: object = {}): KeptGame => ({
  id: 'a1',
  game: 'wars',
  title: 'WARS',
  players: ['easy', 'you', 'strong'],
  names: ['quay', 'shi', 'gongen'],
  begun: 1,
  played: 5,
  turn: 9,
  winners: winners?.map(seat => ['Quay', 'Shi', 'Gongen'][seat]!) ?? null,
  record: { result: winners === null ? null : { winners, kind: 'x' } } as unknown as KeptGame['record'],
  ...change,
});

const there = (change: Partial<MyGame>): MyGame => ({
  code: '7KQ2',
  title: 'The long way home',
  game: 'babylon5',
  status: 'finished',
  players: ['Mira', 'Vir', 'medium'],
  waitsFor: [],
  mine: false,
  due: null,
  winners: [0],
  seat: 1,
  deck: 'Centauri',
  turns: 12,
  changed: 8,
  ...change,
});

describe('a game in the list of the own games', () => {
  test('of this browser says who won, against whom, with what, and how long it was', () => {
    expect(playedHere(here([1]))).toEqual({
      id: 'a1',
      here: true,
      game: 'wars',
      title: '',
      outcome: 'won',
      others: ['easy', 'strong'],
      deck: 'Shi',
      turns: 9,
      at: 5,
      analysis: 'a1',
    });
    expect(playedHere(here([0])).outcome).toBe('lost');
    expect(playedHere(here([0, 1])).outcome).toBe('won');
    expect(playedHere(here([])).outcome).toBe('drawn');
    expect(playedHere(here(null)).outcome).toBe('going');
  });

  test('of an older version without a result goes by the names of its winners', () => {
    const old = { record: {} };
    expect(playedHere(here([1], old)).outcome).toBe('won');
    expect(playedHere(here([2], old)).outcome).toBe('lost');
    expect(playedHere(here([], old)).outcome).toBe('drawn');
  });

  test('of the server is told from the own seat', () => {
    expect(playedThere(there({}))).toMatchObject({
      outcome: 'lost',
      others: ['Mira', 'medium'],
      deck: 'Centauri',
      turns: 12,
    });
    expect(playedThere(there({ winners: [1, 2] })).outcome).toBe('won');
    expect(playedThere(there({ winners: [] })).outcome).toBe('drawn');
    expect(playedThere(there({ winners: null, status: 'frozen' })).outcome).toBe('stopped');
  });
});

test('finished games are those of one game or of all, the last played first, and counted by how they ended', () => {
  const all = [
    playedHere(here([1])),
    playedHere(here(null)),
    playedThere(there({})),
    playedThere(there({ status: 'frozen' })),
  ];
  expect(finishedOf(all, null).map(({ at }) => at)).toEqual([8, 8, 5]);
  expect(finishedOf(all, 'wars').map(({ id }) => id)).toEqual(['a1']);
  expect(finishedOf(all, 'galactic-empires')).toEqual([]);
  expect(tallyOf(finishedOf(all, null))).toEqual({ count: 2, won: 1, lost: 1, drawn: 0 });
});
