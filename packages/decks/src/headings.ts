// Reads headings, and explains unknown ones.
import { capitalized, nameKey, wordsOf } from '@orrery/kernel';
import { firstSection, type ListFormat } from './format.ts';
import type { HeadingLine } from './list.ts';
import type { KnownHeading, Problem, Reader } from './reader.ts';
import { quote, type SplitLine } from './text.ts';

/** A number behind a heading: `Events (12)`, `Events - 12`, `[Events] 12 cards`. */
const HEADING_COUNT = /[\s([{:.]x?(\d+)(?: ?x)?(?: (?:cards?|total|in all))*\s?[)\]}]?[^\p{L}\p{N}]*$/iu;

/** A number before a heading: `12 Events`. */
export const COUNT_HEADING = /^[^\p{L}\p{N}]*(\d+)[)\]]? ?(?:x )?(?=\D)/iu;

/** Words that people add to a heading and that change nothing: `Character cards`, `My deck`. */
const FILLERS: ReadonlySet<string> = new Set(['card', 'cards', 'list', 'my', 'section', 'the']);

/** Finds the heading with these words. Several types together (`Fleets and Locations`) are also a heading of types. */
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

/** Reads a known heading, with any decoration, and its number of cards if it has one. */
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

/** Explains an unknown heading, and chooses the section of its cards until the heading is corrected. */
export function unknownHeading(title: string, reader: Reader): { readonly problem: Problem; readonly opens?: string } {
  const near = reader.guess('heading', title).map(guess => guess.title);
  if (near.length > 0) {
    const section = knownHeading(near[0]!, reader)?.section;
    return {
      problem: { message: `No heading is called ${quote(title)}.`, near },
      ...(section !== undefined && { opens: section }),
    };
  }
  const { format } = reader;
  const usual = firstSection(format);
  const known = Object.keys(format.sections).map(section => sectionTitle(section, format));
  const message = `No heading is called ${quote(title)}. The headings are ${known.join(', ')}. Until you rename it, its cards count as ${sectionTitle(usual, format)}.`;
  return { problem: { message }, opens: usual };
}

/** Returns the first heading of a section, as it is printed. */
export const sectionTitle = (section: string, { sections }: ListFormat): string =>
  capitalized(sections[section]![0] ?? section);

/** True if a line must be a heading: it ends in a colon, or has decoration. */
export function insistsOnHeading(body: string): boolean {
  const words = /^.*[\p{L}\p{N}]/u.exec(body)?.[0] ?? '';
  return body.includes(':', words.length) || /^(?:([-–—=*_~#+|<>])\1|[[(<{]|([-=*_~|]).*\2$)/.test(body);
}

/** Returns the words of a heading without decoration and count. */
export function headingTitle(body: string): string {
  const title = body.replace(HEADING_COUNT, '');
  const letters = /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/u.exec(title || body);
  return letters ? letters[0] : body;
}
