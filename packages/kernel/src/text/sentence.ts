// Sentences of the log with their links to cards and rules, and small helpers that write sentences.

import { listed } from './english.ts';

/** A card or a rule named in a sentence: where the name begins, and how many letters it has. */
export interface Link {
  readonly at: number;
  readonly length: number;
  /** the card's stable id, or null */
  readonly card: string | null;
  /** the rule's id, or null */
  readonly rule: string | null;
}

/** A sentence of the log: its text, and the cards and rules that a reader can open from it. */
export interface Sentence {
  readonly text: string;
  readonly links: readonly Link[];
}

// Marks that no text of a game contains. They enclose a link and part its fields.
const OPEN = '\uE000';
const MID = '\uE001';
const CLOSE = '\uE002';
const MARKED = /\uE000([cr])([^\uE001]*)\uE001([^\uE002]*)\uE002/g;

/** Writes a card's name into a sentence in the making. `sentence` turns it into a link. */
export function cardLink(card: string, title: string): string {
  return `${OPEN}c${card}${MID}${title}${CLOSE}`;
}

/** Writes words that a rule explains into a sentence in the making. */
export function ruleLink(rule: string, words: string): string {
  return `${OPEN}r${rule}${MID}${words}${CLOSE}`;
}

const NO_LINKS: readonly Link[] = [];

/** Turns a text with marks into a sentence with a capital first letter; null for an empty text. */
export function sentence(marked: string): Sentence | null {
  if (marked === '') return null;
  if (!marked.includes(OPEN)) return { text: capitalized(marked), links: NO_LINKS };
  const links: Link[] = [];
  let text = '';
  let from = 0;
  for (const found of marked.matchAll(MARKED)) {
    text += marked.slice(from, found.index);
    const [all, kind, id, words] = found as unknown as [string, string, string, string];
    links.push({
      at: text.length,
      length: words.length,
      card: kind === 'c' ? id : null,
      rule: kind === 'r' ? id : null,
    });
    text += words;
    from = found.index + all.length;
  }
  // a title may end with a full stop of its own
  return { text: capitalized(text + marked.slice(from)).replace(/\.\.$/, '.'), links };
}

/** Returns a sentence without links. */
export const plainSentence = (text: string): Sentence => ({ text, links: NO_LINKS });

/** Removes such signs from the end of a text, in time linear in their number. */
export function withoutEnd(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text[end - 1]!)) end--;
  return text.slice(0, end);
}

/** Returns a text with a capital first letter. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Writes a count: `1 card`, `3 cards`. @param plural the plural, where it is not the word with an s */
export const many = (n: number, thing: string, plural = `${thing}s`): string => `${n} ${n === 1 ? thing : plural}`;

/** Writes a list: `A, B and C`. A scenario may hold numbers in place of names. */
export const inWords = (list: readonly (string | number)[]): string => listed(list.map(String));
