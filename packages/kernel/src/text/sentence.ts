// Sentences of the log with their links to cards and rules, and small helpers that write sentences.

import { listed } from './english.ts';

/** Where in a sentence a card or a rule is named: from the letter `at`, so many letters long. */
export interface Link {
  readonly at: number;
  readonly length: number;
  /** the card's stable id, or null */
  readonly card: string | null;
  /** the rule's id, or null */
  readonly rule: string | null;
}

/** A sentence of the log: what a person reads, and what can be looked up in it. */
export interface Sentence {
  readonly text: string;
  readonly links: readonly Link[];
}

// Marks that no text of a game contains: what is linked, how it reads.
const OPEN = '\uE000';
const MID = '\uE001';
const CLOSE = '\uE002';
const MARKED = /\uE000([cr])([^\uE001]*)\uE001([^\uE002]*)\uE002/g;

/** A card's name as it stands in a sentence being made: `sentence` turns it into a link. */
export function cardLink(card: string, title: string): string {
  return `${OPEN}c${card}${MID}${title}${CLOSE}`;
}

/** Words that a rule explains, as they stand in a sentence being made. */
export function ruleLink(rule: string, words: string): string {
  return `${OPEN}r${rule}${MID}${words}${CLOSE}`;
}

const NO_LINKS: readonly Link[] = [];

/** The sentence that a text with marks is, its first letter a capital; null for an empty text. */
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

/** A sentence in which nothing is linked. */
export const plainSentence = (text: string): Sentence => ({ text, links: NO_LINKS });

/** A text without such signs at its end. It takes as long as the signs are many. */
export function withoutEnd(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text[end - 1]!)) end--;
  return text.slice(0, end);
}

/** A text with its first letter as a sentence begins. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** How many there are of something: `1 card`, `3 cards`. @param plural what several are called where it is not the word with an s */
export const many = (n: number, thing: string, plural = `${thing}s`): string => `${n} ${n === 1 ? thing : plural}`;

/** A list as a sentence names it: `A, B and C`; a scenario may hold numbers where it should hold names. */
export const inWords = (list: readonly (string | number)[]): string => listed(list.map(String));
