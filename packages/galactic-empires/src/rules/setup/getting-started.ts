// Shuffling, antes, and the order of play (ge/getting-started).
import { type CardId, EVERYBODY, moveCard, roll, type Seat } from '@orrery/kernel';
import { defOf } from '../../card.ts';
import { facts, v } from '../../language.ts';
import { DECK, DISCARD, type GeState, pile, REMOVED, zone } from '../../state.ts';
import { shuffled } from '../turn/draw-phase.ts';
import { beginPlay } from './beginning-play.ts';

/** A player draws their ante (ge/getting-started/2, ge/getting-started/5, ge/getting-started/6). */
export const anteDrawn = facts.define<{ seat: Seat; card: CardId }>('ante', {
  apply(s, x) {
    moveCard(s, x.card, zone(x.seat, s.keepsAntes ? REMOVED : DISCARD), false, EVERYBODY);
  },
  show: { seat: 'seat', card: 'card' },
  say: n => `${n.seat} antes ${n.card}.`,
});

/** A player rolls a die. */
export const rolled = facts.define<{ seat: Seat; n: number }>('rolled', {
  apply() {},
  show: { seat: 'seat', n: 'plain' },
  say: (n, x) => `${n.seat} rolls ${x.n}.`,
});

/** The order of play is decided (ge/getting-started/3). */
export const orderSettled = facts.define<{ order: readonly Seat[] }>('order', {
  apply(s, x) {
    s.order = x.order;
    s.turnOf = x.order[0]!;
  },
  show: { order: 'plain' },
  say: (_n, x, s) =>
    `The order of play: ${x.order!.map(seat => s.seats[seat]!.name || `Player ${seat + 1}`).join(', ')}.`,
});

/** Rolls a six-sided die. */
export const die = (s: GeState): number => roll(s, 6) + 1;

/**
 * Orders the seats by the strength of their antes. Dice decide between equal antes, and are rolled again while they are equal (ge/getting-started/4).
 */
function orderByAntes(s: GeState, antes: readonly number[]): Seat[] {
  const sorted = (seats: readonly Seat[], value: readonly number[]): Seat[] => {
    const groups = [...new Set(seats.map(seat => value[seat]!))].sort((a, b) => b - a);
    return groups.flatMap(n => {
      const same = seats.filter(seat => value[seat] === n);
      if (same.length === 1) return same;
      const dice: number[] = [];
      for (const seat of same) {
        dice[seat] = die(s);
        rolled(s, { seat, n: dice[seat]! });
      }
      return sorted(same, dice);
    });
  };
  return sorted(
    s.seats.map((_, i) => i),
    antes,
  );
}

v.procedure(
  'set up',
  v.rule('shuffle, ante and draw', s => {
    for (let seat = 0; seat < s.seats.length; seat++) shuffled(s, { seat });
    const antes: number[] = [];
    for (let seat = 0; seat < s.seats.length; seat++) {
      const card = pile(s, seat, DECK).at(-1)!;
      anteDrawn(s, { seat, card });
      antes.push(defOf(s, card).source.strength);
    }
    orderSettled(s, { order: orderByAntes(s, antes) });
    beginPlay(s);
  }),
);
