import { expect, test } from 'vitest';
import { defOf } from '../../../src/card.ts';
import { discard } from '../../../src/rules/table/duration.ts';
import { SETTLING } from '../../../src/rules/table/settling.ts';
import { allInPlay } from '../../../src/rules/table/stacks.ts';
import { table } from '../../table.ts';
import { testCard } from '../../test-cards.ts';

testCard({ title: 'Test Mist', types: ['T'], strength: 1 });

test('a chapter that comes with a set settles its own after each change, in a match with this set', () => {
  SETTLING.add({ name: 'mists', sets: ['universe'] }, s => {
    for (const id of allInPlay(s)) if (defOf(s, id).source.title === 'Test Mist') discard(s, id, 'negated');
  });
  const t = table({ seats: [{ fleet: ['T1 Test Mist', 'S4 Argonian Destroyer'], hand: ['C2 Engineer'] }, {}] });
  t.act(1, 'play', 'C2 Engineer');
  expect(t.inPlay('T1 Test Mist', 1)).toBe(false);
  expect(t.inPlay('S4 Argonian Destroyer', 1)).toBe(true);
});
