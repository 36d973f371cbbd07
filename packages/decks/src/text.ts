// The text of a list: its lines, comments and limits.
import { MOST_BYTES } from './list.ts';

/** A longer line is no card and no heading. */
export const LONGEST_LINE = 500;

/** Whether a text has more bytes than a list may have. */
export function isTooBig(text: string): boolean {
  if (text.length * 3 <= MOST_BYTES) return false;
  return text.length > MOST_BYTES || bytesOf(text) > MOST_BYTES;
}

/** How many bytes a text takes in UTF-8. */
function bytesOf(text: string): number {
  let bytes = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0)!;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** The first so many lines of a text, each with its line break. */
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

/** What a line that is a remark begins with. */
export const COMMENT_LINE = /^(?:#+|\/{2,}|;+)/;

/** A line without the comment behind it. */
export interface SplitLine {
  readonly body: string;
  readonly comment: { readonly comment?: string };
}

/** @param plain a line as `plainLine` gives it: its gaps are one sign each */
export function splitComment(plain: string): SplitLine {
  const at = plain.search(/\s(?:#|\/\/)/);
  if (at < 0) return { body: plain, comment: {} };
  const comment = plain
    .slice(at + 1)
    .replace(COMMENT_LINE, '')
    .trim();
  return { body: plain.slice(0, at), comment: comment === '' ? {} : { comment } };
}

/** What a line says, in quotation marks, cut where it is long. */
export function quote(words: string): string {
  return `“${words.length > 80 ? `${words.slice(0, 79)}…` : words}”`;
}

/** Words in one line, with one space between them. */
export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A name without the signs that a list would take for its own: marks of comments, and the colon of a heading. */
export function plainName(name: string): string {
  const words = /^.*[\p{L}\p{N}]/su.exec(name)?.[0] ?? '';
  const endsQuietly = words + name.slice(words.length).replaceAll(':', '');
  return oneLine(oneLine(endsQuietly).replace(/(^|\s)(?:#|\/\/)+/g, '$1'));
}

/** Which line a place of a text is on; places must not go back. */
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
