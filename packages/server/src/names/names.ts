// The names that people may have.
import { BadInput } from '@orrery/kernel';
import { BOT_KINDS } from '@orrery/table';
import { capsKey, isOneAlphabet, nameKey } from './looks.ts';

const LEAST = 2;
const MOST = 24;

/** Letters of any script and digits, with single marks between them. Nothing that changes the direction of the text or stacks up. */
const NAME = /^[\p{L}\p{N}](?:\p{M}{0,2}(?:\. |[ '’_.-])?[\p{L}\p{N}])*\p{M}{0,2}$/u;

/** Invisible characters: fillers, joiners, variation selectors. */
const SHOWS_NOTHING = /[\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * A name in the form that is stored, without invisible differences.
 * @throws BadInput in one line for a name that nobody may have
 */
export function properName(written: string): string {
  const name = written.normalize('NFC').replace(/\s+/g, ' ').trim();
  const length = [...name].length;
  if (length < LEAST || length > MOST)
    throw new BadInput(`A name has ${LEAST} to ${MOST} characters; this one has ${length}.`);
  if (SHOWS_NOTHING.test(name)) throw new BadInput('A name can only have visible characters.');
  if (!NAME.test(name) || nameKey(name) === '')
    throw new BadInput(
      'A name has letters and digits. Between them it can have single spaces, apostrophes, hyphens, dots or underscores.',
    );
  if (!isOneAlphabet(name)) throw new BadInput('A name uses one alphabet. This one mixes several.');
  if (isReserved(name)) throw new BadInput('That name is reserved. Choose another.');
  return name;
}

const keysOf = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.flatMap(word => [nameKey(word), capsKey(word)]));

/** Whole names that would speak for the server, or that a table shows in place of a name. Digits at their ends do not matter. */
const WHOLE = keysOf([
  'the table',
  'a table',
  'nobody',
  'nobody yet',
  'everybody',
  'spectator',
  'player',
  'seat',
  'you',
  'me',
  'free',
  'a player who left',
  'a deck',
  ...BOT_KINDS.map(({ name }) => name),
]);

/** Words that no name may contain. */
const WORDS = keysOf([
  ...['orrery', 'server', 'system', 'admin', 'administrator', 'moderator', 'mod', 'operator', 'official'],
  ...['staff', 'support', 'root', 'bot', 'bots'],
]);

/** Words that no name may begin or end with, even without a space. */
const PARTS = [...keysOf(['orrery', 'admin', 'administrator', 'moderator'])];

/** True if a name would speak for the server or be taken for a bot. */
function isReserved(name: string): boolean {
  const words = name
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(word => word !== '');
  const parts = words.flatMap(word => [word, ...word.split(/\p{N}+/u)]).filter(word => word !== '');
  const bare = /^.*[^\p{N}\s._-]/su.exec(name.replace(/^[\p{N}\s._-]+/u, ''))?.[0] ?? '';
  for (const keyOf of [nameKey, capsKey]) {
    const whole = keyOf(name);
    if (WHOLE.has(whole) || WORDS.has(whole) || (bare !== '' && WHOLE.has(keyOf(bare)))) return true;
    if (parts.some(word => WORDS.has(keyOf(word)))) return true;
    if (PARTS.some(part => whole.startsWith(part) || whole.endsWith(part))) return true;
    // `Strong bot`, `master level`: the name of a level with such a word
    const [last, ...rest] = words.toReversed();
    if (rest.length > 0 && LEVEL_WORDS.has(keyOf(last!)) && WHOLE.has(keyOf(rest.toReversed().join('')))) return true;
  }
  return false;
}

const LEVEL_WORDS = keysOf(['level', 'player', 'ai', 'robot', 'computer', 'cpu']);

/** The name of people who deleted their accounts, in games that stay. */
export const LEFT = 'a player who left';
