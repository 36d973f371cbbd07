// Initiative: the order in which players act this turn (b5/initiative).
import { roll, type Seat } from '@orrery/kernel';
import { facts } from '../../language.ts';
import { type B5State, DIPLOMACY, INTRIGUE, LEADERSHIP, PSI, players } from '../../state.ts';
import { ability } from '../effects/ability.ts';
import { sumFor } from '../effects/statics.ts';
import { rating } from '../politics/influence.ts';

/** Sets the order of this turn: lowest initiative first (b5/initiative/1, b5/initiative/6, b5/initiative/7). */
export const orderSet = facts.define<{ order: readonly Seat[] }>('initiative', {
  apply(s, x) {
    s.order = x.order;
  },
  show: { order: 'seat' },
  say: n => `Initiative this turn, lowest first: ${n.order}.`,
});

/** The influence of this turn that a text has given a seat to have, and not only to apply (b5-r-short-term-investment-1). */
function invested(s: B5State, seat: Seat): number {
  let n = 0;
  for (const m of s.mods)
    if (m.kind === 'extra-influence' && m.what < 0 && m.seat === seat && m.turn < s.turn) n += m.n;
  return n;
}

/**
 * The initiative order: the lower Influence Rating acts first. Ties: the ambassador with the higher Diplomacy, then Intrigue, Psi, Leadership acts
 * later (b5/initiative/2, damage counted b5/initiative/3), then chance. Two neutralized ambassadors are equal (b5/initiative/4).
 */
export function initiativeOrder(s: B5State): Seat[] {
  const keys = new Map(
    players(s).map(seat => {
      const { ambassador } = s.seats[seat]!;
      const stats = [DIPLOMACY, INTRIGUE, PSI, LEADERSHIP].map(stat => ability(s, ambassador, stat));
      return [seat, [rating(s, seat) + invested(s, seat) + sumFor(s, 'initiative', seat), ...stats]];
    }),
  );
  const compare = (a: Seat, b: Seat): number => {
    const x = keys.get(a)!;
    const y = keys.get(b)!;
    for (let i = 0; i < x.length; i++) if (x[i] !== y[i]) return x[i]! - y[i]!;
    return 0;
  };
  const order = players(s).sort((a, b) => compare(a, b) || a - b);
  // equals go in random order
  for (let i = 0; i < order.length; ) {
    let j = i + 1;
    while (j < order.length && compare(order[i]!, order[j]!) === 0) j++;
    for (let k = j - 1; k > i; k--) {
      const r = i + roll(s, k - i + 1);
      const x = order[k]!;
      order[k] = order[r]!;
      order[r] = x;
    }
    i = j;
  }
  return order;
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/rounds/sustain.ts: b5/initiative/5
