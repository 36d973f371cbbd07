import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { itsHost } from '../../../src/words/index.ts';
import { table } from '../../table.ts';
import { testCard } from '../../test-cards.ts';

testCard(
  { title: 'Test Brace', types: ['E'], strength: 1, passive: false, requires: { supply: 9 } },
  { always: [{ k: 'strength', n: 3, to: itsHost }] },
);

rule(
  'ge/duration/4',
  'a ship that has more damage than strength once what braced it is disengaged is destroyed',
  () => {
    const braced = (phase: 'allocation' | 'play A') =>
      table({
        phase,
        seats: [{ order: 'never', fleet: [{ card: 'S3 Tufor Cutter', damage: 4, on: ['E1 Test Brace'] }] }, {}],
      });
    expect(braced('play A').strength('S3 Tufor Cutter')).toEqual([6, 2]);
    const t = braced('allocation').least();
    expect([t.inPlay('S3 Tufor Cutter'), t.pile(1, 'discard').sort()]).toEqual([
      false,
      ['E1 Test Brace', 'S3 Tufor Cutter'],
    ]);
  },
);
