// Fits the texts of a lesson to the screen that shows them: the terminal or the page.

/** Where a lesson is shown. */
export type Screen = 'terminal' | 'page';

/** `{page: words}` or `{terminal: words}` in a text, with the space before it. */
const PART = /(\s?)\{(page|terminal): ([^{}]*)\}/g;

/**
 * Returns a lesson with the words for one screen. A text can have parts for one screen only: `{page: Point at the card.}`,
 * `{terminal: Type "card Londo".}`. All other words stay.
 * @param data the contents of the lesson's file, or any part of it
 */
export function forScreen(data: unknown, screen: Screen): unknown {
  if (typeof data === 'string')
    return data
      .replace(PART, (_all, space: string, of: string, words: string) => (of === screen ? `${space}${words}` : ''))
      .trimStart();
  if (Array.isArray(data)) return data.map(part => forScreen(part, screen));
  if (typeof data === 'object' && data !== null)
    return Object.fromEntries(Object.entries(data).map(([key, part]) => [key, forScreen(part, screen)]));
  return data;
}
