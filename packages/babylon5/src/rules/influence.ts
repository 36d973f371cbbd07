import { ownSeat, type Seat } from '@orrery/kernel';
import { facts } from '../language.ts';
import { seatName } from '../names.ts';
import type { B5State, NonPlayer } from '../state.ts';
import { relationRating } from './states.ts';
import { eachStatic, sumFor } from './statics.ts';

/** No effect brings a player's rating lower (b5/influence/4). */
export const LOWEST_RATING = 3;

/** Influence gained or lost, one token or several, by a player (b5/influence/11, b5/influence/12). */
export const influenceGained = facts.define<{ seat: Seat; n: number; from?: string }>('influence-gained', {
  apply(s, x) {
    ownSeat(s, x.seat).rating += x.n;
  },
  revert(s, x) {
    takeTokens(s, x.seat, x.n);
  },
  say: (s, x) => `${seatName(s, x.seat!)} gains ${x.n} influence.`,
});

export const influenceLost = facts.define<{ seat: Seat; n: number }>('influence-lost', {
  apply(s, x) {
    takeTokens(s, x.seat, x.n);
  },
  revert(s, x) {
    ownSeat(s, x.seat).rating += x.n;
  },
  say: (s, x) => `${seatName(s, x.seat!)} loses ${x.n} influence.`,
});

/** A rating rises by building, which is protected and no gain (b5/build/4). */
export const influenceBuilt = facts.define<{ seat: Seat }>('influence-built', {
  apply(s, x) {
    ownSeat(s, x.seat).rating += 1;
  },
  say: (s, x) => `${seatName(s, x.seat!)} builds influence to ${s.seats[x.seat!]!.rating}.`,
});

/** Influence is applied: tokens move to the spent pool, temporary influence first. */
export const influenceApplied = facts.define<{ seat: Seat; n: number }>('influence-applied', {
  apply(s, x) {
    const seat = ownSeat(s, x.seat);
    const temporary = Math.min(seat.temporary, x.n);
    seat.temporary -= temporary;
    seat.spent += x.n - temporary;
    seat.applied += x.n;
  },
  revert(s, x) {
    const seat = ownSeat(s, x.seat);
    seat.spent = Math.max(0, seat.spent - x.n);
    seat.applied -= x.n;
  },
  say: (s, x) => `${seatName(s, x.seat!)} applies ${x.n} influence.`,
});

/** Influence for this turn alone (b5/influence/17). */
export const temporaryGained = facts.define<{ seat: Seat; n: number }>('temporary-influence', {
  apply(s, x) {
    ownSeat(s, x.seat).temporary += x.n;
  },
  revert(s, x) {
    const seat = ownSeat(s, x.seat);
    seat.temporary = Math.max(0, seat.temporary - x.n);
  },
  say: (s, x) => `${seatName(s, x.seat!)} has ${x.n} temporary influence.`,
});

const POWER_NAMES: Record<NonPlayer, string> = {
  babylon5: 'Babylon 5',
  shadows: 'The Shadows',
  vorlons: 'The Vorlons',
};

/** The influence of Babylon 5, the Shadows or the Vorlons changes; it does not go under 0 (b5/influence/5). */
export const powerInfluence = facts.define<{ whose: NonPlayer; n: number; done?: number }>('nonplayer-influence', {
  apply(s, x) {
    const before = s[x.whose];
    s[x.whose] = Math.max(0, before + x.n);
    (x as { done?: number }).done = s[x.whose] - before;
  },
  revert(s, x) {
    s[x.whose] = Math.max(0, s[x.whose] - (x.done ?? x.n));
  },
  say: (_s, x) =>
    `${POWER_NAMES[x.whose!]} ${x.n! < 0 ? 'lose' : 'gain'} ${Math.abs(x.n!)} influence.`
      .replace('Babylon 5 lose', 'Babylon 5 loses')
      .replace('Babylon 5 gain', 'Babylon 5 gains'),
});

/** Influence handed over: the casual and tournament rules call it a loss and a gain, the engine rules neither (b5/transfer/1, 2). */
export const influenceMoved = facts.define<{ from: Seat; to: Seat; whose?: NonPlayer; n: number }>(
  'influence-transferred',
  {
    apply(s, x) {
      takeTokens(s, x.from, x.n);
      if (x.whose) s[x.whose] += x.n;
      else ownSeat(s, x.to).rating += x.n;
    },
    say: (s, x) =>
      `${seatName(s, x.from!)} hands ${x.n} influence to ${x.whose ? POWER_NAMES[x.whose] : seatName(s, x.to!)}.`,
  },
);

/** Takes tokens, spent ones first (b5/influence/12; the engine rules leave the choice open, b5/influence/13). */
function takeTokens(s: B5State, seat: Seat, n: number): void {
  const record = ownSeat(s, seat);
  const taken = Math.min(n, record.rating - LOWEST_RATING);
  if (taken <= 0) return;
  record.rating -= taken;
  record.spent = Math.max(0, record.spent - taken);
}

/** A player's Influence Rating: tokens, and what lasting cards and states add while they are there (b5/influence/14). */
export function rating(s: B5State, seat: Seat): number {
  return s.seats[seat]!.rating + sumFor(s, 'rating', seat) + relationRating(s, seat);
}

/** What a player can still apply this turn (b5/influence/7, b5/influence/8). */
export function available(s: B5State, seat: Seat): number {
  const record = s.seats[seat]!;
  let most = Math.max(0, rating(s, seat) - record.spent) + record.temporary;
  for (const m of s.mods) if (m.kind === 'influence-cap') most = Math.min(most, m.n - record.applied);
  return Math.max(0, most);
}

/** Applies influence; the caller has made sure that it is there. */
export function applyInfluence(s: B5State, seat: Seat, n: number): void {
  if (n > 0) influenceApplied(s, { seat, n });
}

/** A player gains influence. */
export function gainInfluence(s: B5State, seat: Seat, n: number, from = ''): boolean {
  if (n <= 0) return false;
  if (from === 'conflict' && s.mods.some(m => m.kind === 'no-conflict-influence' && m.seat === seat)) return false;
  return influenceGained(s, { seat, n, ...(from ? { from } : {}) });
}

/** A player loses influence, never below 3. Gives how much was lost. */
export function loseInfluence(s: B5State, seat: Seat, n: number): number {
  const lost = Math.min(n, s.seats[seat]!.rating - LOWEST_RATING);
  if (lost > 0) influenceLost(s, { seat, n: lost });
  return Math.max(0, lost);
}

/** Hands influence to another player or to a power; the giver keeps 3 (b5/transfer/3). Gives how much was moved. */
export function transferInfluence(s: B5State, from: Seat, to: Seat, whose: NonPlayer | null, n: number): number {
  const moved = Math.min(n, s.seats[from]!.rating - LOWEST_RATING);
  if (moved <= 0) return 0;
  if (s.ruleset === 'engine') influenceMoved(s, { from, to, n: moved, ...(whose ? { whose } : {}) });
  else {
    influenceLost(s, { seat: from, n: moved });
    if (whose) powerInfluence(s, { whose, n: moved });
    else influenceGained(s, { seat: to, n: moved });
  }
  return moved;
}

/** Extra influence that lasting cards let a seat apply each turn (b5/influence/20). */
export function extraInfluence(s: B5State, seat: Seat): number {
  let extra = 0;
  eachStatic(s, 'extra-influence', (st, _source, f) => {
    if (f.you === seat) extra += st.n(s, f);
  });
  return extra;
}
