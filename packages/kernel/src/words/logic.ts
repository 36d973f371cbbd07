// The words of logic and arithmetic that every game's language has: all, any, not, at least, plus, half, and how filters are joined.
import type { Fits } from '../program/program.ts';
import type { State } from '../state/state.ts';
import { articled, listed, pluralOf } from '../text/english.ts';
import { nodeIn, type Phrase, together } from '../text/phrase.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { Amount, Filter, Test } from './word.ts';

/** Where words after a noun stand: whose it is, what it does, what is said of it, what is left out. */
const rank = (after: string): number =>
  after.startsWith('other than')
    ? 3
    : /^(that|whose|which|with which|toward wh)\b/.test(after)
      ? 2
      : /^\w+(ing|ed) /.test(after)
        ? 1
        : 0;

/** That there are at least so many of a thing, or none. */
function thereAre(each: string, n: number): string {
  const mine = /^(.*) (you control|of yours)$/.exec(each);
  const verb = mine ? (mine[2] === 'of yours' ? 'you have' : 'you control') : n > 1 ? 'there are' : 'there is';
  const thing = mine ? mine[1]! : each;
  if (n === 1) return `${verb} ${articled(thing)}`;
  return n === 0
    ? `${verb} no ${thing}`
    : `${verb} at least ${n} ${thing.replace(/^(.*?)(?= (on|in|of|with|that|who) |$)/, pluralOf)}`;
}

/** One of what a number counts, or null. */
function numberIn(phrase: Phrase): Phrase | null {
  const node = nodeIn(phrase);
  return node?.kind === 'number' ? node.one || null : null;
}

/** The words of logic and arithmetic that every game's language has. */
export function logicWords<S extends State>(v: Vocabulary<S>) {
  return {
    /** true if all hold */
    all: v.test(
      'all',
      (c, ...tests: Test[]) => {
        const t = tests.map(x => c.test(x));
        return (s, f) => t.every(h => h(s, f));
      },
      (t, ...tests) => together(tests.map(x => t.test(x))),
      undefined,
      { joins: true },
    ),
    /** true if one holds */
    any: v.test(
      'any',
      (c, ...tests: Test[]) => {
        const t = tests.map(x => c.test(x));
        return (s, f) => t.some(h => h(s, f));
      },
      (t, ...tests) =>
        together(
          tests.map(x => t.with({ either: 'yes' }).test(x)),
          'or',
        ),
    ),
    /** true if it does not hold */
    not: v.test(
      'not',
      (c, test: Test) => {
        const h = c.test(test);
        return (s, f) => !h(s, f);
      },
      (t, test) => t.denied(test),
      (t, test) => t.test(test),
    ),
    atLeast: v.test(
      'atLeast',
      (c, x: Amount, n: Amount) => {
        const a = c.amount(x);
        const b = c.amount(n);
        return (s, f) => a(s, f) >= b(s, f);
      },
      (t, x, n) => {
        const each = typeof n === 'number' ? t.each(x) : null;
        return each === null ? `${t.amount(x)} is at least ${t.amount(n)}` : thereAre(each, n as number);
      },
      (t, x, n) => {
        const each = n === 1 ? t.each(x) : null;
        return each === null ? `${t.amount(x)} is less than ${t.amount(n)}` : thereAre(each, 0);
      },
    ),
    atMost: v.test(
      'atMost',
      (c, x: Amount, n: Amount) => {
        const a = c.amount(x);
        const b = c.amount(n);
        return (s, f) => a(s, f) <= b(s, f);
      },
      (t, x, n) => `${t.amount(x)} is at most ${t.amount(n)}`,
      (t, x, n) => `${t.amount(x)} is more than ${t.amount(n)}`,
    ),
    plus: v.amount(
      'plus',
      (c, x: Amount, y: Amount) => {
        const a = c.amount(x);
        const b = c.amount(y);
        return (s, f) => a(s, f) + b(s, f);
      },
      (t, x, y) => `${t.amount(x)} plus ${t.amount(y)}`,
      undefined,
      { sums: true },
    ),
    minus: v.amount(
      'minus',
      (c, x: Amount, y: Amount) => {
        const a = c.amount(x);
        const b = c.amount(y);
        return (s, f) => a(s, f) - b(s, f);
      },
      (t, x, y) => `${t.amount(x)} minus ${t.amount(y)}`,
    ),
    times: v.amount(
      'times',
      (c, x: Amount, y: Amount) => {
        const a = c.amount(x);
        const b = c.amount(y);
        return (s, f) => a(s, f) * b(s, f);
      },
      (t, x, y) => `${x === 2 && typeof y !== 'number' ? 'twice' : `${t.amount(x)} times`} ${t.amount(y)}`,
    ),
    /** how many whole groups of `size` there are in it */
    forEvery: v.amount(
      'forEvery',
      (c, size: number, x: Amount) => {
        const a = c.amount(x);
        return (s, f) => Math.floor(a(s, f) / size);
      },
      (t, size, x) => {
        const whole = t.amount(x);
        const bare = whole.replace(/^the number of /, '').replace(/^the influence /, 'influence ');
        return `1 for every ${size} ${bare === whole || bare.startsWith('your ') ? 'of ' : ''}${bare}`;
      },
    ),
    /** half, rounded up */
    half: v.amount(
      'half',
      (c, x: Amount) => {
        const a = c.amount(x);
        return (s, f) => Math.ceil(a(s, f) / 2);
      },
      (t, x) => `half of ${t.amount(x)}, rounded up`,
    ),
    least: v.amount(
      'least',
      (c, x: Amount, y: Amount) => {
        const a = c.amount(x);
        const b = c.amount(y);
        return (s, f) => Math.min(a(s, f), b(s, f));
      },
      (t, x, y) => `${t.amount(x)}, or ${t.amount(y)} if that is less`,
    ),
    /** a number kept in a local */
    the: v.amount(
      'the',
      (_c, name: string) => (_s, f) => f.l[name] ?? 0,
      (t, name) => t.ref(name),
      // a number that has been kept, as it counted then
      (t, name) => numberIn(t.ref(name)),
    ),
    /** all of these filters fit */
    that: v.filter(
      'that',
      (c, ...filters: Filter[]) => {
        const fits: Fits<S>[] = filters.map(x => c.filter(x));
        if (fits.length === 2) {
          const [a, b] = fits as [Fits<S>, Fits<S>];
          return (s, id, f) => a(s, id, f) && b(s, id, f);
        }
        return (s, id, f) => {
          for (const holds of fits) if (!holds(s, id, f)) return false;
          return true;
        };
      },
      (t, ...filters) => {
        const nouns = filters.map(x => t.noun(x));
        const named = nouns.find(n => n.noun);
        const other = nouns.find(n => n.soft);
        const soft = other?.soft;
        const plural = (named ?? other)?.plural;
        const whose = nouns.find(n => n.whose !== undefined)?.whose;
        // whose it is comes first, states come before names (`your other ready Narn`), and what belongs to the noun before what it is or does
        const place = (word: string): number =>
          /^(your|their)\b|'s$/.test(word) ? -2 : word === 'other' ? -1 : Number(/^[A-Z]/.test(word));
        const before = nouns
          .flatMap(n => [n.before || [], (n !== named && n.beside) || []].flat())
          .sort((a, b) => place(a) - place(b));
        const [event, spot] = (['event', 'place'] as const).map(x => nouns.find(n => n.takes === x));
        const after = nouns
          .flatMap(n => {
            if (event === undefined || spot === undefined) return n.after || [];
            return n === spot ? [] : n === event ? [`${n.after} ${spot.after}`] : n.after || [];
          })
          .sort((a, b) => rank(a) - rank(b));
        return {
          ...(whose === undefined ? {} : { whose }),
          before: before.join(' '),
          ...(named ? { noun: named.noun! } : {}),
          ...(plural === undefined ? {} : { plural }),
          ...(soft ? { soft } : {}),
          after: after.reduce((all, x, i) => {
            const last = i > 0 ? rank(after[i - 1]!) : 0;
            if (i === 0) return x;
            if (rank(x) === 3 && /\bother than [^,]*$/.test(all)) return `${all} or ${x.slice('other than '.length)}`;
            // what is left out is set off from a clause, to which it would seem to belong
            if (rank(x) === 3 && /\b(that|whose|which|whom) (?!player|race)/.test(all)) return `${all}, ${x}`;
            const twice = x.startsWith('where ') && after[i - 1]!.startsWith('where ');
            return `${all}${twice || (last === 2 && rank(x) === 2) ? ' and ' : ' '}${x}`;
          }, ''),
        };
      },
      { joins: true },
    ),
    /** one of these filters fits */
    either: v.filter(
      'either',
      (c, ...filters: Filter[]) => {
        const fits = filters.map(x => c.filter(x));
        return (s, id, f) => fits.some(holds => holds(s, id, f));
      },
      (t, ...filters) => {
        const orOf = (told: readonly string[]) => listed(told, 'or');
        const beside = filters.flatMap(x => t.noun(x).beside ?? []);
        const each = (plural: boolean) =>
          orOf(
            filters
              .map(x => t.filter(x, plural))
              .flatMap(x => (/^[\w-]+(, [\w-]+)* or [\w-]+$/.test(x) ? x.split(/, | or /) : [x])),
          );
        return {
          noun: each(false),
          // each in its own plural: `terrain or psys`
          plural: each(true),
          ...(beside.length === filters.length ? { beside: orOf(beside) } : {}),
        };
      },
    ),
    /** the filter does not fit */
    other: v.filter(
      'other',
      (c, x: Filter) => {
        const holds = c.filter(x);
        return (s, id, f) => !holds(s, id, f);
      },
      (t, x) => {
        const { not } = t.noun(x);
        // what is not this very card is another
        return not === 'other' ? { before: not } : { after: not ?? `other than ${articled(t.filter(x))}` };
      },
    ),
  };
}
