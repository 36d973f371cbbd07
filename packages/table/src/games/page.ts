// A card as a terminal shows it: the parts that look the same in all games.

/** What the sheets of all games hold besides the numbers of their cards. */
interface Sheet {
  readonly title: string;
  readonly text: readonly string[];
  /** whence each field is known */
  readonly provenance: Readonly<Record<string, string>>;
  /** the native steps that its program runs on */
  readonly native: readonly string[];
}

/** The sign behind a value that no source gives, or nothing. */
export const sign = ({ provenance }: Sheet, field: string): string =>
  provenance[field] === 'reconstructed' ? '*' : '';

/**
 * A card as a person reads it: what is printed above its text, its text, and where all of it is known from.
 * @param above lines; empty ones are left out
 * @param printing which printing it is, if that is to be said
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
