/** The words of the games in plain English: keywords, numbers and terms, and where a card says them. */
import type { CardFace } from '@orrery/table';
import { type Language, spokenLanguage, t } from '../copy/index.ts';
import type { GameName } from './books.ts';

/** A word of a game. */
export interface Word {
  /** its name for people */
  readonly word: string;
  /** other forms of it: `rotated` for `Rotate` */
  readonly also?: readonly string[];
  /** what it means, in a sentence or two */
  readonly says: string;
  /** the rule that it comes from; none if no single rule says it */
  readonly rule?: string;
}

/** The words of a game by their keys. Numbers and points of cards have their own kind as key: `diplomacy`, `supply`. */
export type Words = Readonly<Record<string, Word>>;

const WORDS: Readonly<Record<GameName, () => Promise<{ default: Words }>>> = {
  babylon5: () => import('../copy/words/babylon5.json'),
  wars: () => import('../copy/words/wars.json'),
  'galactic-empires': () => import('../copy/words/galactic-empires.json'),
};

/** What the words mean, in other languages: by the same keys. The words themselves stay English, as they stand on the cards. */
const MEANINGS: Readonly<
  Record<
    Exclude<Language, 'en'>,
    Readonly<Record<GameName, () => Promise<{ default: Readonly<Record<string, string>> }>>>
  >
> = {
  de: {
    babylon5: () => import('../copy/words/de/babylon5.json'),
    wars: () => import('../copy/words/de/wars.json'),
    'galactic-empires': () => import('../copy/words/de/galactic-empires.json'),
  },
};

/** The words of a game, explained in the language of the page. They load when a page first needs them. A meaning that the language lacks stays English. */
export async function loadWords(game: GameName): Promise<Words> {
  const language = spokenLanguage();
  const load = language === 'en' ? null : MEANINGS[language][game]();
  const words: Words = (await WORDS[game]()).default;
  const meanings = (await load)?.default ?? {};
  return Object.fromEntries(
    Object.entries(words).map(([key, word]) => [key, { ...word, says: meanings[key] ?? word.says }]),
  );
}

/** A piece of a text: plain, or a word that is explained. */
export interface WordPiece {
  readonly text: string;
  /** the key of the word; null for plain text */
  readonly word: string | null;
}

interface Finder {
  readonly pattern: RegExp;
  /** keys by every form of a word, in small letters */
  readonly keys: ReadonlyMap<string, string>;
}
const FINDERS = new WeakMap<Words, Finder>();

/** All forms of a game's words as one pattern, the longest first. */
function finderOf(words: Words): Finder {
  let made = FINDERS.get(words);
  if (made === undefined) {
    const keys = new Map<string, string>();
    for (const [key, { word, also = [] }] of Object.entries(words))
      for (const form of [word, key, ...also]) if (!keys.has(form.toLowerCase())) keys.set(form.toLowerCase(), key);
    const forms = [...keys.keys()].sort((a, b) => b.length - a.length).map(form => form.replace(/[^\w\s]/g, '\\$&'));
    made = { pattern: new RegExp(`(?<![\\w'’-])(?:${forms.join('|')})(?![\\w'’-])`, 'gi'), keys };
    FINDERS.set(words, made);
  }
  return made;
}

/** Splits a text into plain pieces and words that are explained. A word counts only where it stands first in the text. */
export function wordPieces(text: string, words: Words): WordPiece[] {
  const { pattern, keys } = finderOf(words);
  const pieces: WordPiece[] = [];
  const met = new Set<string>();
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    const word = keys.get(match[0].toLowerCase())!;
    if (met.has(word)) continue;
    met.add(word);
    if (match.index > from) pieces.push({ text: text.slice(from, match.index), word: null });
    pieces.push({ text: match[0], word });
    from = match.index + match[0].length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), word: null });
  return pieces;
}

/** A word that stands on a card. */
export interface WordOnCard extends Word {
  readonly key: string;
}

/** The number after a keyword: `Piloting 2`. */
const AMOUNT = / \d+$/;

/**
 * The words on a card that are explained, each once: first its keywords, then its text, then its numbers and points. A keyword that no rule explains
 * is a label, and says so.
 */
export function wordsOn(face: CardFace, words: Words): WordOnCard[] {
  const { keys } = finderOf(words);
  const found = new Map<string, WordOnCard>();
  const add = (key: string | null | undefined) => {
    const word = key == null ? undefined : words[key];
    if (word !== undefined && !found.has(key!)) found.set(key!, { ...word, key: key! });
  };
  for (const keyword of face.keywords) {
    const key = keys.get(keyword.replace(AMOUNT, '').toLowerCase());
    if (key !== undefined) add(key);
    else found.set(keyword, { key: keyword, word: keyword, says: t('reading.label') });
  }
  for (const line of face.text) for (const { word } of wordPieces(line, words)) add(word);
  for (const { key } of [...face.numbers, ...face.small]) add(key);
  for (const { kind } of [...face.marks, ...face.needs, ...face.makes]) add(kind);
  return [...found.values()];
}
