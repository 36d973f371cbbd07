// The passwords that an account may have.
import { BadInput } from '@orrery/kernel';
import { nameKey } from '../names/looks.ts';

const SHORTEST = 8;
const LONGEST = 128;

/** So many letters of a password have to be left, without what stands around them, for it to be judged by them. */
const CORE = 4;

let list: Promise<ReadonlySet<string>> | null = null;

/** The passwords that are tried first: those seen most often where passwords have leaked, as zxcvbn keeps them. Read when they are first asked for. */
const tried = (): Promise<ReadonlySet<string>> => {
  list ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']));
  return list;
};

/**
 * Whether somebody may have a password.
 * @param name what he is called: it is tried first, too
 * @throws BadInput for one that is too short, too long, or among the first that anybody tries
 */
export async function properPassword(password: string, name: string | null): Promise<void> {
  const length = [...password].length;
  if (length < SHORTEST || password.length > LONGEST)
    throw new BadInput(`A password has ${SHORTEST} to ${LONGEST} characters; this one has ${length}.`);
  const small = password.normalize('NFKC').toLowerCase();
  // numbers and signs put around a word are tried with it
  const core = /^.*\p{L}/su.exec(small.replace(/^[^\p{L}]+/u, ''))?.[0] ?? '';
  const common = await tried();
  if (common.has(small) || (core.length >= CORE && common.has(core)) || /^(.{1,4})\1+$/su.test(small))
    throw new BadInput('That password is easy to guess. Choose another, such as a few words of your own.');
  if (name !== null && (nameKey(core) === nameKey(name) || nameKey(small) === nameKey(name)))
    throw new BadInput('That password is your name. Choose another.');
}
