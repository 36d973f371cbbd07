import { readdirSync, readFileSync } from 'node:fs';
import { cardsSuite, CLUMSY as OF_ALL } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { CARDS, cardSheet, DEFS } from '../src/index.ts';
import { FAULTS } from './faults.ts';

cardsSuite({ cards: CARDS, page: cardSheet, name: card => card.title });

test('every card of both sets is here, once', () => {
  expect(CARDS.length).toBe(497);
  for (const { title } of CARDS) expect(DEFS.filter(def => def.title === title).length, title).toBe(1);
});

/** Patterns that no text of these rules may match, besides those of every game. */
const CLUMSY = [
  ...FAULTS,
  ...OF_ALL,
  /Only while[^.:]*: *$/,
  // a target that is named in full again right after it
  /\b[Tt]arget an? (?:\w+ )*?(\w+): \w+ that \1\b/,
  // numbers of things without counting words
  /\b(is exactly 0|is more than 0|is 1 or less)\b|the number of [^,;:.]* is (at least|\d|exactly \d)/,
  // phases and battles as conditions, instead of times
  /\b[Oo]nly while (it is your|there is a (site |sector )?battle)/,
  /\bcauses? [+-]\d|\bmake \w+ .* [+-]\d/,
];

test('a card that is not a number and a title alone has a text, and its sentences end', () => {
  const clumsy: string[] = [];
  for (const card of CARDS) {
    const { text } = cardSheet(card);
    const { always, whenever, instead, abilities, play, used, inverted } = card;
    const speaks = [always, whenever, instead, abilities, play, used, inverted].some(Boolean);
    expect([card.title, text.length > 0]).toEqual([card.title, speaks || text.length > 0]);
    for (const line of text) expect(line, card.title).toMatch(/^(• )*[A-Z0-9].*[.!?:]$/);
    expect(text.join(' '), card.title).not.toMatch(/undefined|\[object|NaN|\$\d/);
    for (const bad of CLUMSY) if (bad.test(text.join(' '))) clumsy.push(`${card.title}: ${text.join(' ')} (${bad})`);
  }
  expect(clumsy).toEqual([]);
});

test('every card has a test of its own', () => {
  const folder = new URL('./cards/', import.meta.url);
  const files = readdirSync(folder)
    .filter(file => file.endsWith('.test.ts'))
    .map(file => readFileSync(new URL(file, folder), 'utf8').replaceAll("\\'", "'"));
  // a test names its card; a table of tests names several, and its title takes each in turn
  const named = files
    .flatMap(text => text.match(/(?:test|rule)\(\s*(?:\[[^\]]*\],|'wars[^,]*,)?\s*(['"`]).*?\1,/gs) ?? [])
    .join('\n');
  const tables = files.filter(text => /(?:test|rule)\([^)]*`[^`]*\$\{\w/s.test(text)).join('\n');
  const untested = CARDS.map(card => card.title).filter(
    title =>
      !named.includes(title) && !new RegExp(`['"\`]${title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}['"\`]`).test(tables),
  );
  expect(untested).toEqual([]);
});
