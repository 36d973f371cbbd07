import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { view } from '../../../src/game.ts';
import { field } from '../../fields.ts';

const FOUR = 'Type II Fighter';

rule('wars/recirculate/1', 'the used pile goes beneath the reserve as it lies, and nobody sees it', () => {
  const t = field({ reserve: 3, used: ['Raider', 'Atlantis', 'Zocho'] }, { reserve: 20 }, { phase: 'draw' });
  t.until('activate', 2);
  expect(t.pile(1, 'reserve')).toEqual([FOUR, FOUR, FOUR, 'Raider', 'Atlantis', 'Zocho']);
  expect(t.size(1, 'used')).toBe(0);
  const facts = t.happened('recirculated').filter(x => x.seat === 0);
  expect(facts).toEqual([{ t: 'recirculated', seat: 0, n: 3 }]);
  expect(JSON.stringify(view(t.s, 1))).not.toContain('atlantis');
});
