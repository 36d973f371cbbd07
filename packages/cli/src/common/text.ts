// Widths and line breaks of text in a terminal.
import stringWidth from 'string-width';
import wrapAnsi from 'wrap-ansi';
import { reworked } from './ink.ts';

/** Text in which each character takes one column: ASCII, quotes, dashes, arrows, and lines of boxes. */
const PLAIN = /^[\x20-\x7e\u00b7\u00d7\u2013\u2014\u2018-\u201d\u2026\u21bb\u2500-\u257f\u25b8]*$/;

/** How many columns a text takes in a terminal: colours take none, some characters two. Plain text is counted at once, which saves a start its time. */
export const widthOf = (text: string): number => (PLAIN.test(text) ? text.length : stringWidth(text));

/** A text with spaces after it, up to a width. */
export const pad = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));

/**
 * Breaks long lines between words. The next lines are indented like the first, and a little more. A word that is longer than a line stays whole,
 * because it is a path or an address.
 */
export function wrap(text: string, width: number, hang = 2): string {
  return text
    .split('\n')
    .map(line => {
      if (widthOf(line) <= width) return line;
      const lead = /^ */.exec(line)![0];
      const rows = reworked(line.slice(lead.length), rest => wrapAnsi(rest, width - lead.length - hang)).split('\n');
      return rows.map((row, i) => lead + (i === 0 ? '' : ' '.repeat(hang)) + row).join('\n');
    })
    .join('\n');
}

/** A chance as a whole percentage. */
export const percent = (chance: number): string => `${Math.round(chance * 100)}%`;
