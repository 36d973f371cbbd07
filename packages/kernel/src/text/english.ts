// English grammar: plurals, articles, verbs, lists, and whose something is.
import { isMarked, type Joint } from './phrase.ts';

/** English plural of a noun phrase: of the last word of its first part. */
export function pluralOf(noun: string): string {
  if (noun.includes(' or ')) return noun.split(' or ').map(pluralOf).join(' or ');
  return /(s|x|ch|sh)$/.test(noun) ? `${noun}es` : /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}

/** A noun phrase with the article that it takes: `an ambassador`, `another player`, `your ambassador`. */
export function articled(phrase: string): string {
  // what begins with a mention has a name or an owner
  if (isMarked(phrase.charAt(0))) return phrase;
  if (/^(the|your|its|this|that|these|every|each|another|it|either|what) ?\b/.test(phrase)) return phrase;
  if (phrase.startsWith('other ')) return `an${phrase}`;
  return `${/^([aeio]|un(?!i[^nm])|ambassador)/i.test(phrase) ? 'an' : 'a'} ${phrase}`;
}

/** What belongs to whoever a phrase names. */
export function owned(who: string, what: string): string {
  if (who === 'you') return `your ${what}`;
  if (who === 'it') return `its ${what}`;
  return who.split(' ').length > 4 ? `the ${what} of ${who}` : `${who}'${/s$/.test(who) ? '' : 's'} ${what}`;
}

/** A verb as it goes with one who does it: `loses`, `carries`, `has`. */
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

/** Several texts in a row: `A, B and C`. */
export const listed = (items: readonly string[], joint: Joint = 'and'): string => LISTS[joint].format(items);
