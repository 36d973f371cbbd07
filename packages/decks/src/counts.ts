// Reads a number of copies, in front of a name or behind it, in all the ways that people write it.
import { MOST_COPIES } from './list.ts';
import type { Span } from './plain-line.ts';
import type { Problem } from './reader.ts';
import { quote } from './text.ts';

/** A count at one end of a text, and the place of the rest, which is the name. */
export interface FoundCount {
  /** the count as written; a word for a number becomes digits */
  readonly count: string;
  readonly rest: Span;
  /** True if a heading may carry its number this way, too: in brackets, in a column of its own, or bare behind the words. */
  readonly asHeading: boolean;
  /** True if it could also be part of a name: it is a word, or its digits touch the letters beside them. */
  readonly loose: boolean;
}

const WORDS: Readonly<Record<string, string>> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
};

const CLOSED: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** `(`, a cross, and the number. */
const HEAD =
  /^([([{]?)\s?(?:[x×✕✖*]\s?)?([+\-−–]?\d[\d.,]*|(?:one|two|three|four|five|six|seven|eight|nine|ten)(?=\s))/i;
/** A cross behind the number. A letter may follow the cross only if the cross touches the digits: `3xLennier`, but `3 XeRacer`. */
const CROSS_BEHIND = /^(?:[x×✕✖*]|\s[x×✕✖*](?!\p{L}))/iu;
const COPIES = /^\s?(?:(?:copies|copy|pcs|pieces|times)(?!\p{L})(?:\sof(?=\s))?|of(?=\s))/iu;
const CLOSING = /^\s?[)\]}]/;
/** The separator between the number and the name: a space, or a sign with or without spaces. */
const PARTED = [/^\s/, /^(?:\s?[-–—=:;,|.)]+\s|\s?[:;,|=)])\s?/] as const;

/** The same from the end, for a text that is read backwards. */
const TAIL = /^([)\]}]?)\s?(?:(?:seipoc|ypoc|scp|seceip|semit)\s)?(?:[x×✕✖*]\s?)?[.,]?(\d+(?:[.,]\d+)*)/i;
const CROSS_BEFORE = /^(?:\s?[x×✕✖*](?=[\s([{:;,|=–—-])|\s?[×✕✖*])/i;
const OPENING = /^\s?([([{])/;
const PARTED_BEFORE = /^\s?[-–—=:;,|.…]+\s?|^\s/;

/** Returns every way to read the start of a text as a count, the likeliest first. */
export function frontCounts(text: string): FoundCount[] {
  const head = HEAD.exec(text);
  if (head === null) return [];
  const [all, bracket, written] = head as unknown as [string, string, string];
  // a comma behind the digits separates them from the name
  const number = trimmedOf(written, ',');
  const word = WORDS[number.toLowerCase()];
  const found: FoundCount[] = [];
  const after = all.length - (written.length - number.length);
  // a title may begin with a sign that could be a mark; then the title wins
  for (const crossed of [false, true]) {
    const cross = crossed ? lengthOf(CROSS_BEHIND, text, after) : 0;
    if (crossed && cross === 0) continue;
    for (const copied of [false, true]) {
      const copies = copied ? lengthOf(COPIES, text, after + cross) : 0;
      if (copied && copies === 0) continue;
      let at = after + cross + copies;
      if (bracket !== '') {
        const closing = CLOSING.exec(text.slice(at))?.[0] ?? '';
        if (closing.trim() !== CLOSED[bracket]) continue;
        at += closing.length;
      }
      const gaps = PARTED.map(pattern => lengthOf(pattern, text, at)).filter(Boolean);
      for (const gap of gaps.length === 0 ? [0] : gaps) {
        const touches = gap === 0 && bracket === '' && cross === 0;
        if (at + gap < text.length)
          found.push({
            count: word ?? number,
            rest: [at + gap, text.length],
            asHeading: bracket !== '',
            loose: touches || word !== undefined,
          });
      }
    }
  }
  return found;
}

/** Returns every way to read the end of a text as a count, the likeliest first. */
export function backCounts(text: string): FoundCount[] {
  const backwards = text.split('').reverse().join('');
  const tail = TAIL.exec(backwards);
  if (tail === null) return [];
  const [all, bracket, written] = tail as unknown as [string, string, string];
  const after = all.length;
  const count = written.split('').reverse().join('');
  const found: FoundCount[] = [];
  for (const crossed of [true, false]) {
    const cross = crossed ? lengthOf(CROSS_BEFORE, backwards, after) : 0;
    if (crossed && cross === 0) continue;
    let at = after + cross;
    if (bracket !== '') {
      const opening = OPENING.exec(backwards.slice(at));
      if (opening === null || CLOSED[opening[1]!] !== bracket) continue;
      at += opening[0].length;
    }
    const sign = PARTED_BEFORE.exec(backwards.slice(at))?.[0] ?? '';
    const end = text.length - at - sign.length;
    if (end <= 0) continue;
    const hasCross = cross > 0 || /^[)\]}]?\s?[x×✕✖*]/i.test(all);
    const apart = bracket !== '' || sign !== '' || (cross > 0 && !/x/i.test(backwards.slice(after, after + cross)));
    if (!apart) continue;
    const bare = sign.trim() === '' && !sign.includes('\t') && !hasCross && bracket === '';
    found.push({
      count,
      rest: [0, end],
      asHeading: bracket !== '' || bare || sign.includes('\t') || /[,;|]/.test(sign),
      loose: bare,
    });
  }
  return found;
}

const lengthOf = (pattern: RegExp, text: string, from: number): number =>
  pattern.exec(text.slice(from))?.[0].length ?? 0;

/** Digits that no such sign follows. */
function trimmedOf(written: string, signs: string): string {
  let end = written.length;
  while (end > 0 && signs.includes(written[end - 1]!)) end--;
  return written.slice(0, end);
}

/** Returns the count if a text holds nothing else, such as a field of a table; null otherwise. */
export function loneCount(text: string): string | null {
  const head = HEAD.exec(text);
  if (head === null) return null;
  const rest = text.slice(head[0].length).trim();
  const closed = CLOSED[head[1]!] ?? '';
  const inside = rest.endsWith(closed) ? rest.slice(0, rest.length - closed.length).trim() : null;
  return inside === '' || (inside !== null && /^[x×✕✖*]$/i.test(inside)) ? head[2]! : null;
}

/** Returns the numbers in a text, including numbers in words. They must stay when a name is put in the place of the text. */
export const numbersIn = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]+|\d+/g) ?? []).flatMap(part => (/\d/.test(part) ? [part] : (WORDS[part] ?? [])));

/** Checks that a text is a number of copies that a list may have. */
export const isCount = (written: string): boolean =>
  /^\+?\d+$/.test(written) && Number(written) >= 1 && Number(written) <= MOST_COPIES;

/** Writes the message for a count that is not valid. */
export const badCount = (written: string): Problem => ({
  message: `The count ${quote(written)} is not a whole number from 1 to ${MOST_COPIES}.`,
});
