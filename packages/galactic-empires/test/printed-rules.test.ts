import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { type CardSource, cardSheet, LIBRARY, PRINTED, UNIVERSE } from '../src/index.ts';

// Rules in the print of a card

/** The printed fields that are words: names, not sentences. */
const NAMES = new Set([
  'id',
  'title',
  'subtitle',
  'empire',
  'branch',
  'onlyIn',
  'notIn',
  'alsoOf',
  'phaserName',
  'name',
  'kind',
]);
const LISTS = new Set(['types', 'reconstructed', 'technology']);

/** Returns every text in a value, with its field. */
function* texts(value: unknown, field: string): Generator<readonly [string, string]> {
  if (typeof value === 'string') yield [field, value];
  else if (typeof value === 'object' && value !== null)
    for (const [key, x] of Object.entries(value)) yield* texts(x, Array.isArray(value) ? field : key);
}

rule(
  'ge/crucial-rules/2',
  'what is printed without a dash is nowhere: a card does what its rules say, and no more',
  () => {
    const prose = PRINTED.flatMap(card =>
      [...texts(card, '')].filter(([field]) => !NAMES.has(field) && !LISTS.has(field)),
    );
    expect(prose).toEqual([]);
    // a card without printed rules has no text and no effect
    const silent = UNIVERSE.filter(card => cardSheet(card).text.length === 0);
    expect(silent.length).toBeGreaterThan(50);
    for (const { id } of silent)
      for (const side of LIBRARY.find(id)!.sides)
        expect([side.functions, side.reactions, side.statics, side.triggers], id).toEqual([[], [], [], []]);
  },
);

test('the page of a card tells its disciplines, its strength at the time origin, and its psy and time weapons', () => {
  const sheet = (card: Partial<CardSource>) => {
    const { kind, weapons } = cardSheet({ id: 'x', title: 'X', types: ['P'], strength: 3, prints: 1, ...card });
    return [kind, weapons];
  };
  expect(sheet({ psyDamage: 2 })).toEqual(['Psy, strength 3', 'Weapons: 2 psy damage']);
  expect(sheet({ types: ['F'], disciplinesOf: ['Psycanti', 'Visonic', 'Cyber'] })).toEqual([
    'Field, strength 3, Psycanti, Visonic and Cyber Discipline',
    '',
  ]);
  expect(sheet({ types: ['S'], timeStrength: 6, timePhasers: 1, timeGenerators: 2 })).toEqual([
    'Ship, strength 3, strength 6 at the time origin',
    'Weapons: 1 time phaser, 2 time damage generators',
  ]);
  expect(sheet({ types: ['C'], timeDamage: { fleet: 1, origin: 5 } })[1]).toBe(
    'Weapons: 1 time damage in a fleet and 5 at the time origin',
  );
  expect(sheet({ types: ['C'], timeDamage: { fleet: 2, origin: 2 } })[1]).toBe('Weapons: 2 time damage');
});
