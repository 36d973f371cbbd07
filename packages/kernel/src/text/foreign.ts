// Makes text that somebody else wrote safe to show: it cannot command a terminal, turn the line around or hide.

/**
 * A whole command to a terminal: a colour, a place for the cursor, a title. Only commands that end are removed whole, so that no command swallows the
 * text behind it. What remains of the others is harmless letters.
 */
const COMMANDS =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|(?:\u001b[\]PX^_]|[\u0090\u0098\u009d-\u009f])[^\n\u0000-\u001f\u007f-\u009f]{0,200}(?:\u0007|\u001b\\|\u009c)/g;

/** Control characters but for tab and line feed; marks of direction; letters that show nothing; halves of letters. Joiners stay: languages and emoji need them. */
const HIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\u{e0000}-\u{e0fff}\p{Cs}]/gu;

const ENDS = /\r\n?|[\u0085\u2028\u2029]/g;

/**
 * Makes a text of several lines safe to show.
 * @returns the text without marks of direction, invisible letters and control characters other than tab and line feed
 */
export const shownText = (text: string): string => text.replace(COMMANDS, '').replace(ENDS, '\n').replace(HIDDEN, '');

/**
 * Makes a text of one line, such as a name or a title, safe to show.
 * @returns one line: single spaces, none at its ends, no more than three marks on a letter; '' where nothing is left
 */
export const shownLine = (text: string): string =>
  shownText(text)
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    // letters with towers of marks would cover the lines around them
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
    .trim();

/** Makes every text in somebody else's data safe to show. Data that needs no change is returned as the same object. */
export function shownData<T>(data: T): T {
  if (typeof data === 'string') return (HIDES.test(data) ? shownText(data) : data) as T;
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) {
    let made: unknown[] | null = null;
    for (let i = 0; i < data.length; i++) {
      const shown = shownData(data[i]);
      if (shown !== data[i]) (made ??= [...data])[i] = shown;
    }
    return (made ?? data) as T;
  }
  let made: Record<string, unknown> | null = null;
  for (const [name, value] of Object.entries(data)) {
    const shown = shownData(value);
    if (shown !== value) (made ??= { ...data } as Record<string, unknown>)[name] = shown;
  }
  return (made ?? data) as T;
}

/** Returns true if a text has anything that may not be shown. */
const HIDES = new RegExp(`${HIDDEN.source}|${ENDS.source}`, 'u');
