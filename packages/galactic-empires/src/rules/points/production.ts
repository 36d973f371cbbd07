// Production: all points that a fleet generates (ge/allocation-phase/6, ge/allocation-phase/11, ge/allocation-phase/12).
import type { CardId, Fits, Frame, Seat } from '@orrery/kernel';
import { KIND, type Kind, sideOf, typeOf } from '../../card.ts';
import { POINT_KINDS, type PointKind, type Points } from '../../printed.ts';
import { FLEET, type GeState, pile } from '../../state.ts';
import { outputOf, printedOutput, type WillBe, zero } from '../fleet/terrain.ts';
import { combined, isCombined, isUnit } from '../table/definitions.ts';
import { allInPlay, cardsOn } from '../table/stacks.ts';
import { added, isReversed } from '../texts/modifiers.ts';
import { standing } from '../texts/standing.ts';
import {
  anyStatic,
  eachStatic,
  isBarren,
  isSuspended,
  isUnder,
  meansSeat,
  reaches,
  stands,
} from '../texts/static-texts.ts';
import { hasNeeds, isNothing, needsOf } from './requirements.ts';

/** Points that only some cards can use: the healing of a dragon hole, or a crew's repair points for its own ship. */
export interface Restricted {
  readonly kind: PointKind;
  readonly n: number;
  /** the card that generates them; its text says which cards can use them */
  readonly from: CardId;
  readonly fits: Fits<GeState>;
}

/** All points that a fleet generates in an Allocation Phase. */
export interface Production {
  /** points by kind that can go anywhere, with those kept from the last turn */
  readonly free: Record<PointKind, number>;
  readonly restricted: readonly Restricted[];
  /** points by kind that cards of other players take before any other payment of that kind (T6 Black Hole, T5 Dependency World) */
  readonly drained: Record<PointKind, number>;
  /** kinds that economy cannot replace, because a text forbids it */
  readonly alone: ReadonlySet<PointKind>;
  /** kinds that economy replaces two for one, because a text says so (F6 Research Field) */
  readonly twofold: ReadonlySet<PointKind>;
  /** tells whether supply can pay the economy that a card needs; null if no text says so */
  readonly supplyPays: ((card: CardId) => boolean) | null;
}

/** True if a text stops others from reducing the points of a kind that a player's whole fleet generates (C8 CEO). */
const unlessenedFleet = (s: GeState, seat: Seat, kind: PointKind): boolean =>
  anyStatic(s, KIND['not lessened'], (st, f) => st.who !== null && st.what === kind && meansSeat(s, st, f, seat));

/** Adds the points that one card generates to a production. `only` limits them to one kind; '' means all kinds. */
function collect(
  s: GeState,
  id: CardId,
  out: Points,
  free: Record<PointKind, number>,
  restricted: Restricted[],
  only = '',
): void {
  const bound = sideOf(s, id).only;
  for (const k in out) {
    const kind = k as PointKind;
    if (only !== '' && only !== kind) continue;
    const fits = bound?.[kind];
    // a card in a separate part of the fleet generates only for that part
    if (!reaches(s, id, -1))
      restricted.push({
        kind,
        n: out[kind]!,
        from: id,
        fits: (s2, card, f) => reaches(s2, id, card) && (fits === undefined || fits(s2, card, f)),
      });
    else if (fits === undefined) free[kind] += out[kind]!;
    else restricted.push({ kind, n: out[kind]!, from: id, fits });
  }
}

/** True if a text gives the points of this kind that a card generates to another player instead (T4 Distant Sun). */
const isDiverted = (s: GeState, id: CardId, kind: PointKind, willBe: WillBe): boolean =>
  anyStatic(s, KIND.diverts, st => st.what === '' || st.what === kind, id, willBe);

/** Returns the points of a card without those that a text gives to another player (O6 Corporate Influence). */
function afterTribute(s: GeState, id: CardId, out: Points, willBe: WillBe): Points {
  const left: Partial<Record<PointKind, number>> = { ...out };
  eachStatic(
    s,
    KIND.tribute,
    (st, f, made) => {
      const kind = st.what as PointKind;
      left[kind] = Math.max(0, (left[kind] ?? 0) - added(s, st, f, made));
    },
    id,
    willBe,
  );
  return left;
}

/** The part of a production that no plan changes. */
export interface Settled {
  readonly free: Readonly<Record<PointKind, number>>;
  readonly restricted: readonly Restricted[];
  /** the cards whose points depend on the plan */
  readonly open: readonly CardId[];
}

/**
 * Returns the points that cards of a fleet generate whatever a plan engages. These are cards whose engagement is certain and that no text of an
 * uncertain card changes.
 * @param willBe which cards are engaged if a plan engages none
 * @param unsure true for a card that is engaged only if the plan says so
 */
export function settledOutputs(s: GeState, seat: Seat, willBe: WillBe, unsure: (id: CardId) => boolean): Settled {
  const { statics } = standing(s);
  const free = zero();
  const restricted: Restricted[] = [];
  // points that go to others, reversed ones, and those that texts about additions change need the whole fleet
  if (
    statics[KIND.diverts] !== undefined ||
    statics[KIND.tribute] !== undefined ||
    statics[KIND['adds twice']] !== undefined ||
    statics[KIND['adds up']] !== undefined ||
    statics[KIND.reversed] !== undefined
  )
    return { free, restricted, open: pile(s, seat, FLEET) };
  const open: CardId[] = [];
  const texts = [...(statics[KIND.output] ?? []), ...(statics[KIND.makes] ?? [])].filter(x => unsure(x.source));
  for (const id of pile(s, seat, FLEET)) {
    if (isCombined(s, id)) continue;
    const parts = combined(s, id);
    if (parts.some(unsure) || texts.some(x => x.what.to === null || parts.some(part => x.what.to!(s, part, x.f))))
      open.push(id);
    else if (generates(s, id, willBe)) collect(s, id, outputOf(s, id, willBe), free, restricted);
  }
  return { free, restricted, open };
}

/**
 * Returns all that a player's fleet generates if these cards are engaged, including points kept from the last turn.
 * @param settled the part that no plan changes, if the caller tries several plans (see `settledOutputs`)
 */
export function production(s: GeState, seat: Seat, willBe: WillBe, settled?: Settled): Production {
  const free = settled === undefined ? zero() : { ...settled.free };
  const drained = zero();
  /** `fewer`: points that the fleet generates less; they reduce only points of their own kind (ge/points/3) */
  const fewer = zero();
  const restricted: Restricted[] = settled === undefined ? [] : settled.restricted.slice();
  const { statics } = standing(s);
  for (const id of settled?.open ?? pile(s, seat, FLEET)) {
    if (!generates(s, id, willBe)) continue;
    let out = outputOf(s, id, willBe);
    if (isReversed(s, id)) {
      for (const k in out) drained[k as PointKind] += out[k as PointKind]!;
      continue;
    }
    if (statics[KIND.diverts] !== undefined)
      out = Object.fromEntries(Object.entries(out).filter(([k]) => !isDiverted(s, id, k as PointKind, willBe)));
    if (statics[KIND.tribute] !== undefined) out = afterTribute(s, id, out, willBe);
    collect(s, id, out, free, restricted);
  }
  for (const kind of [KIND.shares, KIND.diverts])
    if (statics[kind] !== undefined)
      eachStatic(
        s,
        kind,
        (st, f) => {
          if (f.you !== seat) return;
          for (const id of allInPlay(s))
            if (s.cards[id]!.controller !== seat && st.to!(s, id, f) && generates(s, id, willBe))
              collect(s, id, outputOf(s, id, willBe), free, restricted, st.what);
        },
        -1,
        willBe,
      );
  // a lower total need equals extra points that can only engage cards (C9 Admiral)
  if (statics[KIND['fleet needs']] !== undefined)
    eachStatic(
      s,
      KIND['fleet needs'],
      (st, f, made) => {
        const n = -added(s, st, f, made);
        if (n > 0 && meansSeat(s, st, f, seat))
          restricted.push({ kind: st.what as PointKind, n, from: f.self, fits: (s2, card) => hasNeeds(s2, card) });
      },
      -1,
      willBe,
    );
  // saved points are lost with the card that keeps them
  const { kept } = s.seats[seat]!;
  for (const k in kept)
    if (statics[KIND['keeps points']]?.some(x => x.what.what === k && x.f.you === seat))
      free[k as PointKind] += kept[k as PointKind]!;
  // 1 point for each player who began the match (ge/command/7)
  free.command += s.starters;
  /** points that texts take only as far as some are left */
  const bounded: { kind: PointKind; n: number; least: number }[] = [];
  if (stands(s, KIND['fleet output']))
    eachStatic(
      s,
      KIND['fleet output'],
      (st, f, made) => {
        if (!meansSeat(s, st, f, seat)) return;
        const kind = st.what as PointKind;
        const n = added(s, st, f, made);
        if ((n < 0 || (st.times !== null && st.times(s, f) < 1)) && unlessenedFleet(s, seat, kind)) return;
        if (st.times !== null) free[kind] = Math.floor(free[kind] * st.times(s, f));
        if (n > 0) free[kind] += n;
        else if (st.source.least !== undefined) bounded.push({ kind, n: -n, least: st.source.least });
        else {
          const rest = st.of === null ? 0 : notFrom(s, seat, st.of, f, kind, free[kind], willBe);
          if (rest > 0) {
            free[kind] -= rest;
            restricted.push({ kind, n: rest, from: f.self, fits: () => true });
          }
          (st.source.toll ? drained : fewer)[kind] -= n;
          const ahead = spared(s, seat, f.self, kind, free[kind], drained[kind] + fewer[kind]);
          if (ahead !== null) restricted.push(ahead);
        }
      },
      -1,
      willBe,
    );
  if (stands(s, KIND['spent as']))
    eachStatic(s, KIND['spent as'], (st, f) => {
      if (!meansSeat(s, st, f, seat)) return;
      const n = Math.floor(free.economy * st.times!(s, f));
      free.economy -= n;
      free[st.what as PointKind] += n;
    });
  for (const { kind, n, least } of bounded)
    fewer[kind] += Math.max(0, Math.min(n, free[kind] - drained[kind] - fewer[kind] - least));
  for (const kind of POINT_KINDS) drained[kind] += Math.min(fewer[kind], free[kind]);
  return {
    free,
    restricted,
    drained,
    alone: kindsOfText(s, KIND['no stand-in'], seat),
    twofold: kindsOfText(s, KIND['doubles economy'], seat),
    supplyPays: statics[KIND['supply pays']] === undefined ? null : cardsSupplyPays(s, willBe),
  };
}

/** Returns the test of the cards whose economy supply can pay with these cards engaged; null if no card that says so is. */
function cardsSupplyPays(s: GeState, willBe: WillBe): Production['supplyPays'] {
  const speaks = (card: CardId): boolean => anyStatic(s, KIND['supply pays'], () => true, card, willBe);
  return speaks(-1) ? speaks : null;
}

const NO_KINDS: ReadonlySet<PointKind> = new Set();

/** Returns the kinds of points of which texts of a kind speak to a player. */
function kindsOfText(s: GeState, kind: Kind, seat: Seat): ReadonlySet<PointKind> {
  if (!stands(s, kind)) return NO_KINDS;
  const kinds = new Set<PointKind>();
  eachStatic(s, kind, (st, f) => {
    if (meansSeat(s, st, f, seat)) kinds.add(st.what as PointKind);
  });
  return kinds;
}

/**
 * Returns the points that units get before a text drains them, if the units are immune to that text (E4 Stellar Map): the part of their needs that
 * the drain would take. Null for none.
 */
function spared(s: GeState, seat: Seat, from: CardId, kind: PointKind, made: number, drain: number): Restricted | null {
  if (standing(s).statics[KIND.immune] === undefined) return null;
  const units = pile(s, seat, FLEET).filter(id => isUnit(s, id) && isUnder(s, KIND.immune, id, from));
  if (units.length === 0) return null;
  const wanted = units.reduce((n, id) => n + (needsOf(s, id)?.[kind] ?? 0), 0);
  const n = Math.min(wanted, made) - Math.max(0, made - drain);
  return n <= 0 ? null : { kind, n, from, fits: (_s, card) => units.includes(card) };
}

/** Returns the points of a kind that a fleet has from other cards than those that fit. A text about those cards does not take them. */
function notFrom(
  s: GeState,
  seat: Seat,
  of: Fits<GeState>,
  f: Frame,
  kind: PointKind,
  made: number,
  willBe: WillBe,
): number {
  let from = 0;
  for (const id of pile(s, seat, FLEET))
    if (of(s, id, f) && generates(s, id, willBe)) from += outputOf(s, id, willBe)[kind] ?? 0;
  return Math.max(0, made - from);
}

/** True for a card that generates points: it will be engaged and is no part of another (ge/allocation-phase/11, ge/allocation-phase/12). */
function generates(s: GeState, id: CardId, willBe: WillBe): boolean {
  if (isCombined(s, id)) return false;
  const type = typeOf(s, id);
  if (type === 'H') return false;
  // texts may make cards generate that print no points: terrain, cards with other cards on them, cards that store points for others, and cards of
  // which a text speaks for a time
  const may =
    type === 'T' ||
    cardsOn(s, id).length > 0 ||
    sideOf(s, id).only !== null ||
    (s.lasting.length > 0 && isUnder(s, KIND.makes, id));
  if (!may && isNothing(printedOutput(s, id))) return false;
  return willBe(s, id) && !isSuspended(s, id) && !isBarren(s, id);
}
