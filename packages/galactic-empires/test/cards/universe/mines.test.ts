import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import type { CardPlace, SeatPosition } from '../../../src/index.ts';
import { type Table, table } from '../../table.ts';

// Mines, racks, and the mine deployment systems of the Tufor

const S2 = 'S2 Police Cutter';
const S5 = 'S5 Indirigan Destroyer';
/** `MINES` of rules/points/uses.ts: the place of a deployment system's supply among the points given to a card. */
const supplied = (n: number): number[] => Array.from({ length: 12 }, (_, i) => (i === 11 ? n : 0));

/** Player 1 with a cutter and the cards on it; player 2 with a destroyer of 5 strength and 4 shields. */
const sides = (on: readonly CardPlace[], one: Partial<SeatPosition> = {}, two: Partial<SeatPosition> = {}): Table =>
  table({
    seats: [
      { fleet: [{ card: S2, on }], ...one },
      { fleet: [S5], order: 'never', ...two },
    ],
  });
const next = (t: Table): Table => t.untilPhase('play A', 2).untilPhase('play A', 1);

test('E1 Explosive Mine: does 1 damage to a ship and is used up', () => {
  const t = sides(['E1 Explosive Mine']);
  t.act(1, 'use', 'E1 Explosive Mine');
  expect([t.shields(S5), t.pile(1, 'discard')]).toEqual([3, ['E1 Explosive Mine']]);
});

test('E1 Explosive Mine: damages terrain too, and nothing of its own fleet', () => {
  const t = sides(
    ['E1 Explosive Mine'],
    { fleet: ['T3 Moon', { card: S2, on: ['E1 Explosive Mine'] }] },
    { fleet: ['T4 Small System'] },
  );
  t.act(1, 'use', 'E1 Explosive Mine');
  expect(t.strength('T4 Small System')).toEqual([4, 3]);
  const idle = sides([], { fleet: [{ card: 'S4 Argonian Destroyer', engaged: false, on: ['E1 Explosive Mine'] }] });
  expect(idle.refuses(1, 'use', 'E1 Explosive Mine')).toBe('ge/disengaged/1');
});

test('E2 Nuclear Mine: does 2 damage to a ship, a dragon too, and to no terrain', () => {
  const t = sides(['E2 Nuclear Mine'], {}, { fleet: ['D2 Oort Dragoness'] });
  t.act(1, 'use', 'E2 Nuclear Mine');
  expect([t.inPlay('D2 Oort Dragoness'), t.pile(1, 'discard')]).toEqual([false, ['E2 Nuclear Mine']]);
  expect(sides(['E2 Nuclear Mine'], {}, { fleet: ['T3 Moon'] }).refuses(1, 'use', 'E2 Nuclear Mine')).toBe(
    'ge/crucial-rules/1',
  );
});

test('E5 Antimatter Mine: all shields of a ship are gone, and its structure takes 2', () => {
  const t = sides(['E5 Antimatter Mine']);
  t.act(1, 'use', 'E5 Antimatter Mine');
  expect([t.shields(S5), t.strength(S5), t.pile(1, 'discard')]).toEqual([0, [5, 3], ['E5 Antimatter Mine']]);
});

test('E5 Antimatter Mine: does nothing to a base', () => {
  const t = sides(['E5 Antimatter Mine'], {}, { fleet: [{ card: 'T3 Moon', on: ['B4 Base Station'] }] });
  expect(t.refuses(1, 'use', 'E5 Antimatter Mine')).toBe('ge/crucial-rules/1');
});

test('E6 Stasis Mine: for a turn the ship does not count: it does not protect, fire, or get fired at', () => {
  const t = sides([], { fleet: [{ card: 'S3 Tufor Cutter', on: ['E6 Stasis Mine'] }] });
  expect(t.protected(2)).toBe(true);
  t.act(1, 'use', 'E6 Stasis Mine');
  expect([t.protected(2), t.strength(S5), t.shields(S5)]).toEqual([false, [5, 5], 4]);
  next(t);
  expect(t.protected(2)).toBe(true);
});

test('E6 Stasis Mine: the ship is not a target and does not fire in that turn; in the next turn it does both', () => {
  const t = table({
    seats: [
      { fleet: ['T3 Moon', { card: 'S3 Tufor Cutter', on: ['E6 Stasis Mine'] }, S2], order: 'never' },
      { fleet: ['S1 Ship from the Future'], order: 'never' },
    ],
  });
  t.act(1, 'use', 'E6 Stasis Mine').untilPhase('weapons fire', 1);
  expect(t.offers(1, 'fire', 'S1 Ship from the Future')).toBe(false);
  t.untilPhase('play A', 2).act(2, 'pass');
  // it has no weapon: its Weapons Fire Phase ends at once
  expect(t.s.phase).not.toBe('weapons fire');
  t.untilPhase('weapons fire', 1);
  expect(t.offers(1, 'fire', 'S1 Ship from the Future')).toBe(true);
  t.untilPhase('weapons fire', 2);
  expect(t.offers(2, 'fire', S2)).toBe(true);
});

test('E6 Stasis Mine: foreign technology of the Tufor does not work on a ship without an empire, and no deployment system keeps it', () => {
  const t = sides([], { hand: ['E6 Stasis Mine'] });
  t.act(1, 'play', 'E6 Stasis Mine');
  expect(t.engaged('E6 Stasis Mine')).toBe(false);
  const kept = sides([], { fleet: [{ card: 'S3 Tufor Cutter', given: supplied(1), on: ['E6 Stasis Mine'] }] });
  kept.act(1, 'use', 'E6 Stasis Mine');
  expect(kept.pile(1, 'discard')).toEqual(['E6 Stasis Mine']);
});

test.each([
  'E1 Explosive Mine',
  'E2 Nuclear Mine',
  'E5 Antimatter Mine',
])('%s: is laid on a ship, a base or an empty rack of its fleet, and not on terrain, a full rack or a ship of others', name => {
  const [base, rack] = ['B4 Base Station', 'E7 Mine Rack'];
  const t = sides([], {
    fleet: [
      { card: 'T3 Moon', on: [base] },
      { card: S2, on: [rack] },
      { card: 'S3 Tufor Cutter', on: [{ card: rack, on: ['E4 Transporter Mine'] }] },
    ],
    hand: [name],
  });
  const [empty, full] = t.all(rack);
  t.act(1, 'play', name);
  expect([S2, base, empty!].map(x => t.offers(1, 'on', x))).toEqual([true, true, true]);
  expect(['T3 Moon', full!, S5].map(x => t.offers(1, 'on', x))).toEqual([false, false, false]);
  t.pick(1, base);
  expect(t.under(name)).toBe(base);
});

test('E4 Transporter Mine: with a transporter aboard it does 2 damage every turn, and stays; the transporter does nothing else', () => {
  const t = sides(['E4 Transporter Mine', 'E2 Transporter', 'C4 Navigator'], {
    fleet: ['T3 Moon', { card: S2, on: ['E4 Transporter Mine', 'E2 Transporter', 'C4 Navigator'] }],
  });
  t.act(1, 'use', 'E4 Transporter Mine');
  expect([t.shields(S5), t.under('E4 Transporter Mine')]).toEqual([2, S2]);
  expect(t.refuses(1, 'use', 'E2 Transporter', 0)).toBe('ge/card-actions-limit/1');
  next(t).act(1, 'use', 'E4 Transporter Mine');
  // one shield point returned meanwhile
  expect(t.shields(S5)).toBe(1);
});

test('E4 Transporter Mine: does nothing without a transporter, or with one that has been used', () => {
  expect(sides(['E4 Transporter Mine']).refuses(1, 'use', 'E4 Transporter Mine')).toBe('ge/crucial-rules/1');
  const t = sides([], {
    fleet: ['T3 Moon', { card: S2, on: ['E4 Transporter Mine', 'E2 Transporter', 'C4 Navigator'] }],
  });
  t.act(1, 'use', 'E2 Transporter', 0);
  expect(t.refuses(1, 'use', 'E4 Transporter Mine')).toBe('ge/crucial-rules/1');
});

test('E4 Transporter Mine: played as a reaction together with a transporter it goes off at once and is discarded', () => {
  const t = table({
    active: 2,
    seats: [
      { fleet: [S2], hand: ['E4 Transporter Mine', 'E2 Transporter'] },
      { fleet: [S5], hand: ['T3 Moon'], order: 'never' },
    ],
  });
  t.act(2, 'play', 'T3 Moon').act(1, 'respond', 'E4 Transporter Mine');
  expect([t.shields(S5), t.pile(1, 'discard'), t.under('E2 Transporter')]).toEqual([2, ['E4 Transporter Mine'], S2]);
});

test('E7 Mine Rack: a mine in it is used four times, once a turn, and then goes; the rack stays', () => {
  const t = sides(
    [],
    { fleet: [{ card: S2, on: [{ card: 'E7 Mine Rack', on: ['E1 Explosive Mine'] }] }] },
    { fleet: ['S10 Krebiz Dreadnought Carrier'] },
  );
  for (const left of [true, true, true, false]) {
    t.act(1, 'use', 'E1 Explosive Mine');
    expect(t.inPlay('E1 Explosive Mine')).toBe(left);
    if (left) {
      expect(t.refuses(1, 'use', 'E1 Explosive Mine')).toBe('ge/card-actions-limit/1');
      next(t);
    }
  }
  expect(t.inPlay('E7 Mine Rack')).toBe(true);
});

test('E7 Mine Rack: takes one mine card at a time, and no stasis mine', () => {
  const t = sides([], {
    fleet: [{ card: S2, on: ['E7 Mine Rack'] }],
    hand: ['E1 Explosive Mine', 'E2 Nuclear Mine', 'E6 Stasis Mine'],
  });
  t.act(1, 'play', 'E6 Stasis Mine');
  expect(t.under('E6 Stasis Mine')).toBe(S2);
  t.act(1, 'play', 'E1 Explosive Mine').pick(1, 'E7 Mine Rack').act(1, 'play', 'E2 Nuclear Mine');
  expect([t.under('E1 Explosive Mine'), t.under('E2 Nuclear Mine')]).toEqual(['E7 Mine Rack', S2]);
});

test('E1 False Mine: a minesweeper does not sweep the mine that goes off', () => {
  const t = sides(
    ['E2 Nuclear Mine'],
    { hand: ['E1 False Mine'] },
    { fleet: ['S4 Argonian Minesweeper'], order: 'always' },
  );
  t.act(1, 'use', 'E2 Nuclear Mine')
    .act(2, 'respond', 'S4 Argonian Minesweeper')
    .act(1, 'respond', 'E1 False Mine')
    .pass(2, 2);
  expect([t.shields('S4 Argonian Minesweeper'), t.pile(1, 'discard')]).toEqual([
    2,
    ['E2 Nuclear Mine', 'E1 False Mine'],
  ]);
});

test('E1 False Mine: played beforehand it keeps a minesweeper from sweeping for a turn, and no longer', () => {
  const t = sides(
    ['E2 Nuclear Mine', 'E1 Explosive Mine'],
    { hand: ['E1 False Mine'], order: 'never' },
    { fleet: ['T3 Moon', 'S4 Argonian Minesweeper'], order: 'always' },
  );
  t.act(1, 'play', 'E1 False Mine').pass(2).act(1, 'use', 'E2 Nuclear Mine').pass(2);
  expect(t.shields('S4 Argonian Minesweeper')).toBe(2);
  t.untilPhase('allocation', 2).pick(2, 'S4 Argonian Minesweeper').untilPhase('play A', 1);
  t.act(1, 'use', 'E1 Explosive Mine').pick(1, 'S4 Argonian Minesweeper').act(2, 'respond', 'S4 Argonian Minesweeper');
  expect(t.shields('S4 Argonian Minesweeper')).toBe(3);
});

rule('ge/ship-systems/1', 'a mine deployment system does nothing for a mine without its supply point', () => {
  const t = sides([], { fleet: [{ card: 'S3 Tufor Cutter', given: supplied(0), on: ['E1 Explosive Mine'] }] });
  t.act(1, 'use', 'E1 Explosive Mine');
  expect(t.pile(1, 'discard')).toEqual(['E1 Explosive Mine']);
});

rule('ge/ship-systems/2', 'an active system lets one mine be used each turn, and it stays', () => {
  const t = sides([], { fleet: [{ card: 'S3 Tufor Cutter', given: supplied(1), on: ['E1 Explosive Mine'] }] });
  t.act(1, 'use', 'E1 Explosive Mine');
  expect([t.shields(S5), t.under('E1 Explosive Mine')]).toEqual([3, 'S3 Tufor Cutter']);
  expect(t.refuses(1, 'use', 'E1 Explosive Mine')).toBe('ge/card-actions-limit/1');
});

rule('ge/ship-systems/3', 'the supply point may be given before there is a mine', () => {
  const t = table({
    phase: 'allocation',
    seats: [
      { fleet: ['T3 Moon', { card: 'S3 Tufor Cutter', engaged: false }], hand: ['E1 Explosive Mine'], order: 'never' },
      { fleet: [S5], order: 'never' },
    ],
  });
  t.pick(1, 'S3 Tufor Cutter', 'Supply for the mine deployment system of S3 Tufor Cutter');
  t.act(1, 'play', 'E1 Explosive Mine').act(1, 'use', 'E1 Explosive Mine');
  expect([t.shields(S5), t.under('E1 Explosive Mine')]).toEqual([3, 'S3 Tufor Cutter']);
});

rule('ge/ship-systems/4', 'mines beyond the number of active systems are used up', () => {
  const t = sides([], {
    fleet: [{ card: 'S3 Tufor Cutter', given: supplied(1), on: ['E1 Explosive Mine', 'E2 Nuclear Mine'] }],
  });
  t.act(1, 'use', 'E1 Explosive Mine').act(1, 'use', 'E2 Nuclear Mine');
  expect([t.pile(1, 'discard'), t.inPlay('E1 Explosive Mine')]).toEqual([['E2 Nuclear Mine'], true]);
});
