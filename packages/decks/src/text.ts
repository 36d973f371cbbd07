// The text of a list: its lines, comments and limits.
import { MOST_BYTES } from './list.ts';

/** The longest line that can be a card or a heading. */
export const LONGEST_LINE = 500;

/** True if a text has more bytes than a list may have. */
export function isTooBig(text: string): boolean {
  if (text.length * 3 <= MOST_BYTES) return false;
  return text.length > MOST_BYTES || bytesOf(text) > MOST_BYTES;
}

/** Returns the number of bytes of a text in UTF-8. */
function bytesOf(text: string): number {
  let bytes = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0)!;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** Returns the first lines of a text, each with its line break. */
export function* splitLines(text: string, most: number): Generator<readonly [text: string, ending: string], undefined> {
  let start = 0;
  let lines = 0;
  for (const { index, 0: ending } of text.matchAll(/\r\n|\n|\r/g)) {
    yield [text.slice(start, index), ending];
    start = index + ending.length;
    if (++lines === most) return;
  }
  if (start < text.length) yield [text.slice(start), ''];
}

/** The marks at the start of a comment line. */
export const COMMENT_LINE = /^(?:#+|\/{2,}|;+)/;

/** Returns a line without the comment behind it. */
export interface SplitLine {
  readonly body: string;
  readonly comment: { readonly comment?: string };
}

/** @param plain a line from `plainLine`, in which each gap is one sign */
export function splitComment(plain: string): SplitLine {
  const at = plain.search(/\s(?:#|\/\/)/);
  if (at < 0) return { body: plain, comment: {} };
  const comment = plain
    .slice(at + 1)
    .replace(COMMENT_LINE, '')
    .trim();
  return { body: plain.slice(0, at), comment: comment === '' ? {} : { comment } };
}

/** Quotes a line, and cuts it if it is long. */
export function quote(words: string): string {
  return `“${words.length > 80 ? `${words.slice(0, 79)}…` : words}”`;
}

/** Puts words in one line, with one space between them. */
export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Returns a name without the signs that have a meaning in a list: marks of comments, and the colon of a heading. */
export function plainName(name: string): string {
  const words = /^.*[\p{L}\p{N}]/su.exec(name)?.[0] ?? '';
  const endsQuietly = words + name.slice(words.length).replaceAll(':', '');
  return oneLine(oneLine(endsQuietly).replace(/(^|\s)(?:#|\/\/)+/g, '$1'));
}

/** Finds the line of a place in a text. Ask for places in ascending order. */
export function lineCounter(text: string): (place: number) => number {
  let line = 1;
  let next = text.indexOf('\n');
  return place => {
    while (next >= 0 && next < place) {
      line++;
      next = text.indexOf('\n', next + 1);
    }
    return line;
  };
}
