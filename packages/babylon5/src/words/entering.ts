import type { Ref } from '@orrery/kernel';
import { v } from '../language.ts';
import { adopt } from '../rules/cards/agenda.ts';
import { judgeInner, onlySponsored } from '../rules/effects/cannot.ts';

// What may enter play, or be promoted, by a card's text. A restriction beats a general permission (b5/cannot/1).

/** Characters that no text keeps out of the Inner Circle. */
export const promotable = v.filter(
  'promotable',
  () => (s, id) => judgeInner(s, id) === null,
  () => ({ that: 'may enter the Inner Circle' }),
)();

/** Cards that may enter play in other ways than by being sponsored (b5/cannot/3). */
export const mayComeIn = v.filter(
  'mayComeIn',
  () => (s, id) => !onlySponsored(s, id),
  () => ({ that: 'may come into play without being sponsored' }),
)();

/** An agenda from your hand replaces yours. The target says which agendas are possible. */
export const adoptAgenda = v.effect(
  'adoptAgenda',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => adopt(s, f.you, read(s, f));
  },
  (t, card) => `${t.ref(card)} becomes your agenda`,
);
