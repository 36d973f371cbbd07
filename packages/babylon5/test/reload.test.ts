import { expectReloads } from '@orrery/kernel/testing';
import { expect, test, vi } from 'vitest';
import { setupFrom, starterDecks } from '../src/decks/index.ts';
import { babylon5 } from '../src/index.ts';

test('a saved match goes on in a process where programs have other numbers', async () => {
  vi.resetModules();
  const { programs } = await import('../src/language.ts');
  programs.add('another program', [{ op: 'end' }]);
  const elsewhere = (await import('../src/index.ts')).babylon5;
  expect(elsewhere).not.toBe(babylon5);
  const decks = starterDecks();
  const setup = setupFrom([decks.human, decks.centauri, decks.minbari, decks.narn], 'casual');
  for (const seed of [1, 2]) expectReloads(babylon5, elsewhere, setup, seed, 120);
});
