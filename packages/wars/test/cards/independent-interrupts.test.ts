import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { type Table, table } from '../table.ts';

const CORE = 'Ganymede/Core Shaft';
const FREIGHTER = 'Belt/Derelict Freighter';
const ROUTE = 'Venus/Trade Route';

test('Expansion: an encampment whose support icon you have in play already', () => {
  const t = table({
    locations: [CORE],
    seats: [{ icons: { earther: 1, shi: 1 }, hand: ['Expansion'], reserve: [FREIGHTER, ROUTE, CORE] }, {}],
  });
  t.act(1, 'play', 'Expansion'); // two kinds of icons: only this way is open
  t.resolve();
  expect(t.question).toBe('download');
  expect([t.offers(1, 'card', FREIGHTER), t.offers(1, 'card', CORE)]).toEqual([false, false]);
  t.pick(1, ROUTE);
  expect(t.pile(1, 'hand')).toEqual([ROUTE]);
  expect(t.pile(1, 'lost')).toEqual(['Expansion']);
});

rule(
  'wars/deploy-phase/6',
  'Expansion: with one kind of icon any encampment; which way is announced when it is played',
  () => {
    const t = table({
      locations: [CORE],
      seats: [{ icons: { earther: 1 }, hand: ['Expansion'], reserve: [FREIGHTER, ROUTE, CORE] }, {}],
    });
    t.act(1, 'play', 'Expansion');
    expect(t.question).toBe('way');
    t.pick(1, 1).resolve();
    expect(t.offers(1, 'card', CORE)).toBe(false);
    t.pick(1, FREIGHTER);
    expect(t.pile(1, 'hand')).toEqual([FREIGHTER]);
  },
);

test('Expansion: without a support icon in play it is not one kind, and no encampment can be had', () => {
  const t = table({
    locations: [CORE],
    seats: [{ icons: {}, hand: ['Expansion'], reserve: [FREIGHTER, ROUTE] }, {}],
  });
  t.act(1, 'play', 'Expansion').resolve();
  expect(t.question).toBe('initiative');
  expect([t.pile(1, 'hand'), t.pile(1, 'lost')]).toEqual([[], ['Expansion']]);
});

const overburdened = (mode: number, hand: string[] | number, active = 20): Table =>
  table({ locations: [CORE], seats: [{ hand: ['Overburdened'], active }, { hand }] }).act(
    1,
    'play',
    'Overburdened',
    mode,
  );

test('Overburdened: used, a hand of thirteen is cut down to eight', () => {
  const t = overburdened(0, 13).resolve();
  expect([t.size(2, 'hand'), t.size(2, 'used')]).toEqual([8, 5]);
  expect(t.pile(1, 'used')).toEqual(['Overburdened']);
  const twelve = overburdened(0, 12).resolve();
  expect([twelve.size(2, 'hand'), twelve.size(2, 'used')]).toEqual([12, 0]);
});

rule(
  'wars/effects/12',
  'Overburdened: thirteen cards when it is played, twelve when it resolves: nothing happens',
  () => {
    const t = overburdened(0, ['Expansion', ...Array.from({ length: 12 }, () => 'Earther Bot')]);
    t.act(2, 'play', 'Expansion').resolveAll();
    expect(t.size(2, 'hand')).toBe(12);
    expect(t.pile(1, 'used')).toEqual(['Overburdened']);
  },
);

test('Overburdened: lost, for 4 energy the opponent loses all copies of a title', () => {
  const hand = ['Veteran Pilot', 'James Howler', 'Veteran Pilot', 'Bean Counter', 'Bean Counter'];
  const t = overburdened(1, hand).untilAsked('may', 1).pick(1, 'yes');
  expect(t.offers(1, 'card', 'James Howler')).toBe(false);
  t.pick(1, 'Veteran Pilot');
  expect(t.pile(2, 'lost')).toEqual(['Veteran Pilot', 'Veteran Pilot']);
  expect(t.size(2, 'hand')).toBe(3);
  expect(t.size(1, 'active')).toBe(16);
  expect(t.pile(1, 'lost')).toEqual(['Overburdened']);
  const poor = overburdened(1, hand, 3).resolve();
  expect(poor.size(2, 'hand')).toBe(5);
});

const refuge = (newcomers: number): Table =>
  table({
    phase: 'battle',
    active: 2,
    locations: [CORE],
    seats: [
      { hand: ['Refuge'], at: { [CORE]: ['Earther Bot'] } },
      { at: { [CORE]: Array.from({ length: 4 }, (_, i) => ({ card: 'Gongen Bot', new: i < newcomers })) } },
    ],
  });

test('Refuge: no attack where four of the opponent’s units have entered play this turn', () => {
  const t = refuge(4);
  expect(t.offers(2, 'attack', CORE)).toBe(true);
  t.pass(2).play(1, 'Refuge');
  expect(t.refuses(2, 'attack', CORE)).toBe('wars/cant/1');
  expect(refuge(3).pass(2).refuses(1, 'play', 'Refuge')).toBe('wars/target/7');
});
