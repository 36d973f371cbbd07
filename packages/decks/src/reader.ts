// Prepares the format of a game for reading, and defines the result of reading a line.
import { nameKey } from '@orrery/kernel';
import type { ListFormat } from './format.ts';
import type { ListLine, MeantCard } from './list.ts';
import { type Likeness, NameIndex } from './names.ts';
import type { Span } from './plain-line.ts';

/** After this many different unknown names, a text is not a deck list, and guessing stops. */
const MOST_GUESSES = 200;

/** The result of reading a line, and its faults. */
export interface Reading {
  readonly line: ListLine;
  readonly problems: readonly Problem[];
  /** the section of the lines that follow, if an unreadable line opens one */
  readonly opens?: string;
  /** the part of the plain line that a suggestion replaces */
  readonly name?: Span;
  /** the columns of the lines below, if this line states them */
  readonly columns?: Columns;
}

/** The meaning of a table's fields, by their places. */
export interface Columns {
  readonly name: number;
  readonly count: number;
  readonly section?: number;
}

/** A fault of a line. */
export interface Problem {
  readonly message: string;
  /** possible meanings */
  readonly near?: readonly string[];
}

/** A heading that the format knows. */
export interface KnownHeading {
  readonly word: string;
  readonly section?: string;
}

/** A format prepared for reading. */
export interface Reader {
  readonly format: ListFormat;
  readonly headings: ReadonlyMap<string, KnownHeading>;
  readonly keys: ReadonlyMap<string, string>;
  readonly guess: (kind: 'card' | 'heading' | 'absent', name: string) => readonly Likeness[];
}

export function makeReader(format: ListFormat): Reader {
  const known: KnownHeading[] = [
    ...(format.types ?? []).map(word => ({ word })),
    ...Object.entries(format.sections).flatMap(([section, words]) => words.map(word => ({ word, section }))),
  ];
  const headings = new Map(known.map(heading => [nameKey(heading.word), heading]));
  const indexes = {
    card: format.index,
    heading: new NameIndex([...headings].map(([id, { word }]) => ({ id, title: word }))),
    absent: format.absent?.index,
  };
  const guesses = new Map<string, readonly Likeness[]>();
  return {
    format,
    headings,
    keys: new Map([
      ...(format.keys ?? []).map(key => [nameKey(key), key] as const),
      ...Object.entries(format.keyWords ?? {}).map(([word, key]) => [nameKey(word), key] as const),
    ]),
    guess: (kind, name) => {
      const question = `${kind} ${nameKey(name)}`;
      if (!guesses.has(question) && guesses.size < MOST_GUESSES)
        guesses.set(question, indexes[kind]?.guesses(name) ?? []);
      return guesses.get(question) ?? [];
    },
  };
}

/** Makes the result for a line that could be read. */
export const fine = (line: ListLine): Reading => ({ line, problems: [] });

/** Makes the result for a line that could not be read, with what it may ask for. */
export const unread = (text: string, problem: Problem, ...meant: readonly MeantCard[]): Reading => ({
  line: { kind: 'unread', text, ...(meant.length > 0 && { meant }) },
  problems: [problem],
});
