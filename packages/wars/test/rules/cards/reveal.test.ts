import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { tells } from '../../support/in-play.ts';
import { at } from '../../support/valley.ts';

rule('wars/reveal/1', 'a revealed card is shown to both, and stays in the hand', () => {
  const t = at('control', { hand: ['Test Show', 'Boxer'] });
  t.play(1, 'Test Show');
  const [fact] = t.happened('revealed');
  for (const who of [1, 2]) expect(tells(t, fact!, who)).toContain('Boxer');
  expect(t.pile(1, 'hand')).toContain('Boxer');
});
