// Makes text that somebody else wrote fit to be shown: nothing in it commands a terminal, turns the line around or hides.

/**
 * A whole command to a terminal: a colour, a place for the cursor, a title. Only those that end are taken away whole: nothing may swallow the text
 * behind it. What remains of others is letters, and commands nothing.
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
 * A text of several lines as it may be shown.
 * @returns it without control characters but for tab and line feed, without marks of direction, without letters that show nothing
 */
export const shownText = (text: string): string => text.replace(COMMANDS, '').replace(ENDS, '\n').replace(HIDDEN, '');

/**
 * A text that stands in a line, such as a name or a title, as it may be shown.
 * @returns one line: spaces single, none at its ends, no more than three marks on a letter; '' where nothing is left
 */
export const shownLine = (text: string): string =>
  shownText(text)
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    // letters with towers of marks would cover the lines around them
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
    .trim();

/** Data of others with every text in it as it may be shown; what needs no change is the same object. */
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

/** Whether a text has anything that is not shown. */
const HIDES = new RegExp(`${HIDDEN.source}|${ENDS.source}`, 'u');
