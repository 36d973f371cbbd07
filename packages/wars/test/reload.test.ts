import { expectReloads } from '@orrery/kernel/testing';
import { expect, test, vi } from 'vitest';
import { readySetup, wars } from '../src/index.ts';

test('a saved match goes on in a process where programs have other numbers', async () => {
  vi.resetModules();
  const { programs } = await import('../src/language.ts');
  programs.add('another program', [{ op: 'end' }]);
  const elsewhere = (await import('../src/index.ts')).wars;
  expect(elsewhere).not.toBe(wars);
  for (const seed of [1, 2]) expectReloads(wars, elsewhere, readySetup('earther', 'gongen'), seed, 150);
});
