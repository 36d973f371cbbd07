import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { CARDS, cardSheet, DEFS, PRINTED } from '../src/index.ts';

// What of a card's print is a rule

/** The printed fields that are words: names, and no sentence among them. */
const NAMES = new Set(['id', 'title', 'subtitle', 'empire', 'branch', 'onlyIn', 'notIn', 'phaserName', 'name', 'kind']);
const LISTS = new Set(['types', 'reconstructed', 'technology']);

/** Every text in a value, with the field that it stands in. */
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
    // a card on which no rule is printed has no text, and nothing to do
    const silent = CARDS.filter(card => cardSheet(card).text.length === 0);
    expect(silent.length).toBeGreaterThan(50);
    for (const { id } of silent)
      for (const side of DEFS.find(def => def.id === id)!.sides)
        expect([side.functions, side.reactions, side.statics, side.triggers], id).toEqual([[], [], [], []]);
  },
);
