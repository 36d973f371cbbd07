import { expect } from 'vitest';
import { rule } from '../../kernel/test/rule.ts';
import { table } from './table.ts';

rule('b5/build/1', 'an Inner Circle member rotates and applies 3 influence for one more token', () => {
  const t = table({ seats: [{ race: 'narn' }, { race: 'centauri' }], order: ['narn', 'centauri'] });
  t.act('narn', 'build', "G'Kar");
  expect(t.rating('narn')).toBe(5);
  expect(t.card("G'Kar").rotated).toBe(1);
  expect(t.available('narn')).toBe(2);
});

rule('b5/build/2', 'at a rating of 10 building is refused', () => {
  const t = table({ seats: [{ race: 'narn', rating: 10 }, { race: 'centauri' }], order: ['narn', 'centauri'] });
  expect(t.refuses('narn', 'build', "G'Kar")).toBe('b5/build/2');
});
