// Demands for points in an Allocation Phase: which are possible, how often, and which exclude each other (ge/points/6, ge/ship-systems/7).
import type { CardId, Option, Seat } from '@orrery/kernel';
import { defOf, KIND, sideOf } from '../../card.ts';
import type { PointKind, Points } from '../../printed.ts';
import { FLEET, type GeState, pile } from '../../state.ts';
import { damageOf, isBeing } from '../damage/repair.ts';
import { sideAt } from '../table/stacks.ts';
import { standing } from '../texts/standing.ts';
import { eachStatic, reaches, reading } from '../texts/static-texts.ts';
import type { Outlook } from './outlook.ts';
import type { Demand } from './points.ts';
import { endBy, ends, isDetonator, MAGNIFIER, mends, REPAIR, SHIELDS, systemsOf, TEXT, toEnd } from './uses.ts';

/** Returns the texts in play that engage a card without its points. Each of those texts engages only one card (T5 Pirate System, T8 Dragon Lair). */
export function freely(s: GeState, seat: Seat, id: CardId): number[] {
  const out: number[] = [];
  if (standing(s).statics[KIND['engages free']] === undefined) return out;
  let i = 0;
  eachStatic(s, KIND['engages free'], (st, f) => {
    if (f.you === seat && st.to!(s, id, f)) out.push(i);
    i++;
  });
  return out;
}

/** True if that many texts can engage these cards without their points, one card each. */
export function allFree(s: GeState, seat: Seat, ids: readonly CardId[]): boolean {
  const by = new Map<number, CardId>();
  const place = (id: CardId, seen: Set<number>): boolean => {
    for (const i of freely(s, seat, id)) {
      if (seen.has(i)) continue;
      seen.add(i);
      const other = by.get(i);
      if (other === undefined || place(other, seen)) {
        by.set(i, id);
        return true;
      }
    }
    return false;
  };
  return ids.every(id => place(id, new Set()));
}

/**
 * True if a player may apply points to get rid of a card. Research works on any card of another player, because players send it where they wish.
 * Other points work only on cards at their own fleet. A card that separates a stack takes only the points of that stack (H9 Dimensional Portal). The
 * text of a card may say when it takes points.
 */
export const mayApply = (s: GeState, seat: Seat, id: CardId, kind: PointKind): boolean =>
  s.cards[id]!.controller !== seat &&
  (sideAt(s, id) === seat || (kind === 'research' && reaches(s, -1, id))) &&
  sideOf(s, id).ends?.takes?.(s, reading(s, id)) !== false;

/**
 * Returns the points that a plan gives to engage the host of a card and that count toward the end of that card, too: a ship in a Gravity Pocket is
 * engaged and free for twice its energy (H4 Gravity Pocket).
 */
export function alreadyPaid(s: GeState, outlook: Outlook, picks: readonly Option[], id: CardId): number {
  const { ends } = sideOf(s, id);
  const { on } = s.cards[id]!;
  if (ends?.withEngagement !== true || !picks.some(o => o.verb === 'engage' && o.a === on)) return 0;
  const chosen = new Set(picks.flatMap(o => (o.verb === 'engage' || o.verb === 'free' ? [o.a] : [])));
  return Math.min(outlook.needs(on, chosen)?.[ends.points as PointKind] ?? 0, toEnd(s, id)?.n ?? 0);
}

/** Returns the demands that engage a card. */
export const demandsFor = (id: CardId, needs: Points | null): Demand[] =>
  needs === null ? [] : Object.entries(needs).map(([kind, n]) => ({ card: id, kind: kind as PointKind, n }));

/** Returns the demand of one use of points. */
export const demandOf = (s: GeState, id: CardId, use: number, n: number): Demand => ({
  card: id,
  kind: kindOfUse(s, id, use),
  n,
  ...(mends(use) ? { mends: true } : {}),
});

/** True if a being of the fleet is hurt. Then it matters which points can heal. */
export const healsAny = (s: GeState, seat: Seat): boolean =>
  pile(s, seat, FLEET).some(id => isBeing(s, id) && damageOf(s, id) > 0);

/** Returns the kind of points that a use of a card needs. */
function kindOfUse(s: GeState, id: CardId, use: number): PointKind {
  if (mends(use)) return 'repair';
  if (ends(use)) return endBy(s, id, use)?.kind ?? 'research';
  return systemsOf(s, id).find(x => x.use === use)?.kind ?? 'energy';
}

/** Returns how often a plan may contain an option. */
export function timesOf(s: GeState, o: Option): number {
  if (o.verb !== 'give') return 1;
  if (o.b === REPAIR) return damageOf(s, o.a);
  if (o.b === SHIELDS) return s.cards[o.a]!.shieldDamage;
  if (ends(o.b)) return endBy(s, o.a, o.b)?.n ?? 0;
  return systemsOf(s, o.a).find(x => x.use === o.b)?.max ?? 0;
}

/** True if a plan gives points to another discipline of a psy that uses only one of them. */
export const usesOther = (s: GeState, picks: readonly Option[], id: CardId, use: number): boolean =>
  defOf(s, id).source.either === true &&
  picks.some(o => o.verb === 'give' && o.a === id && o.b >= TEXT && o.b !== use && !mends(o.b) && !ends(o.b));

/**
 * True if a plan has armed a system that excludes this use of a unit. A unit arms either its phaser magnifier or its hyperspace detonator
 * (ge/ship-systems/7).
 */
export function clashes(s: GeState, picks: readonly Option[], id: CardId, use: number): boolean {
  if (use === MAGNIFIER) return picks.some(o => o.verb === 'give' && o.a === id && isDetonator(s, id, o.b));
  return isDetonator(s, id, use) && picks.some(o => o.verb === 'give' && o.a === id && o.b === MAGNIFIER);
}
