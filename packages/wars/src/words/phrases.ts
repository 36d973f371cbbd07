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

/** The other player, as texts name them. */
export const OPPONENT = mention('opponent', 'your opponent', 'player');

/** The player "you", for phrases that say what is yours. */
export const YOU = mention('you', 'you', 'player');

/** Returns the phrase for a card's location. It is a thing of its own that `it` could mean. */
export function locationOf(t: Teller, card: Ref): Phrase {
  const own = t.own(card, 'location');
  return mention(`location of ${mentioned(t.ref(card))?.key ?? ''}`, own, 'named');
}

/** Returns the phrase for the cards at one end of a pile. Later mentions are `that card` or `those cards`. @param n the number of cards */
export function endOf(t: Teller, end: 'top' | 'bottom', kind: string, n: Amount, who: Ref): Phrase {
  const single = n === 1;
  const named = `the ${end} ${single ? 'card' : `${t.amount(n)} cards`} of ${t.own(who, kind)}`;
  const whose = typeof who === 'string' ? who : who.w;
  // some of them have left the pile
  const left = typeof n !== 'number' && n.w === 'minus' ? 'rest' : realize(t.amount(n));
  return mention(`${end} ${kind} ${whose}#${left}`, named, single ? 'one' : 'several', {
    again: single ? 'that card' : 'those cards',
    owner: who === 'you' ? 'you' : '',
  });
}

/** Returns the words for a comparison after `of`: `4 or more`, `exactly 2`, `less than X`. */
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

/** Returns the words that compare an amount with another amount that is not a plain number: `equals X`, `is higher than X`. */
export function compared(t: Teller, what: Phrase, op: '<' | '<=' | '=' | '>=' | '>', n: Phrase): Phrase {
  // if several numbers are compared, `exactly` is not needed
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

/** Things that an amount counts: whose they are, one of them, and several. */
export interface Things {
  readonly who: Phrase | null;
  readonly one: Phrase;
  readonly many: Phrase;
}

/** Returns the things that an amount counts; null if it counts nothing. */
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

/** Writes a number of things as a clause: `you have at least 2 other ships here`, `there are fewer than 3 cards in your hand`. */
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

/**
 * Writes a requirement to go after `only`: `in your move phase`, `during a site battle`, `while you control this location`. @param join the words
 * between a time and the other conditions
 */
export function onlyWhen(t: Teller, join: ', while ' | ' and while ', ...tests: readonly Test[]): Phrase {
  const parts = tests.flatMap(test => v.parts(test));
  const timeOf = (x: Test): string | undefined =>
    x.w === 'not' ? v.trait(x.a[0] as Test, 'timeDenied') : v.trait(x, 'time');
  const times = parts.flatMap(x => timeOf(x) ?? []);
  const rest = parts.filter(x => timeOf(x) === undefined);
  if (times.length === 0) return `${rest.some(x => v.trait(x, 'past')) ? 'if' : 'while'} ${all(t, rest)}`;
  if (rest.length === 0) return times.join(' and ');
  // the time already names the battle
  const named = times.some(x => x.startsWith('during ')) ? t.with({ battle: 'it' }) : t;
  return `${times.join(' and ')}${join}${all(named, rest)}`;
}

/** Joins tests that must all hold to one clause. */
const all = (t: Teller, tests: readonly Test[]): Phrase => together(tests.map(x => t.test(x)));

/** Splits a number into its amount and whether it is negative. */
export function signed(n: Phrase): { readonly less: boolean; readonly much: Phrase } {
  if (n.startsWith('-')) return { less: true, much: n.slice(1) };
  return n.startsWith('minus ') ? { less: true, much: n.slice('minus '.length) } : { less: false, much: n };
}

/** Writes a change of an amount: `2 more energy`, `1 less attrition`. */
export function moreOrLess(n: Phrase, thing: string): Phrase {
  const { less, much } = signed(n);
  return `${much} ${less ? 'less' : 'more'} ${thing}`;
}
/** Writes a change of a number: `2 higher`, `3 lower`. */
export function higherOrLower(n: Phrase): Phrase {
  const { less, much } = signed(n);
  return `${much} ${less ? 'lower' : 'higher'}`;
}

/** Writes an action as a clause: `you lose`, `your opponent loses`. */
export const goes = (who: Phrase, verb: string, rest: Phrase = ''): Phrase => clause(who, verb, rest);

/** Writes your action as a command (`draw 2 cards`), or another player's as a clause (`your opponent draws 2 cards`). */
export const acts = (who: Phrase, verb: string, rest: Phrase): Phrase =>
  who === 'you' ? deed(verb, rest) : clause(who, verb, rest);

/** Writes a number of things: `a card`, `2 cards`, `X cards`. */
export const quantity = (n: Phrase, thing: string): Phrase =>
  n === '1' ? articled(thing) : isPlain(n) ? `${n} ${thing}s` : `as many ${thing}s as ${n}`;

/** Writes an amount of energy: `2 energy`, `energy equal to that unit's defense`. */
export const energy = (n: Phrase): Phrase => (isPlain(n) ? `${n} energy` : `energy equal to ${n}`);
/** True for a whole number, with or without a sign. */
export const isNumber = (n: Phrase): boolean => n !== '' && Number.isInteger(Number(n));
const isPlain = (n: Phrase): boolean => n === 'X' || isNumber(n);

/** True if a change is written with its sign. */
export const hasSign = (n: Phrase): boolean => isPlain(n);
/** Writes a change of a number: `+2`, or `raised by X` and `lowered by X` if it is not a plain number. */
export function changed(n: Phrase): Phrase {
  const { less, much } = signed(n);
  if (isPlain(n)) return less ? n : `+${n}`;
  return `${less ? 'lowered' : 'raised'} by ${much}`;
}

/** Writes a sentence, with a capital letter and a full stop. */
export const sentence = realizeSentence;

/** Returns the words after `each` for what an amount counts: `card here`, `of your ships`; null if it does not count single things. */
export function eachOf(outer: Teller, n: Amount): Phrase | null {
  // there is only one battle at a time, so the battle of the count is the battle of the effect
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

/** Writes an amount of energy, counted by things if possible: `1 energy for each unit here`, `2 energy for each of your ships`. */
export function energyOf(t: Teller, n: Amount): Phrase {
  const many = typeof n !== 'number' && n.w === 'times' ? (n.a as [Amount, Amount]) : null;
  const factor = many !== null && typeof many[0] === 'number' ? many[0] : 1;
  const each = eachOf(t, many !== null && typeof many[0] === 'number' ? many[1] : n);
  return each === null ? energy(t.amount(n)) : `${factor} energy for each ${each}`;
}
