// All ways to read a line as copies of a card.
import { backCounts, type FoundCount, frontCounts, loneCount } from './counts.ts';
import type { Span } from './plain-line.ts';

/** One way to read a line as a card. */
export interface CardReading {
  /** The count as written; `1` if there is none. */
  readonly count: string;
  readonly name: string;
  /** the place of the name in the text */
  readonly at: Span;
  readonly qualifier?: string;
  /** the place of the name with the qualifier behind it */
  readonly whole: Span;
  /** True if the line gives a count. */
  readonly counted: boolean;
  /** True if a heading may carry its number this way, too. */
  readonly asHeading: boolean;
  /** the other fields, if the line is a row of a table */
  readonly others: readonly string[];
}

/**
 * Returns all ways to read a line as a card, the likeliest first: a count and a title, a title alone (which may begin or end like a count), a title
 * and a count, a row of a table. The same ways with a qualifier behind the title come after that.
 */
export function readEntries(body: string): CardReading[] {
  const start = bulletLength(body);
  const [from, to] = inner(body, start >= body.length ? 0 : start);
  const text = body.slice(from, to);
  const entry = ({ count, rest: [a, b], asHeading }: FoundCount): CardReading =>
    made(body, from + a, from + b, { count, counted: true, asHeading });
  const first = frontCounts(text);
  const last = backCounts(text);
  const sure = (found: readonly FoundCount[]): CardReading[] => found.filter(({ loose }) => !loose).map(entry);
  const loose = (found: readonly FoundCount[]): CardReading[] => found.filter(found => found.loose).map(entry);
  const whole = made(body, from, to, { count: '1', counted: false, asHeading: false });
  const plain = [...sure(first), whole, ...sure(last), ...loose(first), ...loose(last)];
  return [...plain, ...plain.flatMap(qualified), ...rowEntries(body, from, to)];
}

function made(
  body: string,
  start: number,
  end: number,
  told: Pick<CardReading, 'count' | 'counted' | 'asHeading'>,
  others: readonly string[] = [],
): CardReading {
  const [a, b] = trimmed(body, start, end);
  return { ...told, name: body.slice(a, b), at: [a, b], whole: [a, b], others };
}

/** Returns the same entry with the words in brackets behind its name as a qualifier, if there are any. */
function qualified(entry: CardReading): CardReading[] {
  const { name, at } = entry;
  const close = name.at(-1);
  if (close !== ')' && close !== ']') return [];
  const open = Math.max(name.lastIndexOf('('), name.lastIndexOf('['));
  const inside = name.slice(open + 1, -1);
  const front = name.slice(0, Math.max(0, open)).trimEnd();
  if (front === '' || /[()[\]]/.test(inside) || front.endsWith('(') || front.endsWith('[')) return [];
  return [{ ...entry, name: front, at: [at[0], at[0] + front.length], qualifier: inside.trim() }];
}

const BULLETS = '*_•·+‣▪>☐☑✓';
const DASHES = '-–—';

/** Returns the length of the bullets at the start of a line: `- `, `* `, `**`, `- [ ] `. */
function bulletLength(body: string): number {
  for (let at = 0; ; ) {
    const sign = body[at];
    const gap = body[at + 1] === ' ' || body[at + 1] === '\t';
    if (sign === undefined) return at;
    if (body.startsWith('[ ]', at) || /^\[x\]\s/i.test(body.slice(at, at + 4))) at += 3;
    else if (BULLETS.includes(sign) && (gap || !'+>'.includes(sign))) at++;
    else if (DASHES.includes(sign) && gap) at++;
    else if ((sign === ' ' || sign === '\t') && at > 0) at++;
    else return at;
  }
}

/** Returns a line without its bullet, without the stars of bold text, and without quotation marks around the whole line. */
function inner(body: string, start: number): Span {
  let [from, to] = trimmed(body, start, body.length);
  if (/[*_]/.test(body.slice(0, from))) while (to > from && '*_'.includes(body[to - 1]!)) to--;
  [from, to] = trimmed(body, from, to);
  const quoted = body[from] === '"' && body.indexOf('"', from + 1) === to - 1;
  return quoted && /^"\s?[\dx×([]/i.test(body.slice(from, to)) ? [from + 1, to - 1] : [from, to];
}

function trimmed(body: string, start: number, end: number): Span {
  let [a, b] = [start, end];
  while (a < b && body[a]!.trim() === '') a++;
  while (b > a && body[b - 1]!.trim() === '') b--;
  return [a, b];
}

/** A field of a row of a table. */
export interface Field {
  readonly text: string;
  readonly at: Span;
}

/** The separators between the fields of a row, the surest first. */
const PARTS = ['\t', '|', ';', ','] as const;

/** Splits a line into fields at the first separator that splits it. Quotation marks around a field are dropped. */
export function fieldsOf(body: string, from = 0, to = body.length): readonly Field[] {
  const sign = PARTS.find(part => body.slice(from, to).includes(part));
  if (sign === undefined) return [field(body, from, to)];
  const fields: Field[] = [];
  let start = from;
  let quoted = false;
  for (let at = from; at <= to; at++) {
    if (body[at] === '"' && (quoted || body.slice(start, at).trim() === '')) quoted = !quoted;
    if (at < to && (quoted || body[at] !== sign)) continue;
    fields.push(field(body, start, at));
    start = at + 1;
  }
  // a row of a table drawn with bars has a bar at either end
  if (sign === '|' && fields[0]!.text === '') fields.shift();
  if (sign === '|' && fields.at(-1)?.text === '') fields.pop();
  return fields;
}

function field(body: string, start: number, end: number): Field {
  let [a, b] = trimmed(body, start, end);
  if (b - a > 1 && body[a] === '"' && body[b - 1] === '"') [a, b] = trimmed(body, a + 1, b - 1);
  return { text: body.slice(a, b).replaceAll('""', '"'), at: [a, b] };
}

/** Reads a row of a table that has no column headings. The count is the first or only number; the name is the first other field. */
function rowEntries(body: string, from: number, to: number): CardReading[] {
  const fields = fieldsOf(body, from, to);
  if (fields.length < 2) return [];
  const counts = fields.filter(({ text }) => loneCount(text) !== null);
  const counter = counts[0] === fields[0] || counts.length === 1 ? counts[0] : undefined;
  const named = fields.find(({ text }) => text !== '' && loneCount(text) === null);
  if (counter === undefined || named === undefined) return [];
  return [rowEntry(named, counter, fields)];
}

/** Reads a row as copies of a card. */
export function rowEntry(named: Field, counter: Field | undefined, fields: readonly Field[]): CardReading {
  const others = fields.filter(one => one !== named && one !== counter).map(({ text }) => text);
  return {
    count: counter === undefined ? '1' : (loneCount(counter.text) ?? counter.text),
    name: named.text,
    at: named.at,
    whole: named.at,
    counted: counter !== undefined,
    asHeading: true,
    others: others.filter(text => text !== ''),
  };
}
