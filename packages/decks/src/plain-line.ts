// A line without entities and extra spaces, which remembers where each letter stood.
import { withoutUnseen } from '@orrery/kernel';
import { decodeHTMLStrict } from 'entities';

/** From one place of a text up to another. */
export type Span = readonly [start: number, end: number];

/** A line without what nobody sees, its entities read, its runs of white space made one space, or one tab where they held one. */
export interface PlainLine {
  readonly text: string;
  /** where each letter of `text` was written, and at the end where the last one ended */
  readonly from: readonly number[];
}

/** An entity as pages write them: `&#8217;`, `&rsquo;`. */
const ENTITY = /&#?\w{1,31};/y;

/** A line that was written as it would be seen. It takes as long as the line is long. */
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

/** What is seen of the letter or the entity at a place, and how long it is as it was written. */
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

/** A part of the plain text, as a part of what was written. */
export const writtenAt = ({ from }: PlainLine, [start, end]: Span): Span => [from[start]!, from[end]!];
