import { BadInput } from '@orrery/kernel';
import { rectifyConfusion } from 'unicode-confusables';

const LEAST = 2;
const MOST = 24;

/** Letters of any script and digits, with single signs between them; nothing that hides, turns the line or piles up. */
const NAME = /^[\p{L}\p{N}](?:\p{M}{0,2}(?:\. |[ '’_.-])?[\p{L}\p{N}])*\p{M}{0,2}$/u;

/**
 * A name as it is kept: without what people do not see.
 * @throws BadInput in one line for a name that nobody can have
 */
export function properName(written: string): string {
  const name = written.normalize('NFC').replace(/\s+/g, ' ').trim();
  const length = [...name].length;
  if (length < LEAST || length > MOST)
    throw new BadInput(`A name has ${LEAST} to ${MOST} characters; this one has ${length}.`);
  if (!NAME.test(name))
    throw new BadInput(
      'A name is made of letters and digits, with single spaces, apostrophes, hyphens, dots or underscores between them.',
    );
  if (RESERVED.has(nameKey(name))) throw new BadInput('That name is kept for the table itself: choose another.');
  return name;
}

/** What a name looks like: names that are taken for each other have one key. */
export function nameKey(name: string): string {
  const plain = (text: string) => rectifyConfusion(text).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  // signs are compared before and after small letters are made of capitals, which look like others then
  return plain(plain(name.normalize('NFKC')))
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/[i1]/g, 'l')
    .replace(/0/g, 'o');
}

/** Names that would speak for the server. */
const RESERVED: ReadonlySet<string> = new Set(
  [
    'orrery',
    'the table',
    'server',
    'the server',
    'system',
    'admin',
    'administrator',
    'moderator',
    'nobody',
    'everybody',
    'spectator',
    'a player who left',
  ].map(nameKey),
);

/** What who has left for good is called in the games that stay. */
export const LEFT = 'a player who left';
