import { expect, test } from 'vitest';
import type { SeatPosition } from '../../src/position.ts';
import { type Table, table } from '../table.ts';

const POINT = 'Ganymede/Vantage Point'; // energy 2 and 1
const PLATFORM = 'Ganymede/Mining Platform'; // energy 2 and 2, next to the point
const HAVEN = "Gongen/Pilgrims' Haven"; // a sector, energy 1 and 1

const at = (phase: 'control' | 'deploy' | 'battle', one: SeatPosition, two: SeatPosition = {}): Table =>
  table({ phase, locations: [POINT, PLATFORM, HAVEN], seats: [one, two] });
/** A battle at the point, two vehicles with tactics 4 on either side. */
const battle = (one: SeatPosition, two: SeatPosition = {}): Table =>
  at(
    'battle',
    { ...one, at: { [POINT]: ['Stinger', 'Stinger', ...(one.at?.[POINT] ?? [])] } },
    { ...two, at: { [POINT]: ['Stinger', 'Stinger'] } },
  ).attack(1, POINT);
const reveal = (t: Table, who: number): Table => t.untilAsked('reveal for battle destiny', who).pick(who, 'yes');

test('Accord Negotiation: an attack at a related site loses 2 energy, one at its own site nothing', () => {
  const both = { [POINT]: ['Stinger'], [PLATFORM]: ['Stinger'] };
  const t = at('battle', { at: { ...both, [POINT]: ['Accord Negotiation', 'Stinger'] } }, { at: both });
  t.act(1, 'attack', PLATFORM).pick(1, 'reserve').pick(1, 'active');
  expect(t.size(1, 'lost')).toBe(2);
  const own = at('battle', { at: { ...both, [POINT]: ['Accord Negotiation', 'Stinger'] } }, { at: both });
  own.attack(1, POINT);
  expect(own.size(1, 'lost')).toBe(0);
});

test('Accord Negotiation: dismissed while the opponent controls its site', () => {
  const t = at('control', { at: { [POINT]: ['Accord Negotiation'] } }, { at: { [POINT]: ['Stinger'] } }).resolveAll();
  expect(t.inPlay('Accord Negotiation')).toBe(false);
  expect(at('control', { at: { [POINT]: ['Accord Negotiation', 'Stinger'] } }).inPlay('Accord Negotiation')).toBe(true);
});

test('Ensnared: your drains at its location are +3', () => {
  const t = at('control', { at: { [POINT]: ['Ensnared', 'Stinger'], [PLATFORM]: ['Stinger'] } });
  t.act(1, 'drain', POINT).resolve().resolveAll();
  t.act(1, 'drain', PLATFORM).resolve().resolveAll();
  expect(t.happened('drained').map(f => f.n)).toEqual([4, 2]);
});

test('Ensnared: only where the opponent has a ship or unit, theirs or yours', () => {
  const t = at('deploy', { hand: ['Ensnared'], at: { [POINT]: ['Stinger'] } });
  expect(t.refuses(1, 'play', 'Ensnared')).toBe('wars/asset/3');
  const open = at('deploy', { hand: ['Ensnared'] }, { at: { [POINT]: ['Stinger'] } });
  open.play(1, 'Ensnared');
  expect(open.beneath(POINT)).toEqual(['Ensnared']);
});

test('Mercurial: takes your unit at its place on top of the reserve, once a turn', () => {
  const t = at('deploy', {
    hand: ['Mercurial'],
    at: { [POINT]: [{ card: 'The Gambler', beneath: ['Mercurial'] }, 'Stinger'], [PLATFORM]: ['Boxer'] },
  });
  expect(t.refuses(1, 'play', 'Mercurial')).toBe('wars/asset/3'); // no second one beneath the same kizen
  t.act(1, 'use', 'Mercurial');
  expect(t.offers(1, 'card', 'Boxer')).toBe(false);
  t.pick(1, 'Stinger').resolve();
  expect(t.pile(1, 'reserve')[0]).toBe('Stinger');
  expect(t.size(1, 'used')).toBe(4);
  expect(t.refuses(1, 'use', 'Mercurial', 0)).toBe('wars/bullet/2');
});

test('Price of the Game: one card revealed for battle destiny a turn counts 1 more or less', () => {
  const t = battle({ table: ['Price of the Game'] });
  reveal(t, 1).pick(1, 'yes').pick(1, 'reserve').pick(1, 0);
  expect(t.battleDestiny(1)).toBe(5);
  reveal(t, 2);
  expect(t.question).toBe('initiative'); // it is not asked about a second card
  expect(t.battleDestiny(2)).toBe(4);
  const less = battle({ table: ['Price of the Game'] });
  less.untilAsked('reveal for battle destiny', 1).pick(1, 'no');
  reveal(less, 2).pick(1, 'yes').pick(1, 'reserve').pick(1, 1);
  expect(less.battleDestiny(2)).toBe(3);
});

test('Set: takes cards from the reserve up to six', () => {
  const t = at('control', { reserve: ['Boxer'], table: ['Set'] });
  t.use(1, 'Set', 0);
  expect(t.stackedOn('Set')).toEqual(['Boxer']);
  expect(t.size(1, 'used')).toBe(0);
  const six = Array.from({ length: 6 }, () => 'Boxer');
  expect(at('control', { table: [{ card: 'Set', stacked: six }] }).refuses(1, 'use', 'Set', 0)).toBe(
    'wars/deploy-phase/5',
  );
});

test('Set: three cards of one destiny damage a unit in a battle', () => {
  const three = { card: 'Set', stacked: ['Boxer', 'Slider', 'Cloud Skipper'] }; // destiny 2 each
  const t = battle({ table: [three] });
  const victim = t.all('Stinger', 2)[0]!;
  t.act(1, 'use', 'Set', 1).pick(1, victim).pick(1, 'Boxer', 'Slider', 'Cloud Skipper').resolve();
  expect(t.damaged(victim)).toBe(true);
  expect(t.size(1, 'lost')).toBe(3);
  const unlike = battle({ table: [{ card: 'Set', stacked: ['Boxer', 'Slider', 'Stinger'] }] });
  unlike.act(1, 'use', 'Set', 1).pick(1, unlike.all('Stinger', 2)[0]!).pick(1, 'Boxer', 'Slider', 'Stinger').resolve();
  expect(unlike.happened('damaged')).toEqual([]);
  const two = battle({ table: [{ card: 'Set', stacked: ['Boxer', 'Slider'] }] });
  expect(two.refuses(1, 'use', 'Set', 1)).toBe('wars/deploy-phase/8');
  expect(at('control', { table: [three] }).refuses(1, 'use', 'Set', 1)).toBe('wars/target/7');
});

test('Top Pair: two cards of one destiny keep the opponent from revealing for battle destiny', () => {
  const t = battle({ table: [{ card: 'Top Pair', stacked: ['Boxer', 'Slider'] }] });
  t.act(1, 'use', 'Top Pair', 1).pick(1, 'Boxer', 'Slider').resolve();
  t.untilAsked('reveal for battle destiny', 1).pick(1, 'no');
  expect(t.question).toBe('initiative'); // player 2 is not asked
  expect(t.pile(1, 'lost').sort()).toEqual(['Boxer', 'Slider']);
  const unlike = battle({ table: [{ card: 'Top Pair', stacked: ['Boxer', 'Stinger'] }] });
  unlike.act(1, 'use', 'Top Pair', 1).pick(1, 'Boxer', 'Stinger').resolve();
  reveal(unlike, 2);
  expect(unlike.battleDestiny(2)).toBe(4);
  unlike.use(1, 'Top Pair', 0);
  expect(unlike.stackedOn('Top Pair')).toHaveLength(1);
});

test('Chameleon: 2 cards of the hand become 3 active energy, in your turn', () => {
  const t = at('control', { hand: ['Boxer', 'Slider', 'Stinger'], active: 0, table: ['Chameleon'] });
  t.act(1, 'use', 'Chameleon').pick(1, 'Boxer').pick(1, 'Slider').resolve();
  expect(t.pile(1, 'hand')).toEqual(['Stinger']);
  expect(t.size(1, 'active')).toBe(3);
  expect(t.size(1, 'lost')).toBe(2);
  expect(at('control', { table: ['Chameleon'] }).refuses(1, 'use', 'Chameleon', 0)).toBe('wars/deploy-phase/8');
  const theirTurn = at('control', {}, { hand: 3, table: ['Chameleon'] }).pass(1);
  expect(theirTurn.refuses(2, 'use', 'Chameleon', 0)).toBe('wars/deploy-phase/5');
});

test('Do Not Push: interrupts of both players cost 3 more, orders do not', () => {
  const t = at('deploy', { hand: ['Reload', 'Boxer', 'Synched Up'], table: ['Do Not Push'] });
  t.play(1, 'Reload').pick(1, 'Boxer');
  expect(t.happened('paid').map(f => f.n)).toEqual([4]);
  t.play(1, 'Synched Up').resolveAll();
  expect(t.happened('paid')).toHaveLength(1);
  const theirs = at('control', { hand: ['Reload'], active: 3 }, { table: ['Do Not Push'] });
  expect(theirs.refuses(1, 'play', 'Reload')).toBe('wars/costs/1');
});

test('Empty Heart: a battle destiny of exactly 1 makes a character 3 stronger for each of your evidence', () => {
  const place = { [POINT]: ['Dubious Contact'] };
  const t = battle({ reserve: ['Haggard Hulk'], at: place, table: ['Empty Heart', 'Inquiry'] });
  reveal(t, 1).untilAsked('may', 1).pick(1, 'yes');
  expect(t.power('Dubious Contact')).toBe(7); // 1, and 3 for each of two
  const four = battle({ at: place, table: ['Empty Heart', 'Inquiry'] });
  reveal(four, 1).pick(2, 'no');
  expect(four.question).toBe('initiative');
  expect(four.power('Dubious Contact')).toBe(1);
});

test('Empty Heart: 2 energy puts it on top of the reserve', () => {
  const t = at('control', { table: ['Empty Heart'] });
  t.use(1, 'Empty Heart');
  expect(t.pile(1, 'reserve')[0]).toBe('Empty Heart');
  expect(at('control', { active: 1, table: ['Empty Heart'] }).refuses(1, 'use', 'Empty Heart', 0)).toBe('wars/costs/1');
});

test('Inquiry: a battle destiny of exactly 3 draws a card for each of your evidence', () => {
  const t = battle({ reserve: ['Starhawk'], hand: [], table: ['Inquiry', 'Reliquaries'] });
  reveal(t, 1).untilAsked('may', 1).pick(1, 'yes');
  expect(t.size(1, 'hand')).toBe(2);
  const four = battle({ hand: ['Boxer'], table: ['Inquiry'] });
  reveal(four, 1).pick(2, 'no');
  expect(four.size(1, 'hand')).toBe(1);
  four.use(1, 'Inquiry');
  expect(four.pile(1, 'reserve')[0]).toBe('Inquiry');
});

test('Jovian Standoff: dismissed from a unit at a site it makes your drain there +3', () => {
  const seat = { at: { [POINT]: [{ card: 'Stinger', beneath: ['Jovian Standoff'] }] } };
  const t = at('control', seat).act(1, 'drain', POINT);
  t.use(1, 'Jovian Standoff').resolve().resolveAll();
  expect(t.happened('drained').map(f => f.n)).toEqual([4]);
  expect(t.pile(1, 'lost')).toContain('Jovian Standoff');
  expect(at('control', seat).refuses(1, 'use', 'Jovian Standoff', 0)).toBe('wars/target/7');
  const aloft = at('control', {
    at: { [HAVEN]: [{ card: 'Raider', beneath: [{ card: 'Stinger', beneath: ['Jovian Standoff'] }] }] },
  }).act(1, 'drain', HAVEN);
  aloft.use(1, 'Jovian Standoff').resolve().resolveAll();
  expect(aloft.happened('drained').map(f => f.n)).toEqual([1]);
});

test('Jovian Standoff: revealed for battle destiny it loses its player 3 energy', () => {
  const t = battle({ reserve: ['Jovian Standoff'] });
  reveal(t, 1).untilAsked('lose', 1).resolveAll();
  expect(t.happened('energy-lost')).toHaveLength(3);
  const other = battle({ reserve: ['Boxer', 'Jovian Standoff'] });
  reveal(other, 1).pick(2, 'no').resolveAll();
  expect(other.happened('energy-lost')).toEqual([]);
});

test('Reliquaries: a battle destiny of exactly 5 puts cards of the hand beneath the reserve', () => {
  const t = battle({ reserve: ['Reload'], hand: ['Boxer', 'Slider'], table: ['Reliquaries'] });
  reveal(t, 1).untilAsked('choose cards', 1);
  expect(() => t.pick(1, 'Boxer', 'Slider')).toThrow(); // one for each evidence asset
  t.pick(1, 'Slider');
  expect(t.pile(1, 'reserve').at(-1)).toBe('Slider');
  const four = battle({ hand: ['Boxer'], table: ['Reliquaries'] });
  reveal(four, 1).pick(2, 'no');
  expect(four.size(1, 'hand')).toBe(1);
  four.use(1, 'Reliquaries');
  expect(four.pile(1, 'reserve')[0]).toBe('Reliquaries');
});

test('Traginium Stash: after the battle destiny step the higher destiny takes a card from the opponent', () => {
  const t = battle({ table: ['Traginium Stash'] });
  expect(t.refuses(1, 'use', 'Traginium Stash', 0)).toBe('wars/deploy-phase/5');
  reveal(t, 1).step('battle destiny').pick(2, 'no');
  t.use(1, 'Traginium Stash').pick(2, 'active');
  expect(t.stackedOn('Traginium Stash')).toEqual(['Type II Fighter']);
  expect(t.size(2, 'active')).toBe(19);
  expect(t.refuses(1, 'use', 'Traginium Stash', 0)).toBe('wars/bullet/2');
  const even = battle({ table: ['Traginium Stash'] });
  reveal(reveal(even, 1), 2).use(1, 'Traginium Stash');
  expect(even.stackedOn('Traginium Stash')).toEqual([]);
});
