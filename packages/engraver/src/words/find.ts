/** Finds what a text is about, by lists of words. */

/** Words, and what they stand for. The first list with a word of the text counts. */
export type WordTable<T> = readonly (readonly [words: string, stands: T])[];

/** A function that finds the first entry whose words a text has. A word may be the beginning of a longer one if it ends with "-". */
export function finder<T>(table: WordTable<T>): (text: string) => T | undefined {
  const rows = table.map(([words, stands]) => [patternOf(words), stands] as const);
  return text => rows.find(([pattern]) => pattern.test(text))?.[1];
}

/** A function that finds all entries whose words a text has. */
export function finderOfAll<T>(table: WordTable<T>): (text: string) => T[] {
  const rows = table.map(([words, stands]) => [patternOf(words), stands] as const);
  return text => rows.filter(([pattern]) => pattern.test(text)).map(([, stands]) => stands);
}

const patternOf = (words: string): RegExp => {
  const each = words
    .split(',')
    .map(word => word.trim())
    .map(word => (word.endsWith('-') ? word.slice(0, -1) : `${word}\\b`));
  return new RegExp(`\\b(?:${each.join('|')})`, 'i');
};
