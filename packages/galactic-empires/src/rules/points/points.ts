// Payment: compares each demand with the points that a fleet generates, with economy in place of other kinds (ge/points).
// Points for some cards only pay first, then points of the kind, then economy (ge/points/1, ge/points/3).
import { type CardId, type Refusal, refuse } from '@orrery/kernel';
import { typeOf } from '../../card.ts';
import { POINT_KINDS, type PointKind, type Points } from '../../printed.ts';
import type { GeState } from '../../state.ts';
import { healedAs, isBeing } from '../damage/repair.ts';
import { slotsUsed } from '../fleet/command.ts';
import { zero } from '../fleet/terrain.ts';
import { isInPlayWith, isSplit, reading } from '../texts/static-texts.ts';
import type { Production, Restricted } from './production.ts';

/** Points of one kind that a plan gives to one card. */
export interface Demand {
  readonly card: CardId;
  readonly kind: PointKind;
  readonly n: number;
  /** they repair or heal the card; general repair points do not heal beings (ge/points/7, ge/points/9) */
  readonly mends?: boolean;
}

/** An account of one plan: the demands that it has made until now. */
export interface Bill {
  readonly s: GeState;
  readonly production: Production;
  /** points of each kind that are needed, if any point of the kind will do */
  readonly want: Record<PointKind, number>;
  /** demands one by one, for kinds with points that not every card can use */
  readonly listed: Partial<Record<PointKind, Demand[]>>;
  /** economy that replaces each kind; Infinity if it cannot */
  readonly stands: Record<PointKind, number>;
  /** demands for economy that supply can pay, written as demands for supply; null if no text lets it */
  readonly swaps: Demand[] | null;
}

const LISTABLE = POINT_KINDS.filter(kind => kind !== 'economy');

/**
 * Returns an empty account.
 * @param heals true if the fleet has a being that could be healed; general repair points cannot do that
 */
export function openBill(s: GeState, production: Production, heals: boolean): Bill {
  const bill: Bill = {
    s,
    production,
    want: zero(),
    listed: heals ? { repair: [] } : {},
    stands: zero(),
    swaps: production.supplyPays === null ? null : [],
  };
  for (const r of production.restricted) if (r.kind !== 'economy') bill.listed[r.kind] ??= [];
  // points that the fleet generates do not reach cards in a separate part of the fleet
  if (isSplit(s)) for (const kind of LISTABLE) bill.listed[kind] ??= [];
  return bill;
}

/** True for a kind that economy cannot replace: command points, and kinds that a text names (ge/points/3). */
const standsAlone = (alone: Production['alone'], kind: PointKind): boolean => kind === 'command' || alone.has(kind);

const mayStandIn = (s: GeState, d: Demand, alone: Production['alone']): boolean =>
  !standsAlone(alone, d.kind) && !(d.mends === true && typeOf(s, d.card) === 'M') && isInPlayWith(s, -1, d.card);

/**
 * Returns the points of a kind that can go anywhere: without drained points, and without the command that cards in play take as slots
 * (ge/command/13).
 */
function atHand(b: Bill, seat: number, kind: PointKind): number {
  const { free, drained } = b.production;
  const n = free[kind] - drained[kind];
  return Math.max(0, kind === 'command' ? n - Math.ceil(slotsUsed(b.s, seat)) : n);
}

/** Returns the points of a kind that one point of economy replaces. */
const worthOf = (b: Bill, kind: PointKind): number => (b.production.twofold.has(kind) ? 2 : 1);

/** Returns the points of a kind that a fleet must give to drains before economy replaces any. */
const owed = (b: Bill, kind: PointKind): number => Math.max(0, b.production.drained[kind] - b.production.free[kind]);

/** Returns the economy that replaces the points that a fleet lacks. Drained points of the kind take some of it first. */
const inPlace = (b: Bill, kind: PointKind, lacking: number): number =>
  lacking === 0 ? 0 : Math.ceil((lacking + owed(b, kind)) / worthOf(b, kind));

/** Returns the economy that replaces a kind, if any point of the kind will do. */
const plainly = (b: Bill, seat: number, kind: PointKind, want: number): number => {
  const lacking = Math.max(0, want - atHand(b, seat, kind));
  return lacking > 0 && standsAlone(b.production.alone, kind) ? Number.POSITIVE_INFINITY : inPlace(b, kind, lacking);
};

/**
 * Returns the least economy that replaces a kind, if some of its points can go only to some cards. It finds that number as in a matching: each demand
 * gets its points, or takes those of another demand that can use others.
 */
function matched(b: Bill, seat: number, kind: PointKind, list: readonly Demand[]): number {
  const { s } = b;
  const pools: { n: number; from: Restricted | null }[] = b.production.restricted.flatMap(r =>
    r.kind === kind ? [{ n: r.n, from: r }] : [],
  );
  pools.push({ n: atHand(b, seat, kind), from: null });
  const fits = (i: number, d: Demand): boolean => {
    const { from } = pools[i]!;
    return from === null
      ? !(d.mends && isBeing(s, d.card)) && isInPlayWith(s, -1, d.card)
      : from.fits(s, d.card, reading(s, from.from)) ||
          (d.mends === true && from.fits(s, healedAs(s, d.card), reading(s, from.from)));
  };
  const has = list.map(() => pools.map(() => 0));
  const give = (j: number, seen: Set<number>): boolean => {
    for (let i = 0; i < pools.length; i++) {
      if (seen.has(i) || !fits(i, list[j]!)) continue;
      seen.add(i);
      if (pools[i]!.n > 0) {
        pools[i]!.n--;
        has[j]![i]!++;
        return true;
      }
      for (let k = 0; k < list.length; k++)
        if (k !== j && has[k]![i]! > 0 && give(k, seen)) {
          has[k]![i]!--;
          has[j]![i]!++;
          return true;
        }
    }
    return false;
  };
  let lacking = 0;
  // demands that economy cannot pay come first
  for (const must of [true, false])
    for (let j = 0; j < list.length; j++) {
      if (mayStandIn(s, list[j]!, b.production.alone) === must) continue;
      for (let n = list[j]!.n; n > 0; n--)
        if (!give(j, new Set())) {
          if (must) return Number.POSITIVE_INFINITY;
          lacking += n;
          break;
        }
    }
  return inPlace(b, kind, lacking);
}

/** Returns the supply that pays for economy: as much as is left and as the cards that take it need (S4 Bolaar Cargo Express). */
export function swapped(b: Bill): number {
  if (b.swaps === null || b.swaps.length === 0) return 0;
  const list = b.listed.supply;
  if (list === undefined) {
    const most = b.swaps.reduce((n, d) => n + d.n, 0);
    return Math.min(most, Math.max(0, atHand(b, -1, 'supply') - b.want.supply));
  }
  // some supply goes to some cards alone: each point is paid if it leaves no other demand short
  const paid: Demand[] = [];
  for (const d of b.swaps)
    for (let n = d.n; n > 0; n--) {
      paid.push({ ...d, n: 1 });
      if (matched(b, -1, 'supply', [...list, ...paid]) > b.stands.supply) paid.pop();
    }
  return paid.length;
}

/** Returns the economy that is left: without drained points, demands for economy, and economy that replaces other kinds. */
export function economyLeft(b: Bill): number {
  let n = Math.max(0, b.production.free.economy - b.production.drained.economy) - b.want.economy + swapped(b);
  for (const kind of POINT_KINDS) n -= b.stands[kind];
  return n;
}

/** True for a demand for economy that supply can pay. */
const isSwap = (b: Bill, d: Demand): boolean => d.kind === 'economy' && b.production.supplyPays?.(d.card) === true;

/** Adds a demand to the account, even if it cannot be paid: see `economyLeft`. */
export function enter(b: Bill, seat: number, d: Demand): void {
  const { kind } = d;
  const list = b.listed[kind];
  if (list !== undefined) {
    list.push(d);
    b.stands[kind] = matched(b, seat, kind, list);
    return;
  }
  b.want[kind] += d.n;
  if (isSwap(b, d)) b.swaps?.push({ ...d, kind: 'supply' });
  if (kind !== 'economy') b.stands[kind] = plainly(b, seat, kind, b.want[kind]);
}

/** Takes the last demand of this kind off the account again. */
function strike(b: Bill, seat: number, d: Demand): void {
  const { kind } = d;
  const list = b.listed[kind];
  if (list !== undefined) {
    list.pop();
    b.stands[kind] = matched(b, seat, kind, list);
    return;
  }
  b.want[kind] -= d.n;
  if (isSwap(b, d)) b.swaps?.pop();
  if (kind !== 'economy') b.stands[kind] = plainly(b, seat, kind, b.want[kind]);
}

/** Adds all of these demands to the account if they can be paid. Adds nothing otherwise. */
export function enterAll(b: Bill, seat: number, list: readonly Demand[]): boolean {
  for (const d of list) enter(b, seat, d);
  if (economyLeft(b) >= 0) return true;
  for (let i = list.length - 1; i >= 0; i--) strike(b, seat, list[i]!);
  return false;
}

/** Adds up to `d.n` points for a card to the account, as many as can be paid. Returns how many. */
export function enterMost(b: Bill, seat: number, d: Demand): number {
  const { kind } = d;
  if (kind === 'economy') {
    const n = Math.max(0, Math.min(d.n, economyLeft(b)));
    enter(b, seat, { ...d, n });
    return n;
  }
  if (b.listed[kind] === undefined && (kind !== 'supply' || b.swaps === null)) {
    // the fleet has `there` points, and economy can replace up to `more`
    const there = atHand(b, seat, kind) - b.want[kind];
    const more = (economyLeft(b) + b.stands[kind]) * worthOf(b, kind) - owed(b, kind);
    const most = standsAlone(b.production.alone, kind) ? there : there + Math.max(0, more);
    const n = Math.max(0, Math.min(d.n, most));
    if (n > 0) enter(b, seat, { ...d, n });
    return n;
  }
  let n = 0;
  while (n < d.n && enterAll(b, seat, [{ ...d, n: 1 }])) n++;
  return n;
}

const TOO_MANY = Object.fromEntries(
  POINT_KINDS.map(kind => [
    kind,
    kind === 'command'
      ? refuse('ge/command/13', 'You have too few command points. Cards in command slots get theirs first.')
      : refuse('ge/allocation-phase/6', `You do not have enough ${kind} for that, even with your economy.`),
  ]),
) as Record<PointKind, Refusal>;

/** Returns the rule that an account breaks, which names a kind with too few points, or null if all demands are paid. */
export function judgeBill(b: Bill): Refusal | null {
  if (economyLeft(b) >= 0) return null;
  const impossible = POINT_KINDS.find(kind => b.stands[kind] === Number.POSITIVE_INFINITY);
  const short = impossible ?? POINT_KINDS.find(kind => b.stands[kind] > 0) ?? 'economy';
  return TOO_MANY[short];
}

/** Returns the points that economy replaces, by kind (ge/points/2). */
export function declaredIn(b: Bill): Points {
  const out: Partial<Record<PointKind, number>> = {};
  for (const kind of POINT_KINDS) if (b.stands[kind] > 0) out[kind] = b.stands[kind] * worthOf(b, kind);
  return out;
}

/** Returns the points of a kind that are needed. */
export const wantedOf = (b: Bill, kind: PointKind): number =>
  b.listed[kind]?.reduce((n, d) => n + d.n, 0) ?? b.want[kind];

/** Returns the points of a kind that are left over: without drained points, and without economy that replaces others (ge/allocation-phase/10). */
export function leftOver(b: Bill, kind: PointKind): number {
  if (kind === 'economy') return Math.max(0, economyLeft(b));
  const { free, restricted, drained } = b.production;
  const all = restricted.reduce((n, r) => n + (r.kind === kind ? r.n : 0), Math.max(0, free[kind] - drained[kind]));
  return Math.max(
    0,
    all - (wantedOf(b, kind) - b.stands[kind] * worthOf(b, kind)) - (kind === 'supply' ? swapped(b) : 0),
  );
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/damage/armor.ts: ge/points/16, ge/points/17, ge/points/18, ge/points/19, ge/points/20, ge/points/21, ge/points/22
// - rules/damage/repair.ts: ge/points/6, ge/points/8, ge/points/10, ge/points/15
