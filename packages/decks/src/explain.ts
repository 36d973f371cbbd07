// Explains lines that cannot be read: what is wrong, and what they may mean.
import { nameKey, wordsOf } from '@orrery/kernel';
import { badCount, isCount, numbersIn } from './counts.ts';
import { type CardReading, fieldsOf, readEntries } from './entries.ts';
import { absentCard } from './format.ts';
import { headingTitle, insistsOnHeading, knownHeading, unknownHeading } from './headings.ts';
import type { MeantCard } from './list.ts';
import { NameIndex, slipsBetween } from './names.ts';
import { fine, type Problem, type Reader, type Reading, unread } from './reader.ts';
import { quote } from './text.ts';

/** Returns the fault of a line with a card of the real game that Orrery does not have yet. */
export function notHere(text: string, { count, name }: CardReading, section: string, { format }: Reader): Reading {
  const advice = format.absent?.notEntered ? 'Use another card.' : 'Enter it if you own it, or use another card.';
  const message = `${absentCard(format.absent, name)}. ${advice}`;
  if (!isCount(count)) return unread(text, badCount(count));
  return unread(text, { message }, { section, count: Number(count), absent: true });
}

/** A line drawn between parts of a list. */
const SEPARATOR = /^[-–—=_*~+.·•|/\\<>:\s]+$/;

/** The patterns of lines that give a total. `n` stands for a number: `Total: 60 cards`. */
const TOTALS: ReadonlySet<string> = new Set([
  'total n',
  'total n cards',
  'total n card',
  'total cards n',
  'total card n',
  'total cards n cards',
  'n total',
  'n in all',
  'n cards total',
  'n cards in all',
  'n card total',
  'n card in all',
]);
const isTotal = (body: string): boolean =>
  TOTALS.has(
    wordsOf(body)
      .map(word => (/^\d+$/.test(word) ? 'n' : word))
      .join(' '),
  );

const LONE_COUNT = /^[-+−–]?\d[\d.,]*\s?[x×]?$/i;

/** Explains a line that is not a card, heading or metadata. A line drawn between parts of the list is fine. */
export function explain(
  text: string,
  body: string,
  entries: readonly CardReading[],
  section: string,
  reader: Reader,
): Reading {
  if (SEPARATOR.test(body) || isTotal(body)) return fine({ kind: 'comment', comment: body });
  if (LONE_COUNT.test(body)) return unread(text, { message: 'The line has a count but no card.' });
  const several = explainSeveral(text, body, section, reader);
  if (several) return several;
  if (insistsOnHeading(body) && !entries.some(({ counted }) => counted)) {
    const title = headingTitle(body);
    const { problem, opens } = unknownHeading(title, reader);
    const at = body.indexOf(title);
    return { ...unread(text, problem), name: [at, at + title.length], ...(opens !== undefined && { opens }) };
  }
  const { entry, near, meant, message } = guessCard(entries, reader);
  const copies = isCount(entry.count) ? Number(entry.count) : 1;
  const problem: Problem = { message, near };
  const problems = isCount(entry.count) ? [problem] : [badCount(entry.count), problem];
  return {
    line: { kind: 'unread', text, ...(meant && { meant: [{ section, count: copies, ...meant }] }) },
    problems,
    name: entry.at,
  };
}

/** The likely meaning of an unknown name. */
interface Guess {
  /** the way to read the line that leads to this guess */
  readonly entry: CardReading;
  readonly message: string;
  /** the most similar titles; each can replace the name, and the rest of the line stays */
  readonly near: readonly string[];
  /** how the line counts until it is corrected */
  readonly meant: Pick<MeantCard, 'name' | 'absent'> | undefined;
}

/** True if two titles are about equally similar to a name. */
const AS_LIKE = 0.1;

/** Returns the likeliest guess of all ways to read a line. */
function guessCard(entries: readonly CardReading[], reader: Reader): Guess {
  const { format, guess } = reader;
  const shortest = entries.reduce((best, next) => (next.name.length < best.name.length ? next : best));
  // text in brackets is a count if it can be one
  const counted = new Set(entries.filter(entry => entry.counted).map(({ name }) => name));
  const likely = entries.filter(entry => entry.counted || entry.qualifier === undefined || !counted.has(entry.name));
  const ways = new Map(likely.toReversed().map(entry => [`${entry.count} ${entry.name}`, entry]));
  const guesses = [...ways.values()]
    .toReversed()
    .map(entry => ({ entry, near: guess('card', entry.name).filter(({ title }) => keepsNumbers(entry, title)) }))
    .filter(({ near }) => near.length > 0)
    .sort((a, b) => b.near[0]!.score - a.near[0]!.score || a.entry.name.length - b.entry.name.length);
  const [best] = guesses;
  const { entry } = best ?? { entry: shortest };
  const { name } = entry;
  const near = best?.near.map(({ title }) => title) ?? [];
  // a title that Orrery does not have is mentioned only if no title here is more similar
  const elsewhere = guess('absent', name)[0]?.title;
  const slip = (title: string) => entry.counted || slipsBetween(nameKey(name), nameKey(title), 2) <= 2;
  const nearer =
    elsewhere !== undefined &&
    slip(elsewhere) &&
    new NameIndex([elsewhere, ...near].map((title, id) => ({ id: `${id}`, title }))).nearest(name)[0] === elsewhere;
  if (nearer)
    return {
      entry,
      message: `No card is called ${quote(name)}. You may mean ${elsewhere}, a card of ${format.absent!.game} that Orrery does not have yet.`,
      near,
      meant: { absent: true },
    };
  // if the line may also mean another number of copies of another card, only its writer knows
  const other = guesses.find(
    one => one.entry.count !== entry.count && best!.near[0]!.score - one.near[0]!.score < AS_LIKE,
  );
  if (other !== undefined)
    return {
      entry,
      message: `No card is called ${quote(name)}. The line may mean ${entry.count} ${near[0]} or ${other.entry.count} ${other.near[0]!.title}. Write the count in front.`,
      near: [],
      meant: { name: near[0]! },
    };
  const message = `No card is called ${quote(name)}${entry.counted || near.length > 0 ? '' : '. Begin a comment with #'}.`;
  return { entry, message, near, meant: near.length > 0 ? { name: near[0]! } : entry.counted ? {} : undefined };
}

/** Checks that a title can replace a name without losing a number, because the number may be a count. */
function keepsNumbers({ name }: CardReading, title: string): boolean {
  const [lost, kept] = [numbersIn(name), numbersIn(title)];
  return lost.length <= kept.length;
}

/** Explains a line with several cards, with or without a heading. The cards are known, but the line cannot stay as it is. */
function explainSeveral(text: string, body: string, section: string, reader: Reader): Reading | undefined {
  const colon = partedAt(body);
  const heading = colon ? knownHeading(headingTitle(colon[0]), reader) : undefined;
  const { index } = reader.format;
  const rest = heading ? colon![1] : body;
  const parts = rest.split(/[,;]|\s\/\s/).map(part => readEntries(part.trim() || '-'));
  const rows = fieldsOf(rest).map(({ text }) => readEntries(text || '-'));
  const known = (entries: readonly CardReading[]) => entries.find(({ name }) => index.lookup(name).length > 0);
  const split = [parts, rows].reduce((best, next) =>
    next.filter(known).length > best.filter(known).length ? next : best,
  );
  const found = split.map(known);
  if (found.filter(entry => entry !== undefined).length < (heading ? 1 : 2)) return undefined;
  const where = heading?.section ?? section;
  const meant = found.map((entry, at): MeantCard => {
    const count = entry && isCount(entry.count) ? Number(entry.count) : 1;
    const name = entry?.name ?? reader.guess('card', split[at]![0]!.name)[0]?.title;
    return { section: where, count, ...(name !== undefined && { name }) };
  });
  const message = heading
    ? `Write “${headingTitle(colon![0])}:” on its own line. Write each card on a line below it.`
    : 'The line names several cards. Write each card on its own line.';
  return { ...unread(text, { message }, ...meant), ...(heading?.section !== undefined && { opens: heading.section }) };
}

/** Splits a line at the first colon, or at the first dash between spaces, with words on both sides. */
function partedAt(body: string): readonly [string, string] | undefined {
  for (const { index, 0: mark } of body.matchAll(/:|\s[-–—]\s/g)) {
    const [front, behind] = [body.slice(0, index), body.slice(index + mark.length)];
    if (/[\p{L}\p{N}]/u.test(front)) return /[\p{L}\p{N}]/u.test(behind) ? [front, behind] : undefined;
  }
  return undefined;
}
