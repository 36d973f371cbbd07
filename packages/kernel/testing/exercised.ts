import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, inject, test } from 'vitest';
import type { Vocabulary, Word } from '../src/index.ts';
import { DID, type TextExercise, type WordKind } from './exercise.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** the folder in which this run of the tests writes down which texts its tests exercise */
    exercised: string;
  }
}

/** A card as its tests name it, with what its file says. */
export interface TestedCard {
  /** the names by which the title of a test may call it, the longest first where one is part of another */
  readonly names: readonly string[];
  readonly source: unknown;
  /** the index of its definition */
  readonly index: number;
}

/** A part of a card's text: a word that nothing else is about, or an effect. */
interface TextPart {
  readonly word: Word;
  /** where it stands in the card's file: `whenever 0 effect` */
  readonly where: string;
}

/** Which parts of which cards the tests of a file have exercised: their places in `partsOf`, by the place of the card in the list of tested cards. */
interface Recording {
  readonly file: string;
  readonly did: Record<number, number[]>;
}

/** All parts of a card: the outermost words of its file, and every effect inside them. */
function partsOf(source: unknown): TextPart[] {
  const found = new Map<Word, TextPart>();
  const walk = (data: unknown, where: readonly string[], inside: boolean): void => {
    if (data === null || typeof data !== 'object') return;
    const word = data as Word;
    const isWord = typeof word.w === 'string';
    if (isWord && !found.has(word)) found.set(word, { word, where: where.join(' ') });
    for (const [key, part] of Object.entries(data))
      walk(part, inside || isWord ? where : [...where, key], inside || isWord);
  };
  walk(source, [], false);
  return [...found.values()];
}

/** The parts that a test is to exercise: outermost words, and effects that do something themselves. */
function asked({ exercise }: Pick<ExercisedTexts, 'exercise'>, { index, source }: TestedCard) {
  const parts = partsOf(source);
  const inner = new Set(parts.flatMap(({ word }) => partsOf(word.a).map(part => part.word)));
  return parts.flatMap((part, at) => {
    const site = exercise.site(index, part.word);
    if (site === undefined) return [];
    const counts = site.kind === 'effect' ? site.acts : !inner.has(part.word);
    return counts ? [{ ...part, at, kind: site.kind }] : [];
  });
}

/** Finds the cards that the title of a test names, by their numbers. A name inside a longer one does not count. */
function finder(cards: readonly TestedCard[]): (title: string) => readonly number[] {
  const named = new Map<string, number[]>();
  cards.forEach(({ names }, card) => {
    for (const name of names) named.set(name, [...(named.get(name) ?? []), card]);
  });
  const names = [...named.keys()].sort((a, b) => b.length - a.length);
  return title => {
    let left = title;
    const found = names.filter(name => {
      const there = left.includes(name);
      if (there) left = left.replaceAll(name, '');
      return there;
    });
    return [...new Set(found.flatMap(name => named.get(name)!))];
  };
}

/**
 * Records which parts of cards' texts their own tests exercise. A card's own test is one whose title, or the title of a group around it, names the
 * card. Call it in what runs before each file of tests.
 */
export function recordExercise(exercise: TextExercise, cards: readonly TestedCard[]): void {
  const did: Recording['did'] = {};
  const namedIn = finder(cards);
  let file = '';
  beforeEach(() => exercise.begin());
  afterEach(({ task }) => {
    file = task.file.filepath;
    let title = task.name;
    for (let group = task.suite; group !== undefined; group = group.suite) title = `${group.name} ${title}`;
    for (const card of namedIn(title)) {
      const before = did[card] ?? [];
      const { index, source } = cards[card]!;
      const now = partsOf(source).flatMap(({ word }, at) =>
        ((exercise.site(index, word)?.seen ?? 0) & DID) !== 0 && !before.includes(at) ? [at] : [],
      );
      did[card] = [...before, ...now];
    }
  });
  afterAll(() => {
    if (file === '') return;
    const folder = inject('exercised');
    mkdirSync(folder, { recursive: true });
    const recording: Recording = { file, did };
    writeFileSync(join(folder, `${file.replaceAll(/[^\w.]/g, '_')}.json`), JSON.stringify(recording));
  });
}

/** What is asked of the texts of a game's cards. */
export interface ExercisedTexts {
  readonly exercise: TextExercise;
  readonly cards: readonly TestedCard[];
  // biome-ignore lint/suspicious/noExplicitAny: the vocabulary of any game
  readonly vocabulary: Vocabulary<any, any>;
  /** the folder of the game's tests */
  readonly tests: string;
  /** the file, in that folder, that lists the texts that have no test yet. It only shrinks. */
  readonly missing: string;
}

/**
 * A test that every text of every card is exercised by a test that names the card: each outermost word has held at least once, and each effect has
 * been done. It reads what all other files of tests have recorded in this run (`recordExercise`), so it runs behind them.
 */
export function exercisedSuite({ exercise, cards, vocabulary, tests, missing }: ExercisedTexts): void {
  test('every text of every card is exercised by a test that names the card', () => {
    const made = recordings(inject('exercised')).filter(({ file }) => file.startsWith(tests));
    const did = new Set(made.flatMap(x => Object.entries(x.did).flatMap(([card, at]) => at.map(n => `${card} ${n}`))));
    const lacks = new Set<string>();
    cards.forEach((tested, card) => {
      for (const { word, where, at, kind } of asked({ exercise }, tested))
        if (!did.has(`${card} ${at}`)) lacks.add(`${tested.names[0]}: '${where}: ${told(vocabulary, word, kind)}'`);
    });
    const listed = JSON.parse(readFileSync(join(tests, missing), 'utf8')) as string[];
    expect(
      [
        ...[...lacks].filter(text => !listed.includes(text)).map(text => `${text} is not exercised by its tests`),
        ...listed.filter(text => !lacks.has(text)).map(text => `${text} is exercised now: take it out of ${missing}`),
      ],
      absent(tests, made),
    ).toEqual([]);
  });
}

/** What is said where some files of a folder have recorded nothing: texts may be exercised in them. */
function absent(tests: string, made: readonly Recording[]): string {
  const ran = new Set(made.map(({ file }) => relative(tests, file)));
  const files = readdirSync(tests, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.test.ts'));
  const out = files.filter(name => !ran.has(name) && !name.endsWith('exercised.test.ts'));
  return out.length === 0
    ? ''
    : `Texts may be exercised in tests that have not run (${out.join(', ')}). Run all of ${tests}`;
}

function recordings(folder: string): Recording[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map(name => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Recording);
}

/** A word as it reads, without the names that its card gives to what it speaks of. */
function told(vocabulary: ExercisedTexts['vocabulary'], word: Word, kind: WordKind): string {
  return vocabulary.teller()[kind](word as never) || word.w;
}
