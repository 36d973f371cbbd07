// Reads a whole deck list. Lines that it cannot read become faults, and nothing is lost.
import { nameKey } from '@orrery/kernel';
import { readFile } from './files.ts';
import { firstSection, type ListFormat } from './format.ts';
import {
  copiesIn,
  type DeckList,
  type ListFault,
  type ListLine,
  type MeantCard,
  type MetadataLine,
  MOST_CARDS,
  MOST_LINES,
} from './list.ts';
import { fullName, type NameIndex } from './names.ts';
import { cardsBelow, readLine } from './read-line.ts';
import { type Columns, fine, makeReader, type Problem, type Reading } from './reader.ts';
import { isTooBig, LONGEST_LINE, quote, splitLines } from './text.ts';

/**
 * Reads a list: plain text, or a file that becomes a plain list first (decks of LackeyCCG, OCTGN and Cockatrice, a web page). It never throws. Text
 * that it cannot read is among the faults of the result.
 */
export function parseList(text: string, format: ListFormat): DeckList {
  const file = isTooBig(text) ? null : readFile(text, format);
  if (file === null) return parseText(text, format);
  const { lines, faults, unsaid } = file;
  const list = parseText(lines.map(line => `${line.text}\n`).join(''), format);
  return {
    ...list,
    faults: [...list.faults, ...faults].sort((a, b) => a.line - b.line),
    places: lines.map(line => line.at),
    ...(unsaid.length > 0 && { unsaid }),
  };
}

function parseText(text: string, format: ListFormat): DeckList {
  if (isTooBig(text)) {
    const start = splitLines(text.slice(0, LONGEST_LINE), 1).next().value;
    return refuse(text, {
      line: 1,
      text: start?.[0] ?? '',
      message: 'The text is too big for a deck list. The limit is 1 MB.',
    });
  }
  const reader = makeReader(format);
  const marked = text.startsWith('\ufeff');
  const readings: Reading[] = [];
  const metadata: Record<string, string> = {};
  let section = firstSection(format);
  let columns: Columns | undefined;
  let cards = 0;
  let held = 0;

  // lines after the limit are never read
  const written = [...splitLines(marked ? text.slice(1) : text, MOST_LINES + 1)];
  for (const [at, [words, ending]] of written.entries()) {
    const below = (): number => cardsBelow(written, at + 1, columns, reader);
    const reading = readLine(words, { section, columns, below }, reader);
    const { line, problems, opens } = reading;
    columns = reading.columns ?? columns;
    const repeated = line.kind === 'metadata' ? noteMetadata(line, metadata) : [];
    readings.push({ line: { ...line, text: words, ending }, problems: [...problems, ...repeated] });
    const next = line.kind === 'heading' ? (line.section ?? afterType(section, held, format)) : opens;
    if (next !== undefined && next !== section) held = 0;
    section = next ?? section;
    held += copiesIn(line);
    if (line.kind === 'card') cards += line.count;
    if (line.kind === 'unread') cards += Math.max(1, copiesIn(line));
    const passed = cards > MOST_CARDS ? '10,000 cards' : readings.length > MOST_LINES ? '50,000 lines' : undefined;
    if (passed !== undefined) {
      const message = `The list has more than ${passed} here. No deck has so many.`;
      return refuse(text, { line: readings.length, text: words, message });
    }
  }

  const settled = readings.map(({ line, problems }): Reading => {
    const chosen = settle(line, metadata, format);
    return { line: chosen.line, problems: [...problems, ...chosen.problems] };
  });
  const faults = settled.flatMap(({ line, problems }, at) =>
    problems.map(
      ({ message, near = [] }): ListFault => ({ line: at + 1, text: line.text ?? '', message, suggestions: near }),
    ),
  );
  return { metadata, lines: settled.map(({ line }) => line), faults, ...(marked && { byteOrderMark: true }) };
}

/** Returns the result for a text that is not worth reading line by line. */
function refuse(text: string, fault: Omit<ListFault, 'suggestions'>): DeckList {
  return { metadata: {}, lines: [{ kind: 'unread', text, ending: '' }], faults: [{ ...fault, suggestions: [] }] };
}

/** Keeps the value of a metadata line, unless the list already has another value. */
function noteMetadata({ key, value }: MetadataLine, metadata: Record<string, string>): readonly Problem[] {
  const first = Object.hasOwn(metadata, key) ? metadata[key] : (metadata[key] = value);
  return first === value ? [] : [{ message: `The list states its ${key} twice. The first is ${quote(first!)}.` }];
}

/** Returns the section below a heading of a type, after this many cards above it. */
function afterType(section: string, held: number, { full }: ListFormat): string {
  const size = full?.[section];
  return size !== undefined && held >= size.cards ? size.next : section;
}

/** Picks the card of a line from the cards that share its title. */
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

  const advice = qualifier === undefined ? 'Say in brackets which one you mean' : `None of them is ${quote(qualifier)}`;
  const near = candidates.slice(0, 3).map(candidate => fullName(candidate, format.index));
  return {
    line,
    problems: [{ message: `Several cards are called ${quote(name)}. ${advice}.`, near: [...new Set(near)] }],
  };
}

function chooseByQualifier(candidates: readonly string[], qualifier: string | undefined, index: NameIndex) {
  if (qualifier === undefined) return undefined;
  const matching = candidates.filter(id => nameKey(index.card(id).qualifier ?? '') === nameKey(qualifier));
  return matching.length === 1 ? matching[0] : undefined;
}
