import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { HAND } from '../../../src/index.ts';
import { id, match, refusal, refusedBy, seat } from '../../support/cards-for-turns.ts';
import { table } from '../../support/table.ts';

const two = (n: number, more: readonly string[] = []) => [seat('narn', n, more), seat('centauri', n)];

rule('b5/which-rules/1', 'no match begins before a format is chosen, and house rules are said as such', () => {
  expect(refusedBy({ seats: two(59) })).toBe('b5/which-rules/1');
  expect(refusedBy({ ruleset: 'friendly', seats: two(59) })).toBe('b5/which-rules/1');
  for (const ruleset of ['casual', 'tournament'] as const)
    expect(match({ ruleset, seats: two(59) }).s.ruleset).toBe(ruleset);
  expect(match({ ruleset: 'engine', seats: two(66) }).s.ruleset).toBe('engine');
  // a group's own rules: decks of any size
  expect(refusedBy({ ruleset: 'casual', seats: two(10) })).toBe('b5/deck/1');
  expect(refusal({ ruleset: 'casual', seats: two(10), house: ['any deck'] })).toBe('');
  expect(refusedBy({ ruleset: 'casual', seats: two(59), house: ['no limits'] })).toBe('b5/which-rules/1');
});

rule('b5/which-rules/2', 'casual decks may hold the Masterpiece Collection, but no unpublished Ranger cards', () => {
  expect(refusal({ ruleset: 'casual', seats: two(50, ['Test Masterpiece']) })).toBe('');
  expect(refusedBy({ ruleset: 'casual', seats: two(50, ['Test Ranger Lore']) })).toBe('b5/which-rules/2');
});

rule('b5/which-rules/3', 'tournament decks: no Masterpiece card, 60 cards at least, 20 in reserve at most', () => {
  expect(refusal({ ruleset: 'tournament', seats: two(59) })).toBe('');
  expect(refusedBy({ ruleset: 'tournament', seats: two(59, ['Test Masterpiece']) })).toBe('b5/which-rules/3');
  expect(refusedBy({ ruleset: 'tournament', seats: two(58) })).toBe('b5/deck/2');
  const reserve = (n: number) => ({ reserve: Array.from({ length: n }, () => id('Test Daily Grant')) });
  const seats = (n: number) => [seat('narn', 59, [], reserve(n)), seat('centauri', 59)];
  expect(refusedBy({ ruleset: 'tournament', seats: seats(21) })).toBe('b5/deck/12');
  expect(refusal({ ruleset: 'tournament', seats: seats(20) })).toBe('');
  // casual games ignore all of this
  expect(
    refusal({ ruleset: 'casual', seats: [seat('narn', 58, ['Test Masterpiece'], reserve(21)), seat('centauri', 44)] }),
  ).toBe('');
});

rule('b5/which-rules/4', "engine decks may hold Anla'Shok cards, but no Masterpiece ones", () => {
  expect(refusal({ ruleset: 'engine', seats: two(66, ['Test Ranger Lore']) })).toBe('');
  expect(refusedBy({ ruleset: 'engine', seats: two(66, ['Test Masterpiece']) })).toBe('b5/which-rules/4');
});

rule('b5/which-rules/5', 'only an optional engine rule can be switched on, and only if all agree', () => {
  const seats = (a: readonly string[], b: readonly string[]) =>
    [seat('narn', 66), seat('centauri', 66)].map((s, i) => ({ ...s, options: i === 0 ? a : b }));
  const option = ['two-player start'];
  expect(refusal({ ruleset: 'engine', seats: seats(option, option) })).toBe('');
  expect(refusal({ ruleset: 'engine', seats: seats([], option) })).toMatch(/^Seat 1: .*not agreed.*which-rules\/5/);
  expect(refusal({ ruleset: 'engine', seats: seats(option, []) })).toMatch(/^Seat 2: .*not agreed.*which-rules\/5/);
  // the other rules are fixed, and other formats have no such options
  expect(refusedBy({ ruleset: 'engine', seats: seats(['no tension limit'], ['no tension limit']) })).toBe(
    'b5/which-rules/5',
  );
  expect(refusedBy({ ruleset: 'casual', seats: seats(option, option) })).toBe('b5/which-rules/5');
});

rule('b5/which-rules/6', 'a card that reaches outside the game is held to the reserve by the tournament rules', () => {
  const call = (ruleset: 'casual' | 'tournament') => {
    const t = table({
      ruleset,
      seats: [{ race: 'narn', hand: ['Test Call for Help'] }, { race: 'centauri' }],
      order: ['narn', 'centauri'],
    });
    return t.act('narn', 'event', 'Test Call for Help');
  };
  expect(call('casual').titles('narn', HAND)).toEqual(['Test Daily Summons']);
  expect(call('tournament').titles('narn', HAND)).toEqual([]);
});
