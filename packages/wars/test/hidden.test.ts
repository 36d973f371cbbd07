import { weighed } from '@orrery/bots';
import { botsOf } from '@orrery/bots/testing';
import { determinize, start } from '@orrery/kernel';
import { catalogueIds, changesSuite, hiddenSuite } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import {
  cardId,
  defOf,
  HAND,
  pile,
  RESERVE,
  type WarsState,
  wars,
  warsAdvice,
  warsFeatures,
  warsWeights,
} from '../src/index.ts';
import { anyCards as deal } from './deals.ts';

hiddenSuite({
  game: wars,
  deal,
  ...botsOf(wars, warsAdvice, weighed(warsFeatures, warsWeights)),
  depth: 900,
  players: 2,
  // the options depend on the hand, so the acting player keeps theirs
  shows: (s, seat) => pile(s, seat, HAND),
  reveals: new Set(['shuffled', 'revealed', 'looked-at', 'destiny']),
  together: true,
  limit: 12_000,
});

test('before the match begins a deck that is guessed has a location to start with, however few its cards are', () => {
  const locations = (s: WarsState, seat: number) =>
    pile(s, seat, RESERVE).filter(id => defOf(s, id).type === 'location').length;
  const deck = ['Seyal/Dark Side', 'Seyal/Light Side', ...Array<string>(6).fill('Sudeva Warrior')].map(cardId);
  const s = start(wars, { seats: [{ deck }, { deck }], format: 'any' }, 1);
  expect([s.turn, locations(s, 1)]).toEqual([0, 2]);
  const found = Array.from({ length: 100 }, (_, seed) => locations(determinize(wars, s, 0, seed), 1));
  expect(Math.min(...found)).toBe(1);
  expect(Math.max(...found)).toBeGreaterThan(1);
});

const rules = catalogueIds(new URL('../data/rules.jsonl', import.meta.url));

changesSuite({ game: wars, deal, rules, runs: 3, limit: 20000 });
