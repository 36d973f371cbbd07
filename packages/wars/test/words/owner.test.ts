import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { at, VALLEY } from '../support/valley.ts';

rule('wars/owner/1', 'a card goes to its owner’s pile, whoever plays with it', () => {
  const t = at('control', { hand: ['Test Destroy'], at: { [VALLEY]: [{ card: 'Stinger', owner: 2 }] } });
  expect([t.card('Stinger').controller, t.card('Stinger').owner]).toEqual([0, 1]);
  t.play(1, 'Test Destroy', 'Stinger');
  expect([t.pile(1, 'lost'), t.pile(2, 'lost')]).toEqual([[], ['Stinger']]);
});
