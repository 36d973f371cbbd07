import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { bare, HOME } from '../../support/locations.ts';

const CORE = 'Ganymede/Core Shaft';

rule('wars/support-icons/1', 'independent cards and locations cost no support icons', () => {
  const t = bare('deploy', [CORE], { hand: ['Earther Bot', 'Veteran Pilot', HOME] });
  expect([t.offers(1, 'play', 'Earther Bot'), t.offers(1, 'play', HOME)]).toEqual([true, true]);
  expect(t.refuses(1, 'play', 'Veteran Pilot')).toBe('wars/costs/1');
});

rule('wars/support-icons/2', 'one icon serves for three cards; only icons that face you count', () => {
  const pilots = ['Veteran Pilot', 'Veteran Pilot', 'Veteran Pilot'];
  const base = 'Gongen/Ice Mine';
  const t = bare('deploy', [base, HOME], { hand: [...pilots, 'Refuge'] });
  for (let i = 0; i < 3; i++) t.play(1, 'Veteran Pilot');
  expect(t.all('Veteran Pilot').length).toBe(3);
  expect(t.icons(1, 'earther')).toBe(1);
  const theirs = bare('deploy', [base, { card: HOME, of: 2 }], { hand: pilots });
  expect(theirs.refuses(1, 'play', 'Veteran Pilot')).toBe('wars/costs/1');
});
