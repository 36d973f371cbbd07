import type { CardId, Seat } from '@orrery/kernel';
import { defOf, typeOf } from '../card.ts';
import type { HeavyWeapon } from '../printed.ts';
import { FLEET, type GeState, hqOf, pile, seatOfHq } from '../state.ts';
import { hasActed } from './actions.ts';
import type { Fire } from './events.ts';
import { givenTo, HEAVY, MAGNIFIER, PLASMA } from './inlets.ts';
import { allInPlay, eachStatic, isUnder, modified, sideAt, standing, works } from './standing.ts';
import { isA, isCombined, isShip, protectors, reaches } from './statistics.ts';

// Weapons (ge/weapons): what a card can fire, at whom, and for how much

/** The number of its phasers among the weapons of a card; heavy weapons follow, then others. */
export const PHASERS = 0;
const OTHER = 8;

/** One kind of weapon on a card, with the shots it has left this turn. */
export interface Battery {
  readonly card: CardId;
  readonly weapon: number;
  readonly name: string;
  readonly sort: 'phasers' | 'heavy' | 'other';
  readonly shots: number;
}

/** The heavy weapons of a card, or of the part of it that is played. */
export function heavyOf(s: GeState, id: CardId): readonly HeavyWeapon[] {
  const { source } = defOf(s, id);
  const { as } = s.cards[id]!;
  return (source.parts !== undefined && as > 0 ? source.parts[as - 1]?.heavy : source.heavy) ?? [];
}

/** What a card can still fire this turn (ge/weapons-fire-phase/4, /5). */
export function batteries(s: GeState, id: CardId): Battery[] {
  const { source } = defOf(s, id);
  const card = s.cards[id]!;
  const out: Battery[] = [];
  const part = source.parts !== undefined && card.as > 0 ? source.parts[card.as - 1] : source;
  const printed = part?.phasers ?? 0;
  const phasers =
    (printed > 0 || standing(s).statics.phasers !== undefined ? modified(s, 'phasers', id, printed) : 0) -
    (card.fired[PHASERS] ?? 0);
  if (phasers > 0)
    out.push({ card: id, weapon: PHASERS, name: source.phaserName ?? 'phaser', sort: 'phasers', shots: phasers });
  heavyOf(s, id).forEach((w, i) => {
    const shots = givenTo(s, id, HEAVY + i) - (card.fired[1 + i] ?? 0);
    if (shots > 0) out.push({ card: id, weapon: 1 + i, name: w.name, sort: 'heavy', shots });
  });
  source.weapons?.forEach((w, i) => {
    const shots = w.count - (card.fired[OTHER + i] ?? 0);
    if (shots > 0) out.push({ card: id, weapon: OTHER + i, name: w.name, sort: 'other', shots });
  });
  return out;
}

/** True for a card that may fire at all now. */
export const mayFire = (s: GeState, id: CardId): boolean =>
  works(s, id) && !isUnder(s, 'no fire', id) && !(isA(s, id, 'shuttle') && hasActed(s, id));

/** What a player can still fire. */
export function arsenal(s: GeState, seat: Seat): Battery[] {
  const out: Battery[] = [];
  for (const id of pile(s, seat, FLEET)) {
    const { source } = defOf(s, id);
    if (
      source.phasers === undefined &&
      source.heavy === undefined &&
      source.weapons === undefined &&
      source.parts === undefined
    )
      continue;
    if (mayFire(s, id)) out.push(...batteries(s, id));
  }
  return out;
}

const STANDARD = new Set(['T', 'S', 'D', 'B', 'P', 'I']);

const WEAPON_BANES = ['weapons', 'phasers', 'heavy weapons', 'other weapons'] as const;

/** True for a target that weapons may be fired at (ge/weapons-fire-phase/1): standard ones, and cards that damage destroys. */
export function isTarget(s: GeState, id: CardId): boolean {
  if (isCombined(s, id)) return false;
  if (STANDARD.has(typeOf(s, id))) return true;
  const { bane } = defOf(s, id).sides[s.cards[id]!.as]!;
  return WEAPON_BANES.some(x => bane.has(x));
}

/** True if this kind of weapon can harm this target at all. */
export function harms(s: GeState, b: Battery, target: CardId): boolean {
  if (seatOfHq(target) >= 0) return firesAtHq(s, b.card);
  const type = typeOf(s, target);
  // phasers and other light weapons do nothing to the structure of terrain (ge/terrain/2)
  if (type === 'T') return b.sort === 'heavy';
  const { bane } = defOf(s, target).sides[s.cards[target]!.as]!;
  if (bane.size === 0 || bane.has('weapons')) return true;
  return bane.has(b.sort === 'phasers' ? 'phasers' : b.sort === 'heavy' ? 'heavy weapons' : 'other weapons');
}

/** Ships and dragons fire at a Sector HQ, and equipment on them (ge/damage: only ships, dragons, psys). */
const firesAtHq = (s: GeState, id: CardId): boolean => {
  const type = typeOf(s, id);
  const { on } = s.cards[id]!;
  return type === 'S' || type === 'D' || (type === 'E' && on >= 0 && isShip(s, on));
};

/** True if a card may fire at a target, as far as texts in play say. */
export function mayFireAt(s: GeState, b: Battery, target: CardId): boolean {
  if (!harms(s, b, target)) return false;
  const { statics } = standing(s);
  if (seatOfHq(target) >= 0)
    return reaches(s, b.card, -1) && (statics['fires only at'] === undefined || !isUnder(s, 'fires only at', b.card));
  if (!reaches(s, b.card, target)) return false;
  let may = true;
  if (statics['fires only at'] !== undefined || s.lasting.length > 0)
    eachStatic(
      s,
      'fires only at',
      (st, f) => {
        if (st.of !== null && !st.of(s, target, f)) may = false;
      },
      b.card,
    );
  if (!may) return false;
  if (statics['not fired at'] !== undefined || s.lasting.length > 0)
    eachStatic(
      s,
      'not fired at',
      (st, f) => {
        if (st.of === null || st.of(s, b.card, f)) may = false;
      },
      target,
    );
  return may;
}

/** What a player may fire at: cards at the fleets of others or against his own, and Sector HQs that nothing protects (ge/damage). */
export function targetsFor(s: GeState, seat: Seat): CardId[] {
  const guns = arsenal(s, seat);
  if (guns.length === 0) return [];
  const out: CardId[] = [];
  const open = (target: CardId) => !s.targets.includes(target) && guns.some(b => mayFireAt(s, b, target));
  for (const id of allInPlay(s)) {
    if (s.cards[id]!.controller === seat && sideAt(s, id) === seat) continue;
    if (s.cards[id]!.controller === seat || !isTarget(s, id) || isCovered(s, id)) continue;
    if (open(id)) out.push(id);
  }
  for (let of = 0; of < s.seats.length; of++)
    if (of !== seat && !s.seats[of]!.out && protectors(s, of).length === 0 && open(hqOf(of))) out.push(hqOf(of));
  return out;
}

/** A terrain on which a base stands may not be fired at (ge/base/2). */
const isCovered = (s: GeState, id: CardId): boolean =>
  typeOf(s, id) === 'T' &&
  (standing(s).on.get(id) ?? []).some(x => typeOf(s, x) === 'B' && s.cards[x]!.controller === s.cards[id]!.controller);

/** The damage of one shot of a weapon. */
export function shotDamage(s: GeState, b: Battery): number {
  const { source } = defOf(s, b.card);
  if (b.sort === 'phasers') return 1 + (source.magnifier === undefined ? 0 : givenTo(s, b.card, MAGNIFIER));
  if (b.sort === 'heavy' && heavyOf(s, b.card)[b.weapon - 1]?.energy !== undefined) return givenTo(s, b.card, PLASMA);
  return 1;
}

/** The points of a volley of these shots, as texts of the firing cards change them (C5 Weapons Officer). */
export function fireOf(s: GeState, shots: readonly { readonly battery: Battery; readonly n: number }[]): Fire {
  const sum = { phasers: 0, heavy: 0, other: 0, pierce: 0 };
  const byCard = new Map<CardId, { phasers: number; heavy: number; other: number; pierce: number }>();
  for (const { battery, n } of shots) {
    let mine = byCard.get(battery.card);
    if (mine === undefined) {
      mine = { phasers: 0, heavy: 0, other: 0, pierce: 0 };
      byCard.set(battery.card, mine);
    }
    const points = n * shotDamage(s, battery);
    if (battery.name === 'Shield Penetration Device') mine.pierce += points;
    else mine[battery.sort] += points;
  }
  for (const [card, mine] of byCard) {
    for (const sort of ['phasers', 'heavy', 'other', 'pierce'] as const)
      if (mine[sort] > 0) sum[sort] += modified(s, 'fire', card, mine[sort], sort === 'pierce' ? 'heavy' : sort);
  }
  return sum;
}
