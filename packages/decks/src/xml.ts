// Reads decks in XML: LackeyCCG, OCTGN and Cockatrice.
import { capitalized } from '@orrery/kernel';
import { Parser } from 'htmlparser2';
import { badCount, isCount } from './counts.ts';
import type { FileLine, ReadFile } from './file-line.ts';
import { firstSection, type ListFormat } from './format.ts';
import { knownHeading, sectionTitle } from './headings.ts';
import type { ListFault } from './list.ts';
import { fullName } from './names.ts';
import { readLine } from './read-line.ts';
import { makeReader, type Reader } from './reader.ts';
import { lineCounter, oneLine, plainName, quote } from './text.ts';

/** The attributes and elements for the number of copies and for the name of a card. */
const COUNTS = ['qty', 'quantity', 'number', 'count', 'copies', 'amount'] as const;
const NAMES = ['name', 'title', 'cardname'] as const;

/** Returns the name of the first element of a text, in lower case; '' if there is none. */
export const firstElement = (text: string): string => /<([a-z][\w.-]*)/i.exec(text)?.[1]?.toLowerCase() ?? '';

/** Copies of one card in the file. */
interface Copies {
  readonly name: string;
  /** the file's other name for the card; in our files it is the card's id */
  readonly id: string;
  readonly at: number;
  count: number;
}

interface Zone {
  readonly name: string;
  readonly at: number;
  readonly cards: Map<string, Copies>;
}

/** A card that is being read. */
interface Card {
  /** the number of open elements at its start */
  readonly depth: number;
  readonly at: number;
  name: string;
  count: string | undefined;
  id: string;
  words: string;
}

interface Said {
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

/** The contents of a file, element by element. */
interface Contents {
  readonly said: readonly Said[];
  readonly zones: readonly Zone[];
  /** cards that no list can say, with the reason */
  readonly unread: readonly { readonly at: number; readonly message: string }[];
  readonly root: string;
  readonly isWhole: boolean;
}

/** Turns a deck in XML into a plain list. It never throws. Problems are among the faults. */
export function readXml(text: string, format: ListFormat): ReadFile {
  const { said, zones, unread, root, isWhole } = contentsOf(text);
  const reader = makeReader(format);
  const lines: FileLine[] = said.flatMap(one => metaLines(one, reader));
  const faults: ListFault[] = [];
  const unsaid: ListFault[] = [];
  /** @param at the line of the file; 0 for the whole file */
  const complain = (message: string, at = 0) => {
    if (at > 0) lines.push({ text: `# ${message}`, at });
    faults.push({ line: at > 0 ? lines.length : 0, text: '', message, suggestions: [] });
    unsaid.push({ line: at, text: '', message, suggestions: [] });
  };
  if (root !== 'deck' && !root.endsWith('_deck')) complain('The XML file is not a deck. It has no <deck> element.');
  for (const zone of zones) {
    if (zone.cards.size === 0) continue;
    const heading = headingOf(zone, reader);
    if (heading === null)
      complain(`A list cannot state the zone name ${quote(zone.name)}. Give the zone another name.`, zone.at);
    else lines.push({ text: '', at: zone.at }, { text: heading, at: zone.at });
    for (const card of zone.cards.values()) lines.push({ text: cardLine(card, format), at: card.at });
  }
  for (const { at, message } of unread) complain(message, at);
  if (unsaid.length > 0) return { lines, faults, unsaid };
  if (!isWhole) complain(`The file is incomplete. </${root}> is missing at its end.`);
  else if (zones.every(zone => zone.cards.size === 0)) complain('The deck has no cards. It has no <card> element.');
  return { lines, faults, unsaid };
}

/** Parses a file. The case of names does not count. */
function contentsOf(text: string): Contents {
  const said: Said[] = [];
  const zones: Zone[] = [];
  const unread: { at: number; message: string }[] = [];
  const open: string[] = [];
  /** the open zones, and the number of open elements at the start of each */
  const within: { readonly zone: Zone; readonly depth: number }[] = [];
  let root = '';
  let isWhole = false;
  let card: Card | null = null;
  let words = '';
  const lineAt = lineCounter(text);
  const zoneNamed = (name: string, at: number): Zone => {
    const zone: Zone = { name, at, cards: new Map() };
    zones.push(zone);
    return zone;
  };
  /** Cards outside all zones. */
  let loose: Zone | undefined;
  const put = (done: Card) => {
    const name = oneLine(done.name || done.words);
    const count = oneLine(done.count ?? '1');
    if (name === '') unread.push({ at: done.at, message: 'A <card> has no <name>.' });
    else if (!isCount(count)) unread.push({ at: done.at, message: `${quote(name)}: ${badCount(count).message}` });
    else addCopies(within.at(-1)?.zone ?? (loose ??= zoneNamed('', done.at)), name, Number(count), done);
  };
  /** Words in a zone that do not belong to a card. */
  const stray = (at: number) => {
    const [zone] = within.slice(-1);
    if (zone !== undefined && words.trim() !== '')
      unread.push({ at, message: `A zone contains text outside any <card>: ${quote(oneLine(words))}.` });
  };
  const parser: Parser = new Parser(
    {
      onopentag(tag, given) {
        const name = tag.toLowerCase();
        const at = lineAt(parser.startIndex);
        const attributes = new Map(Object.entries(given).map(([key, value]) => [key.toLowerCase(), value.trim()]));
        const of = (keys: readonly string[]) => keys.map(key => attributes.get(key)).find(value => value !== undefined);
        const counted = of(COUNTS);
        root ||= name;
        if (card === null) stray(at);
        if (card !== null) {
          if (name === 'name') card.id = attributes.get('id') ?? '';
          card.words += words;
        } else if (name === 'card' || (of(NAMES) !== undefined && counted !== undefined)) {
          card = { depth: open.length, at, name: of(NAMES) ?? '', count: counted, id: '', words: '' };
        } else if (name.endsWith('zone') || name === 'section')
          within.push({ zone: zoneNamed(oneLine(of(NAMES) ?? ''), at), depth: open.length });
        open.push(name);
        words = '';
      },
      ontext(data) {
        words += data;
      },
      onclosetag(tag, implied) {
        const name = tag.toLowerCase();
        open.pop();
        if (open.length === 0 && name === root) isWhole = !implied;
        if (card !== null && open.length === card.depth) {
          card.words += words;
          put(card);
          card = null;
        } else if (card !== null) {
          if (isOne(NAMES, name)) card.name ||= words;
          else if (isOne(COUNTS, name)) card.count ??= words;
        } else if (within.at(-1)?.depth === open.length) {
          stray(lineAt(parser.startIndex));
          within.pop();
        } else if (words.trim() !== '' && !(open.at(-1) === 'meta' && name === 'game'))
          said.push({ name, text: words, at: lineAt(parser.startIndex) });
        words = '';
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  return { said, zones, unread, root, isWhole };
}

const isOne = (names: readonly string[], name: string): boolean => names.includes(name);

function addCopies({ cards }: Zone, name: string, count: number, { id, at }: Card): void {
  const key = `${name}\n${id}`;
  const copies = cards.get(key);
  if (copies) copies.count += count;
  else cards.set(key, { name, id, at, count });
}

/** The list keys of elements that describe the deck. */
const FACTS: Readonly<Record<string, string>> = {
  title: 'Name',
  name: 'Name',
  deckname: 'Name',
  author: 'Author',
  format: 'Format',
};

/** Elements whose lines are comments or metadata. */
const NOTES: ReadonlySet<string> = new Set(['note', 'notes', 'comment', 'comments', 'description']);

/** Reads what a deck says about itself: metadata if the list has a key for it, otherwise comments. */
function metaLines({ name, text, at }: Said, reader: Reader): FileLine[] {
  const key = FACTS[name];
  if (key !== undefined && reader.format.keys?.includes(key)) return [{ text: `${key}: ${oneLine(text)}`, at }];
  const written = NOTES.has(name)
    ? text.split(/\r\n|\n|\r/).map(oneLine)
    : [`# ${capitalized(name)}: ${oneLine(text)}`];
  return written
    .filter(line => line !== '')
    .map(line => {
      const { kind } = readLine(line, { section: '', below: () => 0 }, reader).line;
      return { text: kind === 'metadata' || kind === 'comment' ? line : `# ${line}`, at };
    });
}

/** Writes the heading of a zone with its number of cards, whether the game knows it or not; null if no heading can say its name. */
function headingOf({ name, cards }: Zone, reader: Reader): string | null {
  const count = [...cards.values()].reduce((n, card) => n + card.count, 0);
  const plain = plainName(name.replaceAll('_', ' '));
  if (plain === '') return `${sectionTitle(firstSection(reader.format), reader.format)} (${count}):`;
  const text = `${plain} (${count}):`;
  if (knownHeading(plain, reader) !== undefined) return text;
  const { line } = readLine(text, { section: '', below: () => 0 }, reader);
  return line.kind === 'unread' && line.meant === undefined && line.nameAt !== undefined ? text : null;
}

/** Writes copies of a card as a line of a list. The id in our own files decides between cards of the same title. */
function cardLine({ name, id, count }: Copies, { index }: ListFormat): string {
  const namesakes = index.lookup(name);
  const known = namesakes.length > 1 && namesakes.includes(id);
  return `${count} ${known ? fullName(id, index) : plainName(name)}`;
}
