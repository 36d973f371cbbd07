import type { Ref } from '@orrery/kernel';
import { v } from '../language.ts';
import { adopt } from '../rules/cards/agenda.ts';
import { judgeInner, onlySponsored } from '../rules/effects/cannot.ts';

// What may come in, or rise, by a card's text: a restriction beats a general leave (b5/cannot/1).

/** Characters that nothing keeps out of the Inner Circle. */
export const promotable = v.filter(
  'promotable',
  () => (s, id) => judgeInner(s, id) === null,
  () => ({ that: 'may enter the Inner Circle' }),
)();

/** Cards that may come into play otherwise than by being sponsored (b5/cannot/3). */
export const mayComeIn = v.filter(
  'mayComeIn',
  () => (s, id) => !onlySponsored(s, id),
  () => ({ that: 'may come into play without being sponsored' }),
)();

/** An agenda of your hand takes the place of yours; what it may be, the target says. */
export const adoptAgenda = v.effect(
  'adoptAgenda',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => adopt(s, f.you, read(s, f));
  },
  (t, card) => `${t.ref(card)} becomes your agenda`,
);
