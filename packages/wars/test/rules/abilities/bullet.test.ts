import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { at, scholar } from '../../support/the-stack.ts';
import { VALLEY, VANTAGE } from '../../support/valley.ts';

// Bullets
rule('wars/bullet/1', 'an interrupt with one bullet is played once in each player’s turn', () => {
  const t = at('control', { hand: ['Test Bullet', 'Test Bullet', 'Simple Wager', 'Simple Wager'] });
  t.play(1, 'Test Bullet');
  expect(t.refuses(1, 'play', 'Test Bullet')).toBe('wars/bullet/1');
  t.until('activate', 2).pass(2);
  expect(t.offers(1, 'play', 'Test Bullet')).toBe(true);
});

rule('wars/bullet/1', 'an order with a bullet likewise: no second Simple Wager in a deploy phase', () => {
  const t = at('deploy', { hand: ['Simple Wager', 'Simple Wager'] }, { reserve: ['Stinger', 'Stinger'] });
  t.act(1, 'play', 'Simple Wager');
  if (t.question === 'number') t.pick(1, 1);
  t.resolveAll();
  expect(t.refuses(1, 'play', 'Simple Wager')).toBe('wars/bullet/1');
});

rule(['wars/bullet/2', 'wars/bullet/3'], '“• Pay 2 energy: draw a card” works once in a turn', () => {
  const t = at('control', { at: scholar, active: 6, hand: 0 });
  t.use(1, 'Test Scholar', 1);
  expect([t.size(1, 'active'), t.size(1, 'hand')]).toEqual([4, 1]);
  expect(t.offers(1, 'use', 'Test Scholar', 1)).toBe(false);
  expect(t.refuses(1, 'use', 'Test Scholar', 1)).toBe('wars/bullet/2');
  t.until('activate', 2).pass(2);
  expect(t.offers(1, 'use', 'Test Scholar', 1)).toBe(true);
  // two bullets: twice
  t.use(1, 'Test Scholar', 2);
  t.pass(2).use(1, 'Test Scholar', 2).pass(2);
  expect(t.refuses(1, 'use', 'Test Scholar', 2)).toBe('wars/bullet/2');
});

rule('wars/bullet/2', 'the two sides of an inverter have bullets of their own', () => {
  const t = at('control', { hand: [VANTAGE, VANTAGE], used: ['Stinger'], at: { [VALLEY]: ['Hullripper'] } });
  t.act(1, 'use', 'Hullripper', 0);
  if (t.question === 'give') t.pick(1, VANTAGE);
  t.resolve();
  expect(t.inverted('Hullripper')).toBe(true);
  t.use(1, 'Hullripper', 0);
  expect([t.inverted('Hullripper'), t.happened('drew').length]).toEqual([false, 1]);
  // back on the first side, its bullet is still used
  expect(t.refuses(1, 'use', 'Hullripper', 0)).toBe('wars/bullet/2');
});

rule('wars/bullet/4', 'a use that is canceled counts', () => {
  const t = at('control', { at: scholar }, { hand: ['Test Cancel'] });
  t.act(1, 'use', 'Test Scholar', 1).pass(1).play(2, 'Test Cancel');
  expect(t.happened('drew')).toEqual([]);
  expect(t.refuses(1, 'use', 'Test Scholar', 1)).toBe('wars/bullet/2');
});

rule('wars/bullet/5', 'Syndicate Interference canceled by Outmaneuvered has used up its play', () => {
  const t = at(
    'control',
    { at: scholar, hand: ['Outmaneuvered'] },
    { hand: ['Syndicate Interference', 'Syndicate Interference'], active: 9 },
  );
  t.act(1, 'drain', VALLEY).pass(1);
  t.act(2, 'play', 'Syndicate Interference').pass(2);
  t.act(1, 'play', 'Outmaneuvered').pass(1, 2);
  // 1 energy would save it, but the player does not pay
  if (t.question === 'may') t.pick(2, 'no');
  expect([t.stack, t.pile(2, 'lost')]).toEqual([['Drain'], ['Syndicate Interference']]);
  t.pass(1);
  expect(t.refuses(2, 'play', 'Syndicate Interference')).toBe('wars/bullet/1');
  t.resolveAll();
  t.until('control', 2).until('control', 1);
  t.act(1, 'drain', VALLEY).pass(1);
  expect(t.offers(2, 'play', 'Syndicate Interference')).toBe(true);
});
