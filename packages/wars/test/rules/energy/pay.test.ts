import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { view } from '../../../src/game.ts';
import { heard } from '../../support/phases.ts';
import { at } from '../../support/valley.ts';

rule(['wars/active-pile/1'], 'the active pile is there with no card in it, and takes the first one', () => {
  const t = at('activate', { active: 0, icons: {} });
  expect([view(t.s, 1).seats[0]!.active, t.pile(1, 'active')]).toEqual([0, []]);
  t.act(1, 'activate', 1).resolve();
  expect(view(t.s, 1).seats[0]!.active).toBe(1);
});

// Paying
rule(['wars/pay/1', 'wars/used-pile/1'], 'paid energy goes one card at a time, unseen, onto the used pile', () => {
  const t = at('control', {
    hand: ['Test Toll'],
    active: ['Stinger', 'Boxer', 'Slider'],
    reserve: 30,
    used: ['Little Nelly'],
    icons: {},
  });
  t.act(1, 'play', 'Test Toll');
  expect(t.pile(1, 'active')).toEqual([]);
  expect(t.pile(1, 'used')).toEqual(['Slider', 'Boxer', 'Stinger', 'Little Nelly']);
  for (const who of [1, 2, null]) {
    expect(heard(t, who, 'paid')).toBe('[{"t":"paid","seat":0,"n":3,"cost":true}]');
    expect(JSON.stringify(view(t.s, who === null ? null : who - 1))).not.toContain('Boxer');
  }
  // two energy cannot pay a cost of three, whatever is in the reserve and the used pile
  const short = at('control', { hand: ['Test Toll'], active: 2, reserve: 30, used: 10 });
  expect(short.refuses(1, 'play', 'Test Toll')).toBe('wars/costs/1');
});
