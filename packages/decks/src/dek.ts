// Writes a list as a LackeyCCG deck (`.dek`).
import type { ListFormat } from './format.ts';
import { sectionTitle } from './headings.ts';
import type { DeckList, ListLine } from './list.ts';
import { fullName } from './names.ts';

/** Metadata for which LackeyCCG decks have elements. */
const META_KEYS = ['Name', 'Author', 'Format'];

/** What a LackeyCCG deck says besides its list. */
export interface DekFacts {
  /** the name of the game */
  readonly game: string;
  /** the set of a card, by the card's id; '' if it is not known */
  readonly setOf: (id: string) => string;
}

/**
 * Writes a list as a LackeyCCG deck. Reading the deck gives the same cards in the same sections, and the same metadata and comments. A comment behind
 * a line becomes a comment of its own.
 * @returns null if lines of the list have faults, because the deck could not say those lines
 */
export function printDek(list: DeckList, format: ListFormat, { game, setOf }: DekFacts): string | null {
  if (list.faults.length > 0) return null;
  const { Name = '', Author = '', Format = '' } = list.metadata;
  const note = list.lines.flatMap(line => {
    if (line.kind === 'comment' && line.comment !== '') return [`# ${line.comment}`];
    const remark = 'comment' in line && line.comment ? [`# ${subjectOf(line)}: ${line.comment}`] : [];
    if (line.kind !== 'metadata' || META_KEYS.includes(line.key)) return remark;
    return [`${line.key}: ${line.value}`, ...remark];
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

/** Names the line that a comment stands behind. */
function subjectOf(line: ListLine): string {
  switch (line.kind) {
    case 'card':
      return line.name;
    case 'heading':
      return line.title;
    case 'metadata':
      return line.key;
    default:
      return '';
  }
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes words for XML and removes control characters, which XML cannot hold. */
const escaped = (words: string): string =>
  words.replace(/[^\P{Cc}\t\n\r]/gu, '').replace(/[&<>"']/g, sign => ESCAPES[sign]!);
