import type { Amount, Teller } from '@orrery/kernel';
import { v } from '../language.ts';
import type { Ability } from '../state.ts';

// Phrases that the texts of many words share.

/** An amount of something as a phrase: `2 influence`, `influence equal to your rating`, `that much influence`. */
export function quantity(n: number | string, what: string): string {
  const text = String(n);
  if (/^\d+$/.test(text)) return `${text} ${what}`;
  return text === 'that number' ? `that much ${what}` : `${what} equal to ${text}`;
}

/** By how much something goes up or down; `told` is the amount as text. */
export function goes(n: unknown, told: string): string {
  return typeof n === 'number' && n < 0 ? `down by ${-n}` : `up by ${told}`;
}

/** Several phrases in a row: `a, b and c`. */
export function row(parts: readonly string[], join = 'and'): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${join} ${parts[parts.length - 1]}`;
}

function terms(n: Amount): Amount[] {
  return typeof n !== 'number' && v.trait(n, 'sums') ? n.a.flatMap(x => terms(x as Amount)) : [n];
}

/** How much more of an ability a card has: `+2 Leadership, and 1 more for each Destiny Mark on it`. */
export function bonusText(t: Teller, n: Amount, what: Ability | 'all', card = '', lasts = ''): string {
  const stat = `${what === 'all' ? 'to all abilities' : what[0]!.toUpperCase() + what.slice(1)}${lasts}`;
  const it = (text: string) => (card ? text.replaceAll(card, 'it') : text);
  const all = terms(n);
  const fixed = all.reduce<number>((sum, x) => (typeof x === 'number' ? sum + x : sum), 0);
  const read = all.filter(x => typeof x !== 'number');
  if (read.length === 0) return `${fixed < 0 ? fixed : `+${fixed}`} ${stat}`;
  const counted = read.map(x => t.each(x));
  if (t.amount(n) === 'that number') return `that much more ${stat}`;
  if (fixed < 0 || counted.includes(null)) return `+X ${stat}, where X is ${it(t.amount(n))}`;
  const each = row(counted.map(x => `each ${it(x!)}`));
  return fixed === 0 ? `+1 ${stat} for ${each}` : `+${fixed} ${stat}, and 1 more for ${each}`;
}
