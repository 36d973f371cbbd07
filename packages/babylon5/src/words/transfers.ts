import { type Amount, capitalized, type Ref } from '@orrery/kernel';
import { v } from '../language.ts';
import {
  transferInfluence as moveInfluence,
  transferMarks as moveMarks,
  transferPower as movePower,
  transferCounters,
} from '../rules/politics/transfer.ts';
import type { B5State, Mark } from '../state.ts';

// What passes from one to another, at most as much as there is (b5/transfer/5).

function transfer<M extends unknown[]>(
  name: string,
  move: (s: B5State, from: number, to: number, n: number, ...more: M) => void,
  what: (...more: M) => string,
) {
  return v.effect<[Ref, Ref, Amount, ...M]>(
    name,
    (c, from, to, n, ...more) => {
      const a = c.ref(from);
      const b = c.ref(to);
      const read = c.amount(n);
      return (s, f) => {
        const giver = a(s, f);
        const taker = b(s, f);
        if (giver >= 0 && taker >= 0) move(s, giver, taker, read(s, f), ...more);
      };
    },
    (t, from, to, n, ...more) => `transfer ${t.amount(n)} ${what(...more)} from ${t.ref(from)} to ${t.ref(to)}`,
  );
}

/** One player hands influence to another and keeps 3 (b5/transfer/3). */
export const transferInfluence = transfer<[]>(
  'transferInfluence',
  (s, from, to, n) => moveInfluence(s, from, to, null, n),
  () => 'influence',
);
/** One player hands power to another and keeps 0 (b5/transfer/6). */
export const transferPower = transfer<[]>('transferPower', movePower, () => 'power');
/** Marks go from one card to another: neither gained nor purged (b5/transfer/9). */
export const transferMarks = transfer<[Mark]>(
  'transferMarks',
  (s, from, to, n, mark) => moveMarks(s, from, to, mark, n),
  mark => `${capitalized(mark)} Marks`,
);
/** Damage goes from one card to another. */
export const transferDamage = transfer<[]>(
  'transferDamage',
  (s, from, to, n) => transferCounters(s, from, to, 'damage', n),
  () => 'damage',
);
/** Tokens go from one card to another. */
export const transferTokens = transfer<[]>(
  'transferTokens',
  (s, from, to, n) => transferCounters(s, from, to, 'tokens', n),
  () => 'tokens',
);
