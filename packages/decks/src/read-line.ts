// Reads one line of a list: a card, a heading, a fact about the list, or a comment.
import { nameKey } from '@orrery/kernel';
import { decodeHTMLStrict } from 'entities';
import { badCount, isCount } from './counts.ts';
import { type CardReading, fieldsOf, readEntries, rowEntry } from './entries.ts';
import { explain, notHere } from './explain.ts';
import { readHeader } from './header.ts';
import { COUNT_HEADING, insistsOnHeading, knownHeading, readHeading, unknownHeading } from './headings.ts';
import { type CardLine, copiesIn, type HeadingLine, type MetadataLine } from './list.ts';
import type { NameIndex } from './names.ts';
import { plainLine, writtenAt } from './plain-line.ts';
import { type Columns, fine, type Problem, type Reader, type Reading, unread } from './reader.ts';
import { COMMENT_LINE, LONGEST_LINE, quote, type SplitLine, splitComment } from './text.ts';

/** The context of a line. */
export interface Around {
  /** the section of the line */
  readonly section: string;
  /** the meaning of the table's fields, if a line above states it */
  readonly columns?: Columns | undefined;
  /** counts the cards below the line, up to the next section */
  below(): number;
}

/** Reads one line. */
export function readLine(text: string, around: Around, reader: Reader): Reading {
  const plain = plainLine(text);
  const reading = readPlain(text, plain.text, around, reader);
  if (reading.name === undefined) return reading;
  return { ...reading, line: { ...reading.line, nameAt: writtenAt(plain, reading.name) } };
}

/** @param text the line as written; @param plain the line as a reader sees it */
function readPlain(text: string, plain: string, { section, columns, below }: Around, reader: Reader): Reading {
  const tooLong = plain.length > LONGEST_LINE;
  const remark = COMMENT_LINE.exec(plain);
  if (remark) {
    // `## Deck` and `// Sideboard` are headings of other programs; `# 3 Deck` is a card that is commented out
    const heading = tooLong ? undefined : readHeading(splitComment(plain), reader);
    if (heading && !COUNT_HEADING.test(plain)) return fine(heading);
    return fine({ kind: 'comment', comment: plain.slice(remark[0].length).trim() });
  }
  const metadata = readMetadata(text, reader);
  if (tooLong) return metadata ? fine(metadata) : unread(text, { message: 'The line is too long to name a card.' });

  const split = splitComment(plain);
  if (split.body === '') return fine({ kind: 'blank' });
  const heading = readHeading(split, reader);
  if (heading && insistsOnHeading(split.body)) return fine(heading);
  if (metadata) return fine(metadata);
  const header = readHeader(split.body);
  if (header) return { ...fine({ kind: 'comment', comment: split.body }), columns: header };
  const row = columns && readRow(split, columns, section, reader);
  const entries = readEntries(split.body);
  const { absent } = reader.format;
  const isAbsent = ({ name }: CardReading): boolean => (absent?.index.lookup(name).length ?? 0) > 0;
  const known = entries.find(one => isKnown(one, reader));
  // a title of a card that is not here may end in brackets: it is not a card that is here with a qualifier
  const entry =
    known?.qualifier !== undefined && entries.slice(0, entries.indexOf(known)).some(isAbsent) ? undefined : known;
  if (row && (isCount(row.entry.count) || !entry))
    return row.reading ?? readEntry(text, row.entry, row.section, split, reader);

  const missing = entry ? undefined : entries.find(isAbsent);
  const title = [entry, missing].find(found => found && outweighsHeading(found, reader));
  if (heading && !title) {
    if (heading.section === undefined || split.body.includes(':') || !countsLikeCard(heading, entries))
      return fine(heading);
    if (heading.count! > MOST_LIKELY && heading.count === below()) return fine(heading);
    return unread(text, likeCard(heading), { section, count: heading.count! });
  }
  if (missing) return notHere(text, missing, section, reader);
  if (!entry) return explain(text, split.body, entries, section, reader);
  return readEntry(text, entry, section, split, reader);
}

/** Makes a line of copies of a card that may be known or unknown. */
function readEntry(text: string, entry: CardReading, section: string, split: SplitLine, reader: Reader): Reading {
  const { index, absent } = reader.format;
  if (index.lookup(entry.name).length === 0) {
    if ((absent?.index.lookup(entry.name).length ?? 0) > 0) return notHere(text, entry, section, reader);
    return explain(text, entry.name, [entry], section, reader);
  }
  if (!isCount(entry.count)) return unread(text, badCount(entry.count), { section, count: 1, name: entry.name });
  return { ...fine({ ...makeCard(entry, section, index), ...split.comment }), name: entry.whole };
}

/** Checks that an entry names a card, and that no other field of its row names another. */
function isKnown({ name, others }: CardReading, reader: Reader): boolean {
  const { index } = reader.format;
  return (
    index.lookup(name).length > 0 &&
    !others.some(other => readEntries(other).some(one => index.lookup(one.name).length > 0))
  );
}

/** Reads a row of a table with known columns: its entry and section, or its faults. Returns undefined if the line is not a row. */
function readRow(
  { body }: SplitLine,
  columns: Columns,
  section: string,
  reader: Reader,
): { readonly entry: CardReading; readonly section: string; readonly reading?: Reading } | undefined {
  const fields = fieldsOf(body);
  const [named, counter] = [fields[columns.name], fields[columns.count]];
  if (named === undefined || counter === undefined || named.text === '') return undefined;
  const entry = rowEntry(named, counter, fields);
  const cell = columns.section === undefined ? undefined : fields[columns.section];
  if (cell === undefined || cell.text === '') return { entry, section };
  const known = knownHeading(cell.text, reader);
  if (known !== undefined) return { entry, section: known.section ?? section };
  const { problem, opens = section } = unknownHeading(cell.text, reader);
  const count = isCount(entry.count) ? Number(entry.count) : 1;
  return {
    entry,
    section,
    reading: { ...unread(body, problem, { section: opens, count, name: entry.name }), name: cell.at },
  };
}

/** If a line could be a heading or a card's exact title, with or without a count, it is the card. A heading would hide the card. */
function outweighsHeading({ name, qualifier }: CardReading, { format: { index, absent } }: Reader): boolean {
  return qualifier === undefined && (index.has(name) || absent?.index.has(name) === true);
}

/** A larger number of copies of one card is probably not meant. */
const MOST_LIKELY = 9;

/** True if a heading with a count has the form of copies of a card: `3 Reserve`, `Reserve x3`. */
function countsLikeCard({ title, count }: HeadingLine, entries: readonly CardReading[]): boolean {
  return (
    count !== undefined &&
    entries.some(entry => entry.counted && !entry.asHeading && nameKey(entry.name) === nameKey(title))
  );
}

/** If the count of the heading differs from the number of cards below it, the line is as likely an unknown card. */
const likeCard = ({ title }: HeadingLine): Problem => ({
  message: `No card is called ${quote(title)}. To write a heading, write “${title}:” without the number.`,
});

/** Counts the cards from a line to the next section. */
export function cardsBelow(
  lines: readonly (readonly [string, string])[],
  from: number,
  columns: Columns | undefined,
  reader: Reader,
): number {
  let cards = 0;
  let open = false;
  const below = (): number => {
    open = true;
    return Number.NaN;
  };
  for (let at = from; at < lines.length; at++) {
    const { line, opens } = readLine(lines[at]![0], { section: '', columns, below }, reader);
    if (open || opens !== undefined || (line.kind === 'heading' && line.section !== undefined)) break;
    cards += copiesIn(line);
  }
  return cards;
}

function makeCard(entry: CardReading, section: string, index: NameIndex): CardLine {
  const { count, name, others } = entry;
  const candidates = [...index.lookup(name)];
  const id = candidates.length === 1 ? { id: candidates[0] } : {};
  // another column of the table may decide between cards of the same title
  const tells = (other: string) => candidates.some(id => nameKey(index.card(id).qualifier ?? '') === nameKey(other));
  const qualifier = entry.qualifier ?? (candidates.length > 1 ? others.find(tells) : undefined);
  const told = qualifier === undefined ? {} : { qualifier };
  return { kind: 'card', section, count: Number(count), name, ...told, candidates, ...id };
}

/**
 * Reads metadata: the line begins with one of the format's keys and a colon, or a dash between spaces, and then words. Values are free text, so a
 * comment begins only at a mark between spaces: `Name: Attack deck #2 # the better one`.
 */
function readMetadata(text: string, reader: Reader): MetadataLine | undefined {
  const mark = /:|\s[-–—=]\s/.exec(text);
  const key = mark ? reader.keys.get(nameKey(text.slice(0, mark.index))) : undefined;
  if (!mark || key === undefined) return undefined;
  let start = mark.index + mark[0].length;
  // `Location - 3` is a heading with its count
  if (mark[0] !== ':' && !/\p{L}/u.test(text.slice(start))) return undefined;
  if (/^\s*[*_]/.test(text)) start += /^[*_]*/.exec(text.slice(start))![0].length;
  const behind = text.slice(start).search(/\s(?:#|\/\/)\s/);
  const value = behind < 0 ? text.slice(start) : text.slice(start, start + behind);
  const comment =
    behind < 0
      ? ''
      : text
          .slice(start + behind)
          .trim()
          .replace(/^(?:#|\/\/)/, '')
          .trim();
  const at = start + value.length - value.trimStart().length;
  return {
    kind: 'metadata',
    key,
    value: value.includes('&') ? decodeHTMLStrict(value).trim() : value.trim(),
    nameAt: [at, at + value.trim().length],
    ...(comment !== '' && { comment }),
  };
}
