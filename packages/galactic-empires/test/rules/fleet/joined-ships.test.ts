import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { ship, that, yours } from '../../../src/words/index.ts';
import { table } from '../../table.ts';
import { testCard } from '../../test-cards.ts';

testCard({ types: ['D'], strength: 2, title: 'Test Hatchling' }, { joins: that(ship, yours) });

rule('ge/empire-space-dragon/2', 'a dragon joins or leaves another in a Play Cards Phase, for a Card Play', () => {
  const t = table({ seats: [{ fleet: ['D5 Void Dragoness', 'D2 Test Hatchling'] }, {}] });
  t.act(1, 'join', 'D2 Test Hatchling');
  if (t.question === 'join') t.pick(1, 'D5 Void Dragoness');
  expect([t.under('D2 Test Hatchling'), t.player(1).plays]).toEqual(['D5 Void Dragoness', 2]);
  t.act(1, 'separate', 'D2 Test Hatchling');
  expect([t.under('D2 Test Hatchling'), t.player(1).plays]).toEqual(['', 1]);
});
