// How nouns of filters read: what stands behind a noun, and how the nouns of several filters become one.
import { pluralOf } from '../text/english.ts';
import { clause, type Joint, listOf, nodeIn, type Phrase } from '../text/phrase.ts';
import type { Noun } from './word.ts';

/** Puts a word before a phrase; '' for no phrase. */
const behind = (word: string, phrase: Phrase | undefined): Phrase => (phrase ? `${word} ${phrase}` : '');

/** Everything that is said of a noun behind it: `at a site that can be damaged`; '' for nothing. @param plural true behind a plural */
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
  // a comma sets off what is left out: without it, it would seem to belong to the clause
  return told && other ? `${told}${clauses ? ',' : ''} ${other}` : told || other;
}

/** A noun as a phrase without an article that does not say whose it is: `ready Narn fleet`. */
export function nounText(told: Noun, plural = false, spot: Phrase = ''): Phrase {
  const { before, soft = 'card', noun = soft, plural: many = pluralOf(noun) } = told;
  return [before, plural ? many : noun, spot, tailOf(told, plural)].filter(Boolean).join(' ');
}

/** The phrases that a list consists of; of any other phrase itself. */
export function alternatives(phrase: Phrase, joint: Joint = 'or'): readonly Phrase[] {
  const node = nodeIn(phrase);
  return node?.kind === 'list' && node.joint === joint ? node.items : [phrase];
}

/** Several nouns as a list by `or`, in which no list stands in another. */
export const eitherOf = (...nouns: readonly Phrase[]): Phrase =>
  listOf(
    nouns.flatMap(x => alternatives(x)),
    'or',
  );

/** The same list by `and`: what is said of each of several nouns holds for all of them. */
export const bothOf = (nouns: Phrase): Phrase => listOf(alternatives(nouns), 'and');

/** The word that comes before all others. */
const OTHER = 'other';

/** The noun that all of these nouns are: `ready Narn fleet at a site that can be damaged`. */
export function joinedNoun(nouns: readonly Noun[]): Noun {
  const named = nouns.find(n => n.noun);
  const other = nouns.find(n => n.soft);
  const plural = (named ?? other)?.plural;
  const [whose, holder] = (['whose', 'holder'] as const).map(x => nouns.find(n => n[x] !== undefined)?.[x]);
  // `other` comes first, states come before names: `other ready Narn`
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
    // what several nouns say of the place and of what it has stays in their order
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
