import {
  type Amount,
  bothOf,
  clause,
  type Filter,
  many,
  nounText,
  type Phrase,
  type Teller,
  withoutEnd,
} from '@orrery/kernel';
import type { StaticKind, StaticSource } from '../card.ts';
import { v } from '../language.ts';

// How texts of static kinds are written. Each kind writes its own sentence without a full stop. `tells` declares it, in a file for each topic.

type Tell = (t: Teller, x: StaticSource) => string;
const TELLS = new Map<StaticKind, Tell>();

/** Declares the text of a kind of static text: one clause, which may follow a condition. @throws Error if it is declared twice */
export function tells(kind: StaticKind, tell: Tell): void {
  if (TELLS.has(kind)) throw new Error(`two places say how ${kind} reads`);
  TELLS.set(kind, tell);
}

/** Writes a filter that means one certain card: `this crew`, `its location`, with its other conditions. */
export function named(t: Teller, to: Filter): string | null {
  const parts = v.parts(to);
  const one = parts.find(x => v.trait(x, 'named'));
  if (one === undefined) return null;
  const name =
    one.w === 'itself'
      ? t.ref('self')
      : one.w === 'itsLocation'
        ? 'its location'
        : one.w === 'itsHost'
          ? t.ref('host')
          : t.one(one);
  const rest = parts.filter(x => x !== one);
  if (rest.length === 0) return name;
  return `${name}, if it is ${t.one({ w: 'that', a: rest } as Filter)},`;
}

/** True where a text speaks of every card that fits, and of no certain one. */
const isEvery = (t: Teller, to: Filter | undefined): boolean => to !== undefined && named(t, to) === null;

/** Writes the cards that a text covers as the subject of a verb in the singular: `every crew at its location`, `its location`. */
export const subject = (t: Teller, to: Filter | undefined): string =>
  to === undefined ? t.ref('self') : (named(t, to) ?? `every ${t.filter(to)}`);

/** Writes the same cards as an object: `crew at its location`. */
export const object = (t: Teller, to: Filter | undefined): string =>
  to === undefined ? t.ref('self') : (named(t, to) ?? t.filter(to, true));

/** All cards that a filter fits, those of each of its nouns: `psys and fields`. */
export function allOf(t: Teller, which: Filter): Phrase {
  const { plural, ...noun } = t.noun(which);
  return plural === undefined ? t.filter(which, true) : nounText({ ...noun, plural: bothOf(plural) }, true);
}

/** Writes a ban on cards: `no ship of your fleet can fire weapons`, `that ship cannot fire weapons`. */
export const cannot = (t: Teller, to: Filter | undefined, what: string): string => {
  return isEvery(t, to) ? `no ${t.filter(to!)} can ${what}` : clause(subject(t, to), 'cannot', what);
};

/** Writes an added number before the thing that it counts: `1 more`, `2 less`, `half its strength more`. */
export function more(t: Teller, x: StaticSource): string {
  const { n = 0 } = x;
  return typeof n === 'number' ? `${Math.abs(n)} ${n < 0 ? 'less' : 'more'}` : `${t.amount(n)} more`;
}

/** So much of something: `2 shield points`, `1 phaser for each cannon`. */
function apart(t: Teller, n: Amount, what: string): Phrase {
  const each = t.each(n);
  return each === null ? `${t.amount(n)} ${what}` : `1 ${what} for each ${each}`;
}

/** Returns what an amount takes away: `minus(0, X)` takes X. Null for any other amount. */
export const lowering = (n: Amount | undefined): Amount | null =>
  n === undefined || typeof n === 'number' || n.w !== 'minus' || n.a[0] !== 0 ? null : (n.a[1] as Amount);

/** Writes the change of a number: `1 more shield point`, `twice its supply`, `no economy`. */
function changed(t: Teller, x: StaticSource, what: string): string {
  if (x.set !== undefined)
    return x.set === 0
      ? `no ${what}`
      : typeof x.set !== 'number' && t.each(x.set) === null
        ? `${what} equal to ${t.amount(x.set)}`
        : apart(t, x.set, what);
  if (x.times !== undefined) {
    if (typeof x.times !== 'number') return `${what} equal to ${t.amount(x.times)}`;
    if (x.times === 0) return `no ${what}`;
    const factor: Record<number, string> = { 0.5: 'half', 2: 'twice', 3: 'three times' };
    return `${factor[x.times] ?? `${x.times} times`} its ${what}`;
  }
  return x.n !== undefined && typeof x.n !== 'number' && t.each(x.n) !== null
    ? apart(t, x.n, x.to?.w === 'itself' ? what : `more ${what}`)
    : `${more(t, x)} ${what}`;
}

const plain =
  (verb: string, what: string): Tell =>
  (t, x) =>
    clause(subject(t, x.to), verb, changed(t, x, what));
/** The players of whom a text speaks: `you`, or `every other player`. */
export const whoseText = (t: Teller, x: StaticSource): Phrase => (x.who === undefined ? 'you' : t.test(x.who));

tells('strength', (t, x) =>
  x.set !== undefined
    ? `the strength of ${object(t, x.to)} is ${t.amount(x.set)}${typeof x.set === 'number' ? '' : ', whatever other texts add or take'}`
    : x.n === undefined || typeof x.n === 'number'
      ? plain('have', 'strength')(t, x)
      : x.n.w === 'toBase'
        ? `the base strength of ${object(t, x.to)} is ${x.n.a[0]}`
        : lowering(x.n) !== null
          ? `${subject(t, x.to)} has its strength lowered by ${t.amount(lowering(x.n)!)}`
          : `${subject(t, x.to)} has its strength raised by ${t.amount(x.n)}`,
);
/** Writes a number of things on a card: `1 more phaser`, `2 fewer phasers`. */
export const counted =
  (noun: string): Tell =>
  (t, x) =>
    typeof x.n === 'number'
      ? `${subject(t, x.to)} has ${many(Math.abs(x.n), `${x.n < 0 ? 'fewer' : 'more'} ${noun}`)}`
      : plain('have', `${noun}s`)(t, x);
tells('phasers', counted('phaser'));
tells('needs', (t, x) => plain('need', x.what ?? 'points')(t, x));
for (const kind of ['output', 'makes'] as const)
  tells(kind, (t, x) => {
    const what =
      x.what === undefined || x.what === ''
        ? 'points'
        : x.what === 'but command'
          ? 'points, command points aside'
          : x.what;
    return isEvery(t, x.to) && (x.times === 0 || x.set === 0)
      ? `no ${t.filter(x.to!)} generates ${what}`
      : plain('generate', what)(t, x);
  });
tells(
  'damage taken',
  (t, x) =>
    `${subject(t, x.to)} takes ${x.times === 0 ? 'no' : x.times === 0.5 ? 'half the' : more(t, x)} damage from ${x.of ? (named(t, x.of) ?? `each ${t.filter(x.of)}`) : x.times === 0 ? 'cards' : 'each card that damages it'}`,
);
tells('card plays', (t, x) =>
  x.set !== undefined
    ? clause(whoseText(t, x), 'play', `at most ${t.amount(x.set)} cards a turn, whatever other texts allow`)
    : clause(whoseText(t, x), 'have', `${more(t, x)} Card Play${Math.abs(Number(x.n)) === 1 ? '' : 's'} each turn`),
);
tells('card draws', (t, x) =>
  clause(
    whoseText(t, x),
    'draw',
    x.times === 2
      ? 'twice as many cards in the Draw Cards Phase'
      : `${typeof x.n === 'number' && x.n < 0 ? `${-x.n} fewer` : more(t, x)} card${Math.abs(Number(x.n)) === 1 ? '' : 's'} in the Draw Cards Phase`,
  ),
);
tells('fleet needs', (t, x) =>
  clause(
    whoseText(t, x),
    'need',
    `${more(t, x)} ${x.what} in all to engage ${x.who === undefined ? 'your' : 'the'} fleet`,
  ),
);
tells('protects', (t, x) => `${subject(t, x.to)} protects its player’s Sector HQ as a ship does`);
tells('immune', (t, x) => `${subject(t, x.to)} is immune to ${x.of ? allOf(t, x.of) : 'all cards'}`);
tells('not fired at', (t, x) => {
  const one = x.of ? named(t, x.of) : null;
  return one === null
    ? `no ${x.of ? t.filter(x.of) : 'card'} can fire at ${object(t, x.to)}`
    : `${one} cannot fire at ${object(t, x.to)}`;
});
tells('not played on', (t, x) => `no ${x.of ? t.filter(x.of) : 'card'} can be played on ${object(t, x.to)}`);

/** Writes a static text as one clause. */
export function staticText(t: Teller, x: StaticSource): string {
  const tell = TELLS.get(x.k);
  const told = tell === undefined ? plain(x.k, x.what ?? '')(t, x) : tell(t, x);
  return withoutEnd(x.if && !v.trait(x.if, 'onceATurn') ? `while ${t.test(x.if)}, ${told}` : told, ',');
}
