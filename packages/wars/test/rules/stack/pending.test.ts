import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { at, scholar } from '../../support/the-stack.ts';
import { UNTAPPED, VALLEY } from '../../support/valley.ts';
import { table } from '../../table.ts';

const AVIATRIX = 'Hellcat Aviatrix';

// Pending
rule(['wars/pending/1', 'wars/pending/4'], 'an order can be canceled while it is on the stack, and only then', () => {
  const t = at('deploy', { hand: ['Test Order'] }, { hand: ['Test Cancel Order'] }).pass(1);
  expect(t.refuses(2, 'play', 'Test Cancel Order')).toBe('wars/target/7');
  t.pass(2).until('deploy', 2);
  const u = at('deploy', { hand: ['Test Order'] }, { hand: ['Test Cancel Order'] });
  u.act(1, 'play', 'Test Order').pass(1);
  expect(u.offers(2, 'play', 'Test Cancel Order')).toBe(true);
  u.play(2, 'Test Cancel Order');
  expect([u.stack, u.happened('drew'), u.pile(1, 'lost')]).toEqual([[], [], ['Test Order']]);
  const done = at('deploy', { hand: ['Test Order'] }, { hand: ['Test Cancel Order'] });
  done.play(1, 'Test Order').pass(1);
  expect(done.refuses(2, 'play', 'Test Cancel Order')).toBe('wars/target/7');
});

rule('wars/pending/2', 'a ship that has just been played is pending, and not yet a ship in play', () => {
  const t = at('deploy', { hand: ['Guardian-Class Carrier'] }, { hand: ['Test Cancel Ship', 'Test Destroy Ship'] });
  t.act(1, 'play', 'Guardian-Class Carrier').pick(1, UNTAPPED).pass(1);
  expect(t.inPlay('Guardian-Class Carrier')).toBe(false);
  expect(t.offers(2, 'play', 'Test Cancel Ship')).toBe(true);
  expect(t.refuses(2, 'play', 'Test Destroy Ship')).toBe('wars/target/7');
  t.pass(2).pass(1);
  expect(t.refuses(2, 'play', 'Test Cancel Ship')).toBe('wars/target/7');
  expect(t.offers(2, 'play', 'Test Destroy Ship')).toBe(true);
});

rule('wars/pending/3', 'the middle one of three is canceled: the others keep their order, it has no effect', () => {
  const t = at('control', { hand: ['Test Spark', 'Test Might', 'Test Draw'], at: scholar }, { hand: ['Test Cancel'] });
  t.act(1, 'play', 'Test Spark');
  t.act(1, 'play', 'Test Might');
  t.act(1, 'play', 'Test Draw').pass(1);
  t.act(2, 'play', 'Test Cancel').pick(2, 'Test Might');
  expect(t.stack).toEqual(['Test Spark', 'Test Might', 'Test Draw', 'Test Cancel']);
  t.resolve();
  expect(t.stack).toEqual(['Test Spark', 'Test Draw']);
  t.resolveAll();
  expect(t.power('Test Scholar')).toBe(1);
  expect(t.happened('drew', 'activated').map(f => f.t)).toEqual(['drew', 'activated']);
  // phase actions can be canceled too
  const d = at('control', { at: scholar }, { hand: ['Test Cancel'] });
  d.act(1, 'drain', VALLEY).pass(1).play(2, 'Test Cancel');
  expect([d.stack, d.happened('drained', 'energy-lost')]).toEqual([[], []]);
});

rule(['wars/pending/5', 'wars/pending/6'], 'a port’s ability that moves a unit is pending; the unit is not', () => {
  const t = table({
    phase: 'move',
    locations: ['Ganymede/Test Port', VALLEY],
    seats: [
      { hand: ['Test Cancel Unit', 'Test Cancel'], at: { 'Ganymede/Test Port': [AVIATRIX] } },
      { hand: ['Test Cancel'] },
    ],
  });
  t.act(1, 'use', 'Ganymede/Test Port', 0);
  expect(t.stack).toEqual(['Ganymede/Test Port']);
  expect(t.refuses(1, 'play', 'Test Cancel Unit')).toBe('wars/target/7');
  expect(t.offers(1, 'play', 'Test Cancel')).toBe(true);
  // a unit that is being played is a pending unit
  const u = at('deploy', { hand: [AVIATRIX, 'Test Cancel Unit'] });
  u.act(1, 'play', AVIATRIX).pick(1, VALLEY);
  expect(u.offers(1, 'play', 'Test Cancel Unit')).toBe(true);
});
