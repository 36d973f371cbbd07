// Terrain: what it generates with all that changes it, and which damage its structure takes; the output of other cards, too (ge/terrain).
// ge/terrain/4, ge/terrain/5, ge/terrain/6, ge/terrain/7, ge/terrain/8: of what adds the greatest alone counts, and of
// what multiplies. ge/terrain/9, ge/terrain/10, ge/terrain/11, ge/terrain/12: several that are played together are one.
// That none but heavy weapons harm it (ge/terrain/2) is in fire/targets.ts.
import type { CardId, Frame } from '@orrery/kernel';
import { KIND, printedLike, type Static, sideOf, typeOf } from '../../card.ts';
import { POINT_KINDS, type PointKind, type Points } from '../../printed.ts';
import type { GeState, Lasting } from '../../state.ts';
import { combined, isCombined, isWhole, strengthOf } from '../table/definitions.ts';
import { cardsOn } from '../table/stacks.ts';
import { added } from '../texts/modifiers.ts';
import { standing } from '../texts/standing.ts';
import { eachStatic, isDoubled, stands } from '../texts/static-texts.ts';

/** Says whether a card will be engaged, and so whether it generates and modifies (ge/allocation-phase/11, ge/allocation-phase/12). */
export type WillBe = (s: GeState, id: CardId) => boolean;

export const zero = (): Record<PointKind, number> => ({
  economy: 0,
  supply: 0,
  energy: 0,
  ammunition: 0,
  research: 0,
  repair: 0,
  command: 0,
});

/** What is printed as generated on a card, or on the part of it that is played; what is printed on an ability its host generates, as its text says. */
export function printedOutput(s: GeState, id: CardId): Points {
  if (typeOf(s, id) === 'A') return NOTHING;
  const { source } = printedLike(s, id);
  const { as } = s.cards[id]!;
  if (source.parts !== undefined && as > 0) return source.parts[as - 1]?.makes ?? NOTHING;
  if (source.makes !== undefined && isDoubled(s, id)) return twofold(source.makes);
  return source.makes ?? NOTHING;
}

const twofold = (points: Points): Points =>
  Object.fromEntries(Object.entries(points).map(([kind, n]) => [kind, 2 * n]));

const NOTHING: Points = {};

const ALL_KINDS = zero();

/** The kinds of points that a text of this name changes: all that the card makes where it names none, or all but command points. */
const kindsOf = (what: string, base: Readonly<Record<string, number>>): readonly string[] =>
  what === '' ? Object.keys(base) : what === 'but command' ? Object.keys(base).filter(k => k !== 'command') : [what];

/** True if a text keeps others from lessening the points of a kind that a card makes (C6 Administrator). */
function unlessened(s: GeState, card: CardId, kind: string): boolean {
  let found = false;
  eachStatic(
    s,
    KIND['not lessened'],
    st => {
      if (st.what === '' || kind === '' || st.what === kind) found = true;
    },
    card,
  );
  return found;
}

/** The points of one card, or of a terrain with what has combined with it, as texts in play change them. */
export function outputOf(s: GeState, id: CardId, willBe: WillBe): Points {
  const type = typeOf(s, id);
  const kind = type === 'T' ? KIND.output : KIND.makes;
  const changed = stands(s, kind);
  if (!changed && !isWhole(s, id)) return printedOutput(s, id);
  const list = combined(s, id);
  /** the texts that speak of it, and of which of its elements */
  const said: { readonly x: CardId; readonly st: Static; readonly f: Frame; readonly made: Lasting | null }[] = [];
  if (changed)
    for (const x of list)
      eachStatic(
        s,
        kind,
        (st, f, made) => {
          // of a combined stack, what speaks of one of its elements speaks of the whole; of several it counts once
          if (x === id || (st.to !== null && !st.to(s, id, f))) said.push({ x, st, f, made });
        },
        x,
        willBe,
      );
  if (said.length === 0 && list.length === 1) return printedOutput(s, id);
  const base: Record<string, number> = {};
  for (const x of list) {
    const printed = printedOutput(s, x);
    for (const k in printed) base[k] = (base[k] ?? 0) + printed[k as PointKind]!;
  }
  if (said.length === 0) return base as Points;
  /** of what adds the greatest alone counts, and of what multiplies (ge/terrain/4, ge/terrain/6); what takes away counts in full */
  const plus: Record<string, number> = {};
  const minus: Record<string, number> = {};
  const factor: Record<string, number> = {};
  const less: Record<string, number> = {};
  let none = false;
  const whole = standing(s).statics[KIND['not lessened']] !== undefined;
  for (const { x, st, f, made } of said) {
    if (st.set !== null) {
      const n = st.set(s, f);
      if (whole && unlessened(s, x, st.what)) continue;
      if (st.what === '') none = n === 0;
      else base[st.what] = (base[st.what] ?? 0) - (printedOutput(s, x)[st.what as PointKind] ?? 0) + n;
      continue;
    }
    const n = added(s, st, f, made);
    const by = st.times === null ? 1 : st.times(s, f);
    // what multiplies all points multiplies those that are added, too
    for (const k of kindsOf(st.what, by === 1 ? base : ALL_KINDS)) {
      if (whole && (n < 0 || by < 1) && unlessened(s, x, k)) continue;
      if (n > 0) plus[k] = type === 'T' ? Math.max(plus[k] ?? 0, n) : (plus[k] ?? 0) + n;
      else if (n < 0) minus[k] = (minus[k] ?? 0) - n;
      if (by > 1) factor[k] = type === 'T' ? Math.max(factor[k] ?? 1, by) : (factor[k] ?? 1) * by;
      else if (by < 1) less[k] = (less[k] ?? 1) * by;
    }
  }
  if (none) return NOTHING;
  // additive before multiplicative (ge/terrain/8)
  const out: Record<string, number> = {};
  for (const k of POINT_KINDS) {
    if (base[k] === undefined && plus[k] === undefined) continue;
    const n = Math.floor(((base[k] ?? 0) + (plus[k] ?? 0)) * (factor[k] ?? 1) * (less[k] ?? 1)) - (minus[k] ?? 0);
    if (n > 0) out[k] = n;
  }
  return out as Points;
}

/** Where damage comes from. */
export type Source = 'weapons' | 'card';

/**
 * The points of structure that a card can still lose to damage of this sort: those of its elements that withstand it are left out
 * (ge/terrain/10, ge/terrain/11,
 * ge/terrain/12: a ring system on a crystal planet takes 5 from heavy weapons).
 */
export function roomFor(s: GeState, card: CardId, source: Source): number {
  if (standing(s).statics[KIND.withstands] === undefined) return Number.POSITIVE_INFINITY;
  let room = 0;
  let some = false;
  for (const x of combined(s, card)) {
    let withstands = false;
    eachStatic(
      s,
      KIND.withstands,
      st => {
        if (st.what === '' || st.what === source) withstands = true;
      },
      x,
    );
    if (withstands) some = true;
    else room += ownStrength(s, x);
  }
  if (!some) return Number.POSITIVE_INFINITY;
  // damage of either sort is told apart by what cannot be repaired: card damage to terrain
  const { damage, lasting } = s.cards[card]!;
  return Math.max(0, room - (source === 'weapons' ? damage - lasting : lasting));
}

/** The strength of one element of a combined card. */
const ownStrength = (s: GeState, id: CardId): number =>
  cardsOn(s, id).reduce((n, x) => (isCombined(s, x) ? n - strengthOf(s, x) : n), strengthOf(s, id));

/** True for a card whose structure card damage does not reach unless a text says so (ge/terrain/1). */
export const isTerrain = (s: GeState, id: CardId): boolean => sideOf(s, id).playedAs === 'T';
