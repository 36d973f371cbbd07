import { tellReasons } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { titleOf } from '../../../src/names.ts';
import { reasonsFor, type Statistic } from '../../../src/rules/table/reasons.ts';
import { table } from '../../table.ts';

// The reasons for a number that differs from the printed one

const S3 = 'S3 Tufor Cutter';

/** Returns the reasons for a number of a card in play. */
const why = (t: ReturnType<typeof table>, card: string, which: Statistic) =>
  tellReasons(reasonsFor(t.s, t.id(card), which, source => titleOf(t.s, source)));

test('shields are told by refits and damage, strength by damage', () => {
  const t = table({ seats: [{ fleet: [{ card: S3, damage: 1, shieldDamage: 2, on: ['E1 Shield Refit'] }] }, {}] });
  expect(why(t, S3, 'shields')).toBe('E1 Shield Refit +1, damage −2');
  expect(why(t, S3, 'strength')).toBe('damage −1');
});

test('a guaranteed strength is a reason only for cards that would have less', () => {
  const t = table({ seats: [{ fleet: [{ card: S3, on: ['M3 Shadow', 'C2 Engineer', 'C4 Navigator'] }] }, {}] });
  expect(why(t, 'C4 Navigator', 'strength')).toBe('M3 Shadow −2');
  expect(why(t, 'C2 Engineer', 'strength')).toBe('M3 Shadow −2, M3 Shadow = 1');
});

test('a part of a combined ship that adds to shields and strength is named by its title', () => {
  const [cruiser, capsule] = ['S6 Krebiz Heavy Cruiser', 'S7 Krebiz Battlecruiser'];
  const t = table({ seats: [{ fleet: [{ card: cruiser, as: 1, on: [{ card: capsule, as: 2 }] }] }, {}] });
  const bare = table({ seats: [{ fleet: [{ card: cruiser, as: 1 }] }, {}] });
  const added = t.shields(cruiser) - bare.shields(cruiser);
  expect(added).toBeGreaterThan(0);
  expect(why(t, cruiser, 'shields')).toContain(`${capsule} +${added}`);
  expect(why(t, cruiser, 'strength')).toContain(`${capsule} +2`);
});
