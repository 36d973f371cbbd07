/**
 * Reading deck lists as people write them. The reader is generous with layout and strict with meaning: whatever it cannot
 * take for a card, a heading, metadata or a comment is reported, all of it in one pass, and nothing is lost on the way,
 * so that a list prints back letter for letter.
 */

import { nameKey, wordsOf } from '@orrery/kernel';
import { NameIndex, slipsBetween } from './names.ts';

/** The cards of a real game that are not here yet. */
export interface AbsentCards {
  readonly game: string;
  readonly index: NameIndex;
}

/** What is said of a card that is not here yet, without the full stop; null for any other name. */
export function absentCard(cards: AbsentCards | undefined, name: string): string | null {
  const [id] = cards?.index.lookup(name) ?? [];
  if (cards === undefined || id === undefined) return null;
  const { title, qualifier } = cards.index.card(id);
  const set = qualifier === undefined ? '' : ` (${qualifier})`;
  return `“${title}” is a card of ${cards.game}${set} that is not here yet`;
}

/** What a game's lists look like. */
export interface ListFormat {
  readonly index: NameIndex;
  /** The sections of a list, each with the headings that open it: `{ hand: ['starting hand', 'opening hand'] }`. */
  readonly sections: Readonly<Record<string, readonly string[]>>;
  /** Where cards before the first heading go; the first of `sections` unless said otherwise. */
  readonly firstSection?: string;
  /** Headings inside a section, such as card types: they sort the list for the eye and change nothing. */
  readonly types?: readonly string[];
  /**
   * Sections of a known size: the heading of a type below so many of their cards goes on with another section, since old lists name the
   * starting hand and then the types of all other cards.
   */
  readonly full?: Readonly<Record<string, { readonly cards: number; readonly next: string }>>;
  /** The metadata a list may hold, as `Race: Narn`. */
  readonly keys?: readonly string[];
  /** Other words for these keys: `{ 'Deck name': 'Name' }`. */
  readonly keyWords?: Readonly<Record<string, string>>;
  /** Cards of the real game that are not in `index` yet: by their titles, with their set as the qualifier where it is known. */
  readonly absent?: AbsentCards;
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

/** What a line with a fault asks for, as far as that can be told. */
export interface MeantCard {
  readonly section: string;
  readonly count: number;
  /** the title that what is written is most like, and its card; missing where it is like none */
  readonly name?: string;
  readonly id?: string;
  /** true for a card of the real game that is not here yet */
  readonly absent?: true;
}

/** A line with a fault, or, where a text is too long to be read at all, the whole of it. */
export interface UnreadLine extends Layout {
  readonly kind: 'unread';
  readonly text: string;
  readonly meant?: readonly MeantCard[];
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
  /** the section of the lines that follow, where a line that could not be read opens one */
  readonly opens?: string;
}

interface Problem {
  readonly message: string;
  /** The suggestions, or the heading to look for among the known ones. */
  readonly near?: { readonly heading: string } | readonly string[];
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
  readonly guess: (kind: 'card' | 'heading' | 'absent', name: string) => readonly string[];
}

/** Reads a list. It never throws: what cannot be read is among the faults of the result. */
export function parseList(text: string, format: ListFormat): DeckList {
  if (isTooBig(text)) {
    const start = splitLines(text.slice(0, LONGEST_LINE), 1).next().value;
    return refuse(text, { line: 1, text: start?.[0] ?? '', message: 'A text of more than 1 MB is no deck list.' });
  }
  const reader = makeReader(format);
  const marked = text.startsWith('\ufeff');
  const readings: Reading[] = [];
  const metadata: Record<string, string> = {};
  let section = firstSection(format);
  let cards = 0;
  let held = 0;

  // what is behind too many lines is never read
  const written = [...splitLines(marked ? text.slice(1) : text, MOST_LINES + 1)];
  for (const [at, [words, ending]] of written.entries()) {
    const below = (): number => cardsBelow(written, at + 1, reader);
    const { line, problems, opens } = readLine(words, section, reader, below);
    const repeated = line.kind === 'metadata' ? noteMetadata(line, metadata) : [];
    readings.push({ line: { ...line, text: words, ending }, problems: [...problems, ...repeated] });
    const next = line.kind === 'heading' ? (line.section ?? afterType(section, held, format)) : opens;
    if (next !== undefined && next !== section) held = 0;
    section = next ?? section;
    held += copiesIn(line);
    if (line.kind === 'card') cards += line.count;
    if (line.kind === 'unread') cards += 1;
    const passed = cards > MOST_CARDS ? '10,000 cards' : readings.length > MOST_LINES ? '50,000 lines' : undefined;
    if (passed !== undefined) {
      const message = `The list passes ${passed} here, and no deck has so many.`;
      return refuse(text, { line: readings.length, text: words, message });
    }
  }

  const settled = readings.map(({ line, problems }): Reading => {
    const chosen = settle(line, metadata, format);
    return { line: chosen.line, problems: [...problems, ...chosen.problems] };
  });
  const faults = settled.flatMap(({ line, problems }, at) =>
    problems.map(({ message, near = [] }): ListFault => {
      const suggestions = 'heading' in near ? reader.guess('heading', near.heading) : near;
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

/**
 * The cards of one section, or of the whole list, as they will be once its lines are put right: where a name is like a title it is
 * taken for it, and of namesakes that nothing tells apart the first counts for all. Rules that judge these find what stays wrong.
 */
export function mendedCards(list: DeckList, section?: string): ListedCard[] {
  return list.lines.flatMap((line, at) => {
    const cards = line.kind === 'card' ? [{ ...line, id: line.id ?? line.candidates[0] }] : meantBy(line);
    return cards.flatMap(({ id, count, section: lies }) =>
      id === undefined || (section !== undefined && lies !== section) ? [] : [{ id, count, line: at + 1 }],
    );
  });
}

/** How many cards no mending of names can tell: those like none, and those of the real game that are not here yet. */
export function unmended(list: DeckList, section?: string): { readonly unknown: number; readonly absent: number } {
  const lost = list.lines
    .flatMap(meantBy)
    .filter(card => card.id === undefined && (section ?? card.section) === card.section);
  const sum = (cards: readonly MeantCard[]) => cards.reduce((n, card) => n + card.count, 0);
  return { unknown: sum(lost.filter(card => !card.absent)), absent: sum(lost.filter(card => card.absent)) };
}

const meantBy = (line: ListLine): readonly MeantCard[] => (line.kind === 'unread' ? (line.meant ?? []) : []);

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

/** The first so many lines of a text, each with its line break. */
function* splitLines(text: string, most: number): Generator<readonly [text: string, ending: string], undefined> {
  let start = 0;
  let lines = 0;
  for (const { index, 0: ending } of text.matchAll(/\r\n|\n|\r/g)) {
    yield [text.slice(start, index), ending];
    start = index + ending.length;
    if (++lines === most) return;
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
    absent: format.absent?.index,
  };
  const guesses = new Map<string, readonly string[]>();
  return {
    format,
    headings,
    keys: new Map([
      ...(format.keys ?? []).map(key => [nameKey(key), key] as const),
      ...Object.entries(format.keyWords ?? {}).map(([word, key]) => [nameKey(word), key] as const),
    ]),
    guess: (kind, name) => {
      const question = `${kind} ${nameKey(name)}`;
      if (!guesses.has(question) && guesses.size < MOST_GUESSES)
        guesses.set(question, indexes[kind]?.nearest(name) ?? []);
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

const unread = (text: string, problem: Problem, ...meant: readonly MeantCard[]): Reading => ({
  line: { kind: 'unread', text, ...(meant.length > 0 && { meant }) },
  problems: [problem],
});

/**
 * What a line says, taken by itself.
 * @param below how many cards stand below it up to the next section
 */
function readLine(text: string, section: string, reader: Reader, below: () => number): Reading {
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
function cardsBelow(lines: readonly (readonly [string, string])[], from: number, reader: Reader): number {
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

/** How many cards a line asks for, as far as that can be told. */
const copiesIn = (line: ListLine): number =>
  line.kind === 'card' ? line.count : meantBy(line).reduce((n, card) => n + card.count, 0);

/** The section below the heading of a type, with so many cards in the one above it. */
function afterType(section: string, held: number, { full }: ListFormat): string {
  const size = full?.[section];
  return size !== undefined && held >= size.cards ? size.next : section;
}

/** A card of the real game that cannot be played here yet. */
function notHere(text: string, { count, name }: Entry, section: string, { format }: Reader): Reading {
  const message = `${absentCard(format.absent, name)}: leave it out or put another in its place.`;
  if (!isCount(count)) return unread(text, badCount(count));
  return unread(text, { message }, { section, count: Number(count), absent: true });
}

function makeCard({ count, name, qualifier }: Entry, section: string, index: NameIndex): CardLine {
  const candidates = [...index.lookup(name)];
  const id = candidates.length === 1 ? { id: candidates[0] } : {};
  const told = qualifier === undefined ? {} : { qualifier };
  return { kind: 'card', section, count: Number(count), name, ...told, candidates, ...id };
}

/** What is wrong with a line that is no card, heading or metadata. A line drawn between parts of the list is fine. */
function explain(text: string, body: string, entries: readonly Entry[], section: string, reader: Reader): Reading {
  if (SEPARATOR.test(body) || TOTAL.test(body)) return fine({ kind: 'comment', comment: body });
  if (LONE_COUNT.test(body)) return unread(text, { message: 'The line has a count but no card.' });
  const several = explainSeveral(text, body, section, reader);
  if (several) return several;
  if (insistsOnHeading(body) && entries.length === 1) {
    const name = headingTitle(body);
    return unread(text, { message: `No heading is called ${quote(name)}.`, near: { heading: name } });
  }
  const { count, counted, name } = entries.reduce((best, next) => (next.name.length < best.name.length ? next : best));
  const { near, meant, message } = guessCard(name, counted, reader);
  const copies = isCount(count) ? Number(count) : 1;
  const problem: Problem = { message, near };
  const problems = isCount(count) ? [problem] : [badCount(count), problem];
  return {
    line: { kind: 'unread', text, ...(meant && { meant: [{ section, count: copies, ...meant }] }) },
    problems,
  };
}

/** What may be meant by the name of no card: the titles most like it, and how it counts until it is put right. */
function guessCard(
  name: string,
  counted: boolean,
  { format, guess }: Reader,
): { message: string; near: readonly string[]; meant: Pick<MeantCard, 'name' | 'absent'> | undefined } {
  const near = guess('card', name);
  // a title that is not here is worth saying only where nothing here is more like the name
  const elsewhere = guess('absent', name)[0];
  const slip = (title: string) => counted || slipsBetween(nameKey(name), nameKey(title), 2) <= 2;
  const nearer =
    elsewhere !== undefined &&
    slip(elsewhere) &&
    new NameIndex([elsewhere, ...near].map((title, id) => ({ id: `${id}`, title }))).nearest(name)[0] === elsewhere;
  if (nearer)
    return {
      message: `No card is called ${quote(name)}; if ${elsewhere} is meant, a card of ${format.absent!.game}, that is not here yet.`,
      near,
      meant: { absent: true },
    };
  const message = `No card is called ${quote(name)}${counted || near.length > 0 ? '' : '; before a remark, write #'}.`;
  return { message, near, meant: near.length > 0 ? { name: near[0] } : counted ? {} : undefined };
}

/** A line with several cards, behind a heading or not: they are known, and the line cannot be kept as it is. */
function explainSeveral(text: string, body: string, section: string, reader: Reader): Reading | undefined {
  const colon = /^(.*?[\p{L}\p{N}].*?)(?::|\s[-–—]\s)(.*[\p{L}\p{N}].*)$/u.exec(body);
  const heading = colon ? knownHeading(headingTitle(colon[1]!), reader) : undefined;
  const { index } = reader.format;
  const parts = (heading ? colon![2]! : body).split(/[,;]|\s\/\s/).map(part => readEntries(part.trim() || '-'));
  const found = parts.map(entries => entries.find(({ name }) => index.lookup(name).length > 0));
  const known = found.filter(entry => entry !== undefined);
  if (known.length < (heading ? 1 : 2)) return undefined;
  const where = heading?.section ?? section;
  const meant = found.map((entry, at) => {
    const count = entry && isCount(entry.count) ? Number(entry.count) : 1;
    return {
      section: where,
      count,
      ...(entry ? { name: entry.name } : { name: reader.guess('card', parts[at]![0]!.name)[0] }),
    };
  });
  const message = heading
    ? `Write “${headingTitle(colon![1]!)}:” on a line of its own, and below it each card on another.`
    : 'The line names several cards: write each on a line of its own.';
  return { line: { kind: 'unread', text, meant }, problems: [{ message }], opens: heading?.section };
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
function withoutMarkup(text: string): string {
  if (!/[<&]/.test(text)) return text;
  return text
    .replace(TAGS, '')
    .replace(/&(#39|amp|apos|lsquo|nbsp|quot|rsquo);/g, (_, name: string) => ENTITIES[name]!);
}

/** Characters that nobody sees and that come along when text is copied from a page. */
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

const COMMENT_LINE = /^(?:#+|\/{2,}|;+)/;

/** A line drawn between parts of a list. */
const SEPARATOR = /^[-–—=_*~+.·•|/\\<>\s]+$/;

/** A line that sums the list up: `Total: 60 cards`. */
const TOTAL =
  /^\W*(?:total\b[^\p{L}\p{N}]*(?:cards?[^\p{L}\p{N}]*)?\d+[^\p{L}\p{N}]*(?:cards?)?|\d+ (?:cards? )?(?:total|in all))\W*$/iu;

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

/** A number behind a heading: `Events (12)`, `Events - 12`, `[Events] 12 cards`. */
const HEADING_COUNT = /[\s([{:.]x?(\d+)(?: ?x)?(?: (?:cards?|total|in all))*\s?[)\]}]?[^\p{L}\p{N}]*$/iu;

/** A number before a heading: `12 Events`. */
const COUNT_HEADING = /^[^\p{L}\p{N}]*(\d+)[)\]]? ?(?:x )?(?=\D)/iu;

/** Words that people put to a heading and that change nothing: `Character cards`, `My deck`. */
const FILLERS: ReadonlySet<string> = new Set(['card', 'cards', 'list', 'my', 'section', 'the']);

/** The heading of these words; several types together (`Fleets and Locations`) are a heading of types, too. */
function knownHeading(title: string, { headings }: Reader): KnownHeading | undefined {
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
function readHeading({ body, comment }: SplitLine, reader: Reader): HeadingLine | undefined {
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
  /** Whether the line gives a count at all. */
  readonly counted: boolean;
  /** Whether the count stands in brackets or in a column of its own, as that of a heading does. */
  readonly inBrackets: boolean;
}

const COUNT = String.raw`(?<count>[-+−–]?\d[\d.,]*)`;
const NAME = '(?<name>.+)';
const IN_BRACKETS = String.raw`[([]\s?[x×]?\s?${COUNT}\s?[x×]?\s?[)\]]`;

const COUNT_FIRST = {
  plain: [
    String.raw`${COUNT}\s${NAME}`,
    String.raw`${COUNT}\s?[x×*]\s${NAME}`,
    `${COUNT}[x×]${NAME}`,
    String.raw`${COUNT}\s?[-–—:)]\s${NAME}`,
  ],
  inBrackets: [String.raw`${IN_BRACKETS}\s?${NAME}`],
};
const COUNT_LAST = {
  plain: [String.raw`${NAME}\s[x×]\s?${COUNT}`, String.raw`${NAME}(?:\s[-–—=]\s|\s?:\s|\s?\.{2,}\s?)${COUNT}`],
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
      return groups ? [{ count: groups.count!, name: groups.name!.trim(), counted: true, inBrackets }] : [];
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
  const whole: Entry = { count: '1', name: text, counted: false, inBrackets: false };
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
  const { index } = format;
  const pick = (candidates: readonly string[], qualifier: string | undefined) =>
    format.choose?.(candidates, qualifier, metadata) ?? chooseByQualifier(candidates, qualifier, index);
  if (line.kind === 'unread' && line.meant) {
    const meant = line.meant.map((card): MeantCard => {
      const candidates = card.name === undefined ? [] : index.lookup(card.name);
      const id = candidates.length > 1 ? (pick(candidates, undefined) ?? candidates[0]) : candidates[0];
      return { ...card, ...(id !== undefined && { id }) };
    });
    return fine({ ...line, meant });
  }
  if (line.kind !== 'card' || line.id !== undefined) return fine(line);
  const { candidates, qualifier, name } = line;
  const id = pick(candidates, qualifier);
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
