// Influence, which players pay with: the rating of each player, and how it is gained, lost and applied (b5/influence).
import { type CardId, ownSeat, type Seat } from '@orrery/kernel';
import { facts } from '../../language.ts';
import type { B5State, NonPlayer } from '../../state.ts';
import { noteRating } from '../cards/this-turn.ts';
import { standsNoMore } from '../effects/plays.ts';
import { eachStatic, isSpoken, sumFor } from '../effects/statics.ts';
import { relationRating } from './states.ts';

/** The lowest rating that effects can bring a player to (b5/influence/4, b5/transfer/4). */
export const LOWEST_RATING = 3;

/** Influence gained or lost, one token or several, by a player (b5/influence/3, b5/influence/11, b5/influence/12). */
export const influenceGained = facts.define<{ seat: Seat; n: number; from?: string }>('influence-gained', {
  apply(s, x) {
    const seat = ownSeat(s, x.seat);
    noteRating(s, x.seat);
    seat.rating += x.n;
    seat.gained = x.n;
  },
  revert(s, x) {
    takeTokens(s, x.seat, x.n);
    ownSeat(s, x.seat).gained = 0;
  },
  show: { seat: 'seat', n: 'plain' },
  say: (n, x, s) => `${n.seat} gains ${n.n} influence and now has ${rating(s, x.seat!)}.`,
});

/** Influence is lost; the player chooses `unspent` of the tokens from the unspent pool (b5/influence/13). */
export const influenceLost = facts.define<{ seat: Seat; n: number; unspent?: number; spent?: number }>(
  'influence-lost',
  {
    apply(s, x) {
      const before = s.seats[x.seat]!.spent;
      takeTokens(s, x.seat, x.n, x.unspent);
      (x as { spent?: number }).spent = before - s.seats[x.seat]!.spent;
    },
    revert(s, x) {
      const seat = ownSeat(s, x.seat);
      seat.rating += x.n;
      seat.spent += x.spent ?? 0;
    },
    show: { seat: 'seat', n: 'plain' },
    say: (n, x, s) => `${n.seat} loses ${n.n} influence and now has ${rating(s, x.seat!)}.`,
  },
);

/** A rating rises by building. This is protected and not a gain (b5/build/4). */
export const influenceBuilt = facts.define<{ seat: Seat }>('influence-built', {
  apply(s, x) {
    noteRating(s, x.seat);
    ownSeat(s, x.seat).rating += 1;
  },
  show: { seat: 'seat' },
  say: (n, x, s) => `${n.seat} builds influence and now has ${rating(s, x.seat!)}.`,
  deed: true,
});

/** Influence is applied: tokens move to the spent pool, temporary influence first (b5/influence/6). */
export const influenceApplied = facts.define<{
  seat: Seat;
  n: number;
  temporary?: number;
  /** the reason, `to draw`, or the card that needs it; absent if another log entry says so */
  why?: string;
  card?: CardId;
}>('influence-applied', {
  aside: (_s, x, seat) => x.seat === seat,
  apply(s, x) {
    const seat = ownSeat(s, x.seat);
    const temporary = Math.min(seat.temporary, x.n);
    (x as { temporary?: number }).temporary = temporary;
    seat.temporary -= temporary;
    seat.spent += x.n - temporary;
    seat.applied += x.n;
  },
  revert(s, x) {
    const seat = ownSeat(s, x.seat);
    const { temporary = 0 } = x;
    seat.temporary += temporary;
    seat.spent = Math.max(0, seat.spent - (x.n - temporary));
    seat.applied -= x.n;
  },
  show: { seat: 'seat', n: 'plain', why: 'plain', card: 'card' },
  say: n => `${n.seat} applies ${n.n} influence${n.why && ` ${n.why}`}${n.card && ` for ${n.card}`}.`,
  step: 'beside',
});

/** A player can apply influence of this turn again: at most the amount in the spent pool (b5/influence/10, b5/influence/18). */
export const influenceReturned = facts.define<{ seat: Seat; n: number }>('influence-returned', {
  apply(s, x) {
    ownSeat(s, x.seat).spent -= x.n;
  },
  revert(s, x) {
    ownSeat(s, x.seat).spent += x.n;
  },
  show: { seat: 'seat', n: 'plain' },
  say: n => `${n.seat} can apply ${n.n} influence again.`,
});

/** Influence for this turn only (b5/influence/17, b5/influence/19). */
export const temporaryGained = facts.define<{ seat: Seat; n: number }>('temporary-influence', {
  apply(s, x) {
    ownSeat(s, x.seat).temporary += x.n;
  },
  revert(s, x) {
    const seat = ownSeat(s, x.seat);
    seat.temporary = Math.max(0, seat.temporary - x.n);
  },
  show: { seat: 'seat', n: 'plain' },
  say: n => `${n.seat} has ${n.n} more influence to apply this turn.`,
});

/** The powers that no player leads, by name. */
export const POWER_NAMES: Record<NonPlayer, string> = {
  babylon5: 'Babylon 5',
  shadows: 'the Shadows',
  vorlons: 'the Vorlons',
};

/** The influence of Babylon 5, the Shadows or the Vorlons changes, to at least 0 (b5/influence/5). */
export const powerInfluence = facts.define<{ whose: NonPlayer; n: number; done?: number }>('nonplayer-influence', {
  apply(s, x) {
    const before = s[x.whose];
    s[x.whose] = Math.max(0, before + x.n);
    (x as { done?: number }).done = s[x.whose] - before;
  },
  revert(s, x) {
    s[x.whose] = Math.max(0, s[x.whose] - (x.done ?? x.n));
  },
  show: { whose: 'plain', n: 'plain' },
  say: (_n, x, s) => {
    const one = x.whose === 'babylon5';
    const does = `${x.n! < 0 ? 'lose' : 'gain'}${one ? 's' : ''}`;
    return `${POWER_NAMES[x.whose!]} ${does} ${Math.abs(x.n!)} influence and now ${one ? 'has' : 'have'} ${s[x.whose!]}.`;
  },
  unsettles: true,
});

/** Takes tokens, spent ones first (b5/influence/12), except the chosen ones from the unspent pool (b5/influence/13). */
export function takeTokens(s: B5State, seat: Seat, n: number, unspent = 0): void {
  const record = ownSeat(s, seat);
  const taken = Math.min(n, record.rating - LOWEST_RATING);
  if (taken <= 0) return;
  noteRating(s, seat);
  record.rating -= taken;
  record.spent = Math.max(0, record.spent - Math.max(0, taken - unspent));
}

/** A player's Influence Rating: tokens, plus the amounts from lasting cards and states (b5/influence/1, b5/influence/14). */
export function rating(s: B5State, seat: Seat): number {
  return s.seats[seat]!.rating + sumFor(s, 'rating', seat) + relationRating(s, seat);
}

/** The influence that a player can still apply this turn (b5/influence/7, b5/influence/8). */
export function available(s: B5State, seat: Seat): number {
  const record = s.seats[seat]!;
  let most = Math.max(0, rating(s, seat) - record.spent) + record.temporary;
  for (const m of s.mods) if (m.kind === 'influence-cap') most = Math.min(most, m.n - record.applied);
  return Math.max(0, most);
}

/**
 * Applies influence. The caller must check that it is available.
 * @param why the reason as the log writes it (`to draw`), or the card whose text needs it; absent if another log entry says so
 */
export function applyInfluence(s: B5State, seat: Seat, n: number, why?: string | CardId): void {
  if (n <= 0) return;
  if (why === undefined) influenceApplied(s, { seat, n });
  else influenceApplied(s, typeof why === 'string' ? { seat, n, why } : { seat, n, card: why });
}

/** The influence of Babylon 5, the Shadows or the Vorlons with what cards in play and lasting effects add. That is neither a gain nor a loss. */
export function influenceOfPower(s: B5State, whose: NonPlayer): number {
  if (!isSpoken(s, 'power-influence')) return s[whose];
  let more = 0;
  eachStatic(s, 'power-influence', (st, _source, f) => {
    if (st.what === whose) more += st.n(s, f);
  });
  return Math.max(0, s[whose] + more);
}

/** Babylon 5, the Shadows or the Vorlons gain influence, or lose it. A text may keep one of them from losing any. */
export function changePower(s: B5State, whose: NonPlayer, n: number): void {
  let kept = n === 0;
  if (n < 0)
    eachStatic(s, 'no-loss', st => {
      if (st.what === whose) kept = true;
    });
  if (!kept) powerInfluence(s, { whose, n });
}

/** A player gains influence. */
export function gainInfluence(s: B5State, seat: Seat, n: number, from = ''): boolean {
  if (n <= 0) return false;
  if (sumFor(s, 'no-gain', seat) > 0) return false;
  if (from === 'conflict' && s.mods.some(m => m.kind === 'no-conflict-influence' && m.seat === seat)) return false;
  return influenceGained(s, { seat, n, ...(from ? { from } : {}) });
}

/** The part of a loss that really happens: a rating stays at 3 (b5/influence/4). */
export function losable(s: B5State, seat: Seat, n: number): number {
  return Math.max(0, Math.min(n, s.seats[seat]!.rating - LOWEST_RATING));
}

/** The least and most of the lost tokens that may come from the unspent pool (b5/influence/13). */
export function unspentShare(s: B5State, seat: Seat, lost: number): { least: number; most: number } {
  const { rating: tokens, spent } = s.seats[seat]!;
  return { least: Math.max(0, lost - spent), most: Math.min(lost, Math.max(0, tokens - spent)) };
}

/**
 * A player loses influence, but not below 3. Returns the amount lost.
 * @param unspent how many tokens come from the unspent pool although spent ones are left (b5/influence/13)
 */
export function loseInfluence(s: B5State, seat: Seat, n: number, unspent = 0): number {
  const lost = losable(s, seat, n);
  if (lost > 0) influenceLost(s, { seat, n: lost, ...(unspent > 0 ? { unspent } : {}) });
  return lost;
}

/** Restores influence that was applied this turn. Returns the amount restored. */
export function restoreInfluence(s: B5State, seat: Seat, n: number): number {
  const back = Math.min(n, s.seats[seat]!.spent);
  if (back > 0) influenceReturned(s, { seat, n: back });
  return Math.max(0, back);
}

/** Takes back the last gain of influence this turn, as a loss of the same amount (b5/influence/15, b5/influence/16). */
export function takeBackGain(s: B5State, seat: Seat): number {
  const { gained } = s.seats[seat]!;
  if (gained > 0) ownSeat(s, seat).gained = 0;
  standsNoMore(s, x => x.t === 'influence-gained' && x.seat === seat && x.n === gained);
  return loseInfluence(s, seat, gained);
}

/** Extra influence that lasting cards let a seat apply each turn (b5/influence/20). */
export function extraInfluence(s: B5State, seat: Seat): number {
  return sumFor(s, 'extra-influence', seat);
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/rounds/ready-round.ts: b5/influence/9
// - rules/setup/starting-ambassador.ts: b5/influence/2
// - state.ts: b5/influence/21
