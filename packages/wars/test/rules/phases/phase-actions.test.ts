import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { Phase } from '../../../src/state.ts';
import { UNTAPPED, VALLEY, VANTAGE } from '../../support/valley.ts';
import { table } from '../../table.ts';

const PHASES: readonly Phase[] = ['activate', 'control', 'deploy', 'battle', 'move', 'draw'];

rule('wars/phase-actions/1', 'each phase has its own action, and no other', () => {
  const at = { [VALLEY]: ['Hellcat Aviatrix'], [UNTAPPED]: ['Guardian-Class Carrier'] };
  const t = (phase: Phase) =>
    table({
      phase,
      locations: [VALLEY, VANTAGE, UNTAPPED],
      seats: [{ at }, { at: { [VANTAGE]: ['Claviger'], [UNTAPPED]: ['Guardian-Class Carrier'] } }],
    });
  const actions = ['activate', 'drain', 'attack', 'move', 'draw'];
  const offered = (phase: Phase) => {
    const now = t(phase);
    return actions.filter(verb => now.offers(1, verb));
  };
  expect(PHASES.map(offered)).toEqual([['activate'], ['drain'], [], ['attack'], ['move'], ['draw']]);
  expect(t('deploy').refuses(1, 'drain', VALLEY)).toBe('wars/drain-action/1');
  expect(t('control').refuses(1, 'draw')).toBe('wars/draw-phase/1');
  expect(t('move').refuses(1, 'attack', UNTAPPED)).toBe('wars/attack-action/1');
  expect(t('draw').refuses(1, 'move', 'Hellcat Aviatrix', VANTAGE)).toBe('wars/movement-actions/1');
  expect(t('control').refuses(1, 'activate', 1)).toBe('wars/activate-phase/1');
});
