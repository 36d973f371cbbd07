/** The ways to read a line as copies of a card. */

import { MOST_COPIES } from './list.ts';
import type { Problem } from './reader.ts';
import { quote } from './text.ts';

/** One way to read a line as a card. */
export interface Entry {
  /** The count as it is written; `1` where there is none. */
  readonly count: string;
  readonly name: string;
  readonly qualifier?: string;
  /** Whether the line gives a count at all. */
  readonly counted: boolean;
  /** Whether the count stands in brackets or in a column of its own, as that of a heading does. */
  readonly inBrackets: boolean;
}

const COUNT = String.raw`(?<count>[-+−–]?\d[\d.,]*)`;

const NAME = '(?<name>.+)';

const IN_BRACKETS = String.raw`[([]\s?[x×]?\s?${COUNT}\s?[x×]?\s?[)\]]`;

const COUNT_FIRST = {
  plain: [
    String.raw`${COUNT}\s${NAME}`,
    String.raw`${COUNT}\s?[x×*]\s${NAME}`,
    `${COUNT}[x×]${NAME}`,
    String.raw`${COUNT}\s?[-–—:)]\s${NAME}`,
  ],
  inBrackets: [String.raw`${IN_BRACKETS}\s?${NAME}`],
};

const COUNT_LAST = {
  plain: [String.raw`${NAME}\s[x×]\s?${COUNT}`, String.raw`${NAME}(?:\s[-–—=]\s|\s?:\s|\s?\.{2,}\s?)${COUNT}`],
  inBrackets: [String.raw`${NAME}\s?${IN_BRACKETS}`, String.raw`${NAME}\t${COUNT}`],
};

/** Reads a line by patterns of a count and a name. */
function entriesBy({ plain, inBrackets }: typeof COUNT_FIRST): (text: string) => Entry[] {
  const compiled = [
    ...plain.map(source => ({ pattern: new RegExp(`^${source}$`, 'i'), inBrackets: false })),
    ...inBrackets.map(source => ({ pattern: new RegExp(`^${source}$`, 'i'), inBrackets: true })),
  ];
  return text =>
    compiled.flatMap(({ pattern, inBrackets }) => {
      const groups = pattern.exec(text)?.groups;
      return groups ? [{ count: groups.count!, name: groups.name!.trim(), counted: true, inBrackets }] : [];
    });
}

const countFirst = entriesBy(COUNT_FIRST);

const countLast = entriesBy(COUNT_LAST);

const BULLET = /^(?:[-–—+‣▪>]\s|[*_•·]+\s?)+/;

const QUALIFIED = /^(.*[^\s([])\s?[([]([^()[\]]*)[)\]]$/;

/**
 * All ways to read a line as a card, the likeliest first: a count and a title, a title alone (which may begin or end like a
 * count), a title and a count; then the same with a qualifier behind the title.
 */
export function readEntries(body: string): Entry[] {
  const bullet = BULLET.exec(body)?.[0] ?? '';
  const inner = body.slice(bullet.length);
  const text = (/[*_]/.test(bullet) ? inner.replace(/[*_]+$/, '') : inner) || body;
  const first = countFirst(text);
  const whole: Entry = { count: '1', name: text, counted: false, inBrackets: false };
  const last = countLast(text);
  const qualified = [...first, ...last, whole].flatMap((entry): Entry[] => {
    const match = QUALIFIED.exec(entry.name);
    return match ? [{ ...entry, name: match[1]!, qualifier: match[2]!.trim() }] : [];
  });
  return [...first, whole, ...last, ...qualified];
}

/** Whether what is written is a number of copies that a list may have. */
export const isCount = (written: string) =>
  /^\+?\d+$/.test(written) && Number(written) >= 1 && Number(written) <= MOST_COPIES;

/** What is said of a count that is none. */
export const badCount = (written: string): Problem => ({
  message: `The count ${quote(written)} is not a whole number from 1 to ${MOST_COPIES}.`,
});
