// All points that a fleet generates (ge/allocation-phase/6, ge/allocation-phase/11, ge/allocation-phase/12).
import type { CardId, Fits, Seat } from '@orrery/kernel';
import { KIND, sideOf, typeOf } from '../../card.ts';
import { POINT_KINDS, type PointKind, type Points } from '../../printed.ts';
import { FLEET, type GeState, pile } from '../../state.ts';
import { outputOf, printedOutput, type WillBe, zero } from '../fleet/terrain.ts';
import { combined, isCombined, isUnit } from '../table/definitions.ts';
import { allInPlay, cardsOn } from '../table/stacks.ts';
import { added, isReversed } from '../texts/modifiers.ts';
import { standing } from '../texts/standing.ts';
import { eachStatic, isSuspended, isUnder, meansSeat, reaches, stands } from '../texts/static-texts.ts';
import { hasNeeds, isNothing, needsOf } from './requirements.ts';

/** Points that only some cards may be given: the healing of a dragon hole, the repair points of a crew for its own ship. */
export interface Restricted {
  readonly kind: PointKind;
  readonly n: number;
  /** the card that makes them, whose text says for whom */
  readonly from: CardId;
  readonly fits: Fits<GeState>;
}

/** All that a fleet generates in an Allocation Phase. */
export interface Production {
  /** points by kind, which may go anywhere; those kept of the last turn among them */
  readonly free: Record<PointKind, number>;
  readonly restricted: readonly Restricted[];
  /** points by kind that go to cards of other players before anything else of that kind is paid (T6 Black Hole, T5 Dependency World) */
  readonly drained: Record<PointKind, number>;
  /** kinds that economy does not stand in for, because of a text */
  readonly alone: ReadonlySet<PointKind>;
}

/** True if a text keeps others from lessening the points of a kind that a player's whole fleet makes (C8 CEO). */
function unlessenedFleet(s: GeState, seat: Seat, kind: PointKind): boolean {
  if (standing(s).statics[KIND['not lessened']] === undefined) return false;
  let found = false;
  eachStatic(s, KIND['not lessened'], (st, f) => {
    if (st.who !== null && st.what === kind && meansSeat(s, st, f, seat)) found = true;
  });
  return found;
}

/** Adds to a production what one card makes of some kinds (of all, where `only` is ''). */
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
    // what lies apart from the fleet generates for what is apart with it alone
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

/** True if a text gives the points of this kind that a card makes to another player instead (T4 Distant Sun). */
function isDiverted(s: GeState, id: CardId, kind: PointKind, willBe: WillBe): boolean {
  let found = false;
  eachStatic(
    s,
    KIND.diverts,
    st => {
      if (st.what === '' || st.what === kind) found = true;
    },
    id,
    willBe,
  );
  return found;
}

/** What is known of a production before a plan is made. */
export interface Settled {
  readonly free: Readonly<Record<PointKind, number>>;
  readonly restricted: readonly Restricted[];
  /** the cards of which only the plan says what they generate */
  readonly open: readonly CardId[];
}

/**
 * What cards of a fleet generate whatever a plan engages: those that are sure to be engaged or not, and of which no text of an unsure card speaks.
 * @param willBe which cards are engaged where nothing is
 * @param unsure true for a card of which only the plan says whether it is engaged
 */
export function settledOutputs(s: GeState, seat: Seat, willBe: WillBe, unsure: (id: CardId) => boolean): Settled {
  const { statics } = standing(s);
  const free = zero();
  const restricted: Restricted[] = [];
  // points that go elsewhere, or are taken, are looked at with the whole
  if (statics[KIND.diverts] !== undefined || statics[KIND.reversed] !== undefined)
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
 * All that a player's fleet generates if these cards are engaged: what they keep of the last turn, too.
 * @param settled what is known whatever is engaged, where several plans are tried (see `settledOutputs`)
 */
export function production(s: GeState, seat: Seat, willBe: WillBe, settled?: Settled): Production {
  const free = settled === undefined ? zero() : { ...settled.free };
  const drained = zero();
  /** what is generated less: of the points of its own kind alone (ge/points/3) */
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
  // what a fleet needs less in all is as good as points that go to engaging cards alone (C9 Admiral)
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
  // what was saved is lost with the card that keeps it
  const { kept } = s.seats[seat]!;
  for (const k in kept)
    if (statics[KIND['keeps points']]?.some(x => x.what.what === k && x.f.you === seat))
      free[k as PointKind] += kept[k as PointKind]!;
  // a point for each player who began (ge/command/7)
  free.command += s.starters;
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
        else {
          (st.source.toll ? drained : fewer)[kind] -= n;
          const ahead = spared(s, seat, f.self, kind, free[kind], drained[kind] + fewer[kind]);
          if (ahead !== null) restricted.push(ahead);
        }
      },
      -1,
      willBe,
    );
  for (const kind of POINT_KINDS) drained[kind] += Math.min(fewer[kind], free[kind]);
  return { free, restricted, drained, alone: stands(s, KIND['no stand-in']) ? kindsAlone(s, seat) : NO_KINDS };
}

const NO_KINDS: ReadonlySet<PointKind> = new Set();

/** The kinds of points that economy does not stand in for, because of a text. */
function kindsAlone(s: GeState, seat: Seat): ReadonlySet<PointKind> {
  const alone = new Set<PointKind>();
  eachStatic(s, KIND['no stand-in'], (st, f) => {
    if (meansSeat(s, st, f, seat)) alone.add(st.what as PointKind);
  });
  return alone;
}

/** Points that units immune to what drains a fleet get ahead of it (E4 Stellar Map): what they need, as far as the drain does not leave it; null for none. */
function spared(s: GeState, seat: Seat, from: CardId, kind: PointKind, made: number, drain: number): Restricted | null {
  if (standing(s).statics[KIND.immune] === undefined) return null;
  const units = pile(s, seat, FLEET).filter(id => isUnit(s, id) && isUnder(s, KIND.immune, id, from));
  if (units.length === 0) return null;
  const wanted = units.reduce((n, id) => n + (needsOf(s, id)?.[kind] ?? 0), 0);
  const n = Math.min(wanted, made) - Math.max(0, made - drain);
  return n <= 0 ? null : { kind, n, from, fits: (_s, card) => units.includes(card) };
}

/** True for a card that generates at all: it will be engaged, and is no part of another (ge/allocation-phase/11, ge/allocation-phase/12). */
function generates(s: GeState, id: CardId, willBe: WillBe): boolean {
  if (isCombined(s, id)) return false;
  const type = typeOf(s, id);
  if (type === 'H') return false;
  // what makes nothing by itself may be made to by texts: terrain, and cards with something on them
  if (type !== 'T' && isNothing(printedOutput(s, id)) && cardsOn(s, id).length === 0) return false;
  return willBe(s, id) && !isSuspended(s, id);
}
