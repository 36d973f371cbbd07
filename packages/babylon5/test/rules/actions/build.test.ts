import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { table } from '../../support/table.ts';
import '../../support/test-cards.ts';

rule('b5/build/1', 'an Inner Circle member rotates and applies 3 influence for one more token', () => {
  const t = table({
    seats: [{ race: 'narn', rating: 9, spent: 6, supporting: ['Narn Aide'] }, { race: 'centauri' }],
    order: ['narn', 'centauri'],
  });
  expect(t.refuses('narn', 'build', 'Narn Aide')).toBe('b5/build/1');
  t.act('narn', 'build', "G'Kar");
  expect(t.rating('narn')).toBe(10);
  expect(t.card("G'Kar").rotated).toBe(1);
  expect(t.s.seats[0]!.spent).toBe(9);
});

rule('b5/build/1', 'with 2 unspent influence there is no building', () => {
  const t = table({
    seats: [{ race: 'narn', rating: 5, spent: 3 }, { race: 'centauri' }],
    order: ['narn', 'centauri'],
  });
  expect(t.refuses('narn', 'build', "G'Kar")).toBe('b5/build/1');
});

rule('b5/build/2', 'at a rating of 10 or more building is refused', () => {
  const t = table({
    seats: [
      { race: 'narn', rating: 10 },
      { race: 'centauri', rating: 13 },
    ],
    order: ['narn', 'centauri'],
  });
  expect(t.refuses('narn', 'build', "G'Kar")).toBe('b5/build/2');
  t.pass('narn');
  expect(t.refuses('centauri', 'build', 'Londo Mollari')).toBe('b5/build/2');
});

rule('b5/build/3', 'the new token is unspent and can be applied at once', () => {
  const t = table({
    seats: [{ race: 'narn', rating: 4, inner: ["Ta'Lon"], hand: ["Ko'Dath"] }, { race: 'centauri' }],
    order: ['narn', 'centauri'],
  });
  t.act('narn', 'build', "G'Kar");
  expect(t.rating('narn')).toBe(5);
  expect(t.available('narn')).toBe(2);
  expect(t.s.seats[0]!.spent).toBe(3);
  // 1 token was left; Ko'Dath costs 2, so the new token is used too
  t.pass('centauri').act('narn', 'sponsor', "Ko'Dath");
  expect(t.available('narn')).toBe(0);
});

rule('b5/build/4', 'a card that undoes gains finds nothing to undo in a build', () => {
  const at = (act: (t: ReturnType<typeof table>) => void) => {
    const t = table({
      seats: [
        { race: 'narn', hand: ['Test Windfall'] },
        { race: 'centauri', supporting: ['Test Auditors'] },
      ],
      order: ['narn', 'centauri'],
    });
    act(t);
    return t;
  };
  // a gain can be undone
  const gained = at(t => t.act('narn', 'event', 'Test Windfall'));
  expect(gained.asked).toEqual(['centauri']);
  expect(gained.prompt()).toContain('Test Auditors');
  gained.pick('centauri', 'yes');
  expect(gained.rating('narn')).toBe(4);
  // building is no gain: no question, and the rating stays
  const built = at(t => t.act('narn', 'build', "G'Kar"));
  expect(built.prompt()).not.toContain('Test Auditors');
  expect(built.card('Test Auditors').rotated).toBe(0);
  expect(built.happened('influence-gained')).toEqual([]);
  expect(built.rating('narn')).toBe(5);
});

rule('b5/build/5', 'building goes on while somebody is ready and 3 influence is unspent', () => {
  const t = table({
    seats: [{ race: 'narn', rating: 6, inner: ["Ta'Lon", "Na'Kal"] }, { race: 'centauri' }],
    order: ['narn', 'centauri'],
  });
  t.act('narn', 'build', "G'Kar");
  expect(t.available('narn')).toBe(4);
  t.pass('centauri').act('narn', 'build', "Ta'Lon");
  expect(t.available('narn')).toBe(2);
  expect(t.rating('narn')).toBe(8);
  t.pass('centauri');
  expect(t.refuses('narn', 'build', "Na'Kal")).toBe('b5/build/1');
});

rule('b5/build/5', 'the second build is refused once the first has brought the rating to 10', () => {
  const t = table({
    seats: [{ race: 'narn', rating: 9, inner: ["Ta'Lon"] }, { race: 'centauri' }],
    order: ['narn', 'centauri'],
  });
  t.act('narn', 'build', "G'Kar").pass('centauri');
  expect(t.rating('narn')).toBe(10);
  expect(t.refuses('narn', 'build', "Ta'Lon")).toBe('b5/build/2');
});

rule('b5/build/6', 'temporary influence above ten does not stop a rating of 8 from being built on', () => {
  const t = table({
    seats: [{ race: 'narn', rating: 8, temporary: 3 }, { race: 'centauri' }],
    order: ['narn', 'centauri'],
  });
  expect(t.available('narn')).toBe(11);
  t.act('narn', 'build', "G'Kar");
  expect(t.rating('narn')).toBe(9);
});
