// All ways to write a number of copies, in front of a name and behind it.
import { MOST_COPIES } from './list.ts';
import type { Span } from './plain-line.ts';
import type { Problem } from './reader.ts';
import { quote } from './text.ts';

/** A count at one end of a text, and where the rest of the text lies: the name. */
export interface FoundCount {
  /** as it is written, a word for a number as digits */
  readonly count: string;
  readonly rest: Span;
  /** Whether a heading may carry its number so, too: in brackets, in a column of its own, or bare behind the words. */
  readonly asHeading: boolean;
  /** Whether it could as well be a part of a name: a word, or digits that nothing parts from the letters beside them. */
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
/** A cross behind the number. A letter may follow it only where it touches the digits: `3xLennier`, but `3 XeRacer`. */
const CROSS_BEHIND = /^(?:[x×✕✖*]|\s[x×✕✖*](?!\p{L}))/iu;
const COPIES = /^\s?(?:(?:copies|copy|pcs|pieces|times)(?!\p{L})(?:\sof(?=\s))?|of(?=\s))/iu;
const CLOSING = /^\s?[)\]}]/;
/** What parts the number from the name: a gap, or a sign with gaps or without. */
const PARTED = [/^\s/, /^(?:\s?[-–—=:;,|.)]+\s|\s?[:;,|=)])\s?/] as const;

/** The same from behind, for a text read backwards. */
const TAIL = /^([)\]}]?)\s?(?:(?:seipoc|ypoc|scp|seceip|semit)\s)?(?:[x×✕✖*]\s?)?[.,]?(\d+(?:[.,]\d+)*)/i;
const CROSS_BEFORE = /^(?:\s?[x×✕✖*](?=[\s([{:;,|=–—-])|\s?[×✕✖*])/i;
const OPENING = /^\s?([([{])/;
const PARTED_BEFORE = /^\s?[-–—=:;,|.…]+\s?|^\s/;

/** Every way to read the start of a text as a count, the likeliest first. */
export function frontCounts(text: string): FoundCount[] {
  const head = HEAD.exec(text);
  if (head === null) return [];
  const [all, bracket, written] = head as unknown as [string, string, string];
  // a comma behind the digits parts them from the name
  const number = trimmedOf(written, ',');
  const word = WORDS[number.toLowerCase()];
  const found: FoundCount[] = [];
  const after = all.length - (written.length - number.length);
  // a title may begin with what could be a mark: it wins
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

/** Every way to read the end of a text as a count, the likeliest first. */
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

/** Digits without such signs behind them. */
function trimmedOf(written: string, signs: string): string {
  let end = written.length;
  while (end > 0 && signs.includes(written[end - 1]!)) end--;
  return written.slice(0, end);
}

/** The count of a text that is nothing else, such as a field of a table; null for any other text. */
export function loneCount(text: string): string | null {
  const head = HEAD.exec(text);
  if (head === null) return null;
  const rest = text.slice(head[0].length).trim();
  const closed = CLOSED[head[1]!] ?? '';
  const inside = rest.endsWith(closed) ? rest.slice(0, rest.length - closed.length).trim() : null;
  return inside === '' || (inside !== null && /^[x×✕✖*]$/i.test(inside)) ? head[2]! : null;
}

/** The numbers in a text, those in words too: what must not vanish where a name is put in its place. */
export const numbersIn = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]+|\d+/g) ?? []).flatMap(part => (/\d/.test(part) ? [part] : (WORDS[part] ?? [])));

/** Whether what is written is a number of copies that a list may have. */
export const isCount = (written: string): boolean =>
  /^\+?\d+$/.test(written) && Number(written) >= 1 && Number(written) <= MOST_COPIES;

/** What is said of a count that is none. */
export const badCount = (written: string): Problem => ({
  message: `The count ${quote(written)} is not a whole number from 1 to ${MOST_COPIES}.`,
});
