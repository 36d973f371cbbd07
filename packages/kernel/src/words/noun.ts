// How nouns of filters read: the words after a noun, and how the nouns of several filters are joined.
import { pluralOf } from '../text/english.ts';
import { clause, type Joint, listOf, nodeIn, type Phrase } from '../text/phrase.ts';
import type { Noun } from './word.ts';

/** Puts a word before a phrase; '' for no phrase. */
const behind = (word: string, phrase: Phrase | undefined): Phrase => (phrase ? `${word} ${phrase}` : '');

/** Writes everything that comes after a noun: `at a site that can be damaged`; '' for nothing. @param plural true after a plural */
export function tailOf(noun: Noun, plural = false): Phrase {
  const { after, of, holder, bearing, having, where, doing, that, relation, which, but } = noun;
  const clauses = [behind('that', that), behind('with which', relation), which].filter(Boolean).join(' and ');
  const told = [
    behind('of', of),
    holder ? clause(holder, 'control') : '',
    after,
    bearing ? `${bearing} on ${plural ? 'them' : 'it'}` : '',
    behind('with', having),
    behind('where', where),
    doing,
    clauses,
  ]
    .filter(Boolean)
    .join(' ');
  const other = behind('other than', but);
  // a comma separates the exception; without it, the exception would seem to belong to the clause
  return told && other ? `${told}${clauses ? ',' : ''} ${other}` : told || other;
}

/** Writes a noun without an article and without its owner: `ready Narn fleet`. */
export function nounText(told: Noun, plural = false, spot: Phrase = ''): Phrase {
  const { before, soft = 'card', noun = soft, plural: many = pluralOf(noun) } = told;
  return [before, plural ? many : noun, spot, tailOf(told, plural)].filter(Boolean).join(' ');
}

/** Returns the phrases of a list. For any other phrase, returns that phrase alone. */
export function alternatives(phrase: Phrase, joint: Joint = 'or'): readonly Phrase[] {
  const node = nodeIn(phrase);
  return node?.kind === 'list' && node.joint === joint ? node.items : [phrase];
}

/** Joins several nouns with `or`. A list inside a list becomes part of the outer one. */
export const eitherOf = (...nouns: readonly Phrase[]): Phrase =>
  listOf(
    nouns.flatMap(x => alternatives(x)),
    'or',
  );

/** Writes the same list with `and`, for a statement that holds for all of the nouns. */
export const bothOf = (nouns: Phrase): Phrase => listOf(alternatives(nouns), 'and');

/** The word that always comes first. */
const OTHER = 'other';

/** Joins the nouns of several filters into one: `ready Narn fleet at a site that can be damaged`. */
export function joinedNoun(nouns: readonly Noun[]): Noun {
  const named = nouns.find(n => n.noun);
  const other = nouns.find(n => n.soft);
  const plural = (named ?? other)?.plural;
  const [whose, holder] = (['whose', 'holder'] as const).map(x => nouns.find(n => n[x] !== undefined)?.[x]);
  // `other` comes first, and states come before names: `other ready Narn`
  const [others, names, states] = [
    nouns.filter(n => n.before === OTHER),
    nouns.filter(n => n.name || (n !== named && n.beside)),
    nouns.filter(n => n.before !== OTHER && !n.name),
  ];
  const before = [
    ...[...others, ...states].map(n => n.before),
    ...names.flatMap(n => [n.name ? n.before : '', n === named ? '' : n.beside]),
  ].filter(Boolean);
  const [event, spot] = (['event', 'place'] as const).map(x => nouns.find(n => n.takes === x));
  const where = nouns
    .filter(n => event === undefined || n !== spot)
    .map(n => {
      const { after, bearing, having } = n;
      const place = n === event && spot !== undefined ? `${after} ${spot.after}` : after;
      return { ...(place ? { after: place } : {}), ...(bearing ? { bearing } : {}), ...(having ? { having } : {}) };
    })
    .filter(n => Object.keys(n).length > 0);
  const all = (field: 'of' | 'where' | 'doing' | 'that' | 'relation' | 'which' | 'but', joint: string) => {
    const told = nouns.map(n => n[field]).filter(Boolean);
    return told.length > 0 ? { [field]: told.join(joint) } : {};
  };
  return {
    ...(whose === undefined ? {} : { whose }),
    ...(nouns.some(n => n.certain) ? { certain: true } : {}),
    before: before.join(' '),
    ...(named ? { noun: named.noun! } : {}),
    ...(plural === undefined ? {} : { plural }),
    ...(other ? { soft: other.soft! } : {}),
    // the places and possessions keep the order of their nouns
    ...(where.length === 1 ? where[0] : { after: where.map(n => tailOf(n)).join(' ') }),
    ...(holder === undefined ? {} : { holder }),
    ...all('of', ' of '),
    ...all('where', ' and where '),
    ...all('doing', ' '),
    ...all('that', ' and that '),
    ...all('relation', ' and with which '),
    ...all('which', ' and '),
    ...all('but', ' or '),
  };
}
