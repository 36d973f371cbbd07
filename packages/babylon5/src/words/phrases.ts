import {
  type Amount,
  capitalized,
  listed,
  mention,
  mentioned,
  type Phrase,
  type Ref,
  type Teller,
} from '@orrery/kernel';
import { v } from '../language.ts';
import type { Ability, Mark } from '../state.ts';

// Phrases that the texts of many words share.

/** Writes an amount of something: `2 influence`, `influence equal to your rating`, `that much influence`. */
export function quantity(n: number | string, what: string): string {
  if (isNumber(n)) return `${n} ${what}`;
  return n === THAT_NUMBER ? `that much ${what}` : `${what} equal to ${n}`;
}

/** The name of a number that a player chose. */
const THAT_NUMBER = 'that number';
/** Returns true for an amount in digits. */
const isNumber = (told: number | string): boolean => Number.isInteger(Number(told));

/** Splits a sum into a fixed number and numbers of things. Returns null where it is more than that. */
function counted(t: Teller, n: Amount): { fixed: number; per: readonly (readonly [number, string])[] } | null {
  let fixed = 0;
  const per: (readonly [number, string])[] = [];
  for (const x of terms(n)) {
    if (typeof x === 'number') {
      fixed += x;
      continue;
    }
    const [times, what] = (x.w === 'times' && typeof x.a[0] === 'number' ? x.a : [1, x]) as [number, Amount];
    const each = t.each(what);
    if (each === null) return null;
    per.push([times, each]);
  }
  return { fixed, per };
}

/** Writes an amount by what it counts: `10 influence, and 1 more for each fleet in play`. */
export function owed(t: Teller, n: Amount, what = 'influence'): string {
  const sum = counted(t, n);
  if (sum === null || sum.per.length === 0) return quantity(t.amount(n), what);
  const [[times, each], ...rest] = sum.per as [readonly [number, string], ...(readonly [number, string])[]];
  const more = rest.map(([k, x]) => ` and ${k} more for each ${x}`).join('');
  return sum.fixed === 0
    ? `${times} ${what} for each ${each}${more}`
    : `${sum.fixed} ${what}, and ${times} more for each ${each}${more}`;
}

/** Says by how much something goes up or down. @param told the amount as text */
export function goes(n: unknown, told: string): string {
  return typeof n === 'number' && n < 0 ? `down by ${-n}` : `up by ${told}`;
}

/** Joins several phrases: `a, b and c`. */
export const row = (parts: readonly string[], join: 'and' | 'or' = 'and'): string => listed(parts, join);

function terms(n: Amount): Amount[] {
  return typeof n !== 'number' && v.trait(n, 'sums') ? n.a.flatMap(x => terms(x as Amount)) : [n];
}

/**
 * Says how much more of an ability a card has: `+2 Leadership, and 1 more for each Destiny Mark on it`.
 * @param card the card that has it, where the sentence has just named that card
 */
export function bonusText(t: Teller, n: Amount, what: Ability | 'all', card?: Ref, lasts = ''): Phrase {
  const stat = `${what === 'all' ? 'to all abilities' : capitalized(what)}${lasts}`;
  const again = typeof card === 'string' && mentioned(t.ref(card)) === null ? t.with({ [card]: 'it' }) : t;
  const all = terms(n);
  const fixed = all.reduce<number>((sum, x) => (typeof x === 'number' ? sum + x : sum), 0);
  const read = all.filter(x => typeof x !== 'number');
  if (read.length === 0) return `${fixed < 0 ? fixed : `+${fixed}`} ${stat}`;
  if (typeof n !== 'number' && n.w === 'minus' && n.a[0] === 0) {
    const less = again.amount(n.a[1] as Amount);
    return less === THAT_NUMBER ? `that much less ${stat}` : `-X ${stat}, where X is ${less}`;
  }
  const told = again.amount(n);
  if (isNumber(told)) return `+${told} ${stat}`;
  if (told === THAT_NUMBER) return `that much more ${stat}`;
  const things = marksTogether(again, read, card);
  if (fixed < 0 || things === null) return `+X ${stat}, where X is ${told}`;
  const each = row(things.map(x => `each ${x}`));
  return fixed === 0 ? `+1 ${stat} for ${each}` : `+${fixed} ${stat}, and 1 more for ${each}`;
}

/**
 * Names one of each thing that amounts count. Marks on the same card become one: `Shadow or Vorlon Mark on it`. Returns null where an amount counts
 * nothing. @param card the card that becomes `it`
 */
function marksTogether(t: Teller, amounts: readonly Amount[], card?: Ref): Phrase[] | null {
  const kinds = new Map<string, string[]>();
  for (const n of amounts) {
    const each = t.each(n);
    if (each === null) return null;
    if (typeof n === 'number' || n.w !== 'marks') kinds.set(each, []);
    else {
      const bearer = n.a[1] as Ref;
      const on = `Mark on ${JSON.stringify(bearer) === JSON.stringify(card) ? 'it' : t.ref(bearer)}`;
      kinds.set(on, [...(kinds.get(on) ?? []), capitalized(n.a[0] as Mark)]);
    }
  }
  return [...kinds].map(([thing, list]) => (list.length > 0 ? `${row(list, 'or')} ${thing}` : thing));
}

/** The player whom a conflict targets, as texts name them. */
export const TARGET_PLAYER = mention('target player', 'the target player', 'player');
/** The card that this card is on. The card's page names it. */
export const HOST = mention('host', 'the card this is on', 'named');
/** The card that gets this card's marks: the card that it is on, or your ambassador (b5/marks/2). */
export const BEARER = mention('bearer', 'the card that bears its marks', 'named');
