import { readdirSync, readFileSync } from 'node:fs';
import { cardsSuite, CLUMSY as OF_ALL } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import type { CardSource } from '../src/card.ts';
import { CARDS, cardSheet } from '../src/index.ts';
import { FAULTS } from './faults.ts';

cardsSuite({ cards: CARDS, page: cardSheet, name: card => card.id });

test('no two cards have the same id', () => {
  expect(new Set(CARDS.map(card => card.id)).size).toBe(CARDS.length);
});

/** Patterns that no rules text may contain, besides those for all games. */
const CLUMSY = [
  ...FAULTS,
  ...OF_ALL,
  // counts need words of counting
  /\bis (exactly|more than|at least) 0\b|\bthe number of [^,;:.]* is (at least|\d|exactly \d)/,
  /\b[Oo]nly while it is your/,
  /\bcauses? [+-]\d|\bmake \w+ .* [+-]\d/,
];

test('every sentence of every card reads well', () => {
  const clumsy: string[] = [];
  for (const card of CARDS) {
    const { text } = cardSheet(card);
    for (const line of text) expect(line, card.id).toMatch(/^[A-Z0-9].*[.!?]$/);
    for (const bad of CLUMSY) if (bad.test(text.join(' '))) clumsy.push(`${card.id}: ${text.join(' ')} (${bad})`);
  }
  expect(clumsy).toEqual([]);
});

test('every card that has a text has a test of its own', () => {
  const folder = new URL('./cards/', import.meta.url);
  const tests = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.test.ts'))
    .map(file => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n');
  const named = (card: CardSource) =>
    [cardSheet(card).title, cardSheet(card).title.replace(' - ', ' ')].some(title => tests.includes(title));
  const untested = CARDS.filter(card => cardSheet(card).text.length > 0 && !named(card));
  expect(untested.map(card => card.id)).toEqual([]);
});
