// Influence, power, marks, damage or tokens move from one owner to another: nobody gains or loses them (b5/transfer).
import { type CardId, ownCard, ownSeat, type Seat } from '@orrery/kernel';
import { DEFS } from '../../card.ts';
import { facts } from '../../language.ts';
import type { B5State, Mark, NonPlayer } from '../../state.ts';
import { markMoved } from '../actions/replacement-marks.ts';
import { bars } from '../cards/marks.ts';
import { changePower, influenceGained, influenceLost, LOWEST_RATING, POWER_NAMES, takeTokens } from './influence.ts';
import { power } from './power.ts';

// Transfers are neither gains nor losses (b5/transfer/2, b5/transfer/9). They move at most the existing amount (b5/transfer/5). Influence has its own
// rules: see `transferInfluence`.

/** Influence is transferred. The casual and tournament rules call this a loss and a gain, the engine rules neither (b5/transfer/1, 2). */
export const influenceMoved = facts.define<{ from: Seat; to: Seat; whose?: NonPlayer; n: number }>(
  'influence-transferred',
  {
    apply(s, x) {
      takeTokens(s, x.from, x.n);
      if (x.whose) s[x.whose] += x.n;
      else ownSeat(s, x.to).rating += x.n;
    },
    revert(s, x) {
      if (x.whose) s[x.whose] = Math.max(0, s[x.whose] - x.n);
      else takeTokens(s, x.to, x.n);
      ownSeat(s, x.from).rating += x.n;
    },
    show: { from: 'seat', to: 'seat', whose: 'plain', n: 'plain' },
    say: (n, x) => `${n.from} transfers ${n.n} influence to ${x.whose ? POWER_NAMES[x.whose] : n.to}.`,
    unsettles: true,
  },
);

/** Transfers influence to another player or to a power; the giver keeps 3 (b5/transfer/3). Returns the amount moved. */
export function transferInfluence(s: B5State, from: Seat, to: Seat, whose: NonPlayer | null, n: number): number {
  const moved = Math.min(n, s.seats[from]!.rating - LOWEST_RATING);
  if (moved <= 0) return 0;
  if (s.ruleset === 'engine') influenceMoved(s, { from, to, n: moved, ...(whose ? { whose } : {}) });
  else {
    influenceLost(s, { seat: from, n: moved });
    if (whose) changePower(s, whose, moved);
    else influenceGained(s, { seat: to, n: moved });
  }
  return moved;
}

/** Power passes from one player to another: neither loss nor gain (b5/transfer/8). */
export const powerMoved = facts.define<{ from: Seat; to: Seat; n: number }>('power-transferred', {
  apply(s, x) {
    ownSeat(s, x.from).rawPower -= x.n;
    ownSeat(s, x.to).rawPower += x.n;
  },
  revert(s, x) {
    ownSeat(s, x.from).rawPower += x.n;
    ownSeat(s, x.to).rawPower -= x.n;
  },
  show: { from: 'seat', to: 'seat', n: 'plain' },
  say: n => `${n.from} transfers ${n.n} power to ${n.to}.`,
});

/** What lies on a card and can pass to another. */
type Counter = 'damage' | 'tokens' | 'chaos';

/** Writes a number of counters: `2 tokens move`. */
const counted = (what: Counter, n: number): string => {
  if (what === 'damage') return `${n} damage moves`;
  const name = what === 'chaos' ? 'Chaos Token' : 'token';
  return n === 1 ? `1 ${name} moves` : `${n} ${name}s move`;
};

/** Damage, tokens or Chaos Tokens pass from one card to another. */
export const countersMoved = facts.define<{ from: CardId; to: CardId; what: Counter; n: number }>(
  'counters-transferred',
  {
    apply(s, x) {
      ownCard(s, x.from)[x.what] -= x.n;
      ownCard(s, x.to)[x.what] += x.n;
    },
    revert(s, x) {
      const n = Math.min(x.n, s.cards[x.to]![x.what]);
      ownCard(s, x.to)[x.what] -= n;
      ownCard(s, x.from)[x.what] += n;
    },
    show: { from: 'card', to: 'card', what: 'plain', n: 'plain' },
    say: (n, x) => `${counted(x.what!, x.n!)} from ${n.from} to ${n.to}.`,
    unsettles: true,
  },
);

/** Transfers power; the giver keeps at least 0 (b5/transfer/6). Returns the amount moved. */
export function transferPower(s: B5State, from: Seat, to: Seat, n: number): number {
  const most = Math.min(n, Math.max(0, power(s, from)));
  if (most > 0) powerMoved(s, { from, to, n: most });
  return Math.max(0, most);
}

/** Moves marks from one card to another, as many as it has and the other faction can have (b5/transfer/7). */
export function transferMarks(s: B5State, from: CardId, to: CardId, mark: Mark, n: number): number {
  const most = Math.min(n, s.cards[from]![mark]);
  const { faction } = s.cards[to]!;
  if (most <= 0 || from === to || (faction >= 0 && bars(s, faction, mark))) return 0;
  markMoved(s, { from, to, mark, n: most, source: -1 });
  return most;
}

/** Moves damage or tokens of a kind from one card to another, at most the existing amount (b5/transfer/5); a neutralized card takes no damage (b5/damage/7). */
export function transferCounters(s: B5State, from: CardId, to: CardId, what: Counter, n: number): number {
  const most = Math.min(n, s.cards[from]![what]);
  const bears = what !== 'damage' || DEFS[s.defs[to]!]!.abilities.some(a => a > 0);
  if (most <= 0 || from === to || !bears || (what === 'damage' && s.cards[to]!.neutralized)) return 0;
  countersMoved(s, { from, to, what, n: most });
  return most;
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/politics/influence.ts: b5/transfer/4
