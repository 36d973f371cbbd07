import { tellReasons } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { titleOf } from '../src/names.ts';
import { reasonsFor, type Statistic } from '../src/rules/reasons.ts';
import { table } from './table.ts';

// What is told of a number that is not as it stands on its card

const S3 = 'S3 Tufor Cutter';

/** Why a number of a card in play is what it is. */
const why = (t: ReturnType<typeof table>, card: string, which: Statistic) =>
  tellReasons(reasonsFor(t.s, t.id(card), which, source => titleOf(t.s, source)));

test('shields are told by refits and damage, strength by damage', () => {
  const t = table({ seats: [{ fleet: [{ card: S3, damage: 1, shieldDamage: 2, on: ['E1 Shield Refit'] }] }, {}] });
  expect(why(t, S3, 'shields')).toBe('E1 Shield Refit +1, damage −2');
  expect(why(t, S3, 'strength')).toBe('damage −1');
});

test('what keeps the weak from falling below a strength is told of those alone that would have', () => {
  const t = table({ seats: [{ fleet: [{ card: S3, on: ['M3 Shadow', 'C2 Engineer', 'C4 Navigator'] }] }, {}] });
  expect(why(t, 'C4 Navigator', 'strength')).toBe('M3 Shadow −2');
  expect(why(t, 'C2 Engineer', 'strength')).toBe('M3 Shadow −2, M3 Shadow = 1');
});
