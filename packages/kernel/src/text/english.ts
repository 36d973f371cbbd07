// English grammar: plurals, articles, verbs, lists, and whose something is.
import { type Joint, listOf, nodeIn, partsOf } from './phrase.ts';

/** Returns the English plural of a noun, or of each noun in a list. */
export function pluralOf(noun: string): string {
  const node = nodeIn(noun);
  if (node?.kind === 'list') return listOf(node.items.map(pluralOf), node.joint);
  return /(s|x|ch|sh)$/.test(noun) ? `${noun}es` : /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}

/** The words that take `an`. */
const AN = /^([aeio]|un(?!i[^nm]))/i;

/** Returns a noun phrase with its article: `an ambassador`, `another player`. */
export function articled(phrase: string): string {
  const [first = ''] = partsOf(phrase);
  // a mention has a name or an owner
  if (typeof first === 'object' && first.kind !== 'list') return phrase;
  const word = typeof first === 'string' ? first : first.items[0]!;
  if (word.startsWith('other ')) return `an${phrase}`;
  return `${AN.test(word) ? 'an' : 'a'} ${phrase}`;
}

/** Names a thing with its owner: `your hand`, `that ship's power`, `the power of the ship that fires`. */
export function owned(who: string, what: string): string {
  if (who === 'you') return `your ${what}`;
  if (who === 'it') return `its ${what}`;
  return who.split(' ').length > 4 ? `the ${what} of ${who}` : `${who}'${/s$/.test(who) ? '' : 's'} ${what}`;
}

/** Returns the third person of a verb: `loses`, `carries`, `has`. */
export function thirdPerson(verb: string): string {
  if (verb === 'have') return 'has';
  if (verb === 'be') return 'is';
  if (verb === 'do') return 'does';
  const [last = '', before = ''] = [verb.at(-1), verb.at(-2)];
  if (last === 'y' && !'aeiou'.includes(before)) return `${verb.slice(0, -1)}ies`;
  return ['s', 'x', 'o', 'ch', 'sh'].some(end => verb.endsWith(end)) ? `${verb}es` : `${verb}s`;
}

const LISTS: Readonly<Record<Joint, Intl.ListFormat>> = {
  and: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
  or: new Intl.ListFormat('en-GB', { type: 'disjunction' }),
};

/** Joins several texts: `A, B and C`. */
export const listed = (items: readonly string[], joint: Joint = 'and'): string => LISTS[joint].format(items);
