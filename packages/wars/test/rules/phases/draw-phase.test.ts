import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { view } from '../../../src/game.ts';
import { at, VALLEY } from '../../support/valley.ts';

// Drawing
rule(
  ['wars/draw-phase/1', 'wars/draw-phase/2', 'wars/draw-phase/3', 'wars/draw-phase/4'],
  'one card at a time from the active pile, seen before the next, with interrupts between, never on the stack',
  () => {
    const t = at('draw', {
      hand: ['Test Draw'],
      active: ['Stinger', 'Boxer', 'Slider'],
      reserve: 9,
      at: { [VALLEY]: ['Test Scholar'] },
    });
    t.act(1, 'draw');
    expect([t.stack, t.asked, t.size(1, 'active')]).toEqual([[], [1], 2]);
    expect(view(t.s, 0).hand.map(c => c.title)).toContain('Stinger');
    expect(JSON.stringify(view(t.s, 1))).not.toContain('Stinger');
    t.act(1, 'play', 'Test Draw');
    expect(t.refuses(1, 'draw')).toBe('wars/the-stack/4');
    t.resolve().act(1, 'draw');
    expect(t.size(1, 'hand')).toBe(4);
    t.use(1, 'Test Scholar', 3);
    t.act(1, 'draw');
    expect(t.refuses(1, 'draw')).toBe('wars/draw-phase/1');
    t.pass(1);
    expect(t.refuses(2, 'draw')).toBe('wars/initiative/2');
  },
);
