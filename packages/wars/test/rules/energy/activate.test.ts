import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { view } from '../../../src/game.ts';
import { heard } from '../../support/phases.ts';
import { at } from '../../support/valley.ts';

// Activating
rule('wars/activate/1', 'with 51 cards in the reserve and none activated nothing can be paid for', () => {
  const t = at('deploy', { hand: ['Test Scholar', 'Test Order'], reserve: 51, active: 0 });
  expect(t.refuses(1, 'play', 'Test Scholar')).toBe('wars/costs/1');
  // cards that cost nothing can be played
  expect(t.offers(1, 'play', 'Test Order')).toBe(true);
  const paid = at('deploy', { hand: ['Test Scholar'], reserve: 50, active: 1 });
  expect(paid.offers(1, 'play', 'Test Scholar')).toBe(true);
});

rule('wars/activate/2', 'cards go one at a time from the top of the reserve to that of the active pile, unseen', () => {
  const t = at('activate', { reserve: ['Stinger', 'Boxer', 'Slider'], active: ['Little Nelly'], icons: {} });
  t.act(1, 'activate', 2).resolve();
  expect(t.pile(1, 'active')).toEqual(['Boxer', 'Stinger', 'Little Nelly']);
  expect(t.pile(1, 'reserve')[0]).toBe('Slider');
  for (const who of [1, 2, null]) {
    expect(heard(t, who, 'activated')).toBe('[{"t":"activated","seat":0,"n":2,"announced":true}]');
    expect(JSON.stringify(view(t.s, who === null ? null : who - 1))).not.toContain('Boxer');
  }
});
