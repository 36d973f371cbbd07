// What else a card can be given points for: ammunition, fields, magnifiers, systems, uses in texts (ge/allocation-phase/8).
// Each use has a number, its place in `GeCard.given`.
import { type CardId, many } from '@orrery/kernel';
import { type CompiledInlet, defOf, KIND, sideOf, typeOf } from '../../card.ts';
import { titleOf } from '../../names.ts';
import { type HeavyWeapon, POINT_KINDS, type PointKind } from '../../printed.ts';
import type { GeState } from '../../state.ts';
import { fieldRoom } from '../empire/mechad.ts';
import { MINE_SYSTEMS } from '../fleet/mines.ts';
import { isRefit, refitted, withRefits } from '../fleet/refits.ts';
import { MANEUVERING, systemName, TRANSGATE, WARFARE } from '../fleet/system-names.ts';
import { printedOutput } from '../fleet/terrain.ts';
import { isCombined, strengthOf } from '../table/definitions.ts';
import { meanwhile } from '../texts/meanwhile.ts';
import { modified } from '../texts/modifiers.ts';
import { standing } from '../texts/standing.ts';
import { eachStatic, isHarmedBy, reading, stands } from '../texts/static-texts.ts';

/** The weapon that takes the place of the phasers on a turn on which it is armed (ge/ship-systems/7). */
export const DETONATOR = 'Hyperspace Detonator';

/** Repair or healing: one point of damage a point. */
export const REPAIR = 0;

/** Points applied to be rid of a card: research on a monster. */
export const APPLY = 1;

/** Ammunition for the first kind of heavy weapon, and so on. */
export const HEAVY = 2;

/** Energy for variable plasma, a Mechad field, a phaser magnifier. */
export const PLASMA = 8;

export const FIELD = 9;

export const MAGNIFIER = 10;

/** Supply for mine deployment systems. */
export const MINES = MINE_SYSTEMS;

/** What the card's own text has a use for: up to eight uses. */
export const TEXT = 12;

/** One use of points. */
export interface Inlet {
  readonly use: number;
  readonly kind: PointKind;
  readonly max: number;
}

/** The kind of points that comes next for a card which those end that its host generates: all of one kind, then of the next. */
function nextOfHost(s: GeState, id: CardId): { readonly kind: PointKind; readonly n: number } | null {
  const { on, applied } = s.cards[id]!;
  if (on < 0) return null;
  const out = printedOutput(s, on);
  let before = 0;
  for (const kind of POINT_KINDS) {
    before += out[kind] ?? 0;
    if (before > applied) return { kind, n: before - applied };
  }
  return null;
}

/** What research, or other points, it takes to be rid of a card, less what has been applied; 0 where points do nothing. */
export function toEnd(s: GeState, id: CardId): { readonly kind: PointKind; readonly n: number } | null {
  const side = sideOf(s, id);
  if (side.ends !== null) {
    const { points } = side.ends;
    if (points === 'those of its host') return nextOfHost(s, id);
    const n = side.ends.n(s, reading(s, id)) - s.cards[id]!.applied;
    return n > 0 ? { kind: points, n } : null;
  }
  if (!side.bane.has('research') && !isHarmedBy(s, id, 'research')) return null;
  const n = strengthOf(s, id) - s.cards[id]!.damage - s.cards[id]!.applied;
  return n > 0 ? { kind: 'research', n } : null;
}

/** What a card of one's own fleet that is going to be engaged can be given points for. */
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
  // what a refit adds is its unit's (see refits.ts)
  if (!isRefit(s, id)) {
    heavyOf(s, id, true).forEach((w, i, list) => {
      out.push({
        use: HEAVY + i,
        kind: 'ammunition',
        max: w.name === 'Time Breath' ? MOST_BREATH : w.count - armedForFree(s, id, i, list),
      });
      if (w.energy !== undefined) out.push({ use: PLASMA, kind: 'energy', max: w.energy[1] - plasmaForFree(s, id) });
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
  const { inlets } = sideOf(s, id);
  for (let i = 0; i < inlets.length; i++) {
    const max = inlets[i]!.max(s, reading(s, id));
    if (max > 0) out.push({ use: TEXT + i, kind: inlets[i]!.source.kind, max });
  }
  return out;
}

/** The energy that texts in play make the variable plasma of a card need less (T9 Corporate Homeworld). */
export const plasmaForFree = (s: GeState, id: CardId): number =>
  standing(s).statics[KIND['variable plasma']] === undefined ? 0 : modified(s, KIND['variable plasma'], id, 0);

/**
 * How many heavy weapons of a kind texts in play arm without ammunition: so many of a name (T8 Plasmatic Nebula), or so many in all, which are of the
 * first kind as far as it goes (C2 Ordnance Officer). No detonator is among these: it would take the place of the phasers, asked or not.
 * @param list the heavy weapons of the card, of which this is the one at `at`
 */
export function armedForFree(s: GeState, id: CardId, at: number, list: readonly HeavyWeapon[]): number {
  if (standing(s).statics[KIND.armed] === undefined) return 0;
  const { name, count } = list[at]!;
  let named = 0;
  let any = 0;
  eachStatic(
    s,
    KIND.armed,
    (st, f) => {
      const n = st.n?.(s, f) ?? 0;
      if (st.what === '') any += n;
      else if (st.what === name) named += n;
    },
    id,
  );
  if (name === DETONATOR) any = 0;
  for (let i = 0; i < at; i++) if (list[i]!.name !== DETONATOR) any -= list[i]!.count;
  return Math.min(count, named + Math.max(0, any));
}

/** The text's own use of points that has this number; null for other numbers. */
export const textInlet = (s: GeState, id: CardId, use: number): CompiledInlet | null =>
  sideOf(s, id).inlets[use - TEXT] ?? null;

/** The most ammunition that a plan gives time breath, which takes any number (ge/weapons/28). */
export const MOST_BREATH = 30;

/** The most energy that a plan gives a transgate: no ship is printed stronger than 10, and joined ones seldom are. */
export const MOST_GATED = 15;

/** The heavy weapons of a card, or of the part of it that is played, with what refits add (`all`: with those that do not work now, too). */
export function heavyOf(s: GeState, id: CardId, all = false): readonly HeavyWeapon[] {
  const list = withRefits(s, id, printedHeavy(s, id), all);
  if (!stands(s, KIND['heavy weapons'])) return list;
  return list.map(w => ({ ...w, count: modified(s, KIND['heavy weapons'], id, w.count, w.name) }));
}

/** The heavy weapons printed on a card, or on the part of it that is played. */
export function printedHeavy(s: GeState, id: CardId): readonly HeavyWeapon[] {
  const { source } = defOf(s, id);
  const { as } = s.cards[id]!;
  return (source.parts !== undefined && as > 0 ? source.parts[as - 1]?.heavy : source.heavy) ?? NO_WEAPONS;
}

const NO_WEAPONS: readonly HeavyWeapon[] = [];

/** True for the use that arms a hyperspace detonator. */
export const isDetonator = (s: GeState, id: CardId, use: number): boolean =>
  use >= HEAVY && use < PLASMA && heavyOf(s, id)[use - HEAVY]?.name === DETONATOR;

/** The most energy that a card's phaser magnifier takes (ge/ship-systems/6), with what a refit adds. */
export const magnifierOf = (s: GeState, id: CardId): number =>
  (defOf(s, id).source.magnifier ?? 0) + refitted(s, id, 'magnifier');

/** Points given to a card this turn for a use. */
export const givenTo = (s: GeState, id: CardId, use: number): number => s.cards[id]!.given[use] ?? 0;

const ORDINAL = ['first', 'second', 'third'];

/** What a use reads, in an option: `ammunition for Energy Flux of S4 Argonian Destroyer`. */
export function useLabel(s: GeState, id: CardId, use: number): string {
  const card = titleOf(s, id);
  if (use === REPAIR) return `Repair ${card}`;
  if (use === APPLY) return `Apply ${toEnd(s, id)?.kind ?? 'research'} to ${card}`;
  if (use >= HEAVY && use < PLASMA) {
    const weapon = heavyOf(s, id, true)[use - HEAVY];
    return `Arm ${weapon?.name ?? 'a heavy weapon'} of ${card}${weapon && weapon.count > 1 ? ` (${many(weapon.count, 'weapon')})` : ''}`;
  }
  if (use === PLASMA) return `Energy for the variable plasma of ${card}`;
  if (use === FIELD) return `Energy for the field of ${card}`;
  if (use === MAGNIFIER) return `Energy for the phaser magnifier of ${card}`;
  if (use === MINES) return `Supply for the mine deployment system of ${card}`;
  if (use >= MANEUVERING) {
    const { maneuvering = 0, warfare = 0, transgates = 0 } = defOf(s, id).source;
    const n = use === MANEUVERING ? maneuvering : use === WARFARE ? warfare : 1;
    const which = use >= TRANSGATE && transgates > 1 ? `${ORDINAL[use - TRANSGATE]} ` : '';
    return `Energy for the ${which}${systemName(use)} of ${card}${n > 1 ? ` (${many(n, 'system')})` : ''}`;
  }
  return `${textInlet(s, id, use)?.source.label ?? 'Points'} (${card})`;
}
