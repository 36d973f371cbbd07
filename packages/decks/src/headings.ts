/** Lines that are headings. */

import { nameKey, wordsOf } from '@orrery/kernel';
import type { HeadingLine } from './list.ts';
import type { KnownHeading, Reader } from './reader.ts';
import type { SplitLine } from './text.ts';

/** A number behind a heading: `Events (12)`, `Events - 12`, `[Events] 12 cards`. */
const HEADING_COUNT = /[\s([{:.]x?(\d+)(?: ?x)?(?: (?:cards?|total|in all))*\s?[)\]}]?[^\p{L}\p{N}]*$/iu;

/** A number before a heading: `12 Events`. */
export const COUNT_HEADING = /^[^\p{L}\p{N}]*(\d+)[)\]]? ?(?:x )?(?=\D)/iu;

/** Words that people put to a heading and that change nothing: `Character cards`, `My deck`. */
const FILLERS: ReadonlySet<string> = new Set(['card', 'cards', 'list', 'my', 'section', 'the']);

/** The heading of these words; several types together (`Fleets and Locations`) are a heading of types, too. */
export function knownHeading(title: string, { headings }: Reader): KnownHeading | undefined {
  const one = (words: string) => {
    const short = wordsOf(words).filter(word => !FILLERS.has(word));
    return headings.get(nameKey(words)) ?? headings.get(short.join(''));
  };
  const whole = one(title);
  const parts = whole ? [] : title.split(/\s(?:and|or)\s|[&/,+]/i);
  const types = parts.length > 1 && parts.every(part => one(part)?.section === undefined && one(part) !== undefined);
  return whole ?? (types ? { word: title } : undefined);
}

/** A known heading, whatever its decoration, with the number of cards where it carries one. */
export function readHeading({ body, comment }: SplitLine, reader: Reader): HeadingLine | undefined {
  for (const counted of [undefined, HEADING_COUNT.exec(body), COUNT_HEADING.exec(body)]) {
    if (counted === null) continue;
    const title = counted ? body.replace(counted[0], '') : body;
    const known = knownHeading(title, reader);
    if (!known) continue;
    const { section } = known;
    const count = counted ? { count: Number(counted[1]) } : {};
    return {
      kind: 'heading',
      title: headingTitle(title),
      ...(section !== undefined && { section }),
      ...count,
      ...comment,
    };
  }
  return undefined;
}

/** Whether a line is written so that it must be a heading: it ends in a colon, or is decorated. */
export function insistsOnHeading(body: string): boolean {
  const words = /^.*[\p{L}\p{N}]/u.exec(body)?.[0] ?? '';
  return body.includes(':', words.length) || /^(?:([-–—=*_~#+|<>])\1|[[(<{]|([-=*_~|]).*\2$)/.test(body);
}

/** The words of a heading without its decoration and count. */
export function headingTitle(body: string): string {
  const title = body.replace(HEADING_COUNT, '');
  const letters = /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/u.exec(title || body);
  return letters ? letters[0] : body;
}
