import { ownSeat, type Seat } from '@orrery/kernel';
import { defOf } from '../card.ts';
import { facts } from '../language.ts';
import { seatName } from '../names.ts';
import type { B5State } from '../state.ts';
import { rating } from './influence.ts';
import { eachStatic } from './statics.ts';

/** Raw Power gained or lost for good (b5/power/3). */
export const powerChanged = facts.define<{ seat: Seat; n: number }>('power-changed', {
  apply(s, x) {
    ownSeat(s, x.seat).rawPower += x.n;
  },
  revert(s, x) {
    ownSeat(s, x.seat).rawPower -= x.n;
  },
  say: (s, x) => `${seatName(s, x.seat!)} ${x.n! < 0 ? 'loses' : 'gains'} ${Math.abs(x.n!)} power.`,
});

/**
 * A player's Power: the rating, raw Power, and what cards in play count as power (b5/power/1, b5/power/2). Under the engine
 * rules one card gives at most +5, a major agenda +10 (b5/power/6).
 */
export function power(s: B5State, seat: Seat): number {
  let sum = rating(s, seat) + s.seats[seat]!.rawPower;
  const engine = s.ruleset === 'engine';
  let from = -1;
  let bonus = 0;
  const flush = () => {
    sum += engine && from >= 0 ? Math.min(bonus, isMajor(s, from) ? 10 : 5) : bonus;
    bonus = 0;
  };
  eachStatic(s, 'power', (st, source, f) => {
    if (f.you !== seat) return;
    if (source !== from) {
      flush();
      from = source;
    }
    bonus += st.n(s, f);
  });
  flush();
  return sum;
}

function isMajor(s: B5State, id: number): boolean {
  return defOf(s, id).source.major === true;
}
