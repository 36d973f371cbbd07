import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage';
import { GAMES } from '@orrery/table/rules';
import { afterEach, expect, test } from 'vitest';
import { messagesOf } from '../catalogue.config.ts';
import { andList, bestLanguage, dayText, duration, LANGUAGES, type Language, speak, t } from '../src/copy/index.ts';
import { loadOptionWords } from '../src/copy/options.ts';

/** Every catalogue, compared with the English one, and the words of another language. */

const copy = join(import.meta.dirname, '../src/copy');
const catalogueOf = (language: string) =>
  new Map(messagesOf(JSON.parse(readFileSync(join(copy, `${language}.json`), 'utf8'))));
const english = catalogueOf('en');
const others = Object.keys(LANGUAGES).filter(language => language !== 'en');

/** What a message asks for: its values, each with its kind. A branch without values is plain text. */
const valuesOf = (message: CompiledMessage): string[] =>
  message.flatMap(token => {
    if (typeof token === 'string') return [];
    const [name, kind = '', more] = token as readonly [string, string?, unknown?];
    const branches: CompiledMessage[] = typeof more === 'object' && more !== null ? Object.values(more) : [];
    return [`${name} ${kind}`.trim(), ...branches.flatMap(one => (Array.isArray(one) ? valuesOf(one) : []))];
  });
const needs = (message: string): string => [...new Set(valuesOf(compileMessage(message)))].sort().join(', ');

/** The branches of all plurals of a message. */
const branchesOf = (message: CompiledMessage): string[][] =>
  message.flatMap(token => {
    if (typeof token === 'string') return [];
    const [, kind, more] = token as readonly [string, string?, Record<string, unknown>?];
    if (kind !== 'plural' || typeof more !== 'object') return [];
    const inner = Object.values(more).flatMap(one => (Array.isArray(one) ? branchesOf(one) : []));
    return [Object.keys(more).filter(name => name !== 'offset'), ...inner];
  });

afterEach(() => speak('en'));

test('every catalogue is one of the languages of the page', () => {
  const files = readdirSync(copy).filter(file => file.endsWith('.json'));
  expect(files.map(file => file.replace('.json', '')).sort()).toEqual(Object.keys(LANGUAGES).sort());
});

test.each(others)('%s has every English message, and no other', language => {
  const own = catalogueOf(language);
  expect([...english.keys()].filter(key => !own.has(key))).toEqual([]);
  expect([...own.keys()].filter(key => !english.has(key))).toEqual([]);
});

test.each(others)('every message in %s takes the values of the English one', language => {
  const wrong = [...catalogueOf(language)].filter(
    ([key, message]) => english.has(key) && needs(message) !== needs(english.get(key)!),
  );
  expect(wrong.map(([key, message]) => `${key}: ${needs(message)}`)).toEqual([]);
});

test.each(others)('plurals in %s have the forms of the language', language => {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const wrong = [...catalogueOf(language)].filter(([, message]) =>
    branchesOf(compileMessage(message)).some(
      branches =>
        branches.some(name => !/^=?\d+$/.test(name) && !forms.includes(name as Intl.LDMLPluralRule)) ||
        // a plural with exact numbers only for the rest needs one other branch
        !branches.includes('other'),
    ),
  );
  expect(wrong).toEqual([]);
});

test.each(others)('%s has words for every optional rule and every call of each game, and no others', async language => {
  const here = Object.fromEntries(
    GAMES.flatMap(({ game, agreements = [], calls = [] }) => {
      const options = [
        ...agreements.map(({ id, title, about }) => [id, { title, about }] as const),
        ...calls.map(({ name, title, sure, done }) => [name, { title, sure, done }] as const),
      ];
      return options.length === 0 ? [] : [[game.name, Object.fromEntries<Record<string, string>>(options)] as const];
    }),
  );
  const told = await loadOptionWords(language as Language);
  expect(Object.keys(told)).toEqual(Object.keys(here));
  for (const [game, options] of Object.entries(here)) {
    const own = told[game]!;
    expect(Object.keys(own).sort()).toEqual(Object.keys(options).sort());
    for (const [id, fields] of Object.entries(options)) {
      expect(Object.keys(own[id]!).sort()).toEqual(Object.keys(fields).sort());
      expect(Object.entries(fields).filter(([field, text]) => own[id]![field] === text)).toEqual([]);
    }
  }
});

test('the page speaks the first of the wanted languages that it knows', () => {
  expect(bestLanguage(['de-AT', 'en'])).toBe('de');
  expect(bestLanguage(['fr', 'DE'])).toBe('de');
  expect(bestLanguage(['en-GB', 'de'])).toBe('en');
  expect(bestLanguage(['fr'])).toBe('en');
  expect(bestLanguage([])).toBe('en');
});

test('numbers, lists, times and days follow the language', async () => {
  await speak('de');
  expect(t('table.won', { count: 2, names: andList(['Ann', 'Bob', 'Cy']) })).toBe('Ann, Bob und Cy gewinnen');
  expect(t('library.cards.count', { count: 1234 })).toBe('1.234 Karten');
  expect(duration(300)).toBe('5 Minuten');
  expect(dayText(Date.UTC(2026, 10, 28, 12))).toBe('28.11.2026');
});
