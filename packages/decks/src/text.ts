/** The text of a list: its lines, without what came along from a page. */

import { MOST_BYTES } from './list.ts';

/** A longer line is no card and no heading. */
export const LONGEST_LINE = 200;

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

/** The marks of a page's own text, which come along where it is copied as it was written. */
const TAGS = /<\/?(?:a|b|br|center|div|em|font|h\d|i|li|ol|p|span|strong|table|tbody|td|tr|u|ul)\b[^<>]{0,200}>/gi;

const ENTITIES: Readonly<Record<string, string>> = {
  '#39': "'",
  amp: '&',
  apos: "'",
  lsquo: '‘',
  nbsp: ' ',
  quot: '"',
  rsquo: '’',
};

/** A line as its page showed it. */
export function withoutMarkup(text: string): string {
  if (!/[<&]/.test(text)) return text;
  return text
    .replace(TAGS, '')
    .replace(/&(#39|amp|apos|lsquo|nbsp|quot|rsquo);/g, (_, name: string) => ENTITIES[name]!);
}

/** Characters that nobody sees and that come along when text is copied from a page. */
export const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

/** What a line that is a remark begins with. */
export const COMMENT_LINE = /^(?:#+|\/{2,}|;+)/;

/** A line without the comment behind it, its runs of white space made one space, or one tab where they held one. */
export interface SplitLine {
  readonly body: string;
  readonly comment: { readonly comment?: string };
}

export function splitComment(trimmed: string): SplitLine {
  const tidy = trimmed.replace(/\s+/g, run => (run.includes('\t') ? '\t' : ' '));
  const at = tidy.search(/\s(?:#|\/\/)/);
  if (at < 0) return { body: tidy, comment: {} };
  const comment = tidy.slice(at).trim().replace(COMMENT_LINE, '').trim();
  return { body: tidy.slice(0, at), comment: comment === '' ? {} : { comment } };
}

/** What a line says, in quotation marks, cut where it is long. */
export function quote(words: string): string {
  return `“${words.length > 80 ? `${words.slice(0, 79)}…` : words}”`;
}

/** Words in one line, with one space between them. */
export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A name without the signs that a list would take for its own: marks of comments, and the colon of a heading. */
export function plainName(name: string): string {
  const endsQuietly = name.replace(/:(?=[^\p{L}\p{N}]*$)/gu, '');
  return oneLine(oneLine(endsQuietly).replace(/(^|\s)(?:#|\/\/)+/g, '$1'));
}
