/** A format prepared for reading, and what is made of a line. */

import { nameKey } from '@orrery/kernel';
import type { ListFormat } from './format.ts';
import type { ListLine, MeantCard } from './list.ts';
import { NameIndex } from './names.ts';

/** After so many different unknown names a text is no deck list, and nothing more is guessed. */
const MOST_GUESSES = 100;

/** What a line says, and what is wrong with it. */
export interface Reading {
  readonly line: ListLine;
  readonly problems: readonly Problem[];
  /** the section of the lines that follow, where a line that could not be read opens one */
  readonly opens?: string;
}

/** What is wrong with a line. */
export interface Problem {
  readonly message: string;
  /** The suggestions, or the heading to look for among the known ones. */
  readonly near?: { readonly heading: string } | readonly string[];
}

/** A heading as the format knows it. */
export interface KnownHeading {
  readonly word: string;
  readonly section?: string;
}

/** A format prepared for reading. */
export interface Reader {
  readonly format: ListFormat;
  readonly headings: ReadonlyMap<string, KnownHeading>;
  readonly keys: ReadonlyMap<string, string>;
  readonly guess: (kind: 'card' | 'heading' | 'absent', name: string) => readonly string[];
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
  const guesses = new Map<string, readonly string[]>();
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
        guesses.set(question, indexes[kind]?.nearest(name) ?? []);
      return guesses.get(question) ?? [];
    },
  };
}

/** A line that could be read. */
export const fine = (line: ListLine): Reading => ({ line, problems: [] });

/** A line that could not be read, with what it may ask for. */
export const unread = (text: string, problem: Problem, ...meant: readonly MeantCard[]): Reading => ({
  line: { kind: 'unread', text, ...(meant.length > 0 && { meant }) },
  problems: [problem],
});
