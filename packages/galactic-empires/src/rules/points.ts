import type { CardId, Fits, Seat } from '@orrery/kernel';
import { defOf, sideOf, typeOf } from '../card.ts';
import type { PointKind, Points } from '../printed.ts';
import { FLEET, type GeState, pile } from '../state.ts';
import { added, cardsOn, eachStatic, isSuspended, meansSeat, reaches, standing } from './standing.ts';
import { combined, isCombined } from './statistics.ts';

// What a fleet generates (ge/points, ge/terrain/4 to /8)

/** Points that only some cards may be given: a dragon hole's healing, a damage control team's repair. */
export interface Restricted {
  readonly kind: PointKind;
  n: number;
  /** the card that makes them, whose text says for whom */
  readonly from: CardId;
}

/** All that a fleet generates in an Allocation Phase. */
export interface Production {
  /** points by kind, which may go anywhere */
  readonly free: Record<PointKind, number>;
  readonly restricted: Restricted[];
}

/** Says whether a card will be engaged, and so whether it generates and modifies (ge/allocation-phase/11, /12). */
export type WillBe = (s: GeState, id: CardId) => boolean;

const ZERO: Record<PointKind, number> = {
  economy: 0,
  supply: 0,
  energy: 0,
  ammunition: 0,
  research: 0,
  repair: 0,
  command: 0,
};

/** What is printed as generated on a card, or on the part of it that is played. */
export function printedOutput(s: GeState, id: CardId): Points {
  const { source } = defOf(s, id);
  const { as } = s.cards[id]!;
  if (source.parts !== undefined && as > 0) return source.parts[as - 1]?.makes ?? NOTHING;
  return source.makes ?? NOTHING;
}
const NOTHING: Points = {};

/** The points of one card, or of a terrain with what has combined with it, as texts in play change them. */
export function outputOf(s: GeState, id: CardId, willBe: WillBe): Points {
  const list = combined(s, id);
  const type = typeOf(s, id);
  const kind = type === 'T' ? 'output' : 'makes';
  const statics = standing(s).statics[kind];
  const base: Record<string, number> = {};
  for (const x of list) {
    const printed = printedOutput(s, x);
    for (const k in printed) base[k] = (base[k] ?? 0) + printed[k as PointKind]!;
  }
  if (statics === undefined && s.lasting.length === 0) return base as Points;
  /** of what adds the greatest alone counts, and of what multiplies (ge/terrain/4, /6); what takes away counts in full */
  const plus: Record<string, number> = {};
  const minus: Record<string, number> = {};
  const factor: Record<string, number> = {};
  const less: Record<string, number> = {};
  let none = false;
  eachStatic(
    s,
    kind,
    (st, f, made) => {
      const kinds = st.what === '' ? Object.keys(base) : [st.what];
      const n = added(s, st, f, made);
      const by = st.times === null ? 1 : st.times(s, f);
      if (st.set !== null) none = true;
      for (const k of kinds) {
        if (n > 0) plus[k] = type === 'T' ? Math.max(plus[k] ?? 0, n) : (plus[k] ?? 0) + n;
        else if (n < 0) minus[k] = (minus[k] ?? 0) - n;
        if (by > 1) factor[k] = type === 'T' ? Math.max(factor[k] ?? 1, by) : (factor[k] ?? 1) * by;
        else if (by < 1) less[k] = (less[k] ?? 1) * by;
      }
    },
    id,
    willBe,
  );
  if (none) return NOTHING;
  // additive before multiplicative (ge/terrain/8)
  const out: Record<string, number> = {};
  for (const k of new Set([...Object.keys(base), ...Object.keys(plus)])) {
    const n = Math.floor(((base[k] ?? 0) + (plus[k] ?? 0)) * (factor[k] ?? 1) * (less[k] ?? 1)) - (minus[k] ?? 0);
    if (n > 0) out[k] = n;
  }
  return out as Points;
}

/** The points of a kind that the text of a card lets be used for some cards alone; null for points that go anywhere. */
const ONLY: Partial<Record<PointKind, true>> = {
  repair: true,
  research: true,
  economy: true,
  energy: true,
  command: true,
};

/** Whom the points of a card may be given to, where its text says so: `repair` points of a dragon hole for dragons and monsters. */
export function restrictionOf(s: GeState, from: CardId, kind: PointKind): Fits<GeState> | null {
  if (ONLY[kind] === undefined) return null;
  return RESTRICTIONS.get(defOf(s, from).id)?.get(kind) ?? null;
}

/** The restrictions on what cards generate, by card and kind; filled as cards are compiled (`only` in their files). */
export const RESTRICTIONS = new Map<string, Map<PointKind, Fits<GeState>>>();

/** All that a player's fleet generates if these cards are engaged: what he keeps of the last turn, too. */
export function production(s: GeState, seat: Seat, willBe: WillBe): Production {
  const free = { ...ZERO };
  const restricted: Restricted[] = [];
  for (const id of pile(s, seat, FLEET)) {
    if (isCombined(s, id) || !generates(s, id, willBe)) continue;
    const out = outputOf(s, id, willBe);
    for (const k in out) {
      const kind = k as PointKind;
      if (restrictionOf(s, id, kind) === null && reaches(s, id, -1)) free[kind] += out[kind]!;
      else restricted.push({ kind, n: out[kind]!, from: id });
    }
  }
  const { kept } = s.seats[seat]!;
  for (const k in kept) free[k as PointKind] += kept[k as PointKind]!;
  // a point for each player who began (ge/command/7)
  free.command += s.starters;
  if (standing(s).statics['fleet output'] !== undefined || s.lasting.length > 0)
    eachStatic(
      s,
      'fleet output',
      (st, f, made) => {
        if (!meansSeat(s, st, f, seat)) return;
        const kind = st.what as PointKind;
        const n = added(s, st, f, made);
        if (st.times !== null) free[kind] = Math.floor(free[kind] * st.times(s, f));
        free[kind] = Math.max(0, free[kind] + n);
      },
      -1,
      willBe,
    );
  return { free, restricted };
}

/** True for a card that generates at all: it will be engaged, and what it lies on lets it (ge/disengaged/4 to /6). */
function generates(s: GeState, id: CardId, willBe: WillBe): boolean {
  if (Object.keys(printedOutput(s, id)).length === 0 && typeOf(s, id) !== 'T' && cardsOn(s, id).length === 0)
    return false;
  // cards against another player's cards work for their player all the same
  return willBe(s, id) && !isSuspended(s, id) && sideOf(s, id).type !== 'H';
}
