import {
  type Amount,
  articled,
  clause,
  deed,
  type Filter,
  type List,
  mention,
  mentioned,
  type Phrase,
  possession,
  type Ref,
  realize,
  realizeSentence,
  type Teller,
  type Test,
  together,
} from '@orrery/kernel';
import { v } from '../language.ts';

/** The other player, as texts speak of them. */
export const OPPONENT = mention('opponent', 'your opponent', 'player');

/** You, where it is to be told what is yours. */
export const YOU = mention('you', 'you', 'player');

/** The location where a card is: a place of its own, which `it` could mean. */
export function locationOf(t: Teller, card: Ref): Phrase {
  const own = t.own(card, 'location');
  return mention(`location of ${mentioned(t.ref(card))?.key ?? ''}`, own, 'named');
}

/** The cards at an end of a pile: named once, afterwards `that card` or `those cards`. @param n how many there are */
export function endOf(t: Teller, end: 'top' | 'bottom', kind: string, n: Amount, who: Ref): Phrase {
  const single = n === 1;
  const named = `the ${end} ${single ? 'card' : `${t.amount(n)} cards`} of ${t.own(who, kind)}`;
  const whose = typeof who === 'string' ? who : who.w;
  // some of them have been taken away
  const left = typeof n !== 'number' && n.w === 'minus' ? 'rest' : realize(t.amount(n));
  return mention(`${end} ${kind} ${whose}#${left}`, named, single ? 'one' : 'several', {
    again: single ? 'that card' : 'those cards',
    owner: who === 'you' ? 'you' : '',
  });
}

/** A comparison as it reads after `of`: `4 or more`, `exactly 2`, `less than X`. */
export function comparison(op: '<' | '<=' | '=' | '>=' | '>', n: Phrase): Phrase {
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
export function compared(t: Teller, what: Phrase, op: '<' | '<=' | '=' | '>=' | '>', n: Phrase): Phrase {
  // one of several numbers need not be said to be that exactly
  if (isNumber(n)) return clause(what, 'be', op === '=' && t.names.either !== undefined ? n : comparison(op, n));
  switch (op) {
    case '<':
      return clause(what, 'be', `less than ${n}`);
    case '<=':
      return clause(what, 'be', `no more than ${n}`);
    case '=':
      return clause(what, 'equal', n);
    case '>=':
      return clause(what, 'be', `at least ${n}`);
    default:
      return clause(what, 'be', `more than ${n}`);
  }
}

/** Things that are counted: whose they are, one of them and several. */
export interface Things {
  readonly who: Phrase | null;
  readonly one: Phrase;
  readonly many: Phrase;
}

/** What an amount counts: cards in play that fit, or whatever else it is a number of; null for any other amount. */
export function thingsOf(t: Teller, n: Amount): Things | null {
  if (typeof n === 'number') return null;
  if (n.w === 'count') {
    const which = n.a[0] as Filter;
    return { who: t.noun(which).whose ?? null, one: t.unowned(which), many: t.unowned(which, true) };
  }
  const counted = t.counted(n);
  const single = t.each(n);
  if (counted === null || single === null) return null;
  const [one, many] = [possession(single), possession(counted.of)];
  return { who: one?.who ?? null, one: one?.thing ?? single, many: many?.thing ?? counted.of };
}

/** How many there are of some things, as a clause: `you have at least 2 other ships here`, `there are fewer than 3 cards in your hand`. */
export function counted({ who, one, many }: Things, op: '<' | '<=' | '=' | '>=' | '>', n: number): Phrase {
  const [low, high] =
    op === '<' ? [0, n - 1] : op === '<=' ? [0, n] : op === '=' ? [n, n] : [op === '>' ? n + 1 : n, -1];
  const told =
    high === 0
      ? `no ${one}`
      : low === high
        ? `exactly ${low === 1 ? `one ${one}` : `${low} ${many}`}`
        : high > 0
          ? high === 1
            ? `at most one ${one}`
            : `at most ${high} ${many}`
          : low === 1
            ? articled(one)
            : `at least ${low} ${many}`;
  if (who !== null) return clause(who, 'have', told);
  const single = low === high ? low === 1 || high === 0 : high === 1 || (high < 0 && low === 1);
  return `${single ? 'there is' : 'there are'} ${told}`;
}

/** A requirement as it reads after `only`: `in your move phase`, `during a site battle`, `while you control this location`. @param join how what holds at a time follows the time */
export function onlyWhen(t: Teller, join: ', while ' | ' and while ', ...tests: readonly Test[]): Phrase {
  const parts = tests.flatMap(test => v.parts(test));
  const timeOf = (x: Test): string | undefined =>
    x.w === 'not' ? v.trait(x.a[0] as Test, 'timeDenied') : v.trait(x, 'time');
  const times = parts.flatMap(x => timeOf(x) ?? []);
  const rest = parts.filter(x => timeOf(x) === undefined);
  if (times.length === 0) return `${rest.some(x => v.trait(x, 'past')) ? 'if' : 'while'} ${all(t, rest)}`;
  if (rest.length === 0) return times.join(' and ');
  // the battle has been named by then
  const named = times.some(x => x.startsWith('during ')) ? t.with({ battle: 'it' }) : t;
  return `${times.join(' and ')}${join}${all(named, rest)}`;
}

/** What must all hold, as one clause. */
const all = (t: Teller, tests: readonly Test[]): Phrase => together(tests.map(x => t.test(x)));

/** A number as it is told, without its sign, and whether it is less than nothing. */
export function signed(n: Phrase): { readonly less: boolean; readonly much: Phrase } {
  if (n.startsWith('-')) return { less: true, much: n.slice(1) };
  return n.startsWith('minus ') ? { less: true, much: n.slice('minus '.length) } : { less: false, much: n };
}

/** So much more, or less, of something: `2 more energy`, `1 less attrition`. */
export function moreOrLess(n: Phrase, thing: string): Phrase {
  const { less, much } = signed(n);
  return `${much} ${less ? 'less' : 'more'} ${thing}`;
}
/** So much higher or lower: `2 higher`, `3 lower`. */
export function higherOrLower(n: Phrase): Phrase {
  const { less, much } = signed(n);
  return `${much} ${less ? 'lower' : 'higher'}`;
}

/** What somebody does, as a clause: `you lose`, `your opponent loses`. */
export const goes = (who: Phrase, verb: string, rest: Phrase = ''): Phrase => clause(who, verb, rest);

/** What you do, as a command (`draw 2 cards`), or what another does (`your opponent draws 2 cards`). */
export const acts = (who: Phrase, verb: string, rest: Phrase): Phrase =>
  who === 'you' ? deed(verb, rest) : clause(who, verb, rest);

/** So many of a thing: `a card`, `2 cards`, `X cards`. */
export const quantity = (n: Phrase, thing: string): Phrase =>
  n === '1' ? articled(thing) : isPlain(n) ? `${n} ${thing}s` : `as many ${thing}s as ${n}`;

/** So much energy: `2 energy`, `energy equal to that unit's defense`. */
export const energy = (n: Phrase): Phrase => (isPlain(n) ? `${n} energy` : `energy equal to ${n}`);
/** True for digits with or without a sign. */
export const isNumber = (n: Phrase): boolean => n !== '' && Number.isInteger(Number(n));
const isPlain = (n: Phrase): boolean => n === 'X' || isNumber(n);

/** True for a change that is told with its sign. */
export const hasSign = (n: Phrase): boolean => isPlain(n);
/** A change of a number: `+2`, or `raised by X` and `lowered by X` where it is no plain number. */
export function changed(n: Phrase): Phrase {
  const { less, much } = signed(n);
  if (isPlain(n)) return less ? n : `+${n}`;
  return `${less ? 'lowered' : 'raised'} by ${much}`;
}

/** A sentence, with a capital letter and a full stop. */
export const sentence = realizeSentence;

/** What an amount counts, as it reads after `each`: `card here`, `of your ships`; null where it counts nothing one by one. */
export function eachOf(outer: Teller, n: Amount): Phrase | null {
  // there is but one battle at a time: what is counted in one is counted in that of which the effect speaks
  const t = outer.with({ battle: 'the battle' });
  const per = t.each(n);
  if (per === null || typeof n === 'number') return per;
  if (n.w === 'count')
    return t.noun(n.a[0] as Filter).whose === undefined ? per : `of ${t.filter(n.a[0] as Filter, true)}`;
  const own = possession(per);
  if (own === null) return per;
  if (n.w === 'size') return `of ${t.list(n.a[0] as List)}`;
  return own.who === 'you' ? `${own.thing} of yours` : per;
}

/** So much energy where it may be counted by things: `1 energy for each unit here`, `2 energy for each of your ships`. */
export function energyOf(t: Teller, n: Amount): Phrase {
  const many = typeof n !== 'number' && n.w === 'times' ? (n.a as [Amount, Amount]) : null;
  const factor = many !== null && typeof many[0] === 'number' ? many[0] : 1;
  const each = eachOf(t, many !== null && typeof many[0] === 'number' ? many[1] : n);
  return each === null ? energy(t.amount(n)) : `${factor} energy for each ${each}`;
}
