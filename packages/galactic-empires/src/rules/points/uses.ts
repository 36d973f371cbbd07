// Uses of points besides engagement: ammunition, fields, magnifiers, systems, uses in texts (ge/allocation-phase/8).
// Each use has a number, its place in `GeCard.given`.
import { type CardId, many } from '@orrery/kernel';
import { type CompiledInlet, defOf, KIND, sideOf, typeOf } from '../../card.ts';
import { titleOf } from '../../names.ts';
import { type HeavyWeapon, POINT_KINDS, type PointKind, type Points } from '../../printed.ts';
import type { GeState } from '../../state.ts';
import { fieldRoom } from '../empire/mechad.ts';
import { MINE_SYSTEMS } from '../fleet/mines.ts';
import { isRefit, refitted, withRefits } from '../fleet/refits.ts';
import { DETECTION, MANEUVERING, systemName, TRANSGATE, WARFARE } from '../fleet/system-names.ts';
import { ownOutput } from '../fleet/terrain.ts';
import { combined, isCombined, isUnit, strengthOf, wholeOf } from '../table/definitions.ts';
import { meanwhile } from '../texts/meanwhile.ts';
import { added, modified } from '../texts/modifiers.ts';
import { standing } from '../texts/standing.ts';
import { anyStatic, eachStatic, isHarmedBy, reading, stands, works } from '../texts/static-texts.ts';
import { TIME_BREATH } from '../time/time-damage.ts';

/** The weapon that replaces the phasers on a turn on which it is armed (ge/ship-systems/7). */
export const DETONATOR = 'Hyperspace Detonator';

/** Repair or healing: 1 point takes off 1 point of damage. */
export const REPAIR = 0;

/** Repair of the shields alone. If the structure is damaged, too, `REPAIR` begins with the structure. */
export const SHIELDS = 99;

/** True for the uses of repair points. */
export const mends = (use: number): boolean => use === REPAIR || use === SHIELDS;

/** Points that get rid of a card, such as research on a monster. If it wants several kinds (O4 Flood), these are the first kind that it still wants. */
export const APPLY = 1;

/** Points of a further kind that get rid of a card. The kinds of points follow in their order. */
export const APPLY_AS = 90;

/** True for the uses of points that get rid of a card. */
export const ends = (use: number): boolean => use === APPLY || (use >= APPLY_AS && use < APPLY_AS + POINT_KINDS.length);

/** Ammunition for the first kind of heavy weapon. The numbers of the other kinds follow. */
export const HEAVY = 2;

/** Energy for variable plasma, a Mechad field, a phaser magnifier. */
export const PLASMA = 8;

export const FIELD = 9;

export const MAGNIFIER = 10;

/** Supply for mine deployment systems. */
export const MINES = MINE_SYSTEMS;

/** Uses in the card's own text, at most 8. */
export const TEXT = 12;

/** One use of points. */
export interface Inlet {
  readonly use: number;
  readonly kind: PointKind;
  readonly max: number;
}

/** Points of one kind that get rid of a card: the use that takes them, and how many are still needed. */
export interface End {
  readonly use: number;
  readonly kind: PointKind;
  readonly n: number;
}

const NO_ENDS: readonly End[] = [];

/** The bits that each kind of points has in the counter of a card that wants several kinds. */
const BITS = 4;

const MOST_OF_KIND = 2 ** BITS - 1;

/** True for a card that ends by points of several kinds: those of its host (O4 Flood), or those that it names (O3 Lost In Space). */
export function endsBySeveral(s: GeState, id: CardId): boolean {
  const { ends } = sideOf(s, id);
  return ends !== null && (ends.points === 'those of its host' || typeof ends.points === 'object');
}

/** Returns all points that end a card that wants several kinds. */
function wholeEnd(s: GeState, id: CardId): Points {
  const { points } = sideOf(s, id).ends!;
  if (typeof points === 'object') return points;
  const { on } = s.cards[id]!;
  return on < 0 ? {} : ownOutput(s, on);
}

/**
 * Returns the points of each kind that were applied to a card that ends by several kinds. Its counter keeps them. A card without a counter got all
 * points of one kind, and then those of the next.
 */
function appliedTo(s: GeState, id: CardId): Points {
  const { applied, counter } = s.cards[id]!;
  const out = wholeEnd(s, id);
  const got: Partial<Record<PointKind, number>> = {};
  let left = applied;
  POINT_KINDS.forEach((kind, i) => {
    const n = counter > 0 ? (counter >> (BITS * i)) & MOST_OF_KIND : Math.min(left, out[kind] ?? 0);
    left -= n;
    if (n > 0) got[kind] = n;
  });
  return got;
}

/** Returns the counter of a card that ends by points of several kinds, after more points of a kind were applied to it. */
export function countApplied(s: GeState, id: CardId, kind: PointKind, n: number): number {
  const got = appliedTo(s, id);
  return POINT_KINDS.reduce(
    (sum, k, i) => sum | (Math.min(MOST_OF_KIND, (got[k] ?? 0) + (k === kind ? n : 0)) << (BITS * i)),
    0,
  );
}

/** Returns the kinds of points that a card still wants, if it ends by several kinds. They may come in any order (ge-r-flood-2). */
function stillWanted(s: GeState, id: CardId): End[] {
  const out = wholeEnd(s, id);
  const got = appliedTo(s, id);
  const wanted: End[] = [];
  POINT_KINDS.forEach((kind, i) => {
    const n = (out[kind] ?? 0) - (got[kind] ?? 0);
    if (n > 0) wanted.push({ use: wanted.length === 0 ? APPLY : APPLY_AS + i, kind, n });
  });
  return wanted;
}

/** Returns all kinds of points that get rid of a card, without points already applied. */
export function endsOf(s: GeState, id: CardId): readonly End[] {
  if (endsBySeveral(s, id)) return stillWanted(s, id);
  const end = toEnd(s, id);
  return end === null ? NO_ENDS : [{ use: APPLY, ...end }];
}

/** Returns the points that a use gives to get rid of a card; null if the card does not want them. */
export const endBy = (s: GeState, id: CardId, use: number): End | null =>
  endsOf(s, id).find(x => x.use === use) ?? null;

/** Returns the research or other points that get rid of a card, without points already applied, or null if points cannot do that. */
export function toEnd(s: GeState, id: CardId): { readonly kind: PointKind; readonly n: number } | null {
  const side = sideOf(s, id);
  if (side.ends !== null) {
    const { points } = side.ends;
    if (points === 'those of its host' || typeof points === 'object') return stillWanted(s, id)[0] ?? null;
    const all = side.ends.n(s, reading(s, id));
    const n = (all > 1 ? Math.max(1, modified(s, KIND['ends sooner'], id, all)) : all) - s.cards[id]!.applied;
    return n > 0 ? { kind: points, n } : null;
  }
  if (!side.bane.has('research') && !isHarmedBy(s, id, 'research')) return null;
  const n = strengthOf(s, id) - s.cards[id]!.damage - s.cards[id]!.applied;
  return n > 0 ? { kind: 'research', n } : null;
}

/** Returns the uses of points that an own card has, if it will be engaged. */
export function systemsOf(s: GeState, id: CardId): readonly Inlet[] {
  const known = meanwhile(s, 'systems', -1, noSystems);
  let list = known.get(id);
  if (list === undefined) {
    list = inletsOf(s, id);
    known.set(id, list);
  }
  return list;
}

const noSystems = (): Map<CardId, readonly Inlet[]> => new Map();

function inletsOf(s: GeState, id: CardId): readonly Inlet[] {
  const { source } = defOf(s, id);
  const out: Inlet[] = [];
  // the systems of a refit belong to its unit (see refits.ts)
  if (!isRefit(s, id)) {
    const list = heavyOf(s, id, true);
    const free = armedForFree(s, id, list, true);
    list.forEach((w, i) => {
      out.push({
        use: HEAVY + i,
        kind: 'ammunition',
        max: w.name === TIME_BREATH ? MOST_BREATH : w.count - (free[i] ?? 0),
      });
      // what it has for free may be more than it takes (S1 Corporate Patrol Ship and two Corporate homeworlds)
      if (w.energy !== undefined) {
        const max = Math.max(0, mostPlasma(s, id, w.energy, true) - plasmaForFree(s, id));
        out.push({ use: PLASMA, kind: 'energy', max });
      }
    });
    const magnifier = magnifierOf(s, id);
    if (magnifier > 0) out.push({ use: MAGNIFIER, kind: 'energy', max: magnifier });
  }
  if (source.mineSystems !== undefined) out.push({ use: MINES, kind: 'supply', max: source.mineSystems });
  if (source.nodes !== undefined && typeOf(s, id) === 'S' && !isCombined(s, id)) {
    const max = fieldRoom(s, id);
    if (max > 0) out.push({ use: FIELD, kind: 'energy', max });
  }
  if (source.maneuvering !== undefined) out.push({ use: MANEUVERING, kind: 'energy', max: source.maneuvering });
  if (source.warfare !== undefined) out.push({ use: WARFARE, kind: 'energy', max: source.warfare });
  if (source.transgates !== undefined)
    for (let i = 0; i < source.transgates; i++) out.push({ use: TRANSGATE + i, kind: 'energy', max: MOST_GATED });
  if (stands(s, KIND.undetected) && isUnit(s, id) && !isCombined(s, id)) {
    const max = mostToDetect(s, id);
    if (max > 0) out.push({ use: DETECTION, kind: 'research', max });
  }
  const { inlets } = sideOf(s, id);
  for (let i = 0; i < inlets.length; i++) {
    const max = inlets[i]!.max(s, reading(s, id));
    if (max > 0) out.push({ use: TEXT + i, kind: inlets[i]!.source.kind, max });
  }
  return out;
}

/** Returns the research that a unit needs to detect every hidden card of other players; 0 if there is none. */
function mostToDetect(s: GeState, unit: CardId): number {
  let most = 0;
  eachStatic(s, KIND.undetected, (st, f, made) => {
    if (f.you !== s.cards[unit]!.controller) most = Math.max(most, added(s, st, f, made));
  });
  return most;
}

/** True if a card is hidden from a unit, which has not got the research to detect it this turn (D3 Dark Dragoness). */
export const isHidden = (s: GeState, card: CardId, unit: CardId): boolean =>
  anyStatic(s, KIND.undetected, (st, f, made) => givenTo(s, unit, DETECTION) < added(s, st, f, made), card);

/**
 * Returns the most energy that the variable plasma of a card takes: the printed one, and more by texts in play (E6 Variable Plasma Refit). With `all`,
 * also by texts that do not work now.
 */
export const mostPlasma = (s: GeState, id: CardId, [, most]: readonly [number, number], all = false): number =>
  standing(s).statics[KIND['more plasma']] === undefined
    ? most
    : modified(s, KIND['more plasma'], id, most, '', -1, all ? () => true : works);

/** Returns how much less energy the variable plasma of a card needs because of texts in play (T9 Corporate Homeworld). */
export const plasmaForFree = (s: GeState, id: CardId): number =>
  standing(s).statics[KIND['variable plasma']] === undefined ? 0 : modified(s, KIND['variable plasma'], id, 0);

const NONE_FREE: readonly number[] = [];

/** One kind of heavy weapons of a location, and the cards that have them. */
export interface HeavyKind {
  readonly name: string;
  readonly count: number;
  readonly on: readonly { readonly card: CardId; readonly at: number; readonly count: number }[];
}

/**
 * Returns the heavy weapons of a card and of those that have combined with it, by kind: combined cards have their weapons together (ge-r-combined-1).
 * The kinds of the lowest card come first. With `all`, also weapons that do not work now.
 */
export function heavyAt(s: GeState, id: CardId, all = false): readonly HeavyKind[] {
  const kinds = new Map<string, HeavyKind>();
  for (const card of combined(s, id))
    heavyOf(s, card, all).forEach(({ name, count }, at) => {
      const known = kinds.get(name);
      kinds.set(name, {
        name,
        count: (known?.count ?? 0) + count,
        on: [...(known?.on ?? []), { card, at, count }],
      });
    });
  return [...kinds.values()];
}

/**
 * Returns how many heavy weapons of each kind texts in play arm without ammunition; an empty list if no text does. A text names a weapon (T8
 * Plasmatic Nebula), or gives one number for all weapons of a location. That number goes to the first kind as far as possible, or to the kind that
 * its player has chosen (C2 Ordnance Officer). Detonators do not count, because they would replace the phasers even if the player does not want that.
 * @param list the heavy weapons of the card
 * @param all true if the list has weapons that do not work now
 */
export function armedForFree(s: GeState, id: CardId, list: readonly HeavyWeapon[], all = false): readonly number[] {
  if (list.length === 0 || !stands(s, KIND.armed)) return NONE_FREE;
  const free = list.map(() => 0);
  eachStatic(
    s,
    KIND.armed,
    (st, f) => {
      list.forEach((w, i) => {
        if (w.name === st.what) free[i] = free[i]! + (st.n?.(s, f) ?? 0);
      });
    },
    id,
  );
  for (const { on, armed } of armedForAny(s, wholeOf(s, id), all)) {
    let left = armed;
    for (const { card, at, count } of on) {
      const n = Math.min(left, count);
      left -= n;
      if (card === id) free[at] = free[at]! + n;
    }
  }
  return list.map((w, i) => Math.min(w.count, free[i]!));
}

/** Returns the kinds of heavy weapons of a location, with the number of each that texts about any weapon arm. */
function armedForAny(s: GeState, id: CardId, all: boolean): readonly (HeavyKind & { armed: number })[] {
  const kinds = heavyAt(s, id, all).map(kind => ({ ...kind, armed: 0 }));
  eachStatic(
    s,
    KIND.armed,
    (st, f) => {
      if (st.what !== '') return;
      let n = st.n?.(s, f) ?? 0;
      // its player may have chosen the kind that comes first
      const first = kinds.length > 1 && f.self >= 0 ? s.cards[f.self]!.counter : 0;
      for (let i = 0; i < kinds.length && n > 0; i++) {
        const kind = kinds[(first + i) % kinds.length]!;
        if (kind.name === DETONATOR) continue;
        const more = Math.min(n, kind.count - kind.armed);
        kind.armed += more;
        n -= more;
      }
    },
    id,
  );
  return kinds;
}

/** Returns the use of points with this number in the card's own text, or null for other numbers. */
export const textInlet = (s: GeState, id: CardId, use: number): CompiledInlet | null =>
  sideOf(s, id).inlets[use - TEXT] ?? null;

/** The most ammunition that a plan gives to time breath. The rules set no limit (ge/weapons/28). */
export const MOST_BREATH = 30;

/** The most energy that a plan gives to a transgate. No ship prints a strength above 10, and joined ships seldom have more. */
export const MOST_GATED = 15;

/** Returns the heavy weapons of a card or of the part of it that is in play, with those of refits. With `all`, also weapons that do not work now. */
export function heavyOf(s: GeState, id: CardId, all = false): readonly HeavyWeapon[] {
  const list = withRefits(s, id, printedHeavy(s, id), all);
  if (!stands(s, KIND['heavy weapons'])) return list;
  return list.map(w => ({ ...w, count: modified(s, KIND['heavy weapons'], id, w.count, w.name) }));
}

/** Returns the heavy weapons printed on a card or on the part of it that is in play. */
export function printedHeavy(s: GeState, id: CardId): readonly HeavyWeapon[] {
  const { source } = defOf(s, id);
  const { as } = s.cards[id]!;
  return (source.parts !== undefined && as > 0 ? source.parts[as - 1]?.heavy : source.heavy) ?? NO_WEAPONS;
}

const NO_WEAPONS: readonly HeavyWeapon[] = [];

/** True for the use that arms a hyperspace detonator. */
export const isDetonator = (s: GeState, id: CardId, use: number): boolean =>
  use >= HEAVY && use < PLASMA && heavyOf(s, id)[use - HEAVY]?.name === DETONATOR;

/** Returns the most energy that a card's phaser magnifier takes (ge/ship-systems/6), with the magnifiers of refits. */
export const magnifierOf = (s: GeState, id: CardId): number =>
  (defOf(s, id).source.magnifier ?? 0) + refitted(s, id, 'magnifier');

/** Returns the points that a card got for a use this turn. */
export const givenTo = (s: GeState, id: CardId, use: number): number => s.cards[id]!.given[use] ?? 0;

const ORDINAL = ['first', 'second', 'third'];

/** Writes the label of a use in an option: `ammunition for Energy Flux of S4 Argonian Destroyer`. */
export function useLabel(s: GeState, id: CardId, use: number): string {
  const card = titleOf(s, id);
  if (use === REPAIR) return `Repair ${card}`;
  if (use === SHIELDS) return `Repair the shields of ${card}`;
  if (ends(use)) return `Apply ${endBy(s, id, use)?.kind ?? 'research'} to ${card}`;
  if (use >= HEAVY && use < PLASMA) {
    const weapon = heavyOf(s, id, true)[use - HEAVY];
    return `Arm ${weapon?.name ?? 'a heavy weapon'} of ${card}${weapon && weapon.count > 1 ? ` (${many(weapon.count, 'weapon')})` : ''}`;
  }
  if (use === PLASMA) return `Energy for the variable plasma of ${card}`;
  if (use === FIELD) return `Energy for the field of ${card}`;
  if (use === MAGNIFIER) return `Energy for the phaser magnifier of ${card}`;
  if (use === MINES) return `Supply for the mine deployment system of ${card}`;
  if (use === DETECTION) return `Research by which ${card} detects hidden cards`;
  if (use >= MANEUVERING) {
    const { maneuvering = 0, warfare = 0, transgates = 0 } = defOf(s, id).source;
    const n = use === MANEUVERING ? maneuvering : use === WARFARE ? warfare : 1;
    const which = use >= TRANSGATE && transgates > 1 ? `${ORDINAL[use - TRANSGATE]} ` : '';
    return `Energy for the ${which}${systemName(use)} of ${card}${n > 1 ? ` (${many(n, 'system')})` : ''}`;
  }
  return `${textInlet(s, id, use)?.source.label ?? 'Points'} (${card})`;
}
