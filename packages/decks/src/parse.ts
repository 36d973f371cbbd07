/**
 * Reading deck lists as people write them. The reader is generous with layout and strict with meaning: whatever it cannot
 * take for a card, a heading, metadata or a comment is reported, all of it in one pass, and nothing is lost on the way,
 * so that a list prints back letter for letter.
 */

import { nameKey } from '@orrery/kernel';
import { NameIndex } from './names.ts';

/** What a game's lists look like. */
export interface ListFormat {
  readonly index: NameIndex;
  /** The sections of a list, each with the headings that open it: `{ hand: ['starting hand', 'opening hand'] }`. */
  readonly sections: Readonly<Record<string, readonly string[]>>;
  /** Where cards before the first heading go; the first of `sections` unless said otherwise. */
  readonly firstSection?: string;
  /** Headings inside a section, such as card types: they sort the list for the eye and change nothing. */
  readonly types?: readonly string[];
  /** The metadata a list may hold, as `Race: Narn`. */
  readonly keys?: readonly string[];
  /**
   * Picks one of several cards with the same title, or none where nothing tells. It sees what stood in brackets behind the
   * name and the metadata of the whole list. Without it, the qualifiers of the index decide.
   */
  readonly choose?: (
    candidates: readonly string[],
    qualifier: string | undefined,
    metadata: Readonly<Record<string, string>>,
  ) => string | undefined;
}

/** How a line was written. A line without `text` prints in canonical form. */
export interface Layout {
  readonly text?: string;
  /** The line break behind the text; the usual `\n` where it is missing. */
  readonly ending?: string;
}

/** A line behind which a comment may stand. */
interface Commented extends Layout {
  readonly comment?: string;
}

/** Copies of one card. The card is `id`; without it, nothing tells which of the candidates is meant. */
export interface CardLine extends Commented {
  readonly kind: 'card';
  readonly section: string;
  readonly count: number;
  readonly name: string;
  readonly qualifier?: string;
  readonly candidates: readonly string[];
  readonly id?: string;
}

/** A heading; one without a section only divides the section in which it stands. */
export interface HeadingLine extends Commented {
  readonly kind: 'heading';
  readonly title: string;
  readonly section?: string;
  readonly count?: number;
}

/** A fact about the list, such as its name. */
export interface MetadataLine extends Commented {
  readonly kind: 'metadata';
  readonly key: string;
  readonly value: string;
}

/** A comment, or a line of dashes and the like. */
export interface CommentLine extends Layout {
  readonly kind: 'comment';
  readonly comment: string;
}

/** A line with nothing on it. */
export interface BlankLine extends Layout {
  readonly kind: 'blank';
}

/** A line with a fault, or, where a text is too long to be read at all, the whole of it. */
export interface UnreadLine extends Layout {
  readonly kind: 'unread';
  readonly text: string;
}

/** One line of a list. */
export type ListLine = CardLine | HeadingLine | MetadataLine | CommentLine | BlankLine | UnreadLine;

/** Something in a list that cannot be right: where (counted from 1), what, why, and what may have been meant. */
export interface ListFault {
  readonly line: number;
  readonly text: string;
  readonly message: string;
  readonly suggestions: readonly string[];
}

/** A deck list: plain data, with every line that it was read from. */
export interface DeckList {
  metadata: Record<string, string>;
  lines: ListLine[];
  faults: ListFault[];
  /** Whether the text began with a byte order mark. */
  byteOrderMark?: boolean;
}

/** So many copies of a card, and the line that asks for them. */
export interface ListedCard {
  readonly id: string;
  readonly count: number;
  readonly line: number;
}

/** The most copies that one line may ask for. */
export const MOST_COPIES = 999;

/** The most cards in a list. */
export const MOST_CARDS = 10_000;

/** The most bytes in a list. */
export const MOST_BYTES = 1_000_000;

/** The most lines in a list, blank ones and comments included. */
export const MOST_LINES = 50_000;

/** A longer line is no card and no heading. */
const LONGEST_LINE = 200;

/** After so many different unknown names a text is no deck list, and nothing more is guessed. */
const MOST_GUESSES = 100;

/** What a line says, and what is wrong with it. */
interface Reading {
  readonly line: ListLine;
  readonly problems: readonly Problem[];
}

interface Problem {
  readonly message: string;
  /** The name to look for among the known ones, or the suggestions themselves. */
  readonly near?: { readonly kind: 'card' | 'heading'; readonly name: string } | readonly string[];
}

/** A heading as the format knows it. */
interface KnownHeading {
  readonly word: string;
  readonly section?: string;
}

/** A format prepared for reading. */
interface Reader {
  readonly format: ListFormat;
  readonly headings: ReadonlyMap<string, KnownHeading>;
  readonly keys: ReadonlyMap<string, string>;
  readonly guess: (kind: 'card' | 'heading', name: string) => readonly string[];
}

/** Reads a list. It never throws: what cannot be read is among the faults of the result. */
export function parseList(text: string, format: ListFormat): DeckList {
  if (isTooBig(text)) {
    const start = splitLines(text.slice(0, LONGEST_LINE)).next().value;
    return refuse(text, { line: 1, text: start?.[0] ?? '', message: 'A text of more than 1 MB is no deck list.' });
  }
  const reader = makeReader(format);
  const marked = text.startsWith('\ufeff');
  const readings: Reading[] = [];
  const metadata: Record<string, string> = {};
  let section = firstSection(format);
  let cards = 0;

  for (const [written, ending] of splitLines(marked ? text.slice(1) : text)) {
    const { line, problems } = readLine(written, section, reader);
    const repeated = line.kind === 'metadata' ? noteMetadata(line, metadata) : [];
    readings.push({ line: { ...line, text: written, ending }, problems: [...problems, ...repeated] });
    if (line.kind === 'heading') section = line.section ?? section;
    if (line.kind === 'card') cards += line.count;
    if (line.kind === 'unread') cards += 1;
    const passed = cards > MOST_CARDS ? '10,000 cards' : readings.length > MOST_LINES ? '50,000 lines' : undefined;
    if (passed !== undefined) {
      const message = `The list passes ${passed} here, and no deck has so many.`;
      return refuse(text, { line: readings.length, text: written, message });
    }
  }

  const settled = readings.map(({ line, problems }): Reading => {
    const chosen = settle(line, metadata, format);
    return { line: chosen.line, problems: [...problems, ...chosen.problems] };
  });
  const faults = settled.flatMap(({ line, problems }, at) =>
    problems.map(({ message, near = [] }): ListFault => {
      const suggestions = 'kind' in near ? reader.guess(near.kind, near.name) : near;
      return { line: at + 1, text: line.text ?? '', message, suggestions };
    }),
  );
  return { metadata, lines: settled.map(({ line }) => line), faults, ...(marked && { byteOrderMark: true }) };
}

/** The cards of one section, or of the whole list. A line whose card is unsettled is left out: it is among the faults. */
export function cardsIn(list: DeckList, section?: string): ListedCard[] {
  return list.lines.flatMap((line, at) =>
    line.kind === 'card' && line.id !== undefined && (section === undefined || line.section === section)
      ? [{ id: line.id, count: line.count, line: at + 1 }]
      : [],
  );
}

/** The section of cards that stand before any heading. */
export function firstSection(format: ListFormat): string {
  return format.firstSection ?? Object.keys(format.sections)[0]!;
}

function isTooBig(text: string): boolean {
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

/** The answer to a text that is not worth reading line by line. */
function refuse(text: string, fault: Omit<ListFault, 'suggestions'>): DeckList {
  return { metadata: {}, lines: [{ kind: 'unread', text, ending: '' }], faults: [{ ...fault, suggestions: [] }] };
}

/** The lines of a text, each with its line break. */
function* splitLines(text: string): Generator<readonly [text: string, ending: string], undefined> {
  let start = 0;
  for (const { index, 0: ending } of text.matchAll(/\r\n|\n|\r/g)) {
    yield [text.slice(start, index), ending];
    start = index + ending.length;
  }
  if (start < text.length) yield [text.slice(start), ''];
}

function makeReader(format: ListFormat): Reader {
  const known: KnownHeading[] = [
    ...(format.types ?? []).map(word => ({ word })),
    ...Object.entries(format.sections).flatMap(([section, words]) => words.map(word => ({ word, section }))),
  ];
  const headings = new Map(known.map(heading => [nameKey(heading.word), heading]));
  const indexes = {
    card: format.index,
    heading: new NameIndex([...headings].map(([id, { word }]) => ({ id, title: word }))),
  };
  const guesses = new Map<string, readonly string[]>();
  return {
    format,
    headings,
    keys: new Map((format.keys ?? []).map(key => [nameKey(key), key])),
    guess: (kind, name) => {
      const question = `${kind} ${nameKey(name)}`;
      if (!guesses.has(question) && guesses.size < MOST_GUESSES) guesses.set(question, indexes[kind].nearest(name));
      return guesses.get(question) ?? [];
    },
  };
}

/** Keeps what a line of metadata says, unless the list has said otherwise before. */
function noteMetadata({ key, value }: MetadataLine, metadata: Record<string, string>): readonly Problem[] {
  const first = Object.hasOwn(metadata, key) ? metadata[key] : (metadata[key] = value);
  return first === value ? [] : [{ message: `The list gives its ${key} twice: it was ${quote(first!)} before.` }];
}

const fine = (line: ListLine): Reading => ({ line, problems: [] });

const unread = (text: string, ...problems: readonly Problem[]): Reading => ({
  line: { kind: 'unread', text },
  problems,
});

/** What a line says, taken by itself. */
function readLine(text: string, section: string, reader: Reader): Reading {
  const trimmed = text.replace(INVISIBLE, '').trim();
  const tooLong = trimmed.length > LONGEST_LINE;
  const remark = COMMENT_LINE.exec(trimmed);
  if (remark) {
    const heading = trimmed.startsWith('##') && !tooLong && readHeading(splitComment(trimmed), reader);
    return fine(heading || { kind: 'comment', comment: trimmed.slice(remark[0].length).trim() });
  }
  const metadata = readMetadata(text.trim(), reader);
  if (tooLong) return metadata ? fine(metadata) : unread(text, { message: 'The line is too long to name a card.' });

  const split = splitComment(trimmed);
  if (split.body === '') return fine({ kind: 'blank' });
  const heading = readHeading(split, reader);
  if (heading && insistsOnHeading(split.body)) return fine(heading);
  if (metadata) return fine(metadata);

  const entries = readEntries(split.body);
  const entry = entries.find(({ name }) => reader.format.index.lookup(name).length > 0);
  if (heading && !(entry && outweighsHeading(entry, reader))) return fine(heading);
  if (!entry) return explain(text, split.body, entries);
  if (!isCount(entry.count)) return unread(text, badCount(entry.count));
  return fine({ ...makeCard(entry, section, reader.format.index), ...split.comment });
}

/** Of a line that could be a heading, a card takes only its exact title, and no count or remark that a heading may carry. */
function outweighsHeading({ name, qualifier, inBrackets }: Entry, { format }: Reader): boolean {
  return format.index.has(name) && qualifier === undefined && !inBrackets;
}

function makeCard({ count, name, qualifier }: Entry, section: string, index: NameIndex): CardLine {
  const candidates = [...index.lookup(name)];
  const id = candidates.length === 1 ? { id: candidates[0] } : {};
  const told = qualifier === undefined ? {} : { qualifier };
  return { kind: 'card', section, count: Number(count), name, ...told, candidates, ...id };
}

/** What is wrong with a line that is no card, heading or metadata. A line drawn between parts of the list is fine. */
function explain(text: string, body: string, entries: readonly Entry[]): Reading {
  if (SEPARATOR.test(body)) return fine({ kind: 'comment', comment: body });
  if (LONE_COUNT.test(body)) return unread(text, { message: 'The line has a count but no card.' });
  if (insistsOnHeading(body) && entries.length === 1) {
    const name = headingTitle(body);
    return unread(text, { message: `No heading is called ${quote(name)}.`, near: { kind: 'heading', name } });
  }
  const { count, name } = entries.reduce((best, next) => (next.name.length < best.name.length ? next : best));
  const unknown: Problem = { message: `No card is called ${quote(name)}.`, near: { kind: 'card', name } };
  return isCount(count) ? unread(text, unknown) : unread(text, badCount(count), unknown);
}

/** Characters that nobody sees and that come along when text is copied from a page. */
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

const COMMENT_LINE = /^(?:#+|\/{2,}|;+)/;

/** A line drawn between parts of a list. */
const SEPARATOR = /^[-–—=_*~+.·•|/\\<>\s]+$/;

const LONE_COUNT = /^[-+−–]?\d[\d.,]*\s?[x×]?$/i;

/** A line without the comment behind it, its runs of white space made one space, or one tab where they held one. */
interface SplitLine {
  readonly body: string;
  readonly comment: { readonly comment?: string };
}

function splitComment(trimmed: string): SplitLine {
  const tidy = trimmed.replace(/\s+/g, run => (run.includes('\t') ? '\t' : ' '));
  const at = tidy.search(/\s(?:#|\/\/)/);
  if (at < 0) return { body: tidy, comment: {} };
  const comment = tidy.slice(at).trim().replace(COMMENT_LINE, '').trim();
  return { body: tidy.slice(0, at), comment: comment === '' ? {} : { comment } };
}

/**
 * Metadata, if the line begins with one of the format's keys and a colon. Values are free text, so that only a mark between
 * spaces begins a comment there: `Name: Attack deck #2 # the better one`.
 */
function readMetadata(line: string, reader: Reader): MetadataLine | undefined {
  const colon = line.indexOf(':');
  const key = colon > 0 ? reader.keys.get(nameKey(line.slice(0, colon))) : undefined;
  if (key === undefined) return undefined;
  let value = line.slice(colon + 1);
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

/** A number behind a heading: `Events (12)`, `Events - 12`, `[Events] 12 cards`. */
const HEADING_COUNT = /[\s([{:]x?(\d+)(?: ?x)?(?: cards?)?\s?[)\]}]?[^\p{L}\p{N}]*$/iu;

/** A number before a heading: `12 Events`. */
const COUNT_HEADING = /^[^\p{L}\p{N}]*(\d+)[)\]]? ?(?:x )?(?=\D)/iu;

/** A known heading, whatever its decoration, with the number of cards where it carries one. */
function readHeading({ body, comment }: SplitLine, { headings }: Reader): HeadingLine | undefined {
  for (const counted of [undefined, HEADING_COUNT.exec(body), COUNT_HEADING.exec(body)]) {
    if (counted === null) continue;
    const title = counted ? body.replace(counted[0], '') : body;
    const known = headings.get(nameKey(title));
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
function insistsOnHeading(body: string): boolean {
  const words = /^.*[\p{L}\p{N}]/u.exec(body)?.[0] ?? '';
  return body.includes(':', words.length) || /^(?:([-–—=*_~#+|<>])\1|[[(<{]|([-=*_~|]).*\2$)/.test(body);
}

/** The words of a heading without its decoration and count. */
function headingTitle(body: string): string {
  const title = body.replace(HEADING_COUNT, '');
  const letters = /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/u.exec(title || body);
  return letters ? letters[0] : body;
}

/** One way to read a line as a card. */
interface Entry {
  /** The count as it is written; `1` where there is none. */
  readonly count: string;
  readonly name: string;
  readonly qualifier?: string;
  /** Whether the count stands in brackets or in a column of its own, as that of a heading does. */
  readonly inBrackets: boolean;
}

const COUNT = String.raw`(?<count>[-+−–]?\d[\d.,]*)`;
const NAME = '(?<name>.+)';
const IN_BRACKETS = String.raw`[([]\s?[x×]?\s?${COUNT}\s?[x×]?\s?[)\]]`;

const COUNT_FIRST = {
  plain: [String.raw`${COUNT}\s${NAME}`, String.raw`${COUNT}\s?[x×*]\s${NAME}`, `${COUNT}[x×]${NAME}`],
  inBrackets: [String.raw`${IN_BRACKETS}\s?${NAME}`],
};
const COUNT_LAST = {
  plain: [String.raw`${NAME}\s[x×]\s?${COUNT}`],
  inBrackets: [String.raw`${NAME}\s?${IN_BRACKETS}`, String.raw`${NAME}\t${COUNT}`],
};

/** Reads a line by patterns of a count and a name. */
function entriesBy({ plain, inBrackets }: typeof COUNT_FIRST): (text: string) => Entry[] {
  const compiled = [
    ...plain.map(source => ({ pattern: new RegExp(`^${source}$`, 'i'), inBrackets: false })),
    ...inBrackets.map(source => ({ pattern: new RegExp(`^${source}$`, 'i'), inBrackets: true })),
  ];
  return text =>
    compiled.flatMap(({ pattern, inBrackets }) => {
      const groups = pattern.exec(text)?.groups;
      return groups ? [{ count: groups.count!, name: groups.name!.trim(), inBrackets }] : [];
    });
}

const countFirst = entriesBy(COUNT_FIRST);
const countLast = entriesBy(COUNT_LAST);

const BULLET = /^(?:[-–—+‣▪>]\s|[*_•·]+\s?)+/;
const QUALIFIED = /^(.*[^\s([])\s?[([]([^()[\]]*)[)\]]$/;

/**
 * All ways to read a line as a card, the likeliest first: a count and a title, a title alone (which may begin or end like a
 * count), a title and a count; then the same with a qualifier behind the title.
 */
function readEntries(body: string): Entry[] {
  const bullet = BULLET.exec(body)?.[0] ?? '';
  const inner = body.slice(bullet.length);
  const text = (/[*_]/.test(bullet) ? inner.replace(/[*_]+$/, '') : inner) || body;
  const first = countFirst(text);
  const whole: Entry = { count: '1', name: text, inBrackets: false };
  const last = countLast(text);
  const qualified = [...first, ...last, whole].flatMap((entry): Entry[] => {
    const match = QUALIFIED.exec(entry.name);
    return match ? [{ ...entry, name: match[1]!, qualifier: match[2]!.trim() }] : [];
  });
  return [...first, whole, ...last, ...qualified];
}

const isCount = (written: string) => /^\+?\d+$/.test(written) && Number(written) >= 1 && Number(written) <= MOST_COPIES;

const badCount = (written: string): Problem => ({
  message: `The count ${quote(written)} is not a whole number from 1 to ${MOST_COPIES}.`,
});

/** Picks the card of a line from those that share its title. */
function settle(line: ListLine, metadata: Record<string, string>, format: ListFormat): Reading {
  if (line.kind !== 'card' || line.id !== undefined) return fine(line);
  const { candidates, qualifier, name } = line;
  const id = format.choose
    ? format.choose(candidates, qualifier, metadata)
    : chooseByQualifier(candidates, qualifier, format.index);
  if (id !== undefined && candidates.includes(id)) return fine({ ...line, id });

  const advice = qualifier === undefined ? 'say in brackets which one' : `none of them is ${quote(qualifier)}`;
  const near = candidates.slice(0, 3).map(candidate => fullName(candidate, format.index));
  return {
    line,
    problems: [{ message: `Several cards are called ${quote(name)}: ${advice}.`, near: [...new Set(near)] }],
  };
}

function chooseByQualifier(candidates: readonly string[], qualifier: string | undefined, index: NameIndex) {
  if (qualifier === undefined) return undefined;
  const matching = candidates.filter(id => nameKey(index.card(id).qualifier ?? '') === nameKey(qualifier));
  return matching.length === 1 ? matching[0] : undefined;
}

/** A card's title, with the qualifier that tells it from its namesakes where it has any. */
export function fullName(id: string, index: NameIndex): string {
  const { title, qualifier } = index.card(id);
  return qualifier !== undefined && index.lookup(title).length > 1 ? `${title} (${qualifier})` : title;
}

/** What a line says, in quotation marks, cut where it is long. */
function quote(words: string): string {
  return `“${words.length > 80 ? `${words.slice(0, 79)}…` : words}”`;
}
