import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { tells } from '../../support/in-play.ts';
import { at } from '../../support/valley.ts';

rule('wars/look/1', 'who looks at a card alone sees it, and it stays where it was', () => {
  const t = at('control', { hand: ['Test Look'], reserve: ['Boxer', 'Slider'] });
  t.play(1, 'Test Look');
  const [fact] = t.happened('looked-at');
  expect(tells(t, fact!, 1)).toContain('Boxer');
  for (const who of [2, null]) expect(tells(t, fact!, who)).not.toContain('Boxer');
  expect(t.pile(1, 'reserve').slice(0, 2)).toEqual(['Boxer', 'Slider']);
});
