/** A card as the form holds it, and as an overlay holds it. */
import { type Document, isMap, isScalar, LineCounter, parseDocument, stringify } from 'yaml';
import type { OverlayData } from '../../connection/overlays/kept-overlays.ts';

/** What the form holds of a card. Numbers are texts, because a field may be empty. */
export interface Entry {
  /** the title of a whole card; for a correction, the name of the printed card */
  readonly title: string;
  /** true if it corrects a card that Orrery has */
  readonly correction: boolean;
  readonly type: string;
  readonly race: string;
  readonly cost: string;
  readonly abilities: Readonly<Record<string, string>>;
  readonly keywords: string;
  /** what the card does: the other fields, as YAML */
  readonly words: string;
}

/** The record of a card in an overlay. */
export type CardRecord = Readonly<Record<string, unknown>>;

export const TYPES = [
  'character',
  'group',
  'fleet',
  'location',
  'enhancement',
  'agenda',
  'event',
  'conflict',
  'aftermath',
  'contingency',
] as const;
export const RACES = [
  'human',
  'centauri',
  'minbari',
  'narn',
  'non-aligned',
  'neutral',
  'shadow',
  'vorlon',
  'drakh',
] as const;
export const ABILITIES = ['diplomacy', 'intrigue', 'psi', 'leadership', 'military'] as const;

/** The fields that have a place of their own in the form. */
const OWN = new Set(['title', 'card', 'type', 'race', 'cost', 'abilities', 'keywords']);

const text = (x: unknown): string => (x === undefined || x === null ? '' : String(x));

/** The entry of a record. */
export function entryOf(record: CardRecord): Entry {
  const { title, card, type, race, cost, abilities, keywords } = record;
  const rest = Object.fromEntries(Object.entries(record).filter(([name]) => !OWN.has(name)));
  return {
    title: text(card ?? title),
    correction: card !== undefined,
    type: text(type),
    race: text(race),
    cost: text(cost),
    abilities: Object.fromEntries(
      Object.entries((abilities as object | undefined) ?? {}).map(([k, n]) => [k, text(n)]),
    ),
    keywords: Array.isArray(keywords) ? keywords.join(', ') : '',
    words: Object.keys(rest).length === 0 ? '' : stringify(rest),
  };
}

/** What stands in the start of an overlay where its owner has to say something. */
const UNSAID = /^SAY /;

/** A record without what its owner has yet to say: the form asks for that. */
export function withoutUnsaid(record: CardRecord): CardRecord {
  const kept = (x: unknown): unknown => {
    if (typeof x === 'string') return UNSAID.test(x) ? undefined : x;
    if (typeof x !== 'object' || x === null) return x;
    if (Array.isArray(x)) return x.map(kept).filter(item => item !== undefined);
    return withoutUnsaid(x as CardRecord);
  };
  return Object.fromEntries(
    Object.entries(record).flatMap(([name, x]) => {
      const value = kept(x);
      const empty = typeof value === 'object' && value !== null && Object.keys(value).length === 0;
      return value === undefined || empty ? [] : [[name, value]];
    }),
  );
}

/** A number of the form: whole if it can be, else as it was typed, so that the check names it; null for an empty field. */
const numberOf = (typed: string): number | string | null => {
  const trimmed = typed.trim();
  if (trimmed === '') return null;
  const n = Number(trimmed);
  return Number.isFinite(n) ? n : trimmed;
};

/** The record of an entry, and where its words stand. */
export interface ReadEntry {
  readonly record: CardRecord;
  /** the line of a value in the words, from 1; null if the form has a field for it */
  line(at: readonly (string | number)[]): number | null;
}

/** The words of an entry are no YAML. */
export class Unreadable extends Error {
  constructor(
    message: string,
    readonly line: number,
  ) {
    super(message);
  }
}

/** How many aliases the words may use. */
const MOST_ALIASES = 20;

/** Reads an entry. @throws Unreadable for words that are no YAML */
export function readEntry(entry: Entry): ReadEntry {
  const lines = new LineCounter();
  const document = parseDocument(entry.words, { lineCounter: lines });
  const [fault] = document.errors;
  if (fault !== undefined) throw new Unreadable(fault.message.split('\n')[0]!, lines.linePos(fault.pos[0]).line);
  const words: unknown = document.toJS({ maxAliasCount: MOST_ALIASES }) ?? {};
  if (typeof words !== 'object' || words === null || Array.isArray(words))
    throw new Unreadable('Each line begins with the name of a field and a colon.', 1);
  const abilities = Object.entries(entry.abilities).flatMap(([name, typed]) => {
    const n = numberOf(typed);
    return n === null ? [] : [[name, n] as const];
  });
  const keywords = entry.keywords
    .split(',')
    .map(word => word.trim())
    .filter(word => word !== '');
  const cost = numberOf(entry.cost);
  const record: CardRecord = {
    ...(entry.correction ? { card: entry.title } : { title: entry.title, type: entry.type }),
    ...(entry.correction || entry.race === '' ? {} : { race: entry.race }),
    ...(cost === null ? {} : { cost }),
    ...(abilities.length === 0 ? {} : { abilities: Object.fromEntries(abilities) }),
    ...(keywords.length === 0 ? {} : { keywords }),
    ...words,
  };
  return { record, line: at => lineOf(document, lines, at) };
}

/** The line of a value; without a place of its own, the nearest around it; null if none of it is in the document. */
function lineOf(document: Document, lines: LineCounter, at: readonly (string | number)[]): number | null {
  for (let n = at.length; n > 0; n--) {
    const around = n > 1 ? document.getIn(at.slice(0, n - 1), true) : document.contents;
    const pair = isMap(around)
      ? around.items.find(({ key }) => isScalar(key) && String(key.value) === String(at[n - 1]))
      : undefined;
    const node = (isScalar(pair?.key) ? pair.key : document.getIn(at.slice(0, n), true)) as
      | { readonly range?: readonly number[] | null }
      | undefined;
    if (node?.range) return lines.linePos(node.range[0]!).line;
  }
  return null;
}

const nameOf = (record: CardRecord): string => text(record.card ?? record.title);
const listOf = (record: CardRecord): 'corrections' | 'cards' => (record.card === undefined ? 'cards' : 'corrections');

/** True if two records are of one card: one title may have a card for each race. */
const isSame = (a: CardRecord, b: CardRecord): boolean =>
  nameOf(a).toLowerCase() === nameOf(b).toLowerCase() && (listOf(a) === 'corrections' || text(a.race) === text(b.race));

/** An overlay without a card. */
export function without(data: OverlayData, record: CardRecord): OverlayData {
  const list = listOf(record);
  return { ...data, [list]: (data[list] ?? []).filter(other => !isSame(other, record)) };
}

/** An overlay with a card. The same card of before is replaced. */
export function withCard(data: OverlayData, record: CardRecord): OverlayData {
  const list = listOf(record);
  const others = without(data, record);
  return { ...others, [list]: [...(others[list] ?? []), record] };
}

/** All cards of an overlay. */
export const recordsOf = ({ corrections = [], cards = [] }: OverlayData): readonly CardRecord[] => [
  ...corrections,
  ...cards,
];

/** An overlay as a file. */
export const fileOf = (data: OverlayData): string => stringify(data);

/** The largest file that is read, in characters. */
const LONGEST = 400_000;

/** Reads the file of an overlay. @throws Unreadable if it is too long, or no YAML */
export function readFile(file: string): unknown {
  if (file.length > LONGEST) throw new Unreadable(`The file is longer than ${LONGEST} characters.`, 1);
  const lines = new LineCounter();
  const document = parseDocument(file, { lineCounter: lines });
  const [fault] = document.errors;
  if (fault !== undefined) throw new Unreadable(fault.message.split('\n')[0]!, lines.linePos(fault.pos[0]).line);
  return document.toJS({ maxAliasCount: MOST_ALIASES });
}

/** The words with a suggestion in place of a wrong word, in its line. */
export function mended(words: string, line: number, message: string, suggestion: string): string {
  const wrong = /"([^"]+)"/.exec(message)?.[1];
  if (wrong === undefined) return words;
  return words
    .split('\n')
    .map((one, i) => (i === line - 1 ? one.replace(wrong, suggestion) : one))
    .join('\n');
}
