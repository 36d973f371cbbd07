import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { cardSheet, LIBRARY, PRINTED, UNIVERSE } from '../src/index.ts';

// Rules in the print of a card

/** The printed fields that are words: names, not sentences. */
const NAMES = new Set(['id', 'title', 'subtitle', 'empire', 'branch', 'onlyIn', 'notIn', 'phaserName', 'name', 'kind']);
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
