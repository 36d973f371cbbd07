import { type CardId, type Refusal, refuse, type Seat, type Stands } from '@orrery/kernel';
import { defOf, KIND, type Static, type StaticSource, sideOf, typeOf } from '../../card.ts';
import type { HeavyWeapon } from '../../printed.ts';
import { FLEET, type GeState, hqOf, pile, seatOfHq } from '../../state.ts';
import { isTerrain, roomFor } from '../damage/damage.ts';
import { hasActed } from '../play/card-actions-limit.ts';
import { type Fire, firepower } from '../play/events.ts';
import {
  armedForFree,
  DETONATOR,
  givenTo,
  HEAVY,
  heavyOf,
  MAGNIFIER,
  MOST_BREATH,
  magnifierOf,
  PLASMA,
  plasmaForFree,
} from '../points/uses.ts';
import { hasRefit, isRefit, refitted } from '../fleet/refits.ts';
import { isA, isCombined, isProtected, isShip, reaches } from '../table/definitions.ts';
import {
  allInPlay,
  cardsOn,
  eachStatic,
  isHarmedBy,
  isUnder,
  meansSeat,
  meanwhile,
  modified,
  sideAt,
  standing,
  stands,
  works,
} from '../texts/standing.ts';
import { bounded, lessened, NO_FIRE, raised, type Shot, type Sort, scaled, sumOf } from './firepower.ts';

// Weapons (ge/weapons): what a card can fire, at whom, and for how much

/** The number of its phasers among the weapons of a card; heavy weapons follow, then others. */
export const PHASERS = 0;
const OTHER = 8;
/** What is added to the number of a weapon where it fires back. */
const BACK = 16;
/** What is added to it for each type that a mount may be, in an option. */
export const TYPES = 32;

/** Weapons that rules know by name. */
export const DISTORTION = 'Distortion Cannon';
export const TIME_BREATH = 'Time Breath';
export const BOLT = 'Detonium Bolt';
const PENETRATOR = 'Shield Penetration Device';
export const MOUNT = 'Specialized Weapon Mount';
const TARRAC = 'Tarrac Projector';

/** True for a weapon that fires before all volleys and in none: distortion cannons, and what a text says so of (ge/weapons/18, D8 Time Dragoness). */
const firesFirst = (s: GeState, id: CardId, name: string): boolean =>
  name === DISTORTION || sideOf(s, id).statics.some(x => x.kind === 'fires first' && x.what === name);

/** One kind of weapon on a card, with the shots it has left this turn. */
export interface Battery {
  readonly card: CardId;
  readonly weapon: number;
  /** a specialized weapon mount: which of the types that it may be this is, from 0; its shots are those of all its types together */
  readonly as: number;
  readonly name: string;
  readonly sort: Sort;
  readonly shots: number;
  /** the damage of one shot */
  readonly each: number;
}

/** The phasers of a card: printed, added by refits, and as texts in play have it. */
export function phasersOf(s: GeState, id: CardId): number {
  const { source } = defOf(s, id);
  const { as } = s.cards[id]!;
  const printed = (source.parts !== undefined && as > 0 ? source.parts[as - 1]?.phasers : source.phasers) ?? 0;
  const n = printed + refitted(s, id, 'phasers');
  return n > 0 || stands(s, KIND.phasers) ? modified(s, KIND.phasers, id, n) : 0;
}

/** How many heavy weapons a point of ammunition arms (C6 Operations Officer). */
const perAmmunition = (s: GeState, id: CardId): number =>
  standing(s).statics[KIND['doubles ammunition']] !== undefined && isUnder(s, KIND['doubles ammunition'], id) ? 2 : 1;

/** Heavy weapons of a name that are armed, whether they have fired or not. */
function armed(s: GeState, id: CardId, at: number, list: readonly HeavyWeapon[]): number {
  const w = list[at]!;
  const n = Math.min(
    givenTo(s, id, HEAVY + at) * perAmmunition(s, id) + armedForFree(s, id, at, list),
    w.name === TIME_BREATH ? MOST_BREATH : w.count,
  );
  return standing(s).statics[KIND['heavy weapons']] === undefined ? n : modified(s, KIND['heavy weapons'], id, n);
}

/** Words of texts on weapons that name no weapon. */
const NO_NAMES: ReadonlySet<string> = new Set(['', 'volley', 'phasers', 'heavy', 'pierce', 'other']);
/** Weapons that a mount cannot stand in for: they are a matter of more than its own ammunition. */
const NO_MOUNTS: ReadonlySet<string> = new Set([DETONATOR, TIME_BREATH, 'Variable Plasma']);
/** Standard heavy weapons are those of which the rules say nothing else (ge/weapons/14). */
const SPECIAL: ReadonlySet<string> = new Set([DISTORTION, BOLT, PENETRATOR, TARRAC]);
const AS_IT_IS: readonly string[] = [MOUNT];

/**
 * What the specialized weapon mounts of a ship may be as they fire (ge/weapons/25, ge/weapons/26): each heavy weapon that equipment on the
 * ship modifies; what they
 * are by themselves too, unless one of those is a standard weapon, which is as good.
 */
function mountTypes(s: GeState, id: CardId): readonly string[] {
  if (standing(s).statics[KIND.fire] === undefined) return AS_IT_IS;
  const out: string[] = [];
  eachStatic(
    s,
    KIND.fire,
    (st, f, made) => {
      if (made !== null || NO_NAMES.has(st.what) || NO_MOUNTS.has(st.what) || out.includes(st.what)) return;
      if (typeOf(s, f.self) === 'E' && s.cards[f.self]!.on === id) out.push(st.what);
    },
    id,
  );
  return out.length === 0 ? AS_IT_IS : out.every(name => SPECIAL.has(name)) ? [...out, MOUNT] : out;
}

const heavyBattery = (
  card: CardId,
  weapon: number,
  name: string,
  shots: number,
  each: number,
  as: number,
): Battery => ({ card, weapon, as, name, sort: name === PENETRATOR ? 'pierce' : 'heavy', shots, each });

/** What a card can still fire this turn (ge/weapons-fire-phase/4, ge/weapons-fire-phase/5), before the volleys or in them. */
export function batteries(s: GeState, id: CardId, before = false): Battery[] {
  const { source } = defOf(s, id);
  const card = s.cards[id]!;
  const out: Battery[] = [];
  let detonators = 0;
  heavyOf(s, id).forEach((w, i, list) => {
    if (w.name === DETONATOR) {
      detonators = armed(s, id, i, list) - (card.fired[1 + i] ?? 0);
      return;
    }
    const mount = w.name === MOUNT;
    if (!mount && firesFirst(s, id, w.name) !== before) return;
    // each firing of time breath is in another volley (ge/weapons/28)
    const left = armed(s, id, i, list) - (card.fired[1 + i] ?? 0);
    const shots = w.name === TIME_BREATH && !before ? Math.min(1, left) : left;
    if (shots <= 0) return;
    if (mount) {
      mountTypes(s, id).forEach((name, as) => {
        if (firesFirst(s, id, name) === before) out.push(heavyBattery(id, 1 + i, name, shots, 1, as));
      });
      return;
    }
    const each = w.energy === undefined ? 1 : Math.min(w.energy[1], givenTo(s, id, PLASMA) + plasmaForFree(s, id));
    out.push(heavyBattery(id, 1 + i, w.name, shots, each, 0));
  });
  if (before) return out;
  const phasers = phasersOf(s, id) - (card.fired[PHASERS] ?? 0);
  if (phasers > 0)
    out.unshift({
      card: id,
      weapon: PHASERS,
      as: 0,
      name: source.phaserName ?? 'phaser',
      // an armed detonator makes heavy weapons of all phasers of its card (ge/weapons/21)
      sort: detonators > 0 ? 'heavy' : 'phasers',
      shots: phasers,
      // a magnifier adds a point for each point of energy (ge/ship-systems/5)
      each: detonators > 0 ? detonators : 1 + magnifiedBy(s, id),
    });
  source.weapons?.forEach((w, i) => {
    const shots = w.count - (card.fired[OTHER + i] ?? 0);
    if (shots > 0) out.push({ card: id, weapon: OTHER + i, as: 0, name: w.name, sort: 'other', shots, each: 1 });
  });
  return out;
}

/**
 * The detonium bolts of a card that can fire back on another player's turn (ge/weapons/20): those that are armed, fired on their own turn or not, each
 * once before its player's next turn.
 */
export function boltsOf(s: GeState, id: CardId): Battery[] {
  const out: Battery[] = [];
  if (!mayFire(s, id)) return out;
  heavyOf(s, id).forEach((w, i, list) => {
    if (w.name !== BOLT && (w.name !== MOUNT || !mountTypes(s, id).includes(BOLT))) return;
    const weapon = BACK + 1 + i;
    const shots = armed(s, id, i, list) - (s.cards[id]!.fired[weapon] ?? 0);
    if (shots > 0) out.push(heavyBattery(id, weapon, BOLT, shots, 1, 0));
  });
  return out;
}

/** What a weapon is called: a mount by what it is taken for, too. */
export const weaponName = (s: GeState, b: Battery): string =>
  b.weapon > PHASERS && b.weapon < OTHER && b.name !== MOUNT && heavyOf(s, b.card)[b.weapon - 1]?.name === MOUNT
    ? `Mount as ${b.name}`
    : b.name;

/** The number by which an option tells a weapon of a card, and what type a mount is taken for. */
export const shotNumber = (b: Battery): number => b.weapon + b.as * TYPES;
/** True for the number of a mount taken for another than the first of its types. */
export const isOtherType = (shot: number): boolean => shot >= TYPES;

/** The weapons of these with one type for each mount: the one that does a target most harm. */
export function bestTypes(s: GeState, guns: readonly Battery[], target: CardId): Battery[] {
  const out: Battery[] = [];
  const points = (battery: Battery): number =>
    firepower(takenBy(s, target, sumOf(shotsOf(s, [{ battery, n: 1 }], target))));
  for (const b of guns) {
    const last = out.at(-1);
    if (last === undefined || last.card !== b.card || last.weapon !== b.weapon) out.push(b);
    else if (points(b) > points(last)) out[out.length - 1] = b;
  }
  return out;
}

/** What phaser magnifiers add to each phaser: the card's own, or that of another that is turned on it (T7 Scorpead Comet of Lore). */
export function magnifiedBy(s: GeState, id: CardId): number {
  const own = Math.min(givenTo(s, id, MAGNIFIER), magnifierOf(s, id));
  return !stands(s, KIND.magnified) ? own : Math.max(own, modified(s, KIND.magnified, id, 0));
}

/** True for equipment whose phasers fire but once, until something rearms them: shuttles and fighters. */
export const oneShot = (s: GeState, id: CardId): boolean => typeOf(s, id) === 'E' && isA(s, id, 'shuttle');

/** True for a card that may fire at all now. */
export const mayFire = (s: GeState, id: CardId): boolean =>
  works(s, id) && !isUnder(s, KIND['no fire'], id) && !(isA(s, id, 'shuttle') && hasActed(s, id));

/** True for a card that could have weapons: refits give theirs to their unit. */
function hasWeapons(s: GeState, id: CardId): boolean {
  const { source } = defOf(s, id);
  if (
    source.phasers !== undefined ||
    source.heavy !== undefined ||
    source.weapons !== undefined ||
    source.parts !== undefined
  )
    return !isRefit(s, id);
  return standing(s).statics[KIND.phasers] !== undefined || hasRefit(s, id);
}

/** What a player can still fire, in volleys or before them. */
export const arsenal = (s: GeState, seat: Seat, before = false): readonly Battery[] =>
  before ? allBatteries(s, seat, true) : meanwhile(s, 'arsenal', seat, allBatteries);

function allBatteries(s: GeState, seat: Seat, before = false): Battery[] {
  const { gunners } = standing(s);
  gunners[seat] ??= pile(s, seat, FLEET).filter(id => hasWeapons(s, id));
  const out: Battery[] = [];
  for (const id of gunners[seat]) if (mayFire(s, id)) for (const b of batteries(s, id, before)) out.push(b);
  return out;
}

const STANDARD = new Set(['T', 'S', 'D', 'B', 'P', 'I']);

const WEAPON_BANES = ['weapons', 'phasers', 'heavy weapons', 'other weapons'] as const;

/** True for a target that weapons may be fired at (ge/weapons-fire-phase/1): standard ones, free flying shuttles, and cards that damage destroys. */
export function isTarget(s: GeState, id: CardId): boolean {
  if (isCombined(s, id)) return false;
  if (STANDARD.has(typeOf(s, id))) return true;
  if (s.cards[id]!.on < 0 && isA(s, id, 'shuttle')) return true;
  const { bane } = sideOf(s, id);
  return WEAPON_BANES.some(x => bane.has(x)) || isHarmedBy(s, id, 'phasers');
}

/** True if weapons of this sort can harm this target at all. */
export function harms(s: GeState, sort: Sort, card: CardId, target: CardId): boolean {
  if (seatOfHq(target) >= 0) return firesAtHq(s, card);
  const heavy = sort === 'heavy' || sort === 'pierce';
  // phasers and other light weapons do nothing to the structure of terrain (ge/terrain/2)
  if (isTerrain(s, target) && (!heavy || roomFor(s, target, 'weapons') === 0)) return false;
  const { bane } = sideOf(s, target);
  if (
    (bane.size > 0 || isHarmedBy(s, target, 'phasers')) &&
    !bane.has('weapons') &&
    !(sort === 'phasers' && isHarmedBy(s, target, 'phasers')) &&
    !bane.has(sort === 'phasers' ? 'phasers' : heavy ? 'heavy weapons' : 'other weapons')
  )
    return false;
  if (!stands(s, KIND['fire taken'])) return true;
  return !mayTakeNone(s) || firepower(takenBy(s, target, { ...NO_FIRE, [sort]: 100 })) > 0;
}

/** By the texts of fire taken that stand: whether any may leave nothing of a great volley. */
const TAKES_NONE = new WeakMap<readonly Stands<Static>[], boolean>();

const leavesNone = ({ n = 0, times = 1 }: StaticSource): boolean =>
  typeof n !== 'number' || n < -9 || typeof times !== 'number' || times <= 0;

/** True where a text may keep a target from all harm, whatever is fired at it. */
function mayTakeNone(s: GeState): boolean {
  const list = standing(s).statics[KIND['fire taken']];
  if (list === undefined || s.lasting.length > 0) return true;
  let found = TAKES_NONE.get(list);
  if (found === undefined) {
    found = list.some(({ what: { source } }) => leavesNone(source));
    TAKES_NONE.set(list, found);
  }
  return found;
}

/** Ships and dragons fire at a Sector HQ, and equipment on them (ge/damage/4). */
const firesAtHq = (s: GeState, id: CardId): boolean => {
  const { on } = s.cards[id]!;
  return isShip(s, id) || (typeOf(s, id) === 'E' && on >= 0 && isShip(s, on));
};

/** True if a card may fire at a target, as far as texts in play say. */
export function allowed(s: GeState, card: CardId, target: CardId): boolean {
  if (seatOfHq(target) >= 0) return reaches(s, card, -1) && !isUnder(s, KIND['fires only at'], card);
  if (!reaches(s, card, target)) return false;
  if (stands(s, KIND['fires only at']) && firesOnlyAtOthers(s, card, target)) return false;
  return !isUnder(s, KIND['not fired at'], target, card);
}

function firesOnlyAtOthers(s: GeState, card: CardId, target: CardId): boolean {
  let found = false;
  eachStatic(
    s,
    KIND['fires only at'],
    (st, f) => {
      if (st.of !== null && !st.of(s, target, f)) found = true;
    },
    card,
  );
  return found;
}

/** True if a weapon may be fired at a target, and does something to it. */
export const mayFireAt = (s: GeState, b: Battery, target: CardId): boolean =>
  harms(s, b.sort, b.card, target) && allowed(s, b.card, target);

/** True if a text keeps a player from firing at the fleet of another, and at his Sector HQ (O9 Alliance Treaty). */
export function hasTruce(s: GeState, seat: Seat, target: CardId): boolean {
  if (standing(s).statics[KIND.truce] === undefined) return false;
  const at = seatOfHq(target) >= 0 ? seatOfHq(target) : sideAt(s, target);
  let found = false;
  eachStatic(s, KIND.truce, (st, f) => {
    if (f.you === at && meansSeat(s, st, f, seat)) found = true;
  });
  return found;
}

const NO_SORTS: readonly Sort[] = [];

/** True if any of these weapons may be fired at a target, and does something to it. */
function firesAny(s: GeState, guns: readonly Battery[], target: CardId): boolean {
  // what weapons of a sort do to a card is the same whoever fires them
  let harmless: readonly Sort[] = NO_SORTS;
  for (const b of guns) {
    if (harmless.includes(b.sort)) continue;
    if (!harms(s, b.sort, b.card, target)) {
      if (target >= 0) harmless = [...harmless, b.sort];
    } else if (allowed(s, b.card, target)) return true;
  }
  return false;
}

const SILENT = refuse('ge/weapons-fire-phase/4', 'No engaged card of yours has a weapon left that can fire.');
const ONES_OWN = refuse('ge/weapons-fire-phase/1', 'Nobody fires at what is their own.');
const NO_TARGET = refuse('ge/weapons-fire-phase/1', 'Weapons are not fired at cards of that kind.');
const COVERED = refuse('ge/base/2', 'A base stands on that terrain: it must be destroyed first.');
const PROTECTED = refuse('ge/damage/3', 'A ship or dragon protects that Sector HQ.');
const TRUCE = refuse('ge/crucial-rules/1', 'A text in play keeps you from firing at that player.');
const ONE_VOLLEY = refuse('ge/weapons-fire-phase/10', 'You have fired at that target in this phase already.');
const HQ_BY_SHIPS = refuse('ge/damage/4', 'Only ships and dragons, and equipment on them, fire at a Sector HQ.');
const HARD_TERRAIN = refuse('ge/terrain/2', 'Only heavy weapons harm terrain, and you have none armed that can.');
const HARMLESS = refuse('ge/crucial-rules/1', 'Nothing that you can fire now does that card any harm.');

/**
 * The rule that keeps a player from firing at a card or a Sector HQ now; null where he may (ge/weapons-fire-phase/1,
 * ge/weapons-fire-phase/10, ge/damage/3).
 */
export function judgeTarget(s: GeState, seat: Seat, target: CardId, guns = arsenal(s, seat)): Refusal | null {
  const hq = seatOfHq(target);
  if (hq >= 0) {
    if (hq === seat) return ONES_OWN;
    if (s.seats[hq]!.out) return NO_TARGET;
    if (isProtected(s, hq)) return PROTECTED;
  } else {
    if (s.cards[target]!.controller === seat) return ONES_OWN;
    if (!isTarget(s, target)) return NO_TARGET;
    if (isCovered(s, target)) return COVERED;
  }
  if (hasTruce(s, seat, target)) return TRUCE;
  if (s.turnOf === seat && s.targets.includes(target)) return ONE_VOLLEY;
  if (firesAny(s, guns, target)) return null;
  if (guns.length === 0) return SILENT;
  return hq >= 0 ? HQ_BY_SHIPS : isTerrain(s, target) ? HARD_TERRAIN : HARMLESS;
}

/** What a player may fire at: cards at the fleets of others or against his own, and Sector HQs that nothing protects (ge/damage/3). */
export function targetsFor(s: GeState, seat: Seat, guns = arsenal(s, seat)): CardId[] {
  if (guns.length === 0) return [];
  const out: CardId[] = [];
  const st = standing(s);
  st.aims ??= allInPlay(s).filter(id => isTarget(s, id));
  for (const id of st.statics[KIND['harmed by']] === undefined ? st.aims : allInPlay(s))
    if (judgeTarget(s, seat, id, guns) === null) out.push(id);
  for (let of = 0; of < s.seats.length; of++) if (judgeTarget(s, seat, hqOf(of), guns) === null) out.push(hqOf(of));
  return out;
}

/** The base that keeps fire from a terrain: one of the terrain's player (ge/base/2); -1 for none. */
export const coverOf = (s: GeState, id: CardId): CardId =>
  typeOf(s, id) === 'T'
    ? (cardsOn(s, id).find(x => typeOf(s, x) === 'B' && s.cards[x]!.controller === s.cards[id]!.controller) ?? -1)
    : -1;
const isCovered = (s: GeState, id: CardId): boolean => coverOf(s, id) >= 0;

/** What weapons fire loses or gains by the texts of its target, in a volley or outside (C5 Captain, D2 Oort Dragoness). */
export function takenBy(s: GeState, target: CardId, fire: Fire, volley = true): Fire {
  if (seatOfHq(target) >= 0) return fire;
  const left =
    isTerrain(s, target) && fire.phasers + fire.other > 0 ? bounded({ ...fire, phasers: 0, other: 0 }) : fire;
  return stands(s, KIND['fire taken']) ? changedFor(s, target, left, volley) : left;
}

/** Fire as the texts of its target change it. */
function changedFor(s: GeState, target: CardId, fire: Fire, volley: boolean): Fire {
  let left = fire;
  let plus = 0;
  let by = 1;
  eachStatic(
    s,
    KIND['fire taken'],
    (st, f, made) => {
      const n = made !== null ? made.n : st.n === null ? 0 : st.n(s, f);
      const times = st.times === null ? 1 : st.times(s, f);
      if (st.what === '' || (st.what === 'volley' && volley)) {
        plus += n;
        by *= times;
      } else if (st.what === 'phasers' || st.what === 'heavy') {
        const now = { ...left };
        for (const sort of st.what === 'phasers' ? LIGHT : HEAVIES)
          if (now[sort] > 0) now[sort] = Math.max(0, Math.floor(now[sort] * times + 1e-9) + n);
        left = bounded(now);
      }
    },
    target,
  );
  if (by !== 1) left = scaled(left, by);
  return plus < 0 ? lessened(left, -plus) : plus > 0 && firepower(left) > 0 ? raised(left, plus) : left;
}
const LIGHT = ['phasers'] as const;
const HEAVIES = ['heavy', 'pierce'] as const;

/** The shots of a volley with their points, as texts of the firing cards change them for this target (C5 Weapons Officer, E6 Sabot Sequencer). */
export function shotsOf(
  s: GeState,
  shots: readonly { readonly battery: Battery; readonly n: number }[],
  target: CardId,
): Shot[] {
  const out: Shot[] = [];
  const changed = stands(s, KIND.fire);
  const past = standing(s).statics[KIND['past shields']] !== undefined;
  /** what is added to the fire of a card, once for each text */
  const given = new Set<string>();
  for (const { battery, n } of shots) {
    if (n === 0) continue;
    const { card, weapon, name, sort, each } = battery;
    let points = n * each;
    if (changed) {
      let by = 1;
      eachStatic(
        s,
        KIND.fire,
        (st, f, made) => {
          if (st.of !== null && (target < 0 || !st.of(s, target, f))) return;
          if (!speaksOfWeapon(st.what, name, sort)) return;
          if (st.times !== null) by *= st.times(s, f);
          const key = `${st.name} ${f.self} ${card}`;
          if ((st.n !== null || made !== null) && !given.has(key)) {
            given.add(key);
            points += made !== null ? made.n : st.n!(s, f);
          }
        },
        card,
      );
      points = Math.max(0, Math.floor(points * by + 1e-9));
    }
    out.push({ card, weapon, name, sort, n, points, past: past && isUnder(s, KIND['past shields'], card) });
    // in play as a base a tarrac projector harms the structure besides, past all that protects it (ge/weapons/27)
    if (name === TARRAC && typeOf(s, card) === 'B')
      out.push({ card, weapon, name, sort: 'pierce', n: 0, points: n, past: false });
  }
  return out;
}

/** True if a text that speaks of some weapons means this one: a mount has the name of the type that it is taken for. */
const speaksOfWeapon = (what: string, name: string, sort: Sort): boolean =>
  what === '' || what === name || what === (sort === 'pierce' ? 'heavy' : sort);
