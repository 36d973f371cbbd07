import { expectReloads } from '@orrery/kernel/testing';
import { expect, test, vi } from 'vitest';
import { galacticEmpires } from '../src/index.ts';
import { anyTable, readyTable } from './deals.ts';

test('a saved match goes on in a process where programs have other numbers', async () => {
  vi.resetModules();
  const { programs } = await import('../src/language.ts');
  programs.add('another program', [{ op: 'end' }]);
  const elsewhere = (await import('../src/index.ts')).galacticEmpires;
  expect(elsewhere).not.toBe(galacticEmpires);
  expectReloads(galacticEmpires, elsewhere, readyTable(3, 1), 1, 150);
  expectReloads(galacticEmpires, elsewhere, anyTable(4, 2), 2, 150);
});
