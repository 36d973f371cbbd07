/** What a line of a list says, taken by itself. */

import { nameKey } from '@orrery/kernel';
import { badCount, type Entry, isCount, readEntries } from './entries.ts';
import { explain, notHere } from './explain.ts';
import { COUNT_HEADING, insistsOnHeading, readHeading } from './headings.ts';
import { type CardLine, copiesIn, type HeadingLine, type MetadataLine } from './list.ts';
import type { NameIndex } from './names.ts';
import { fine, type Problem, type Reader, type Reading, unread } from './reader.ts';
import { COMMENT_LINE, INVISIBLE, LONGEST_LINE, quote, splitComment, withoutMarkup } from './text.ts';

/**
 * What a line says, taken by itself.
 * @param below how many cards stand below it up to the next section
 */
export function readLine(text: string, section: string, reader: Reader, below: () => number): Reading {
  const plain = withoutMarkup(text);
  const trimmed = plain.replace(INVISIBLE, '').trim();
  const tooLong = trimmed.length > LONGEST_LINE;
  const remark = COMMENT_LINE.exec(trimmed);
  if (remark) {
    // `## Deck` and `// Sideboard` are headings, as other programs write them; `# 3 Deck` is a card left out
    const heading = tooLong ? undefined : readHeading(splitComment(trimmed), reader);
    if (heading && !COUNT_HEADING.test(trimmed)) return fine(heading);
    return fine({ kind: 'comment', comment: trimmed.slice(remark[0].length).trim() });
  }
  const metadata = readMetadata(plain.trim(), reader);
  if (tooLong) return metadata ? fine(metadata) : unread(text, { message: 'The line is too long to name a card.' });

  const split = splitComment(trimmed);
  if (split.body === '') return fine({ kind: 'blank' });
  const heading = readHeading(split, reader);
  if (heading && insistsOnHeading(split.body)) return fine(heading);
  if (metadata) return fine(metadata);

  const { index, absent } = reader.format;
  const entries = readEntries(split.body);
  const entry = entries.find(({ name }) => index.lookup(name).length > 0);
  const missing = entry ? undefined : entries.find(({ name }) => (absent?.index.lookup(name).length ?? 0) > 0);
  const title = [entry, missing].find(found => found && outweighsHeading(found, reader));
  if (heading && !title) {
    if (heading.section === undefined || split.body.includes(':') || !countsLikeCard(heading, entries))
      return fine(heading);
    if (heading.count! > MOST_LIKELY && heading.count === below()) return fine(heading);
    return unread(text, likeCard(heading), { section, count: heading.count! });
  }
  if (missing) return notHere(text, missing, section, reader);
  if (!entry) return explain(text, split.body, entries, section, reader);
  if (!isCount(entry.count)) return unread(text, badCount(entry.count), { section, count: 1, name: entry.name });
  return fine({ ...makeCard(entry, section, index), ...split.comment });
}

/** Of a line that could be a heading, a card takes its exact title, with a count or without: a heading would swallow it. */
function outweighsHeading({ name, qualifier }: Entry, { format: { index, absent } }: Reader): boolean {
  return qualifier === undefined && (index.has(name) || absent?.index.has(name) === true);
}

/** More copies of one card are hardly meant. */
const MOST_LIKELY = 9;

/** Whether a heading with a count is written as copies of a card are: `3 Reserve`, `Reserve x3`. */
function countsLikeCard({ title, count }: HeadingLine, entries: readonly Entry[]): boolean {
  return (
    count !== undefined &&
    entries.some(entry => entry.counted && !entry.inBrackets && nameKey(entry.name) === nameKey(title))
  );
}

/** Such a heading whose count is not that of the cards below it is as likely a card that nobody knows. */
const likeCard = ({ title }: HeadingLine): Problem => ({
  message: `No card is called ${quote(title)}; for a heading, write “${title}:” without the number.`,
});

/** How many cards stand from a line on, up to the next section. */
export function cardsBelow(lines: readonly (readonly [string, string])[], from: number, reader: Reader): number {
  let cards = 0;
  let open = false;
  const another = (): number => {
    open = true;
    return Number.NaN;
  };
  for (let at = from; at < lines.length; at++) {
    const { line, opens } = readLine(lines[at]![0], '', reader, another);
    if (open || opens !== undefined || (line.kind === 'heading' && line.section !== undefined)) break;
    cards += copiesIn(line);
  }
  return cards;
}

function makeCard({ count, name, qualifier }: Entry, section: string, index: NameIndex): CardLine {
  const candidates = [...index.lookup(name)];
  const id = candidates.length === 1 ? { id: candidates[0] } : {};
  const told = qualifier === undefined ? {} : { qualifier };
  return { kind: 'card', section, count: Number(count), name, ...told, candidates, ...id };
}

/**
 * Metadata, if the line begins with one of the format's keys and a colon, or a dash between spaces and words. Values are free text, so that only a mark between
 * spaces begins a comment there: `Name: Attack deck #2 # the better one`.
 */
function readMetadata(line: string, reader: Reader): MetadataLine | undefined {
  const mark = /:|\s[-–—=]\s/.exec(line);
  const key = mark ? reader.keys.get(nameKey(line.slice(0, mark.index))) : undefined;
  if (!mark || key === undefined) return undefined;
  let value = line.slice(mark.index + mark[0].length);
  // `Location - 3` is a heading with its count
  if (mark[0] !== ':' && !/\p{L}/u.test(value)) return undefined;
  if (/^[*_]/.test(line)) value = value.replace(/^[*_]+/, '');
  const at = value.search(/\s(?:#|\/\/)\s/);
  if (at < 0) return { kind: 'metadata', key, value: value.trim() };
  const comment = value
    .slice(at)
    .trim()
    .replace(/^(?:#|\/\/)/, '')
    .trim();
  return { kind: 'metadata', key, value: value.slice(0, at).trim(), ...(comment !== '' && { comment }) };
}
