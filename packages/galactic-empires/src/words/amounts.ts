import { type Amount, type Filter, type List, numberOf, type Ref } from '@orrery/kernel';
import { v } from '../language.ts';
import type { PointKind } from '../printed.ts';
import { strengthNow } from '../rules/fleet/crew.ts';
import { needsOf } from '../rules/points/requirements.ts';
import { givenTo, TEXT } from '../rules/points/uses.ts';
import { currentStrength as left, strengthOf } from '../rules/table/definitions.ts';

/** The strength of a card with all changes (ge/definitions: strength). */
export const strength = v.amount(
  'strength',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => (read(s, f) < 0 ? 0 : strengthNow(s, f, read(s, f)));
  },
  (t, card) => t.own(card, 'strength'),
);
/** The strength that a card has left (ge/definitions: current strength). */
export const strengthLeft = v.amount(
  'strengthLeft',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => (read(s, f) < 0 ? 0 : left(s, read(s, f)));
  },
  (t, card) => `what is left of ${t.own(card, 'strength')}`,
);
/** The points of a kind that a card needs to be engaged. */
export const needOf = v.amount(
  'needOf',
  (c, card: Ref, kind: PointKind) => {
    const read = c.ref(card);
    return (s, f) => (read(s, f) < 0 ? 0 : (needsOf(s, read(s, f))?.[kind] ?? 0));
  },
  (t, card, kind) => `the ${kind} needed to engage ${t.ref(card)}`,
);
/** Half of a number, without its fraction (ge/fractions/1). */
export const halfOf = v.amount(
  'halfOf',
  (c, n: Amount) => {
    const read = c.amount(n);
    return (s, f) => Math.floor(read(s, f) / 2);
  },
  (t, n) => `half ${t.amount(n)}`,
);
/** The number of things in a list. */
export const count = v.amount(
  'count',
  (c, list: List) => {
    const read = c.list(list);
    return (s, f) => read(s, f).length;
  },
  (t, list) => numberOf(list.w === 'cards' ? t.filter(list.a[0] as Filter, true) : t.list(list), t.single(list) ?? ''),
);
/** The sum of the strengths of cards. */
export const totalStrength = v.amount(
  'totalStrength',
  (c, list: List) => {
    const read = c.list(list);
    return (s, f) => read(s, f).reduce((n, id) => n + strengthOf(s, id), 0);
  },
  (t, list) => `the strength of ${t.list(list)} together`,
);
/** The greatest or the least strength among cards; 0 if there are none. */
export const extremeStrength = v.amount(
  'extremeStrength',
  (c, which: 'most' | 'least', list: List) => {
    const read = c.list(list);
    return (s, f) => {
      const all = read(s, f).map(id => strengthOf(s, id));
      return all.length === 0 ? 0 : which === 'most' ? Math.max(...all) : Math.min(...all);
    };
  },
  (t, which, list) =>
    `the strength of the ${which === 'most' ? 'strongest' : 'weakest'} ${t.single(list) ?? `of ${t.list(list)}`}`,
);
/** The number that this card's text counts. */
export const counter = v.amount(
  'counter',
  () => (s, f) => s.cards[f.self]!.counter,
  t => t.names.counter ?? `the count on ${t.ref('self')}`,
)();
/** More points than any fleet can generate, for texts without a limit. */
export const NO_BOUND = 99;
/** The points allocated to this card for its text, by the number of the use. */
export const given = v.amount<[number?]>(
  'given',
  (_c, use: number = 0) =>
    (s, f) =>
      givenTo(s, f.self, TEXT + use),
  () => numberOf('points allocated to it'),
);
