import { numberOf } from '@orrery/kernel';
import { v } from '../../language.ts';
import { noted } from '../../rules/table/cards-in-play.ts';

// A terrain that goes out of phase (T6 Out of Phase World). Its counter keeps the points that have piled up, and whether it is out of phase.

/** What the counter holds, besides the points, while the card is out of phase. */
const OUT = 100;
/** True while this card is out of phase. */
export const outOfPhase = v.test(
  'outOfPhase',
  () => (s, f) => s.cards[f.self]!.counter >= OUT,
  () => 'it is out of phase',
  () => 'it is in phase',
)();
/** The points that have piled up on this card while it was out of phase. */
export const piledUp = v.amount(
  'piledUp',
  () => (s, f) => s.cards[f.self]!.counter % OUT,
  () => numberOf('points that have piled up on it', 'point that has piled up on it'),
)();
/** Brings this card into phase. It gives the points that have piled up; a turn in phase uses them up. */
export const comesIntoPhase = v.effect(
  'comesIntoPhase',
  () => (s, f) => {
    const { counter } = s.cards[f.self]!;
    noted(s, { card: f.self, counter: counter >= OUT ? counter - OUT : 0 });
  },
  t => `${t.ref('self')} is in phase and gives what has piled up`,
)();
/** Sends this card out of phase, or keeps it there. So many more points pile up on it, up to a number. */
export const goesOutOfPhase = v.effect<[number, number]>(
  'goesOutOfPhase',
  (_c, n, most) => (s, f) => {
    const { counter } = s.cards[f.self]!;
    noted(s, { card: f.self, counter: OUT + Math.min(most, (counter >= OUT ? counter - OUT : 0) + n) });
  },
  (t, n, most) =>
    `${t.ref('self')} is out of phase: ${n} points pile up on it for a later turn, up to ${most} in all, besides those of that turn`,
);
