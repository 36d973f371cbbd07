import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { DEFS } from '../../../src/index.ts';
import { CORE, field, MOON, PLATFORM } from '../../fields.ts';

// Inverters
const hannya = (inverted = false) =>
  field(
    { hand: ['Hannya'], at: { [CORE]: inverted ? [{ card: 'Hannya', inverted: true }] : [] } },
    {},
    { phase: 'deploy' },
  );

rule(['wars/inverter/1', 'wars/inverter/2'], 'an inverter has two sets of numbers and enters play upright', () => {
  for (const d of DEFS) expect([d.title, d.source.inverted !== undefined]).toEqual([d.title, d.labels.has('Inverter')]);
  const t = hannya();
  t.play(1, 'Hannya', CORE);
  expect([t.inverted('Hannya'), t.stats('Hannya')]).toEqual([false, [4, 3, 10]]);
});

rule(
  ['wars/inverter/3', 'wars/inverter/4'],
  'inverted, it has the other numbers and abilities, and is not inverted again',
  () => {
    const t = field(
      { at: { [CORE]: ['Hannya'], [MOON]: [{ card: 'Juggernaut Tender', beneath: ['Ikazuchi', 'Vishal Scout'] }] } },
      {},
      { phase: 'move' },
    );
    t.act(1, 'use', 'Hannya', 0);
    for (let i = 0; i < 3; i++) t.pick(1, 'reserve');
    t.resolve();
    expect([t.inverted('Hannya'), t.stats('Hannya')]).toEqual([true, [10, 2, 5]]);
    expect(t.refuses(1, 'use', 'Hannya', 0)).toBe('wars/activated-ability/1');
    t.act(1, 'move', 'Hannya', 'Juggernaut Tender').resolve();
    expect(t.beneath('Juggernaut Tender')).toHaveLength(3); // 3 + 1 + 3 of 8
    const full = field(
      {
        at: {
          [CORE]: [{ card: 'Hannya', inverted: true }],
          [MOON]: [{ card: 'Transport Vessel', beneath: ['GR-Blade'] }],
        },
      },
      {},
      { phase: 'move' },
    );
    expect(full.refuses(1, 'move', 'Hannya', 'Transport Vessel')).toBe('wars/movement-actions/7'); // size 3 now
    const plan = field(
      { hand: ['Attack Plan'], at: { [CORE]: [{ card: 'Hannya', inverted: true }] } },
      {},
      { phase: 'control' },
    );
    plan.play(1, 'Attack Plan');
    expect(plan.pile(1, 'lost')).toEqual(['Attack Plan']);
    expect(plan.happened('inverted')).toEqual([]);
    expect(plan.inverted('Hannya')).toBe(true);
  },
);

rule('wars/revert/1', 'reverted, it has its first numbers again; an upright one is not reverted', () => {
  const start = (inverted: boolean) =>
    field(
      { hand: ['Fill With Fear'], at: { [CORE]: [{ card: 'Hannya', inverted }] } },
      { at: { [PLATFORM]: ['Vishal Scout'] } },
      { phase: 'control', active: 2 },
    )
      .act(2, 'drain', PLATFORM)
      .pass(2);
  const t = start(true);
  expect(t.stats('Hannya')).toEqual([10, 2, 5]);
  t.play(1, 'Fill With Fear');
  expect([t.inverted('Hannya'), t.stats('Hannya')]).toEqual([false, [4, 3, 10]]);
  expect(start(false).refuses(1, 'play', 'Fill With Fear')).toMatch(/^wars\/(target\/7|deploy-phase\/8)$/);
});
