// The passwords that an account may have.
import { BadInput } from '@orrery/kernel';
import { nameKey } from '../names/looks.ts';

const SHORTEST = 8;
const LONGEST = 128;

/** The shortest core of a password, without the digits and marks around it, that is judged by itself. */
const CORE = 4;

let list: Promise<ReadonlySet<string>> | null = null;

/** The passwords that attackers try first: those seen most often in leaks, from zxcvbn. They load at the first use. */
const tried = (): Promise<ReadonlySet<string>> => {
  list ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']));
  return list;
};

/**
 * Checks a new password.
 * @param name the person's name, which attackers try too
 * @throws BadInput if it is too short, too long, or easy to guess
 */
export async function properPassword(password: string, name: string | null): Promise<void> {
  const length = [...password].length;
  if (length < SHORTEST || password.length > LONGEST)
    throw new BadInput(`A password has ${SHORTEST} to ${LONGEST} characters; this one has ${length}.`);
  const small = password.normalize('NFKC').toLowerCase();
  // attackers also try a word with digits and marks around it
  const core = /^.*\p{L}/su.exec(small.replace(/^[^\p{L}]+/u, ''))?.[0] ?? '';
  const common = await tried();
  if (common.has(small) || (core.length >= CORE && common.has(core)) || /^(.{1,4})\1+$/su.test(small))
    throw new BadInput('That password is easy to guess. Choose another, such as a few words of your own.');
  if (name !== null && (nameKey(core) === nameKey(name) || nameKey(small) === nameKey(name)))
    throw new BadInput('That password is your name. Choose another.');
}
