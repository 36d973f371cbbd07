import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { bare, HOME, sides, TITAN } from '../../support/locations.ts';

const CORE = 'Ganymede/Core Shaft';

rule(
  'wars/energy-icon/1',
  'every location in play gives 1 energy for each icon that faces you, whoever played it',
  () => {
    const t = bare('activate', [{ card: 'Mercury/Untapped Planet', of: 2 }]);
    expect(t.offers(1, 'activate', 3)).toBe(true);
    expect(t.refuses(1, 'activate', 4)).toBe('wars/activation-action/1');
  },
);

rule('wars/energy-icon/2', 'icons of 2, 1 and 0 allow 4 energy', () => {
  const t = bare('activate', [HOME, CORE, { card: TITAN, of: 2 }]);
  expect([sides(t, HOME)[0], sides(t, CORE)[0], sides(t, TITAN)[0]]).toEqual([2, 1, 0]);
  expect(t.refuses(1, 'activate', 5)).toBe('wars/activation-action/1');
  t.act(1, 'activate', 4).resolve();
  expect(t.size(1, 'active')).toBe(24);
});
