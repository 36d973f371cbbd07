import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { SeatPosition } from '../../../src/index.ts';
import { two } from '../../support/cards-for-texts.ts';
import { table } from '../../support/table.ts';

/** Minbari with Servants of Order, which gives Delenn a Vorlon Mark. Both her Vorlon Marks have been purged. */
const purged = (ruleset: 'casual' | 'tournament' | 'engine') =>
  table({
    ruleset,
    order: ['minbari', 'narn'],
    seats: [
      {
        race: 'minbari',
        rating: 15,
        ambassador: { card: 'Delenn', marks: { vorlon: -2 } },
        agenda: 'Servants of Order',
        supporting: ['Lennier'],
        hand: ['Test Gift of shadow'],
      },
      { race: 'narn' },
    ],
  });

rule(['b5/taint/1', 'b5/taint/4'], 'a Shadow Mark taints the whole faction, which then works with no Vorlons', () => {
  const hand = ['Test Light', 'Test Gift of vorlon'];
  const t = two({ inner: ["Na'Toth"], supporting: ['Test Shade'], hand }, {}, { ruleset: 'engine' });
  expect(t.refuses('narn', 'sponsor', 'Test Light')).toBe('b5/sponsor/25');
  // the other cards of the faction gain no Vorlon Marks either
  t.act('narn', 'event', 'Test Gift of vorlon').pick('narn', "Na'Toth");
  expect(t.marks('narn', 'vorlon')).toBe(0);
  const free = two({ inner: ["Na'Toth"], hand }, {}, { ruleset: 'engine' });
  expect(free.offers('narn', 'sponsor', 'Test Light')).toBe(true);
});

rule('b5/taint/2', 'a character whose mark is purged taints nothing, though the card shows the mark', () => {
  const after = (ambassador: SeatPosition['ambassador']) => {
    const t = table({
      ruleset: 'engine',
      order: ['minbari', 'narn'],
      seats: [
        { race: 'minbari', rating: 15, ambassador, supporting: ['Lennier'], hand: ['Test Gift of shadow'] },
        { race: 'narn' },
      ],
    });
    t.act('minbari', 'event', 'Test Gift of shadow').pick('minbari', 'Lennier');
    return t.marks('minbari', 'shadow');
  };
  expect(after({ card: 'Delenn' })).toBe(0);
  expect(after({ card: 'Delenn', marks: { vorlon: -1 } })).toBe(1);
});

rule(
  'b5/taint/3',
  'engine rules: an agenda that gives Vorlon Marks taints its faction, though the mark was purged',
  () => {
    for (const [ruleset, shadow] of [
      ['engine', 0],
      ['casual', 1],
      ['tournament', 1],
    ] as const) {
      const t = purged(ruleset);
      expect(t.marks('minbari', 'vorlon')).toBe(0);
      t.act('minbari', 'event', 'Test Gift of shadow').pick('minbari', 'Lennier');
      expect([ruleset, t.marks('minbari', 'shadow')]).toEqual([ruleset, shadow]);
    }
  },
);

rule('b5/taint/5', 'a faction with Shadow Marks sponsors no Rangers, and a Ranger keeps Shadow Marks out', () => {
  for (const ruleset of ['casual', 'tournament', 'engine'] as const) {
    const dark = two({ inner: ["Na'Toth"], supporting: ['Test Shade'], hand: ['Test Ranger'] }, {}, { ruleset });
    expect(dark.refuses('narn', 'sponsor', 'Test Ranger')).toBe('b5/taint/5');
    const t = two({ supporting: ['Test Ranger', 'Test Narn Envoy'], hand: ['Test Gift of shadow'] }, {}, { ruleset });
    t.act('narn', 'event', 'Test Gift of shadow').pick('narn', 'Test Narn Envoy');
    expect(t.marks('narn', 'shadow')).toBe(0);
  }
});
