// The words of logic and arithmetic that every game's language has: all, any, not, at least, plus, half, and how filters are joined.
import type { Fits } from '../program/program.ts';
import type { State } from '../state/state.ts';
import { articled, listed } from '../text/english.ts';
import { clause, type NumberOf, type Phrase, together } from '../text/phrase.ts';
import { eitherOf, joinedNoun } from './noun.ts';
import type { Teller } from './teller.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { Amount, Filter, Test } from './word.ts';

/** Writes that there are at least that many things, or none: `you control a fleet`, `there are at least 2 yes votes`. */
function thereAre({ of, one: single, had }: NumberOf, n: number): Phrase {
  const { many, one } = had ?? { many: of, one: single };
  const things = n === 0 ? `no ${one}` : n === 1 ? articled(one) : `at least ${n} ${many}`;
  return had ? clause(had.who, had.verb, things) : `${n > 1 ? 'there are' : 'there is'} ${things}`;
}

/** Writes a group of things: `every 2 Doom Marks you have`, `every 5 of your tension toward the Narn`. */
export function everySoMany(t: Teller, size: number, x: Amount): Phrase {
  const things = t.counted(x);
  if (things === null) return `every ${size} of ${t.amount(x)}`;
  return `every ${size} ${things.of}`;
}

/** The words of logic and arithmetic that every game's language has. */
export function logicWords<S extends State>(v: Vocabulary<S>) {
  return {
    /** true if all tests hold */
    all: v.test(
      'all',
      (c, ...tests: Test[]) => {
        const t = tests.map(x => c.test(x));
        return (s, f) => t.every(h => h(s, f));
      },
      (t, ...tests) => {
        const told: Phrase[] = [];
        for (const x of tests.flatMap(test => v.parts(test))) {
          const adds = told.length > 0 ? v.trait(x, 'adds') : undefined;
          if (adds) told.push(`${told.pop()} ${adds}`);
          else told.push(t.test(x));
        }
        return together(told);
      },
      undefined,
      { joins: true },
    ),
    /** true if at least one test holds */
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
    /** true if the test does not hold */
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
        const things = typeof n === 'number' ? t.counted(x) : null;
        return things?.one ? thereAre(things, n as number) : clause(t.amount(x), 'be', `at least ${t.amount(n)}`);
      },
      (t, x, n) => {
        const things = n === 1 ? t.counted(x) : null;
        return things?.one ? thereAre(things, 0) : clause(t.amount(x), 'be', `less than ${t.amount(n)}`);
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
    /** how many whole groups of `size` the amount has */
    forEvery: v.amount(
      'forEvery',
      (c, size: number, x: Amount) => {
        const a = c.amount(x);
        return (s, f) => Math.floor(a(s, f) / size);
      },
      (t, size, x) => `1 for ${everySoMany(t, size, x)}`,
    ),
    /** half of the amount, rounded up */
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
    /** a number from a local */
    the: v.amount(
      'the',
      (_c, name: string) => (_s, f) => f.l[name] ?? 0,
      (t, name) => t.ref(name),
    ),
    /** fits what all of these filters fit */
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
      (t, ...filters) => joinedNoun(filters.map(x => t.noun(x))),
      { joins: true },
    ),
    /** fits what at least one of these filters fits */
    either: v.filter(
      'either',
      (c, ...filters: Filter[]) => {
        const fits = filters.map(x => c.filter(x));
        return (s, id, f) => fits.some(holds => holds(s, id, f));
      },
      (t, ...filters) => {
        const beside = filters.flatMap(x => t.noun(x).beside ?? []);
        return {
          noun: eitherOf(...filters.map(x => t.filter(x))),
          // each noun has its own plural: `terrain or psys`
          plural: eitherOf(...filters.map(x => t.filter(x, true))),
          ...(beside.length === filters.length ? { beside: listed(beside, 'or') } : {}),
        };
      },
    ),
    /** fits what the filter does not fit */
    other: v.filter(
      'other',
      (c, x: Filter) => {
        const holds = c.filter(x);
        return (s, id, f) => !holds(s, id, f);
      },
      (t, x) => t.noun(x).not ?? { but: t.one(x) },
    ),
  };
}
