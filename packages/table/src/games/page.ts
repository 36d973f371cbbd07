// The page of a card in the terminal: the parts that look the same in all games.
import type { Defined, Library } from '@orrery/kernel';
import type { CardPage } from '../contract/game.ts';

/** The fields that all games' card sheets share, besides the numbers of their cards. */
interface Sheet {
  readonly title: string;
  readonly text: readonly string[];
  /** the source of each field */
  readonly provenance: Readonly<Record<string, string>>;
  /** the native steps that the card's program uses */
  readonly native: readonly string[];
}

/** Returns the mark after a value that no source gives; '' for other values. */
export const sign = ({ provenance }: Sheet, field: string): string =>
  provenance[field] === 'reconstructed' ? '*' : '';

/** Says in which other sets a card is printed, as one sentence without its end; an empty list for none. @param prints those sets */
export const alsoIn = (prints: readonly string[]): string[] =>
  prints.length === 0 ? [] : [`Also printed in ${prints.join(', ')}`];

/**
 * Writes the page of a card: the printed lines above its text, its text, and the sources.
 * @param above lines; empty ones are left out
 * @param printing which printing it is, if the page should say so
 */
export function tellPage(sheet: Sheet, above: readonly string[], printing = ''): string {
  const { text, provenance, native } = sheet;
  const sources = [...new Set(Object.values(provenance))].join(', ');
  const guessed = Object.keys(provenance).filter(field => sign(sheet, field) !== '');
  return [
    ...above.filter(line => line !== ''),
    '',
    ...(text.length > 0 ? text : ['No text.']).map(line => `${line}${sign(sheet, 'text')}`),
    '',
    `${printing === '' ? '' : `${printing}. `}Sources: ${sources}.`,
    ...(guessed.length > 0
      ? [`Reconstructed (*), because no source states it: ${guessed.join(', ')}. See docs/sources.md.`]
      : []),
    ...(native.length > 0 ? [`Runs on native steps: ${native.join(', ')}.`] : []),
  ].join('\n');
}

/** Returns what gives the pages of all cards that are loaded. The pages are made anew when a set has been added, or another overlay is shown. */
export function pagesOf<C>(
  library: Library<Defined & { readonly source: C }>,
  pageOf: (card: C, id: string) => CardPage,
): () => readonly CardPage[] {
  let made: { readonly pages: readonly CardPage[]; readonly size: number; readonly shown: string | undefined } | null =
    null;
  return () => {
    const { size, shown } = library;
    if (made?.size !== size || made.shown !== shown)
      made = { pages: library.allWith(shown).map(({ source, id }) => pageOf(source, id)), size, shown };
    return made.pages;
  };
}
