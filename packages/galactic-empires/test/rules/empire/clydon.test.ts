import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { SeatPosition } from '../../../src/index.ts';
import { carrierFor, that, warcraft, yours } from '../../../src/words/index.ts';
import { table } from '../../table.ts';
import { testCard } from '../../test-cards.ts';

const never = { order: 'never' as const };

const play = (mine: SeatPosition, theirs: SeatPosition = {}) => table({ seats: [mine, { ...never, ...theirs }] });

const CRUISER = 'S4 Clydon Medium Star Cruiser';

const CRAFT = 'S1 Clydon War Craft';

rule('ge/empire-clydon/1', 'a ship that does not say so carries no warcraft', () => {
  const t = play({ fleet: ['S5 Clydon War Cruiser'], hand: [CRAFT] }).act(1, 'play', CRAFT);
  expect(t.under(CRAFT)).toBe('');
});

rule('ge/empire-clydon/2', 'a warcraft takes a Card Play of its own', () => {
  const t = play({ hand: [CRUISER, CRAFT] }).act(1, 'play', CRUISER);
  if (t.question === 'place') t.pick(1, 'space');
  t.act(1, 'play', CRAFT).pick(1, CRUISER);
  expect([t.player(1).plays, t.under(CRAFT)]).toEqual([1, CRUISER]);
});

rule('ge/empire-clydon/3', 'in reaction a warcraft comes alone, and only against fire at the Sector HQ', () => {
  const under = (target: 'hq' | 'base') => {
    const t = table({
      phase: 'weapons fire',
      seats: [{ fleet: ['S4 Refueler'] }, { fleet: [{ card: 'T3 Moon', on: ['B4 Base Station'] }], hand: [CRAFT] }],
    });
    if (target === 'hq') t.act(1, 'headquarters', '2');
    else t.act(1, 'fire', 'B4 Base Station');
    t.pick(1, 'S4 Refueler');
    return t.leaveOpen();
  };
  expect([under('hq').offers(2, 'respond', CRAFT), under('base').offers(2, 'respond', CRAFT)]).toEqual([true, false]);
});

rule('ge/empire-clydon/4', 'in a Play Cards Phase a warcraft joins or leaves a ship for a Card Play', () => {
  const t = play({ fleet: [CRUISER, CRAFT] }).act(1, 'join', CRAFT);
  expect([t.player(1).plays, t.under(CRAFT)]).toEqual([2, CRUISER]);
  t.act(1, 'separate', CRAFT);
  expect([t.player(1).plays, t.under(CRAFT)]).toEqual([1, '']);
});

rule('ge/empire-clydon/4', 'a warcraft that has left its ship may join it again in the same turn', () => {
  const t = table({ seats: [{ fleet: [{ card: CRUISER, on: [CRAFT] }] }, {}] });
  t.act(1, 'separate', CRAFT);
  expect(t.offers(1, 'join', CRAFT)).toBe(true);
});

testCard(
  { title: 'Test Nest Craft', types: ['S'], strength: 1, empire: 'Clydon' },
  { is: ['warcraft'], joins: that(yours, carrierFor), always: [{ k: 'carries', n: 1, of: warcraft, even: true }] },
);

rule('ge/empire-clydon/1', 'a ship that carries ships of its own kind does not join itself', () => {
  const fleet = ['S1 Test Nest Craft', CRAFT];
  const t = table({ seats: [{ fleet }, {}] });
  expect([t.refuses(1, 'join', fleet[0]!), t.offers(1, 'join', CRAFT)]).toEqual(['ge/empire-clydon/1', true]);
});

rule('ge/empire-clydon/1', 'only ships that say so carry warcraft', () => {
  const t = table({ seats: [{ fleet: [CRAFT, 'S5 Clydon War Cruiser'] }, {}] });
  expect(t.refuses(1, 'join', CRAFT)).toBe('ge/empire-clydon/1');
  const may = table({ seats: [{ fleet: [CRAFT, CRUISER] }, {}] });
  expect(may.offers(1, 'join', CRAFT)).toBe(true);
});

rule('ge/empire-clydon/2', 'ship and warcraft are two Card Plays', () => {
  const t = table({ seats: [{ hand: [CRUISER, CRAFT] }, {}] });
  t.act(1, 'play', CRUISER).act(1, 'play', CRAFT).pick(1, CRUISER);
  expect([t.player(1).plays, t.under(CRAFT)]).toEqual([1, CRUISER]);
});

rule('ge/empire-clydon/3', 'in reaction a warcraft is played alone, against fire that would hit the Sector HQ', () => {
  const t = table({
    phase: 'weapons fire',
    seats: [{ fleet: ['S2 Space Yacht'] }, { fleet: ['T3 Moon'], hand: [CRAFT] }],
  });
  t.act(1, 'headquarters', '2').pick(1, 'S2 Space Yacht', 'S2 Space Yacht').act(2, 'respond', CRAFT);
  expect([t.under(CRAFT), t.hq(2), t.shields(CRAFT)]).toEqual(['', 0, 0]);
});

rule('ge/empire-clydon/4', 'a warcraft joins or leaves a ship in a Play Cards Phase, for a Card Play', () => {
  const t = table({ seats: [{ fleet: [CRAFT, CRUISER] }, {}] });
  t.act(1, 'join', CRAFT);
  expect([t.under(CRAFT), t.player(1).plays, t.strength(CRUISER)[0]]).toEqual([CRUISER, 2, 5]);
  t.act(1, 'separate', CRAFT);
  expect([t.under(CRAFT), t.player(1).plays, t.strength(CRUISER)[0]]).toEqual(['', 1, 4]);
});
