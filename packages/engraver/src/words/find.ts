/** Finds what a text is about, by lists of words. */

/** Words, and what they stand for. The first list with a word of the text counts. */
export type WordTable<T> = readonly (readonly [words: string, stands: T])[];

/** A function that finds the first entry whose words a text has. A word may be the beginning of a longer one if it ends with "-". */
export function finder<T>(table: WordTable<T>): (text: string) => T | undefined {
  const rows = table.map(([words, stands]) => [partsOf(words), stands] as const);
  return text => {
    const spaced = spacedOut(text);
    return rows.find(([parts]) => parts.some(part => spaced.includes(part)))?.[1];
  };
}

/** A function that finds all entries whose words a text has. */
export function finderOfAll<T>(table: WordTable<T>): (text: string) => T[] {
  const rows = table.map(([words, stands]) => [partsOf(words), stands] as const);
  return text => {
    const spaced = spacedOut(text);
    return rows.filter(([parts]) => parts.some(part => spaced.includes(part))).map(([, stands]) => stands);
  };
}

/** A text in small letters, with one space about each word. */
const spacedOut = (text: string): string => ` ${text.toLowerCase().replace(/[^a-z0-9]+/g, ' ')} `;

/** Words the way they stand in a spaced text: " word ", or " wor" for the beginning of one. */
const partsOf = (words: string): string[] =>
  words.split(',').map(word => {
    const spaced = ` ${spacedOut(word).trim()} `;
    return word.trim().endsWith('-') ? spaced.trimEnd() : spaced;
  });
