/**
 * Decks of LackeyCCG (`.dek`): XML with an element for each copy of a card, in zones. What is read becomes a plain text list, so that
 * names are found, slips mended and faults told as for every other list.
 */

import { capitalized } from '@orrery/kernel';
import { Parser } from 'htmlparser2';
import { firstSection, type ListFormat } from './format.ts';
import { knownHeading } from './headings.ts';
import type { DeckList, ListFault } from './list.ts';
import { fullName } from './names.ts';
import { readLine } from './read-line.ts';
import { makeReader, type Reader } from './reader.ts';
import { oneLine, plainName, quote } from './text.ts';

/** Whether a text is XML, as the decks of LackeyCCG are, and no list in plain text. */
export const isDek = (text: string): boolean => /^\ufeff?\s*<(?:\?xml\b|!DOCTYPE\b|!--|deck\b)/i.test(text);

/** A line of the list that a deck of LackeyCCG becomes, and the line of the file from which it comes. */
interface Line {
  readonly text: string;
  readonly at: number;
}

/** A plain list made of a deck of LackeyCCG. */
export interface ReadDek {
  readonly lines: readonly Line[];
  /** what is wrong with the file besides its names, by the line of the list */
  readonly faults: readonly ListFault[];
}

/** Copies of one card as the file has them. */
interface Copies {
  readonly name: string;
  /** what the file calls the card besides; ours is the id of a card */
  readonly id: string;
  readonly at: number;
  count: number;
}

interface Zone {
  readonly name: string;
  readonly at: number;
  readonly cards: Map<string, Copies>;
}

/** What a file says, element by element. */
interface Contents {
  readonly meta: { readonly name: string; readonly text: string; readonly at: number }[];
  readonly zones: Zone[];
  /** the lines of cards that have no name */
  readonly nameless: number[];
  readonly isDeck: boolean;
  readonly isWhole: boolean;
}

/** Reads what a deck of LackeyCCG says as a list in plain text. It never throws: what is wrong is among the faults. */
export function readDek(text: string, format: ListFormat): ReadDek {
  const { meta, zones, nameless, isDeck, isWhole } = contentsOf(text);
  if (!isDeck)
    return { lines: [], faults: [wrong(0, 'The file is XML, but no deck of LackeyCCG: it has no <deck> element.')] };
  const reader = makeReader(format);
  const lines = meta.flatMap(said => metaLines(said, reader));
  const faults: ListFault[] = [];
  for (const zone of zones) {
    if (zone.cards.size === 0) continue;
    const heading = headingOf(zone, reader);
    lines.push({ text: '', at: zone.at }, { text: heading.text, at: zone.at });
    if (heading.fault !== undefined) faults.push(wrong(lines.length, heading.fault, heading.near));
    for (const card of zone.cards.values()) lines.push({ text: cardLine(card, format), at: card.at });
  }
  for (const at of nameless) {
    lines.push({ text: '# a card without a name', at });
    faults.push(wrong(lines.length, 'A <card> has no <name>.'));
  }
  if (!isWhole) faults.push(wrong(0, 'The file breaks off: </deck> is missing at its end.'));
  else if (zones.every(zone => zone.cards.size === 0) && nameless.length === 0)
    faults.push(wrong(0, 'The deck has no cards: there is no <card> in it.'));
  return { lines, faults };
}

const wrong = (line: number, message: string, suggestions: readonly string[] = []): ListFault => ({
  line,
  text: '',
  message,
  suggestions,
});

/** Takes a file apart. Elements that nobody knows are passed over, and so is the case of all names. */
function contentsOf(text: string): Contents {
  const meta: { name: string; text: string; at: number }[] = [];
  const zones: Zone[] = [];
  const nameless: number[] = [];
  const open: string[] = [];
  let isDeck = false;
  let isWhole = false;
  let card: { name: string; id: string; at: number } | null = null;
  let words = '';
  const lineAt = lineCounter(text);
  const zoneNamed = (name: string, at: number): Zone => {
    const zone: Zone = { name, at, cards: new Map() };
    zones.push(zone);
    return zone;
  };
  const parser: Parser = new Parser(
    {
      onopentag(tag, attributes) {
        const name = tag.toLowerCase();
        const at = lineAt(parser.startIndex);
        open.push(name);
        words = '';
        if (name === 'deck') isDeck = true;
        else if (name.endsWith('zone')) zoneNamed(oneLine(attributes.name ?? ''), at);
        else if (name === 'card') card = { name: '', id: '', at };
        else if (name === 'name' && card !== null) card.id = attributes.id ?? '';
      },
      ontext(data) {
        words += data;
      },
      onclosetag(tag, implied) {
        const name = tag.toLowerCase();
        open.pop();
        if (name === 'deck') isWhole = !implied;
        else if (name === 'name' && card !== null) card.name = oneLine(words);
        else if (name === 'card' && card !== null) {
          if (card.name === '') nameless.push(card.at);
          else addCopy(zones.at(-1) ?? zoneNamed('', card.at), card);
          card = null;
        } else if (open.at(-1) === 'meta' && name !== 'game' && words.trim() !== '')
          meta.push({ name, text: words, at: lineAt(parser.startIndex) });
        words = '';
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  return { meta, zones, nameless, isDeck, isWhole };
}

function addCopy({ cards }: Zone, { name, id, at }: { name: string; id: string; at: number }): void {
  const key = `${name}\n${id}`;
  const copies = cards.get(key);
  if (copies) copies.count++;
  else cards.set(key, { name, id, at, count: 1 });
}

/** Which line a place of a text is on; places must not go back. */
function lineCounter(text: string): (place: number) => number {
  let line = 1;
  let next = text.indexOf('\n');
  return place => {
    while (next >= 0 && next < place) {
      line++;
      next = text.indexOf('\n', next + 1);
    }
    return line;
  };
}

/** What the elements of `<meta>` are in a list. */
const META_KEYS: Readonly<Record<string, string>> = { title: 'Name', author: 'Author', format: 'Format' };

/** What a deck says about itself: metadata where the list has a word for it, otherwise comments. */
function metaLines({ name, text, at }: Contents['meta'][number], reader: Reader): Line[] {
  const key = META_KEYS[name];
  if (key !== undefined && reader.format.keys?.includes(key)) return [{ text: `${key}: ${oneLine(text)}`, at }];
  const written =
    name === 'note' ? text.split(/\r\n|\n|\r/).map(oneLine) : [`# ${capitalized(name)}: ${oneLine(text)}`];
  return written
    .filter(line => line !== '')
    .map(line => {
      const { kind } = readLine(line, '', reader, () => 0).line;
      return { text: kind === 'metadata' || kind === 'comment' ? line : `# ${line}`, at };
    });
}

/** The heading of a zone; that of the usual section where the game has no such zone, with what is wrong. */
function headingOf({ name, cards }: Zone, reader: Reader): { text: string; fault?: string; near?: readonly string[] } {
  const count = [...cards.values()].reduce((n, card) => n + card.count, 0);
  const usual = sectionTitle(firstSection(reader.format), reader.format);
  const plain = name.replaceAll('_', ' ');
  if (plain === '') return { text: `${usual} (${count}):` };
  if (knownHeading(plain, reader) !== undefined) return { text: `${plain} (${count}):` };
  const near = reader.guess('heading', plain);
  const zones = Object.keys(reader.format.sections).map(section => sectionTitle(section, reader.format));
  return {
    text: `${usual} (${count}):`,
    fault: `The game has no zone called ${quote(name)}; it has ${zones.join(', ')}. Until it is renamed its cards count as ${usual}.`,
    near,
  };
}

const sectionTitle = (section: string, { sections }: ListFormat): string =>
  capitalized(sections[section]![0] ?? section);

/** Copies of a card as a line of a list; of namesakes the id that we write into a file tells which. */
function cardLine({ name, id, count }: Copies, { index }: ListFormat): string {
  const namesakes = index.lookup(name);
  const known = namesakes.length > 1 && namesakes.includes(id);
  return `${count} ${known ? fullName(id, index) : plainName(name)}`;
}

/** What a deck of LackeyCCG says besides its list. */
export interface DekFacts {
  /** the game for which it is, by its name */
  readonly game: string;
  /** the set of a card, by its id; '' where it is not known */
  readonly setOf: (id: string) => string;
}

/**
 * A list as a deck of LackeyCCG. Reading it gives the same cards in the same sections, and the same metadata and comments.
 * @returns null where lines of the list have faults, for those it could not say
 */
export function printDek(list: DeckList, format: ListFormat, { game, setOf }: DekFacts): string | null {
  if (list.faults.length > 0) return null;
  const { Name = '', Author = '', Format = '' } = list.metadata;
  const note = list.lines.flatMap(line => {
    if (line.kind === 'comment' && line.comment !== '') return [`# ${line.comment}`];
    if (line.kind !== 'metadata' || Object.values(META_KEYS).includes(line.key)) return [];
    return [`${line.key}: ${line.value}`];
  });
  const zones = new Map<string, string[]>();
  for (const line of list.lines) {
    if (line.kind !== 'card' || line.id === undefined) continue;
    const cards = zones.get(line.section) ?? [];
    zones.set(line.section, cards);
    const name = `<name id="${escaped(line.id)}">${escaped(fullName(line.id, format.index))}</name>`;
    const card = `\t\t<card>${name}<set>${escaped(setOf(line.id))}</set></card>`;
    for (let i = 0; i < line.count; i++) cards.push(card);
  }
  const meta = { title: Name, author: Author, game, format: Format, note: note.join('\n') };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<deck version="0.8">',
    '\t<meta>',
    ...Object.entries(meta).map(([tag, words]) => `\t\t<${tag}>${escaped(words)}</${tag}>`),
    '\t</meta>',
    ...[...zones].flatMap(([section, cards]) => [
      `\t<superzone name="${escaped(sectionTitle(section, format))}">`,
      ...cards,
      '\t</superzone>',
    ]),
    '</deck>',
    '',
  ].join('\n');
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Words as XML may hold them: without control characters, which it cannot say at all. */
const escaped = (words: string): string =>
  words.replace(/[^\P{Cc}\t\n\r]/gu, '').replace(/[&<>"']/g, sign => ESCAPES[sign]!);
