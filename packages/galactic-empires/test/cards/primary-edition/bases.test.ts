import { expect, test } from 'vitest';
import type { CardPlace, SeatPosition } from '../../../src/position.ts';
import { turn } from '../../../src/rules/table/card-position.ts';
import type { Phase } from '../../../src/state.ts';
import { type Table, table } from '../../table.ts';

// The bases of the Primary Edition that have a text

const at = (phase: Phase, one: SeatPosition, two: SeatPosition = {}): Table =>
  table({
    phase,
    seats: [
      { order: 'never', ...one },
      { order: 'never', ...two },
    ],
  });
const off = (card: string): CardPlace => ({ card, engaged: false });
const stack = (card: string, ...on: readonly CardPlace[]): CardPlace => ({ card, on });
/** Returns the points that player 1 generates with a base on a moon, and with it engaged or not. */
const made = (base: string, engage: boolean, ...kinds: string[]): number[] => {
  const t = at('allocation', { fleet: ['T5 Star', 'T8 System Mechad System', stack('T3 Moon', off(base))] });
  t.allocate(1, { engage: engage ? [base] : [] });
  const { points } = t.happened('generated').at(-1)!;
  return kinds.map(kind => points[kind] ?? 0);
};

test('B1 Commercial Outpost: 1 supply and 1 economy more while it is engaged, nothing more while it is not', () => {
  const [supply, economy] = made('B1 Commercial Outpost', false, 'supply', 'economy') as [number, number];
  expect(made('B1 Commercial Outpost', true, 'supply', 'economy')).toEqual([supply + 1, economy + 1]);
});

test('B3 Space Station (Primary Edition): 2 supply more while it is engaged, nothing more while it is not', () => {
  const [supply, economy] = made('B3 Space Station (Primary Edition)', false, 'supply', 'economy') as [number, number];
  expect(made('B3 Space Station (Primary Edition)', true, 'supply', 'economy')).toEqual([supply + 2, economy]);
});

test('B3 Repair Station: 2 repair points while it is engaged, none while it is not', () => {
  expect(made('B3 Repair Station', true, 'repair')).toEqual([2]);
  expect(made('B3 Repair Station', false, 'repair')).toEqual([0]);
});

test('B1 Planetary Shield (Primary Edition): takes the damage of hazards to its terrain, as far as its 3 shields go', () => {
  const shield = 'B1 Planetary Shield (Primary Edition)';
  const strike = (shieldDamage: number): number[] => {
    const field = { card: 'T/H2 Plasma Field', by: 1, as: 1 };
    const on = [{ card: shield, shieldDamage }, field];
    const t = at('play A', {}, { fleet: [stack('T5 Planet Candor II', ...on)] });
    t.act(1, 'use', 'T/H2 Plasma Field');
    return [t.shields(shield), t.card('T5 Planet Candor II').damage];
  };
  expect([strike(0), strike(2)]).toEqual([
    [1, 0],
    [0, 1],
  ]);
});

test('B1 Planetary Shield (Primary Edition): goes to planets, moons and large asteroids, and not to stars', () => {
  const shield = 'B1 Planetary Shield (Primary Edition)';
  const t = at('play A', { hand: [shield], fleet: ['T5 Star', 'T3 Moon', 'T1 Large Asteroid'] });
  t.act(1, 'play', shield);
  expect(['T5 Star', 'T3 Moon', 'T1 Large Asteroid'].map(x => t.offers(1, 'on', x))).toEqual([false, true, true]);
  t.act(1, 'on', 'T3 Moon');
  const none = at('play A', { hand: [shield], fleet: ['T5 Star'] });
  expect(none.refuses(1, 'play', shield)).toBe('ge/base/1');
});

test('B7 Academy (Primary Edition): crew of its fleet have 1 more strength while it is engaged', () => {
  const t = at('play A', {
    fleet: [stack('T3 Moon', 'B7 Academy (Primary Edition)'), stack('S4 Argonian Destroyer', 'C2 Engineer')],
  });
  expect(t.strength('C2 Engineer')[0]).toBe(3);
  const idle = at('play A', {
    fleet: [stack('T3 Moon', off('B7 Academy (Primary Edition)')), stack('S4 Argonian Destroyer', 'C2 Engineer')],
  });
  expect(idle.strength('C2 Engineer')[0]).toBe(2);
  const others = at(
    'play A',
    { fleet: [stack('T3 Moon', 'B7 Academy (Primary Edition)')] },
    { fleet: [stack('S4 Argonian Destroyer', 'C2 Engineer')] },
  );
  expect(others.strength('C2 Engineer')[0]).toBe(2);
});

const YARD = 'B8 Shipyard (Primary Edition)';
/** Gives the shipyard economy, and goes on to the question after the discards of the turn. */
const yard = (economy: number, disengage = false): Table => {
  const t = at('allocation', {
    fleet: ['T9 Gas Giant', 'T9 Planet', stack('T3 Moon', off(YARD))],
    discard: ['S5 Scorpead Light Cruiser', 'S4 Argonian Destroyer', 'T3 Moon'],
  });
  t.allocate(1, { engage: [YARD], give: [[YARD, 'text 1', economy]] }).untilAsked('play cards');
  if (disengage) turn(t.s, t.id(YARD), false);
  return t.untilAsked('discard').pick(1);
};

test.each([
  false,
  true,
])('B8 Shipyard (Primary Edition): engaged in the turn, it takes back a ship for economy at its end (disengaged since: %s)', disengage => {
  const t = yard(4, disengage);
  expect([t.question, t.pile(1, 'hand').includes('S4 Argonian Destroyer')]).toEqual(['may', false]);
  t.act(1, 'yes');
  expect(t.pile(1, 'hand')).toContain('S4 Argonian Destroyer');
});

test('B8 Shipyard (Primary Edition): takes back no ship that is stronger than the economy it got', () => {
  expect(yard(3).question).not.toBe('may');
});
