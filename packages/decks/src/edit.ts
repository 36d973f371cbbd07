// Changes a list one line at a time. All other lines stay the same, letter by letter.
import { capitalized } from '@orrery/kernel';
import { firstSection, type ListFormat } from './format.ts';
import { type CardLine, type DeckList, type ListLine, MOST_COPIES } from './list.ts';
import { parseList } from './parse.ts';
import { makeCard, printList } from './print.ts';

const isCard = (line: ListLine, section: string, id: string): line is CardLine =>
  line.kind === 'card' && line.section === section && line.id === id;

/** Writes a line anew and keeps the comment behind it. */
const rewritten = (line: CardLine, count: number): CardLine => {
  const { text: _text, ...rest } = line;
  return { ...rest, count };
};

/**
 * Sets the number of copies of a card in a section. The first line of the card gets the number; other lines of the card go. A new card comes after
 * the last card of its section. If the section has no heading yet, it gets one.
 * @param count 0 removes the card; a number above the most copies of a line counts as the most
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
  // a first section without a heading stands before all headings
  if (section === firstSection(format) && !list.lines.some(line => line.kind === 'heading'))
    return { ...list, lines: [...list.lines, card] };
  const gap: ListLine[] = list.lines.length > 0 && list.lines.at(-1)!.kind !== 'blank' ? [{ kind: 'blank' }] : [];
  return { ...list, lines: [...list.lines, ...gap, heading, card] };
}

/** Corrects the number of cards in headings that state one. */
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
 * Sets a fact about a list, such as its name.
 * @param value '' removes the line
 */
export function withFact(list: DeckList, key: string, value: string): DeckList {
  const at = list.lines.findIndex(line => line.kind === 'metadata' && line.key === key);
  if (value === '') return { ...list, lines: list.lines.filter((_, i) => i !== at) };
  if (at < 0) return { ...list, lines: [{ kind: 'metadata', key, value }, ...list.lines] };
  const { text: _text, ...line } = list.lines[at] as ListLine & { kind: 'metadata' };
  return { ...list, lines: list.lines.with(at, { ...line, value }) };
}

/** A fault with its correction. */
export interface Mending {
  /** the line of the list, counted from 1; 0 if a line is missing */
  readonly line: number;
  readonly suggestion: string;
}

/**
 * Puts suggestions in the place of faults: the name of a card, a heading, a fact about the list. Nothing else in a line changes: it asks for as many
 * copies as before, in the same section. A line stays as it was if this cannot be done.
 * @param mendings if there are several for a line, the first one counts
 */
export function withSuggestions(list: DeckList, format: ListFormat, mendings: readonly Mending[]): DeckList {
  const missing = mendings.filter(({ line }) => line === 0).map(({ suggestion }) => suggestion);
  const wanted = new Map(mendings.toReversed().map(({ line, suggestion }) => [line - 1, suggestion]));
  const before = missing.map((text): ListLine => ({ kind: 'unread', text }));
  /** Returns the list as it reads with each line written in one of its possible ways. */
  const tried = (write: (line: ListLine, suggestion: string) => string | null, last: readonly ListLine[]) => {
    const lines = last.map((line, at) => {
      const suggestion = wanted.get(at);
      const text = suggestion === undefined ? null : write(list.lines[at]!, suggestion);
      return text === null ? line : rewrittenAs(line, text);
    });
    const read = parseList(printList({ ...list, lines: [...before, ...lines] }), format).lines.slice(before.length);
    // a version that would ask for something else than before is dropped, and another is tried
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

/** A line as it will be written. Each line is its own object, so it is read again. */
const rewrittenAs = ({ ending }: ListLine, text: string): ListLine => ({
  kind: 'unread',
  text,
  ...(ending === undefined ? {} : { ending }),
});

/** Puts a suggestion in the place of the fault in a line; null if that place is not known. */
function inPlace(line: ListLine, suggestion: string): string | null {
  const { text, nameAt } = line;
  if (text === undefined || nameAt === undefined) return null;
  return text.slice(0, nameAt[0]) + suggestion + text.slice(nameAt[1]);
}

/** Does the same with quotation marks, for a field of a table that holds the table's own separator. */
const inQuotes = (line: ListLine, suggestion: string): string | null =>
  inPlace(line, `"${suggestion.replaceAll('"', '""')}"`);

/** Writes a line again as copies of one card; null if the line does not ask for one card. */
function anew(line: ListLine, suggestion: string): string | null {
  const cards = line.kind === 'card' ? [line] : line.kind === 'unread' ? (line.meant ?? []) : [];
  return cards.length === 1 ? `${cards[0]!.count} ${suggestion}` : null;
}

/** Checks that a line asks for as many copies as before, in the same section. Other lines always pass. */
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
