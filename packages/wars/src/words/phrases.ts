import { type Amount, articled, type Filter, type List, pluralOf, type Teller } from '@orrery/kernel';
import { read } from './reading.ts';

/** A comparison as it reads after `of`: `4 or more`, `exactly 2`, `less than X`. */
export function comparison(op: '<' | '<=' | '=' | '>=' | '>', n: string): string {
  switch (op) {
    case '<':
      return `less than ${n}`;
    case '<=':
      return `${n} or less`;
    case '=':
      return `exactly ${n}`;
    case '>=':
      return `${n} or more`;
    default:
      return `more than ${n}`;
  }
}

/** How much a number is, or is not, compared with another that is no plain one: `equals X`, `is higher than X`. */
export function compared(op: '<' | '<=' | '=' | '>=' | '>', n: string): string {
  if (/^-?\d+$/.test(n)) return `is ${comparison(op, n)}`;
  switch (op) {
    case '<':
      return `is less than ${n}`;
    case '<=':
      return `is no more than ${n}`;
    case '=':
      return `equals ${n}`;
    case '>=':
      return `is at least ${n}`;
    default:
      return `is more than ${n}`;
  }
}

/** Words that follow a noun: what is counted comes before them. */
const AFTER_NOUN = / (?=(?:here|there|on|in|at|of|with|without|that|aboard|among|beneath|stacked|related|adjacent)\b)/;
/** Several of what a phrase names one of: `card in your hand` becomes `cards in your hand`. */
export function several(one: string): string {
  const [head, ...rest] = one.split(AFTER_NOUN);
  return [pluralOf(head!), ...rest].join(' ');
}

/**
 * How many there are of what a phrase names one of, as a clause: `you have at least 2 other ships here`, `there are fewer than 3 cards
 * in your hand`.
 */
export function counted(one: string, op: '<' | '<=' | '=' | '>=' | '>', n: number): string {
  const has = /^(your opponent|that player)'s (.*)$/.exec(one);
  const yours = /^your (?!opponent)(.*)$/.exec(one) ?? /^(.*) of yours$/.exec(one);
  const thing = has?.[2] ?? yours?.[1] ?? one;
  const [low, high] =
    op === '<' ? [0, n - 1] : op === '<=' ? [0, n] : op === '=' ? [n, n] : [op === '>' ? n + 1 : n, -1];
  const many =
    high === 0
      ? `no ${thing}`
      : low === high
        ? `exactly ${low === 1 ? `one ${thing}` : `${low} ${several(thing)}`}`
        : high > 0
          ? high === 1
            ? `at most one ${thing}`
            : `at most ${high} ${several(thing)}`
          : low === 1
            ? articled(thing)
            : `at least ${low} ${several(thing)}`;
  const one_ = low === high ? low === 1 || high === 0 : high === 1 || (high < 0 && low === 1);
  return `${has ? `${has[1]} has` : yours ? 'you have' : one_ ? 'there is' : 'there are'} ${many}`;
}

/** A requirement as it reads after `only`: `in your move phase`, `during a site battle`, `while you control this location`. */
export function onlyWhen(test: string): string {
  const parts = test.split(' and ').map(part =>
    part
      .replace(/^it is your (\w+) phase$/, 'in your $1 phase')
      .replace(/^it is not a (\w+) phase$/, 'outside $1 phases')
      .replace(/^it is (your|your opponent's) turn$/, 'on $1 turn')
      .replace(/^there is (a (?:site |sector )?battle\b.*)$/, 'during $1')
      .replace(/^you could perform an attack$/, 'when you could perform an attack'),
  );
  const last = parts.findLastIndex(part => /^(in|on|during|outside|when) /.test(part));
  if (last < 0) return `${/^you have won\b.* this turn$/.test(test) ? 'if' : 'while'} ${test}`;
  // what must hold besides comes after; the battle has been named by then
  const times = parts.filter((_, i) => i <= last);
  const rest = parts.slice(last + 1).join(' and ');
  const told = times.join(' and ');
  return rest
    ? `${told}, while ${told.startsWith('during ') ? rest.replace(/ in a battle\b/g, ' in it') : rest}`
    : told;
}

/** So much more, or less, of something: `2 more energy`, `1 less attrition`. */
export const moreOrLess = (n: string, thing: string): string =>
  `${n.replace(/^(-|minus )/, '')} ${/^(-|minus )/.test(n) ? 'less' : 'more'} ${thing}`;
/** So much higher or lower: `2 higher`, `3 lower`. */
export const higherOrLower = (n: string): string =>
  `${n.replace(/^(-|minus )/, '')} ${/^(-|minus )/.test(n) ? 'lower' : 'higher'}`;

/** A verb as it goes with whoever does it: `you lose`, `your opponent loses`. */
export const goes = (who: string, verb: string): string => {
  if (who === 'you') return `you ${verb}`;
  const third = /(s|x|ch|sh|o)$/.test(verb)
    ? `${verb}es`
    : /[^aeiou]y$/.test(verb)
      ? `${verb.slice(0, -1)}ies`
      : `${verb}s`;
  return `${who} ${third === 'haves' ? 'has' : third}`;
};

/** What you do, as a command (`draw 2 cards`), or what another does (`your opponent draws 2 cards`). */
export const acts = (who: string, verb: string, rest: string): string =>
  who === 'you' ? `${verb} ${rest}`.trim() : `${goes(who, verb)} ${rest.replaceAll(`${who}'s `, 'their ')}`.trim();

/** So many of a thing: `a card`, `2 cards`, `X cards`. */
export const quantity = (n: string, thing: string): string =>
  n === '1'
    ? `${/^[aeiou]/i.test(thing) ? 'an' : 'a'} ${thing}`
    : isPlain(n)
      ? `${n} ${thing}s`
      : `as many ${thing}s as ${n}`;

/** So much energy: `2 energy`, `energy equal to that unit's defense`. */
export const energy = (n: string): string => (isPlain(n) ? `${n} energy` : `energy equal to ${n}`);
const isPlain = (n: string): boolean => /^(-?\d+|X)$/.test(n);

/** A change with its sign: `+2`, `-1`, `minus X`. */
const signed = (n: string): string => (/^(-|minus )/.test(n) ? n : `+${n}`);

/** A change of a number: `+2`, or `raised by X` and `lowered by X` where it is no plain number. */
export const changed = (n: string): string =>
  isPlain(n) ? signed(n) : n.startsWith('minus ') ? `lowered by ${n.slice(6)}` : `raised by ${n}`;

/** A sentence: read over once, with a capital letter and a full stop. */
export function sentence(x: string): string {
  const text = read(x);
  return text === '' ? '' : `${text[0]!.toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;
}

/** There is but one battle at a time: what is counted in one is counted in that of which the effect speaks. */
const inIt = <T extends string | null>(each: T): T => (each?.replace(/ in a battle$/, ' in the battle') ?? null) as T;
/** What an amount counts, as it reads after `each`: `card here`, `of your ships`; null where it counts nothing one by one. */
export function eachOf(t: Teller, n: Amount): string | null {
  const per = typeof n === 'number' ? null : t.each(n);
  if (per === null || typeof n === 'number' || !per.startsWith('your ')) return inIt(per);
  if (n.w === 'count') return inIt(`of ${t.filter(n.a[0] as Filter, true)}`);
  return n.w === 'size' ? `of ${t.list(n.a[0] as List)}` : per;
}

/** So much energy where it may be counted by things: `1 energy for each unit here`, `2 energy for each of your ships`. */
export function energyOf(t: Teller, n: Amount): string {
  const many = typeof n !== 'number' && n.w === 'times' ? (n.a as [Amount, Amount]) : null;
  const factor = many !== null && typeof many[0] === 'number' ? many[0] : 1;
  const each = eachOf(t, many !== null && typeof many[0] === 'number' ? many[1] : n);
  return each === null ? energy(t.amount(n)) : `${factor} energy for each ${each}`;
}
