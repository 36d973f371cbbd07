import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CardFace } from '@orrery/table';
import { GAMES, tableGame } from '@orrery/table/games';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isGame } from '../src/books/books.ts';
import { loadWords, wordPieces, wordsOn } from '../src/books/words.ts';
import { newWords } from '../src/books/words-met.ts';
import { booksOf } from '../src/books/write.ts';
import { LANGUAGES, type Language, speak } from '../src/copy/index.ts';
import { shelfOf } from '../src/table/shelf.ts';

/** The words that a card's page explains, and the way a hand stands. */

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const names = GAMES.map(({ game }) => game.name).filter(isGame);
const faces = (game: string): CardFace[] => tableGame(game).cards.map(page => page.face());

describe('the words of each game', () => {
  test('name rules that exist, and no form of a word stands for two words', async () => {
    expect(names).toHaveLength(3);
    for (const game of names) {
      const words = await loadWords(game);
      const rules = new Set(booksOf(game, read).rules.map(({ id }) => id));
      expect(Object.values(words).flatMap(({ rule }) => (rule === undefined || rules.has(rule) ? [] : [rule]))).toEqual(
        [],
      );
      const forms = Object.entries(words).flatMap(([key, { word, also = [] }]) =>
        [...new Set([word, ...also].map(form => form.toLowerCase()))].map(form => [form, key] as const),
      );
      const twice = forms.filter(([form, key]) => forms.some(([other, its]) => other === form && its !== key));
      expect(twice, game).toEqual([]);
    }
  });

  test('explain every number and every keyword that counts, on every card', async () => {
    const numbers: Record<string, string[]> = {};
    for (const game of names) {
      const words = await loadWords(game);
      const all = faces(game).flatMap(face => [...face.numbers, ...face.small].map(({ key }) => key));
      const points = faces(game).flatMap(face => [...face.needs, ...face.makes, ...face.marks].map(({ kind }) => kind));
      const explained = new Set(Object.entries(words).flatMap(([key, { also = [] }]) => [key, ...also]));
      numbers[game] = [...new Set([...all, ...points])].filter(key => !explained.has(key));
    }
    expect(numbers).toEqual({ babylon5: [], wars: [], 'galactic-empires': [] });
    const wars = await loadWords('wars');
    // a keyword with a number says what it does, a label says that it is one
    const labels = faces('wars').flatMap(face => wordsOn(face, wars).filter(({ key }) => !(key in wars)));
    expect(labels.filter(({ word }) => /\d/.test(word))).toEqual([]);
    expect(labels.map(({ word }) => word)).toContain('Tenno');
  });
});

test.each(
  Object.keys(LANGUAGES).filter(language => language !== 'en'),
)('every word has its meaning in %s, under its English name', async language => {
  const english = new Map(await Promise.all(names.map(async game => [game, await loadWords(game)] as const)));
  await speak(language as Language);
  for (const game of names) {
    const [before, now] = [english.get(game)!, await loadWords(game)];
    expect(Object.keys(now)).toEqual(Object.keys(before));
    expect(Object.keys(now).filter(key => now[key]!.says === before[key]!.says)).toEqual([]);
    expect(Object.keys(now).filter(key => now[key]!.word !== before[key]!.word)).toEqual([]);
  }
  await speak('en');
});

test('a word stands under dots where a text first says it, in any of its forms', async () => {
  const words = await loadWords('babylon5');
  expect(wordPieces('Rotate this card. A rotated, neutralized card.', words)).toEqual([
    { text: 'Rotate', word: 'rotate' },
    { text: ' this card. A rotated, ', word: null },
    { text: 'neutralized', word: 'neutralized' },
    { text: ' card.', word: null },
  ]);
  expect(wordPieces('Nothing else.', words)).toEqual([{ text: 'Nothing else.', word: null }]);
  expect(wordPieces('', words)).toEqual([]);
});

test('a card explains its keywords first, each word once', async () => {
  const words = await loadWords('babylon5');
  const sinclair = faces('babylon5').find(({ title }) => title === 'Jeffrey Sinclair')!;
  const keys = wordsOn(sinclair, words).map(({ key }) => key);
  expect(keys.slice(0, 2)).toEqual(['starting-ambassador', 'ambassador']);
  expect(keys).toContain('rotate');
  expect(keys).toContain('diplomacy');
  expect(new Set(keys).size).toBe(keys.length);
});

describe('a word', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => kept.set(name, text),
      removeItem: (name: string) => kept.delete(name),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  test('is explained by itself on the first three cards that have it, and there again', () => {
    for (const card of ['a', 'b', 'b', 'c']) expect([...newWords(card, ['rotate'])]).toEqual(['rotate']);
    expect([...newWords('d', ['rotate', 'ready'])]).toEqual(['ready']);
    expect([...newWords('a', ['rotate'])]).toEqual(['rotate']);
  });

  test('is explained even if what the browser has kept cannot be read', () => {
    localStorage.setItem('orrery.words', '{"rotate": 7');
    expect([...newWords('a', ['rotate'])]).toEqual(['rotate']);
    localStorage.setItem('orrery.words', '{"ready": 7}');
    expect([...newWords('a', ['ready'])]).toEqual(['ready']);
  });
});

test('a hand stands upright up to 7 cards, and then as tiles in 2 or 3 rows', () => {
  const told = (counts: readonly number[], narrow: boolean) =>
    counts.map(count => {
      const { size, rows, columns } = shelfOf(count, narrow);
      return `${count}: ${size} ${rows}x${columns}`;
    });
  expect(told([1, 7, 8, 9, 12, 13, 18, 30], false)).toEqual([
    '1: table 1x1',
    '7: table 1x7',
    '8: tile 2x4',
    '9: tile 2x5',
    '12: tile 2x6',
    '13: tile 3x5',
    '18: tile 3x6',
    '30: tile 3x6',
  ]);
  expect(told([1, 2, 3, 8, 12, 30], true)).toEqual([
    '1: chip 1x1',
    '2: chip 1x2',
    '3: tile 1x3',
    '8: tile 3x3',
    '12: tile 4x3',
    '30: tile 4x3',
  ]);
});
