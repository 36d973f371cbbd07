/** Lines that are no card, heading or metadata: what is wrong with them, and what may be meant. */

import { nameKey } from '@orrery/kernel';
import { badCount, type Entry, isCount, readEntries } from './entries.ts';
import { absentCard } from './format.ts';
import { headingTitle, insistsOnHeading, knownHeading } from './headings.ts';
import type { MeantCard } from './list.ts';
import { NameIndex, slipsBetween } from './names.ts';
import { fine, type Problem, type Reader, type Reading, unread } from './reader.ts';
import { quote } from './text.ts';

/** A card of the real game that cannot be played here yet. */
export function notHere(text: string, { count, name }: Entry, section: string, { format }: Reader): Reading {
  const message = `${absentCard(format.absent, name)}: leave it out or put another in its place.`;
  if (!isCount(count)) return unread(text, badCount(count));
  return unread(text, { message }, { section, count: Number(count), absent: true });
}

/** A line drawn between parts of a list. */
const SEPARATOR = /^[-–—=_*~+.·•|/\\<>\s]+$/;

/** A line that sums the list up: `Total: 60 cards`. */
const TOTAL =
  /^\W*(?:total\b[^\p{L}\p{N}]*(?:cards?[^\p{L}\p{N}]*)?\d+[^\p{L}\p{N}]*(?:cards?)?|\d+ (?:cards? )?(?:total|in all))\W*$/iu;

const LONE_COUNT = /^[-+−–]?\d[\d.,]*\s?[x×]?$/i;

/** What is wrong with a line that is no card, heading or metadata. A line drawn between parts of the list is fine. */
export function explain(
  text: string,
  body: string,
  entries: readonly Entry[],
  section: string,
  reader: Reader,
): Reading {
  if (SEPARATOR.test(body) || TOTAL.test(body)) return fine({ kind: 'comment', comment: body });
  if (LONE_COUNT.test(body)) return unread(text, { message: 'The line has a count but no card.' });
  const several = explainSeveral(text, body, section, reader);
  if (several) return several;
  if (insistsOnHeading(body) && entries.length === 1) {
    const name = headingTitle(body);
    return unread(text, { message: `No heading is called ${quote(name)}.`, near: { heading: name } });
  }
  const { count, counted, name } = entries.reduce((best, next) => (next.name.length < best.name.length ? next : best));
  const { near, meant, message } = guessCard(name, counted, reader);
  const copies = isCount(count) ? Number(count) : 1;
  const problem: Problem = { message, near };
  const problems = isCount(count) ? [problem] : [badCount(count), problem];
  return {
    line: { kind: 'unread', text, ...(meant && { meant: [{ section, count: copies, ...meant }] }) },
    problems,
  };
}

/** What may be meant by the name of no card: the titles most like it, and how it counts until it is put right. */
function guessCard(
  name: string,
  counted: boolean,
  { format, guess }: Reader,
): { message: string; near: readonly string[]; meant: Pick<MeantCard, 'name' | 'absent'> | undefined } {
  const near = guess('card', name);
  // a title that is not here is worth saying only where nothing here is more like the name
  const elsewhere = guess('absent', name)[0];
  const slip = (title: string) => counted || slipsBetween(nameKey(name), nameKey(title), 2) <= 2;
  const nearer =
    elsewhere !== undefined &&
    slip(elsewhere) &&
    new NameIndex([elsewhere, ...near].map((title, id) => ({ id: `${id}`, title }))).nearest(name)[0] === elsewhere;
  if (nearer)
    return {
      message: `No card is called ${quote(name)}; if ${elsewhere} is meant, a card of ${format.absent!.game}, that is not here yet.`,
      near,
      meant: { absent: true },
    };
  const message = `No card is called ${quote(name)}${counted || near.length > 0 ? '' : '; before a remark, write #'}.`;
  return { message, near, meant: near.length > 0 ? { name: near[0] } : counted ? {} : undefined };
}

/** A line with several cards, behind a heading or not: they are known, and the line cannot be kept as it is. */
function explainSeveral(text: string, body: string, section: string, reader: Reader): Reading | undefined {
  const colon = /^(.*?[\p{L}\p{N}].*?)(?::|\s[-–—]\s)(.*[\p{L}\p{N}].*)$/u.exec(body);
  const heading = colon ? knownHeading(headingTitle(colon[1]!), reader) : undefined;
  const { index } = reader.format;
  const parts = (heading ? colon![2]! : body).split(/[,;]|\s\/\s/).map(part => readEntries(part.trim() || '-'));
  const found = parts.map(entries => entries.find(({ name }) => index.lookup(name).length > 0));
  const known = found.filter(entry => entry !== undefined);
  if (known.length < (heading ? 1 : 2)) return undefined;
  const where = heading?.section ?? section;
  const meant = found.map((entry, at) => {
    const count = entry && isCount(entry.count) ? Number(entry.count) : 1;
    return {
      section: where,
      count,
      ...(entry ? { name: entry.name } : { name: reader.guess('card', parts[at]![0]!.name)[0] }),
    };
  });
  const message = heading
    ? `Write “${headingTitle(colon![1]!)}:” on a line of its own, and below it each card on another.`
    : 'The line names several cards: write each on a line of its own.';
  return { line: { kind: 'unread', text, meant }, problems: [{ message }], opens: heading?.section };
}
