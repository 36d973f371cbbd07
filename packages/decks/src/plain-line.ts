// A line without entities and extra spaces that knows the original place of each letter.
import { withoutUnseen } from '@orrery/kernel';
import { decodeHTMLStrict } from 'entities';

/** A part of a text, from one place up to another. */
export type Span = readonly [start: number, end: number];

/** A line as a reader sees it: no invisible signs, entities decoded, and each run of white space as one space (one tab if it held a tab). */
export interface PlainLine {
  readonly text: string;
  /** the original place of each letter of `text`, and the end of the last one */
  readonly from: readonly number[];
}

/** An entity of a web page: `&#8217;`, `&rsquo;`. */
const ENTITY = /&#?\w{1,31};/y;

/** Makes the visible form of a line. The time grows with the length of the line. */
export function plainLine(written: string): PlainLine {
  const letters: string[] = [];
  const from: number[] = [];
  let gap: { sign: ' ' | '\t'; readonly at: number } | null = null;
  let end = 0;
  for (let at = 0; at < written.length; ) {
    const [seen, length] = seenAt(written, at);
    for (const letter of seen) {
      if (letter.trim() === '') {
        gap ??= { sign: ' ', at };
        if (letter === '\t') gap.sign = '\t';
        continue;
      }
      if (gap !== null && letters.length > 0) {
        letters.push(gap.sign);
        from.push(gap.at);
      }
      gap = null;
      for (let i = 0; i < letter.length; i++) {
        letters.push(letter[i]!);
        from.push(at);
      }
      end = at + length;
    }
    at += length;
  }
  from.push(end);
  return { text: letters.join(''), from };
}

/** Returns the visible form of the letter or entity at a place, and its original length. */
function seenAt(written: string, at: number): readonly [seen: string, length: number] {
  const letter = String.fromCodePoint(written.codePointAt(at)!);
  if (letter === '&') {
    ENTITY.lastIndex = at;
    const entity = ENTITY.exec(written)?.[0];
    const read = entity === undefined ? '' : decodeHTMLStrict(entity);
    if (entity !== undefined && read !== entity) return [withoutUnseen(read), entity.length];
  }
  return [withoutUnseen(letter), letter.length];
}

/** Maps a part of the plain text to the part of the original text. */
export const writtenAt = ({ from }: PlainLine, [start, end]: Span): Span => [from[start]!, from[end]!];
