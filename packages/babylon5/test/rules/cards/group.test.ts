import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { SUPPORTING } from '../../../src/index.ts';
import { table } from '../../support/table.ts';
import '../../support/cards-for-conflicts.ts';

rule('b5/cards-group/1', 'a group is limited, supporting, without abilities, and never promoted', () => {
  const t = table({
    seats: [
      { race: 'centauri', hand: ['Test Guild'], rating: 10 },
      { race: 'narn', hand: ['Test Guild'], rating: 10 },
    ],
    order: ['centauri', 'narn'],
  });
  t.act('centauri', 'sponsor', 'Test Guild');
  expect(t.titles('centauri', SUPPORTING)).toEqual(['Test Guild']);
  const group = t.id('Test Guild', 'centauri');
  for (const ability of ['diplomacy', 'intrigue', 'psi', 'leadership', 'military'] as const)
    expect(t.ability(group, ability)).toBe(0);
  expect(t.refuses('narn', 'sponsor', t.id('Test Guild', 'narn'))).toBe('b5/sponsor/24');
  t.pass('narn');
  expect(t.refuses('centauri', 'promote', group)).toBe('b5/promote/8');
});

rule('b5/cards-group/2', 'a group of a race comes in for that race alone', () => {
  const t = table({
    seats: [
      { race: 'centauri', hand: ['Test Human League'], rating: 10 },
      { race: 'human', hand: ['Test Human League'], rating: 10 },
    ],
    order: ['centauri', 'human'],
  });
  expect(t.refuses('centauri', 'sponsor', t.id('Test Human League', 'centauri'))).toBe('b5/sponsor/7');
  t.pass('centauri').act('human', 'sponsor', t.id('Test Human League', 'human'));
  expect(t.titles('human', SUPPORTING)).toEqual(['Test Human League']);
});
