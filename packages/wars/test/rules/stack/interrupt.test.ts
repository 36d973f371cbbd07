import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { view } from '../../../src/game.ts';
import { at } from '../../support/the-stack.ts';
import { UNTAPPED, VALLEY, VANTAGE } from '../../support/valley.ts';
import type { Table } from '../../table.ts';

const AVIATRIX = 'Hellcat Aviatrix';

rule(
  ['wars/order/4', 'wars/cancel/2'],
  'Trumped cancels Simple Wager: no number is named, and the order is lost',
  () => {
    const t = at('deploy', { hand: ['Simple Wager'] }, { hand: ['Trumped'], at: { [VALLEY]: ['The Gambler'] } });
    t.act(1, 'play', 'Simple Wager');
    if (t.question === 'number') t.pick(1, 5);
    t.pass(1).play(2, 'Trumped');
    expect([t.stack, t.pile(1, 'lost'), t.size(1, 'used')]).toEqual([[], ['Simple Wager'], 0]);
    expect(t.happened('revealed')).toEqual([]);
  },
);

// Interrupts and orders
rule('wars/interrupt/1', 'in any phase of either player’s turn', () => {
  for (const phase of ['activate', 'control', 'deploy', 'battle', 'move', 'draw'] as const) {
    const t = at(phase, { hand: ['Test Draw'] }, { hand: ['Test Draw'] });
    expect(t.offers(1, 'play', 'Test Draw')).toBe(true);
    expect(t.offers(2, 'play', 'Test Draw')).toBe(false);
    t.pass(1);
    expect(t.offers(2, 'play', 'Test Draw')).toBe(true);
  }
});

rule('wars/interrupt/2', 'nothing else is played outside one’s own deploy phase', () => {
  const hand = [
    AVIATRIX,
    'Guardian-Class Carrier',
    'Stinger',
    'Ikazuchi',
    'First Aid',
    'Test Order',
    'Test Draw',
    VANTAGE,
  ];
  const only = (t: Table, who: number) => t.options(who).filter(o => o.verb === 'play').length;
  const t = at('move', { hand, at: { [VALLEY]: ['Claviger'] } }, { hand }, { locations: [VALLEY, UNTAPPED] });
  expect(only(t, 1)).toBe(1);
  for (const title of hand.filter(x => x !== 'Test Draw')) expect(t.refuses(1, 'play', title)).toBe('wars/interrupt/2');
  const deploy = at('deploy', { hand, at: { [VALLEY]: ['Claviger'] } }, { hand }, { locations: [VALLEY, UNTAPPED] });
  expect(only(deploy, 1)).toBe(hand.length);
  deploy.pass(1);
  expect(only(deploy, 2)).toBe(1);
  expect(deploy.refuses(2, 'play', AVIATRIX)).toBe('wars/interrupt/2');
});

rule('wars/interrupt/3', 'a used interrupt goes to the used pile, a lost one to the lost pile', () => {
  const t = at('control', { hand: ['Test Draw', 'Test Draw Lost'] });
  t.play(1, 'Test Draw');
  expect([t.pile(1, 'used'), t.pile(1, 'lost')]).toEqual([['Test Draw'], []]);
  t.play(1, 'Test Draw Lost');
  expect([t.pile(1, 'used'), t.pile(1, 'lost')]).toEqual([['Test Draw'], ['Test Draw Lost']]);
});

rule('wars/interrupt/4', 'Overburdened: the effect and the pile are chosen when it goes on the stack', () => {
  const t = at('control', { hand: ['Overburdened'], used: 0 }, { hand: 13 });
  expect([t.offers(1, 'play', 'Overburdened', 0), t.offers(1, 'play', 'Overburdened', 1)]).toEqual([true, true]);
  t.act(1, 'play', 'Overburdened', 1);
  expect(view(t.s, 1).stack[0]!.name).toBe('Overburdened');
  t.resolveAll();
  expect([t.pile(1, 'lost'), t.pile(1, 'used')]).toEqual([['Overburdened'], []]);
  const used = at('control', { hand: ['Overburdened'], used: 0 }, { hand: 13 });
  used.act(1, 'play', 'Overburdened', 0).resolveAll();
  expect([used.pile(1, 'lost'), used.pile(1, 'used'), used.size(2, 'hand')]).toEqual([[], ['Overburdened'], 8]);
});

rule('wars/interrupt/5', 'an interrupt is in its pile only after its effects: it does not draw itself', () => {
  const t = at('control', { hand: ['Test Dredge'], used: ['Stinger', 'Boxer'] });
  t.play(1, 'Test Dredge');
  expect([t.pile(1, 'hand').sort(), t.pile(1, 'used')]).toEqual([['Boxer', 'Stinger', 'Test Spare'], ['Test Dredge']]);
  expect(t.happened('entered')).toEqual([]);
});

rule('wars/interrupt/6', 'canceled interrupts are lost whatever their kind, Overburdened announced as used too', () => {
  for (const [title, mode] of [
    ['Test Draw', undefined],
    ['Test Draw Lost', undefined],
    ['Overburdened', 0],
  ] as const) {
    const hand = ['Trumped', ...Array.from({ length: 13 }, () => 'Stinger')];
    const t = at('control', { hand: [title] }, { hand, at: { [VANTAGE]: ['The Gambler'] } });
    t.act(1, 'play', title, mode).pass(1).play(2, 'Trumped');
    expect([t.pile(1, 'lost'), t.size(1, 'used'), t.happened('drew')]).toEqual([[title], 0, []]);
    expect(t.size(2, 'hand')).toBe(14);
  }
});

rule(
  ['wars/order/1', 'wars/order/2'],
  'orders: in one’s own deploy phase on an empty stack, then to their piles',
  () => {
    const t = at('deploy', { hand: ['Test Order', 'Test Lost Order', 'Test Draw'] }, { hand: ['Test Order'] });
    t.act(1, 'play', 'Test Draw');
    expect(t.refuses(1, 'play', 'Test Order')).toBe('wars/deploy-phase/1');
    t.resolve().play(1, 'Test Order').play(1, 'Test Lost Order').pass(1);
    expect(t.pile(1, 'used')).toEqual(['Test Order', 'Test Draw']);
    expect(t.pile(1, 'lost')).toEqual(['Test Lost Order']);
    expect(t.happened('drew')).toHaveLength(3);
    expect(t.refuses(2, 'play', 'Test Order')).toBe('wars/interrupt/2');
  },
);

rule('wars/order/3', 'a lost order that retrieves cannot retrieve itself', () => {
  const t = at('deploy', { hand: ['Test Salvage'], lost: ['Stinger'] });
  t.play(1, 'Test Salvage');
  expect([t.pile(1, 'used'), t.pile(1, 'lost')]).toEqual([['Stinger'], ['Test Salvage']]);
  expect(t.happened('entered')).toEqual([]);
});
