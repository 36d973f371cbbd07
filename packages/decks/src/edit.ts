// Changes a list one line at a time. All other lines stay as they are, letter for letter.
import { capitalized } from '@orrery/kernel';
import { firstSection, type ListFormat } from './format.ts';
import { type CardLine, type DeckList, type ListLine, MOST_COPIES } from './list.ts';
import { parseList } from './parse.ts';
import { makeCard, printList } from './print.ts';

const isCard = (line: ListLine, section: string, id: string): line is CardLine =>
  line.kind === 'card' && line.section === section && line.id === id;

/** A line written anew; what stands behind it stays. */
const rewritten = (line: CardLine, count: number): CardLine => {
  const { text: _text, ...rest } = line;
  return { ...rest, count };
};

/**
 * A list with so many copies of a card in a section: the first line of the card says them, further ones of it go. A card that is new comes behind the
 * last of its section, under a heading of its own where the section has none yet.
 * @param count 0 takes the card out; more than a line can ask for counts as the most
 */
export function withCopies(list: DeckList, format: ListFormat, section: string, id: string, count: number): DeckList {
  const copies = Math.min(MOST_COPIES, Math.max(0, Math.trunc(count)));
  const at = list.lines.findIndex(line => isCard(line, section, id));
  if (at >= 0 || copies === 0) {
    const lines = list.lines.flatMap((line, i): ListLine[] =>
      !isCard(line, section, id) ? [line] : i === at && copies > 0 ? [rewritten(line, copies)] : [],
    );
    return { ...list, lines: counted(lines) };
  }
  const card = makeCard(id, copies, section, format.index);
  const last = list.lines.findLastIndex(line => 'section' in line && line.section === section);
  if (last >= 0) return { ...list, lines: counted(list.lines.toSpliced(last + 1, 0, card)) };
  const heading: ListLine = { kind: 'heading', title: capitalized(format.sections[section]![0]!), section };
  // what is first without a heading stands before all headings
  if (section === firstSection(format) && !list.lines.some(line => line.kind === 'heading'))
    return { ...list, lines: [...list.lines, card] };
  const gap: ListLine[] = list.lines.length > 0 && list.lines.at(-1)!.kind !== 'blank' ? [{ kind: 'blank' }] : [];
  return { ...list, lines: [...list.lines, ...gap, heading, card] };
}

/** Headings that say how many cards stand below them say it again where it is no longer so. */
function counted(lines: readonly ListLine[]): ListLine[] {
  return lines.map((line, at) => {
    if (line.kind !== 'heading' || line.count === undefined) return line;
    const rest = lines.slice(at + 1);
    const end = rest.findIndex(
      next => next.kind === 'heading' && (next.section !== undefined || line.section === undefined),
    );
    const below = (end < 0 ? rest : rest.slice(0, end)).reduce(
      (n, next) => n + (next.kind === 'card' ? next.count : 0),
      0,
    );
    if (below === line.count) return line;
    const { text: _text, ...heading } = line;
    return { ...heading, count: below };
  });
}

/**
 * A list with a fact about it, such as its name.
 * @param value '' takes the line out
 */
export function withFact(list: DeckList, key: string, value: string): DeckList {
  const at = list.lines.findIndex(line => line.kind === 'metadata' && line.key === key);
  if (value === '') return { ...list, lines: list.lines.filter((_, i) => i !== at) };
  if (at < 0) return { ...list, lines: [{ kind: 'metadata', key, value }, ...list.lines] };
  const { text: _text, ...line } = list.lines[at] as ListLine & { kind: 'metadata' };
  return { ...list, lines: list.lines.with(at, { ...line, value }) };
}

/** A fault that is put right, and by what. */
export interface Mending {
  /** the line of the list, from 1; 0 where a line is missing */
  readonly line: number;
  readonly suggestion: string;
}

/**
 * A list with what faults suggest in the place of what is written: the name of a card, a heading, a fact about the list. Nothing else of a line changes:
 * it asks for as many copies as before, in the same section. A line for which that cannot be done stays as it was.
 * @param mendings of several for one line the first counts
 */
export function withSuggestions(list: DeckList, format: ListFormat, mendings: readonly Mending[]): DeckList {
  const missing = mendings.filter(({ line }) => line === 0).map(({ suggestion }) => suggestion);
  const wanted = new Map(mendings.toReversed().map(({ line, suggestion }) => [line - 1, suggestion]));
  const before = missing.map((text): ListLine => ({ kind: 'unread', text }));
  /** The list with each line written one way or another, as it reads then. */
  const tried = (write: (line: ListLine, suggestion: string) => string | null, last: readonly ListLine[]) => {
    const lines = last.map((line, at) => {
      const suggestion = wanted.get(at);
      const text = suggestion === undefined ? null : write(list.lines[at]!, suggestion);
      return text === null ? line : rewrittenAs(line, text);
    });
    const read = parseList(printList({ ...list, lines: [...before, ...lines] }), format).lines.slice(before.length);
    // what would ask for something else than before is left, and tried another way
    const kept = lines.map((line, at) =>
      !wanted.has(at) || asksForAsMuch(list.lines[at]!, read[at]) ? line : list.lines[at]!,
    );
    for (const [at, line] of kept.entries()) if (line !== list.lines[at]) wanted.delete(at);
    return kept;
  };
  let lines: readonly ListLine[] = list.lines;
  for (const write of [inPlace, inQuotes, anew]) if (wanted.size > 0) lines = tried(write, lines);
  return { ...list, lines: [...before, ...lines] };
}

/** A line as it will be written; a line of its own for each, so that it is read anew. */
const rewrittenAs = ({ ending }: ListLine, text: string): ListLine => ({
  kind: 'unread',
  text,
  ...(ending === undefined ? {} : { ending }),
});

/** A line as it was written, with a suggestion where that stood which it puts right; null where nothing tells where. */
function inPlace(line: ListLine, suggestion: string): string | null {
  const { text, nameAt } = line;
  if (text === undefined || nameAt === undefined) return null;
  return text.slice(0, nameAt[0]) + suggestion + text.slice(nameAt[1]);
}

/** The same with quotation marks around it, as a field of a table needs them that holds the table's own sign. */
const inQuotes = (line: ListLine, suggestion: string): string | null =>
  inPlace(line, `"${suggestion.replaceAll('"', '""')}"`);

/** A line written anew as copies of a card, where it asks for those of one; null for others. */
function anew(line: ListLine, suggestion: string): string | null {
  const cards = line.kind === 'card' ? [line] : line.kind === 'unread' ? (line.meant ?? []) : [];
  return cards.length === 1 ? `${cards[0]!.count} ${suggestion}` : null;
}

/** Whether a line asks for as many copies as it did, in the same section; of other lines nothing is asked. */
function asksForAsMuch(before: ListLine, now: ListLine | undefined): boolean {
  if (now === undefined) return false;
  const [was, is] = [before, now].map(line =>
    line.kind === 'card' ? [line] : line.kind === 'unread' ? (line.meant ?? []) : null,
  );
  if (was === null || was!.length === 0) return now.kind !== 'card';
  return (
    was!.length === 1 && is?.length === 1 && is[0]!.count === was![0]!.count && is[0]!.section === was![0]!.section
  );
}
