// Writes a table in lines, and folds its parts if the screen is small.
import { many } from '@orrery/kernel';
import { pad, widthOf, wrap } from '../../common/text.ts';
import type { TablePart } from './skin.ts';

/** A line across the screen with a title on the left and a text on the right; two lines if they do not fit into one. */
export function heading(left: string, right: string, width: number): string[] {
  if (right === '') return [`─ ${left} ${'─'.repeat(Math.max(1, width - widthOf(left) - 3))}`];
  const dashes = width - widthOf(left) - widthOf(right) - 6;
  if (dashes < 1) return [...heading(left, '', width), `  ${right}`];
  return [`─ ${left} ${'─'.repeat(dashes)} ${right} ─`];
}

/** The line under a table. */
export const rule = (width: number): string => '─'.repeat(width);

const LABEL = 12;

/** The column where the list of an entry begins. */
export const ENTRY_INDENT = LABEL + 3;

/** A label with a list after it. It breaks lines between items, and between words in items longer than a line. */
export function entry(label: string, items: readonly string[], width: number): string[] {
  const indent = ' '.repeat(ENTRY_INDENT);
  const lines: string[] = [];
  let line = `   ${pad(label, LABEL)}`;
  if (widthOf(label) >= LABEL) {
    lines.push(line);
    line = indent;
  }
  let fresh = true;
  items.forEach((item, i) => {
    const text = i < items.length - 1 ? `${item};` : item;
    if (!fresh && widthOf(line) + 1 + widthOf(text) > width) {
      lines.push(line);
      line = indent;
      fresh = true;
    }
    if (!fresh || widthOf(line) + widthOf(text) <= width) line += (fresh ? '' : ' ') + text;
    else {
      const rows = wrap(text, width - indent.length).split('\n');
      lines.push(...rows.slice(0, -1).map((row, n) => (n === 0 ? line : indent) + row));
      line = (rows.length > 1 ? indent : line) + rows.at(-1)!;
    }
    fresh = false;
  });
  lines.push(line);
  return lines;
}

/** As many items as fit into a width, and how many more there are. */
export function few(items: readonly string[], width: number, kind = 'card'): string {
  for (let n = items.length; n > 0; n--) {
    const more = items.length > n ? ` and ${items.length - n} more` : '';
    const text = items.slice(0, n).join(', ') + more;
    if (widthOf(text) <= width) return text;
  }
  return items.length === 0 ? '' : many(items.length, kind);
}

/** A part that is never folded. @param least the lines that stay when almost nothing else fits */
export const always = (names: readonly string[], lines: readonly string[], least = lines): TablePart => ({
  names,
  folded: lines,
  full: lines,
  least,
  rank: 0,
});

/** The titles of the cards in a pile; no line for an empty pile. */
export const pileLines = (label: string, cards: readonly { readonly title: string }[], width: number): string[] =>
  cards.length === 0
    ? []
    : entry(
        label,
        cards.map(c => c.title),
        width,
      );

/**
 * The viewer's own hand.
 * @param short the text for each card if there is little room
 * @param long the text for each card otherwise
 */
export function handPart<C>(
  hand: readonly C[],
  short: (card: C) => string,
  long: (card: C) => string,
  width: number,
  rank: number,
): TablePart {
  const lines = (text: (card: C) => string) => entry('Your hand', hand.length > 0 ? hand.map(text) : ['empty'], width);
  const least = entry('Your hand', [few(hand.map(short), width - ENTRY_INDENT)], width);
  return { names: ['hand'], folded: lines(short), least, full: lines(long), rank };
}

/** The hands of others that the viewer sees. @param long the text for each card */
export const handsSeen = <C>(
  seats: readonly { readonly name: string; readonly held: { readonly hand: readonly C[] } | null }[],
  long: (card: C) => string,
  width: number,
): TablePart[] =>
  seats.flatMap(({ name, held }) =>
    held === null || held.hand.length === 0
      ? []
      : [always(['hands'], entry(`Hand of ${name}`, held.hand.map(long), width), [])],
  );

/** A table that was fitted into a number of lines. */
export interface Fitted {
  readonly lines: readonly string[];
  /** true if everything that a player often looks at is shown */
  readonly whole: boolean;
  /** how many lines it has with all parts folded */
  readonly folded: number;
}

/**
 * Fits a table into lines. All parts start folded. Then they unfold one by one, the most important first, while there is room. If even the folded
 * table is too long, the least important parts are cut to their minimum.
 * @param room the number of lines
 */
export function fitted(parts: readonly TablePart[], room: number, width: number): Fitted {
  const shown = new Map<TablePart, readonly string[]>(parts.map(part => [part, part.folded]));
  const lines = () => withBare(parts, shown, width);
  const ranked = [...parts].sort((a, b) => a.rank - b.rank);
  let used = lines().length;
  const folded = used;
  const change = (part: TablePart, to: readonly string[]) => {
    const before = shown.get(part)!;
    shown.set(part, to);
    const after = lines().length;
    if (to === part.full && after > room) shown.set(part, before);
    else used = after;
  };
  for (const part of ranked) if (used <= room) change(part, part.full);
  for (const part of ranked.reverse()) if (used > room) change(part, part.least ?? part.folded);
  return { lines: lines(), whole: parts.every(part => shown.get(part)!.join() === part.full.join()), folded };
}

/** The shown lines of all parts. After the last folded part comes a line with the empty places of all folded ones. */
function withBare(
  parts: readonly TablePart[],
  shown: ReadonlyMap<TablePart, readonly string[]>,
  width: number,
): string[] {
  const closed = parts.filter(part => part.bare !== undefined && shown.get(part) !== part.full);
  const bare = closed.flatMap(part => part.bare!);
  const nobody = ' nobody at ';
  const line = bare.length > 0 ? [nobody + few(bare, width - nobody.length, 'place')] : [];
  return parts.flatMap(part => [...shown.get(part)!, ...(part === closed.at(-1) ? line : [])]);
}

/** All lines of a table. */
export const unfolded = (parts: readonly TablePart[]): string[] => parts.flatMap(part => part.full);
