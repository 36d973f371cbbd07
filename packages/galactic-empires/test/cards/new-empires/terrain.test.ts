import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import type { CardPlace, SeatPosition } from '../../../src/position.ts';
import type { Phase } from '../../../src/state.ts';
import { type Table, table } from '../../table.ts';

// Every terrain card with a text: its effect, and cases without one

const at = (phase: Phase, one: SeatPosition, ...others: SeatPosition[]): Table =>
  table({ phase, seats: [one, ...(others.length > 0 ? others : [{}])].map(x => ({ order: 'never', ...x })) });
const stack = (card: string, ...on: readonly CardPlace[]): CardPlace => ({ card, on });

for (const host of ['T6 Planet', 'T6 System', 'T5 Star'])
  test(`T2 Captured Moon: becomes part of ${host}, with 2 strength, 1 economy and 1 supply more`, () => {
    const strength = Number(host[1]);
    const t = at('play A', { fleet: [host], hand: ['T2 Captured Moon'] });
    t.act(1, 'play', 'T2 Captured Moon');
    expect([t.under('T2 Captured Moon'), t.strength(host)]).toEqual([host, [strength + 2, strength + 2]]);
    const yields = (...on: string[]) => {
      const made = at('allocation', { fleet: [stack(host, ...on), { card: 'S2 P.O.T. Escort', engaged: false }] });
      made.allocate(1, {});
      const { points } = made.happened('generated').at(-1)!;
      return ['economy', 'supply'].map(kind => points[kind] ?? 0);
    };
    const plain = yields();
    expect(yields('T2 Captured Moon')).toEqual(plain.map(n => n + 1));
  });

test('T2 Captured Moon: is not played on a moon, an asteroid or a comet, nor alone', () => {
  const t = at('play A', { fleet: ['T3 Moon', 'T1 Large Asteroid', 'T6 Comet'], hand: ['T2 Captured Moon'] });
  expect(t.refuses(1, 'play', 'T2 Captured Moon')).toBe('ge/terrain/3');
});

rule('ge-r-femerazi-1', 'T6 System - Femerazi System: hazards do nothing to Tufor ships of any fleet', () => {
  const name = 'T6 System - Femerazi System';
  const hazard = 'H2 Ion Storm';
  const [tufor, other] = ['S2 Tufor Escort', 'S2 Mechad Escort'];
  const t = at('play A', { fleet: [name], hand: [hazard] }, { fleet: [tufor, other] });
  t.act(1, 'play', hazard);
  expect(t.question === 'place' && t.offers(1, 'on', tufor)).toBe(false);
  const field = { card: 'T/H2 Plasma Field', by: 2, as: 1 };
  const hurt = (ship: string, ...more: string[]) => {
    const x = table({
      active: 2,
      seats: [{ fleet: [stack(ship, field), ...more], order: 'never' }, { order: 'never' }],
    }).act(2, 'use', 'T/H2 Plasma Field');
    return x.card(ship).shieldDamage;
  };
  expect([hurt(tufor, name), hurt(tufor), hurt(other, name)]).toEqual([0, 2, 0]);
});

const sensor = (...others: readonly SeatPosition[]) =>
  at('play A', { fleet: ['T7 Sensor Planet (New Empires)'] }, ...others);
const looks = (t: Table) => t.log(0).filter(x => /looks at/.test(x));

test('T7 Sensor Planet (New Empires): its player looks at one card that another player draws, once a turn', () => {
  const t = sensor({ deck: ['T3 Moon', 'T5 Star'] }, { deck: ['T6 Planet', 'T4 Planet'] });
  t.untilAsked('may', 1).pick(1, 'no').pick(1, 'yes');
  t.untilAsked('play cards', 1);
  expect(looks(t)).toEqual(['Player 1 looks at T5 Star in the hand of Player 2.']);
  expect(t.log(2).some(x => /T5 Star/.test(x))).toBe(false);
});

test('T7 Sensor Planet (New Empires): it looks again in its player’s next turn, and at no card that its player draws', () => {
  const t = sensor({ deck: ['T3 Moon', 'T5 Star', 'T1 Small Moon', 'T2 Comet'] });
  t.untilAsked('may', 1).pick(1, 'yes').untilAsked('play cards', 1);
  expect(looks(t)).toEqual(['Player 1 looks at T3 Moon in the hand of Player 2.']);
  t.untilAsked('may', 1).pick(1, 'yes').untilAsked('play cards', 1);
  expect(looks(t)).toEqual([
    'Player 1 looks at T3 Moon in the hand of Player 2.',
    'Player 1 looks at T1 Small Moon in the hand of Player 2.',
  ]);
});
