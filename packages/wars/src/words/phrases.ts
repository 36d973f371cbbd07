import type { Amount, Filter, List, Teller } from '@orrery/kernel';

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
      : `${thing}s equal in number to ${n}`;

/** So much energy: `2 energy`, `energy equal to that unit's defense`. */
export const energy = (n: string): string => (isPlain(n) ? `${n} energy` : `energy equal to ${n}`);
const isPlain = (n: string): boolean => /^(-?\d+|X)$/.test(n);

/** A change with its sign: `+2`, `-1`, `minus X`. */
export const signed = (n: string): string => (/^(-|minus )/.test(n) ? n : `+${n}`);

/** A change of a number: `+2`, or `raised by X` and `lowered by X` where it is no plain number. */
export const changed = (n: string): string =>
  isPlain(n) ? signed(n) : n.startsWith('minus ') ? `lowered by ${n.slice(6)}` : `raised by ${n}`;

/** A sentence: a capital letter and a full stop. */
export function sentence(x: string): string {
  // kizen are never kizens, and a battle comes before where it is
  const text = x
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/\bif so, if /g, 'if so and ')
    .replace(/\bkizens\b/g, 'kizen')
    .replace(/\bhere in a ((?:site |sector )?battle)\b/g, 'in a $1 here');
  return text === '' ? '' : `${text[0]!.toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;
}

/** What an amount counts, as it reads after `each`: `card here`, `of your ships`; null where it counts nothing one by one. */
export function eachOf(t: Teller, n: Amount): string | null {
  const per = typeof n === 'number' ? null : t.each(n);
  if (per === null || typeof n === 'number' || !per.startsWith('your ')) return per;
  if (n.w === 'count') return `of ${t.filter(n.a[0] as Filter, true)}`;
  return n.w === 'size' ? `of ${t.list(n.a[0] as List)}` : per;
}

/** So much energy where it may be counted by things: `1 energy for each unit here`, `2 energy for each of your ships`. */
export function energyOf(t: Teller, n: Amount): string {
  const many = typeof n !== 'number' && n.w === 'times' ? (n.a as [Amount, Amount]) : null;
  const factor = many !== null && typeof many[0] === 'number' ? many[0] : 1;
  const each = eachOf(t, many !== null && typeof many[0] === 'number' ? many[1] : n);
  return each === null ? energy(t.amount(n)) : `${factor} energy for each ${each}`;
}
