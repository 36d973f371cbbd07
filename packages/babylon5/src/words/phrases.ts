import { type Amount, capitalized, listed, mention, type Teller } from '@orrery/kernel';
import { v } from '../language.ts';
import type { Ability } from '../state.ts';

// Phrases that the texts of many words share.

/** An amount of something as a phrase: `2 influence`, `influence equal to your rating`, `that much influence`. */
export function quantity(n: number | string, what: string): string {
  const text = String(n);
  if (/^\d+$/.test(text)) return `${text} ${what}`;
  return text === 'that number' ? `that much ${what}` : `${what} equal to ${text}`;
}

/** What a number counts: a fixed part, and so much for each of some things; null where it is more than a sum of such. */
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

/** An amount of something, by what it counts where it counts things: `10 influence, and 1 more for each fleet in play`. */
export function owed(t: Teller, n: Amount, what = 'influence'): string {
  const sum = counted(t, n);
  if (sum === null || sum.per.length === 0) return quantity(t.amount(n).replace(/^2 times /, 'twice '), what);
  const [[times, each], ...rest] = sum.per as [readonly [number, string], ...(readonly [number, string])[]];
  const more = rest.map(([k, x]) => ` and ${k} more for each ${x}`).join('');
  return sum.fixed === 0
    ? `${times} ${what} for each ${each}${more}`
    : `${sum.fixed} ${what}, and ${times} more for each ${each}${more}`;
}

/** By how much something goes up or down; `told` is the amount as text. */
export function goes(n: unknown, told: string): string {
  return typeof n === 'number' && n < 0 ? `down by ${-n}` : `up by ${told}`;
}

/** Several phrases in a row: `a, b and c`. */
export const row = (parts: readonly string[], join: 'and' | 'or' = 'and'): string => listed(parts, join);

function terms(n: Amount): Amount[] {
  return typeof n !== 'number' && v.trait(n, 'sums') ? n.a.flatMap(x => terms(x as Amount)) : [n];
}

/** How much more of an ability a card has: `+2 Leadership, and 1 more for each Destiny Mark on it`. */
export function bonusText(t: Teller, n: Amount, what: Ability | 'all', card = '', lasts = ''): string {
  const stat = `${what === 'all' ? 'to all abilities' : capitalized(what)}${lasts}`;
  const it = (text: string) => (card ? text.replaceAll(card, 'it') : text);
  const all = terms(n);
  const fixed = all.reduce<number>((sum, x) => (typeof x === 'number' ? sum + x : sum), 0);
  const read = all.filter(x => typeof x !== 'number');
  if (read.length === 0) return `${fixed < 0 ? fixed : `+${fixed}`} ${stat}`;
  const things = read.map(x => t.each(x));
  if (t.amount(n) === 'that number') return `that much more ${stat}`;
  if (fixed < 0 || things.includes(null)) return `+X ${stat}, where X is ${it(t.amount(n))}`;
  const each = row(marksTogether(things.map(x => it(x!))).map(x => `each ${x}`));
  return fixed === 0 ? `+1 ${stat} for ${each}` : `+${fixed} ${stat}, and 1 more for ${each}`;
}

/** Marks of several kinds on the same card as one: `Shadow or Vorlon Mark on it`. */
function marksTogether(things: readonly string[]): string[] {
  const kinds = new Map<string, string[]>();
  for (const thing of things) {
    const [, kind, rest] = /^(\w+) (Mark on .+)$/.exec(thing) ?? [];
    if (kind === undefined) kinds.set(thing, []);
    else kinds.set(rest!, [...(kinds.get(rest!) ?? []), kind]);
  }
  return [...kinds].map(([rest, list]) => (list.length > 0 ? `${row(list, 'or')} ${rest}` : rest));
}

/** How texts name the player whom a conflict targets. */
export const TARGET_PLAYER = mention('target player', 'the target player', 'player');
/** How texts name the card that the card they are on is on; a card's page says what that is. */
export const HOST = 'the card this is on';
/** How texts name the card to which a card's marks go: the card it is on, or your ambassador (b5/marks/2). */
export const BEARER = 'the card that bears its marks';
