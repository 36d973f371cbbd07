// Widths and line breaks of text in a terminal.
import stringWidth from 'string-width';
import wrapAnsi from 'wrap-ansi';
import { reworked } from './ink.ts';

/** How many columns a text takes in a terminal: colours take none, some characters two. */
export const widthOf = (text: string): number => stringWidth(text);

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
