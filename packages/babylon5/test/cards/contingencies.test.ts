import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { DISCARD } from '../../src/state.ts';
import { type Table, table } from '../support/table.ts';
import './played-cards.ts';

const blow = (damage: number): Table =>
  table({
    seats: [
      {
        race: 'narn',
        supporting: [{ card: 'Test Spy', attached: ['Vicious Blow'] }, 'Test Second'],
        hand: ['Vicious Blow'],
      },
      { race: 'centauri', supporting: [{ card: 'Test Sudden Envoy', damage }, 'Test Sudden Squadron'] },
    ],
    order: ['narn', 'centauri'],
    conflicts: [{ conflict: 'Test Sudden Plot', by: 'centauri', support: ['Test Sudden Envoy'] }],
  });

rule(
  'b5/cards-contingency/14',
  'revealed when its character neutralizes what it attacked: severe damage 1 becomes 3',
  () => {
    // 5 damage on top of 1, against 5 Diplomacy
    const t = blow(1).act('narn', 'attack', 'Test Spy', 'Test Sudden Envoy');
    expect(t.card('Test Sudden Envoy')).toMatchObject({ neutralized: 1, severe: 1 });
    t.act('narn', 'respond');
    expect(t.card('Test Sudden Envoy').severe).toBe(3);
    expect(t.titles('narn', DISCARD)).toEqual(['Vicious Blow']);
  },
);

test('Vicious Blow: it may stay hidden, and nothing happens', () => {
  const t = blow(1).act('narn', 'attack', 'Test Spy', 'Test Sudden Envoy').pass('narn');
  expect(t.card('Test Sudden Envoy').severe).toBe(1);
  expect(t.card('Vicious Blow')).toMatchObject({ faceDown: 1 });
});

test('Vicious Blow: not when the target holds out, nor when another character strikes', () => {
  const held = blow(0);
  held.s.cards[held.id('Test Sudden Envoy')]!.damage = -1;
  held.act('narn', 'attack', 'Test Spy', 'Test Sudden Envoy');
  expect([held.asked, held.card('Test Sudden Envoy').neutralized]).toEqual([['centauri'], 0]);
  const other = blow(1).act('narn', 'attack', 'Test Second', 'Test Sudden Envoy');
  expect([other.asked, other.card('Test Sudden Envoy').severe]).toEqual([['centauri'], 1]);
});

test('Vicious Blow: it lies under a character of yours, not under a fleet or under others', () => {
  const t = blow(0);
  t.act('narn', 'contingency', t.s.zones[1]![0]);
  for (const no of ['Test Sudden Envoy', 'Test Sudden Squadron']) expect(t.offers('narn', 'card', no)).toBe(false);
  t.pick('narn', 'Test Second');
  expect(t.card('Test Second').attached).toHaveLength(1);
});
