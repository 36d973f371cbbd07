/** Changing a list that was read: a line is written anew, all others stay as they were written, letter for letter. */

import { capitalized } from '@orrery/kernel';
import type { DeckListFault } from './faults.ts';
import { firstSection, type ListFormat } from './format.ts';
import { type CardLine, type DeckList, type ListLine, MOST_COPIES } from './list.ts';
import { makeCard } from './print.ts';

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

/** A count, its cross and the words behind, as lines of cards begin. */
const COUNTED = /^(\s*(?:\d+\s*[x×]?\s+|[x×]\s*\d+\s+)?)/i;
/** Copies behind the name, where lists write them so. */
const BEHIND = /(\s+[x×(]\s*\d+\)?\s*)$/i;

/**
 * A list with what a fault suggests in the place of what is written: the name of a card, a heading, a fact about the list. The count and a comment
 * behind it stay.
 * @param suggestion one of the fault's
 */
export function withSuggestion(
  list: DeckList,
  { line: where }: Pick<DeckListFault, 'line'>,
  suggestion: string,
): DeckList {
  if (where === 0) return { ...list, lines: [{ kind: 'unread', text: suggestion }, ...list.lines] };
  const line = list.lines[where - 1];
  if (line === undefined) return list;
  const { ending } = line;
  return {
    ...list,
    lines: list.lines.with(where - 1, {
      kind: 'unread',
      text: mendedText(line, suggestion),
      ...(ending === undefined ? {} : { ending }),
    }),
  };
}

function mendedText(line: ListLine, suggestion: string): string {
  if (line.kind === 'metadata') return `${line.key}: ${suggestion}`;
  const written = line.text ?? '';
  const comment = /\s+(?:#|\/\/).*$/.exec(written)?.[0] ?? '';
  const body = written.slice(0, written.length - comment.length);
  // a heading has no count, and ends as it ended
  if (line.kind === 'heading' || /:\s*$/.test(body)) return `${suggestion}:${comment}`;
  return `${COUNTED.exec(body)?.[1] ?? ''}${suggestion}${COUNTED.exec(body)?.[1] ? '' : (BEHIND.exec(body)?.[1] ?? '')}${comment}`;
}
