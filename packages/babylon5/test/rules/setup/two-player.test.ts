import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { DECK, HAND, INNER, type OptionalRule, type Race, type SeatSetup } from '../../../src/index.ts';
import { id, match, papers, refusedBy } from '../../support/cards-for-turns.ts';
import type { Table } from '../../support/table.ts';

const duel = (
  a: Partial<SeatSetup> & { race: Race; deck: readonly string[] },
  more: readonly OptionalRule[] = [],
  seed = 3,
): Table => {
  const options = ['two-player start', ...more] as const;
  const b = { race: 'minbari' as const, deck: [id('Delenn'), ...papers(66)] };
  return match({ ruleset: 'engine', seats: [a, b].map(s => ({ ...s, options })) }, seed);
};
const narn = { race: 'narn' as const, deck: [id("G'Kar"), ...papers(66)] };
const cards = (t: Table, seat: number, zone: number): readonly number[] => t.s.zones[seat * 9 + zone]!;
rule('b5/two-player/1', 'eight cards are drawn, three of one type kept, five stacked in any order', () => {
  const t = duel(narn);
  expect(t.titles('narn', INNER)).toEqual(["G'Kar"]);
  const drawn = cards(t, 0, HAND);
  expect(drawn.length).toBe(8);
  const theirs = cards(t, 1, HAND);
  // all eight are events
  t.pick('narn', drawn[1]!, drawn[3]!, drawn[5]!).pick('minbari', theirs[0]!, theirs[1]!, theirs[2]!);
  const order = [6, 0, 7, 2, 4].map(i => drawn[i]!);
  t.pick('narn', ...order).pick('minbari', ...theirs.slice(3));
  expect(cards(t, 0, HAND)).toEqual([1, 3, 5].map(i => drawn[i]));
  expect(cards(t, 0, DECK).slice(-5).reverse()).toEqual(order);
  expect(t.s.round).toBe('conflict');
  // by chance: another seed draws other cards
  expect(duel(narn, [], 4).leaveOpen().titles('narn', HAND)).not.toEqual(duel(narn).leaveOpen().titles('narn', HAND));
  // an option of the engine rules for two players, instead of a chosen hand
  const options = ['two-player start'];
  const seat = { ...narn, options };
  const centauri = { race: 'centauri', deck: [id('Londo Mollari'), ...papers(66)], options };
  const minbari = { race: 'minbari', deck: [id('Delenn'), ...papers(66)], options };
  expect(refusedBy({ ruleset: 'engine', seats: [seat, centauri, minbari] })).toBe('b5/two-player/1');
  const hand = [id('Narn Aide'), id('Test Modesty'), id('Test Daily Grant')];
  expect(refusedBy({ ruleset: 'engine', seats: [{ ...seat, hand }, centauri] })).toBe('b5/two-player/1');
  t.leaveOpen();
});

rule('b5/two-player/2', 'a mulligan draws seven, the next six', () => {
  const t = duel(narn, ['mulligan']);
  expect(cards(t, 0, HAND).length).toBe(8);
  t.act('minbari', 'pass').act('narn', 'mulligan');
  expect(cards(t, 0, HAND).length).toBe(7);
  expect(cards(t, 0, HAND).length + cards(t, 0, DECK).length).toBe(66);
  t.act('narn', 'mulligan');
  expect(cards(t, 0, HAND).length).toBe(6);
  // any number of times, down to a single card
  for (const n of [5, 4, 3, 2, 1]) {
    t.act('narn', 'mulligan');
    expect(cards(t, 0, HAND).length).toBe(n);
  }
  expect(cards(t, 1, HAND).length).toBe(8);
  t.leaveOpen();
  // without the option no player may take another hand
  expect(duel(narn).leaveOpen().offers('narn', 'mulligan')).toBe(false);
});

rule('b5/two-player/3', 'the Non-Aligned: one ambassador in play, one in hand, then eight cards', () => {
  const league = {
    race: 'non-aligned' as const,
    deck: [id('Test Daily Vree Envoy'), id('Test Daily Drazi Envoy'), ...papers(66)],
    ambassador: id('Test Daily Vree Envoy'),
  };
  const t = duel(league);
  expect(t.titles('non-aligned', INNER)).toEqual(['Test Daily Vree Envoy']);
  const [second, ...drawn] = cards(t, 0, HAND);
  expect(second).toBe(t.id('Test Daily Drazi Envoy'));
  expect(drawn.length).toBe(8);
  // an ambassador in hand is not among the cards to choose from
  expect(t.offers('non-aligned', 'card', 'Test Daily Drazi Envoy')).toBe(false);
  t.pick('non-aligned', ...drawn.slice(0, 3));
  t.pick('minbari', ...cards(t, 1, HAND).slice(0, 3));
  t.pick('non-aligned', ...drawn.slice(3)).pick('minbari', ...t.options('minbari').map(o => o.a));
  expect(cards(t, 0, HAND)).toEqual([second, ...drawn.slice(0, 3)]);
});

rule('b5/two-player/4', 'an ambassador with a hand of four keeps four and stacks four', () => {
  const t = duel({ race: 'narn', deck: [id('Test Council Leader'), ...papers(66)] });
  const drawn = cards(t, 0, HAND);
  expect(() => t.pick('narn', ...drawn.slice(0, 3))).toThrow('chose 3, but the question needs 4');
  t.pick('narn', ...drawn.slice(0, 4)).pick('minbari', ...cards(t, 1, HAND).slice(0, 3));
  expect(t.options('narn').length).toBe(4);
  t.pick('narn', ...drawn.slice(4)).pick('minbari', ...t.options('minbari').map(o => o.a));
  expect([cards(t, 0, HAND).length, t.titles('narn', INNER)]).toEqual([4, ['Test Council Leader']]);
});

/** A corporate seat whose deck has mostly corporate cards, up to three copies each. */
const CORPORATE = ['Test Daily Clerk', 'Test Freighter', 'Test Merger', 'Test Daily Guild', 'Test Bribe'];
const firm = (race: Race, leader: string, more: readonly string[] = []) => ({
  race,
  designation: 'corporate' as const,
  ambassador: id(leader),
  deck: [id(leader), ...more.map(x => id(x)), ...CORPORATE.flatMap(x => [id(x), id(x), id(x)])],
});
const smallDuel = (a: SeatSetup, plain: number, seed: number): Table => {
  const options = ['two-player start'] as const;
  const b = { race: 'minbari' as const, deck: [id('Delenn'), ...papers(66)], options };
  const seat = { ...a, deck: [...a.deck, ...papers(plain)], options };
  return match({ ruleset: 'engine', seats: [seat, b], house: ['any deck'] }, seed);
};
const isCorporate = (t: Table, card: number) => CORPORATE.includes(t.titles(1, HAND)[cards(t, 0, HAND).indexOf(card)]!);

rule('b5/two-player/5', 'a fourth card is kept only if all four are corporate', () => {
  const t = smallDuel(firm('centauri', 'Test Executive'), 6, 5);
  const drawn = cards(t, 0, HAND);
  const firmly = drawn.filter(card => isCorporate(t, card));
  const plain = drawn.filter(card => !firmly.includes(card));
  expect([firmly.length >= 4, plain.length >= 1]).toEqual([true, true]);
  t.pick(1, ...firmly.slice(0, 3)).pick(2, ...cards(t, 1, HAND).slice(0, 3));
  expect(t.refuses(1, 'card', plain[0]!)).toBe('b5/two-player/5');
  t.pick(1, firmly[3]!);
  const stack = t.options(1).map(o => o.a);
  expect(stack.length).toBe(4);
  t.pick(1, ...stack).pick(2, ...t.options(2).map(o => o.a));
  expect(cards(t, 0, HAND)).toEqual(drawn.filter(card => firmly.slice(0, 4).includes(card)));
  // if one of the three is different there is no fourth
  const u = smallDuel(firm('centauri', 'Test Executive'), 6, 5);
  u.pick(1, ...firmly.slice(0, 2), plain[0]!).pick(2, ...cards(u, 1, HAND).slice(0, 3));
  expect(u.options(1).length).toBe(5);
  u.leaveOpen();
});

rule('b5/two-player/5', 'of the Non-Aligned the ambassador in hand must be corporate too', () => {
  const fourth = (second: string) => {
    const t = smallDuel(firm('non-aligned', 'Test Executive of the League', [second]), 0, 5);
    const drawn = cards(t, 0, HAND).slice(1);
    expect(t.titles(1, HAND)[0]).toBe(second);
    t.pick(1, ...drawn.slice(0, 3)).pick(2, ...cards(t, 1, HAND).slice(0, 3));
    const offered = t.options(1).length === 5 && t.prompt().includes('extra card');
    t.leaveOpen();
    return offered;
  };
  expect(fourth('Test Corporate Envoy')).toBe(true);
  expect(fourth('Test Daily Gaim Envoy')).toBe(false);
});

rule('b5/two-player/6', 'the gambler has 7 influence, keeps nothing and stacks all eight', () => {
  const t = duel({ race: 'centauri', deck: [id('Test Gambler'), ...papers(66)] });
  expect(t.rating('centauri')).toBe(7);
  const drawn = cards(t, 0, HAND);
  expect(drawn.length).toBe(8);
  t.pick('minbari', ...cards(t, 1, HAND).slice(0, 3));
  const order = drawn.slice().reverse();
  t.pick('centauri', ...order).pick('minbari', ...t.options('minbari').map(o => o.a));
  expect(cards(t, 0, HAND)).toEqual([]);
  expect(cards(t, 0, DECK).slice(-8).reverse()).toEqual(order);
  expect(t.available('centauri')).toBe(7);
});
