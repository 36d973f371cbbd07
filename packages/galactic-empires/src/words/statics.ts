import type { Teller } from '@orrery/kernel';
import type { StaticSource } from '../card.ts';

/** How a static text reads: one clause. */
export function staticText(t: Teller, x: StaticSource): string {
  const to = x.to === undefined ? 'this card' : x.to.w === 'itself' ? t.ref('self') : `every ${t.filter(x.to)}`;
  const n = x.n === undefined ? 0 : typeof x.n === 'number' ? x.n : null;
  const change =
    x.times !== undefined
      ? `counts times ${t.amount(x.times)}`
      : x.set !== undefined
        ? `is ${t.amount(x.set)}`
        : n === null
          ? `gets ${t.amount(x.n!)} more`
          : n < 0
            ? `gets ${-n} less`
            : `gets ${n} more`;
  const what = x.what === undefined ? '' : ` ${x.what}`;
  const clause = `${to}: ${x.k}${what} ${change}`;
  return x.if ? `while ${t.test(x.if)}, ${clause}` : clause;
}
