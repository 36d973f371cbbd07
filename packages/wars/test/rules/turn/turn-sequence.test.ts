import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { Phase } from '../../../src/state.ts';
import { energyOf } from '../../../src/state.ts';
import { VALLEY } from '../../support/valley.ts';
import { table } from '../../table.ts';
import { asked } from '../../test-cards.ts';

const PHASES: readonly Phase[] = ['activate', 'control', 'deploy', 'battle', 'move', 'draw'];

rule(
  ['wars/turn-sequence/1', 'wars/turn-sequence/2', 'wars/turn-sequence/3'],
  'six phases in order, in which nothing need be done, then the end of the turn; and the opponent has the next one',
  () => {
    const t = table({ phase: 'activate', locations: [VALLEY], seats: [{ used: 2 }, { used: 1 }] });
    const before = [1, 2].map(who => energyOf(t.s, who - 1));
    t.until('activate', 2).until('activate', 1);
    const told = t.happened('phase', 'turn', 'recirculated').map(f => (f.t === 'phase' ? [f.phase, f.seat] : [f.t]));
    const turn = (seat: number) => PHASES.map(phase => [phase, seat]);
    expect(told).toEqual([
      ...turn(0),
      ['recirculated'],
      ['recirculated'],
      ['turn'],
      ...turn(1),
      ['turn'],
      ['activate', 0],
    ]);
    expect([t.s.turn, t.s.active]).toEqual([3, 0]);
    // all players passed: no energy was activated, and nothing was drained, drawn or played
    expect([1, 2].map(who => energyOf(t.s, who - 1))).toEqual(before);
    expect(t.happened('activation', 'drain', 'declared', 'attack', 'movement', 'drew')).toEqual([]);
  },
);

rule('wars/turn-sequence/4', 'battle destiny, attrition, power, loss, end', () => {
  const t = table({
    phase: 'battle',
    locations: [VALLEY],
    seats: [{ at: { [VALLEY]: ['Hellcat Aviatrix'] } }, { at: { [VALLEY]: ['Claviger'] } }],
  }).attack(1, VALLEY);
  t.until('move');
  expect(t.happened('battle-step').map(f => f.step)).toEqual(['battle destiny', 'attrition', 'power', 'loss', 'end']);
});

rule('wars/turn-sequence/1', 'at the end of the turn the draw phase is over: nobody draws then', () => {
  const t = table({
    phase: 'draw',
    locations: [VALLEY],
    seats: [asked({ hand: ['Test Draw'], table: ['Test Dusk'] }), {}],
  });
  expect(t.offers(1, 'draw')).toBe(true);
  t.pass(1, 2);
  expect([t.stack, t.s.turn, t.s.initiative]).toEqual([['Test Dusk'], 1, 0]);
  t.resolve();
  expect(t.s.turn).toBe(1);
  expect(t.refuses(1, 'draw')).toBe('wars/draw-phase/1');
  expect(t.offers(1, 'play', 'Test Draw')).toBe(true);
  t.pass(1, 2);
  expect([t.s.turn, t.s.active, t.s.phase]).toEqual([2, 1, 'activate']);
});
