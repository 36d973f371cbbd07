// Prints deck lists. Lines that were read keep their layout, and new lines get the standard one.
import { capitalized } from '@orrery/kernel';
import type { ListFormat } from './format.ts';
import {
  type CardLine,
  type DeckList,
  type HeadingLine,
  type ListLine,
  type MetadataLine,
  MOST_COPIES,
} from './list.ts';
import type { NameIndex } from './names.ts';
import { oneLine, plainName } from './text.ts';

/** The contents of a list without layout. */
export interface DeckData {
  readonly metadata?: Readonly<Record<string, string>>;
  readonly sections: Readonly<Record<string, readonly { readonly id: string; readonly count: number }[]>>;
}

/**
 * Writes a list as text. A list that was read comes out letter by letter. To change a line, replace it with a line without `text`; only that line is
 * written anew.
 */
export function printList(list: DeckList): string {
  const last = list.lines.length - 1;
  const lines = list.lines.map((line, at) => {
    const ending = line.ending ?? '\n';
    return (line.text ?? canonical(line)) + (ending === '' && at < last ? '\n' : ending);
  });
  return (list.byteOrderMark ? '\ufeff' : '') + lines.join('');
}

/**
 * Makes a list from data: metadata, then each section under a heading with its number of cards. The printed text reads back as the same list.
 * @throws Error for data that no list can say (an unknown section, key or card, an impossible count)
 */
export function makeList(data: DeckData, format: ListFormat): DeckList {
  const lines: ListLine[] = [];
  const metadata: Record<string, string> = {};
  for (const [key, given] of Object.entries(data.metadata ?? {})) {
    if (!format.keys?.includes(key)) throw new Error(`The lists of this format have no metadata called ${key}.`);
    metadata[key] = plainValue(given);
    lines.push({ kind: 'metadata', key, value: metadata[key] });
  }
  for (const section of Object.keys(data.sections))
    if (!Object.hasOwn(format.sections, section) || format.sections[section]!.length === 0)
      throw new Error(`The lists of this format have no section called ${section}.`);
  for (const [section, [heading]] of Object.entries(format.sections)) {
    const cards = data.sections[section] ?? [];
    if (cards.length === 0) continue;
    if (lines.length > 0) lines.push({ kind: 'blank' });
    const count = cards.reduce((sum, card) => sum + card.count, 0);
    lines.push({ kind: 'heading', title: capitalized(heading!), section, count });
    lines.push(...cards.map(card => makeCard(card.id, card.count, section, format.index)));
  }
  return { metadata, lines, faults: [] };
}

/** Makes a line with this many copies of a card. @throws Error for a count that no line can ask for */
export function makeCard(id: string, count: number, section: string, index: NameIndex): CardLine {
  const { title, qualifier } = index.card(id);
  if (!Number.isInteger(count) || count < 1 || count > MOST_COPIES)
    throw new Error(`The count of ${title} is ${count}, not a whole number from 1 to ${MOST_COPIES}.`);
  const candidates = [...index.lookup(title)];
  const told = candidates.length > 1 && qualifier !== undefined ? { qualifier } : {};
  return { kind: 'card', section, count, name: plainName(title), ...told, candidates, id };
}

function canonical(line: ListLine): string {
  switch (line.kind) {
    case 'card':
      return canonicalCard(line) + behind(line);
    case 'heading':
      return `${oneLine(line.title)}${line.count === undefined ? '' : ` (${line.count})`}:${behind(line)}`;
    case 'metadata':
      return `${line.key}: ${plainValue(line.value)}`.trimEnd() + behind(line);
    case 'comment':
      return `# ${oneLine(line.comment)}`.trimEnd();
    case 'blank':
      return '';
    case 'unread':
      return line.text;
  }
}

function canonicalCard({ count, name, qualifier }: CardLine): string {
  return `${count} ${plainName(name)}${qualifier === undefined ? '' : ` (${oneLine(qualifier)})`}`;
}

/** Returns the comment behind a line. */
function behind({ comment }: CardLine | HeadingLine | MetadataLine): string {
  return comment === undefined ? '' : ` # ${oneLine(comment)}`;
}

/** Writes a value of metadata in one line so that no part of it reads as a comment. */
function plainValue(value: string): string {
  return value
    .replace(/[\r\n]+/g, ' ')
    .trim()
    .replace(/((?:^|\s)(?:#|\/\/))\s+/g, '$1');
}
