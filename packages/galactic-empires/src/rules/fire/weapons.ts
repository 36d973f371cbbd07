// Weapons: which weapons a card has, which are armed, and how many shots are left (ge/weapons).
import type { CardId, Seat } from '@orrery/kernel';
import { defOf, KIND, sideOf, typeOf } from '../../card.ts';
import type { HeavyWeapon, OtherWeapon, Printed } from '../../printed.ts';
import { FLEET, type GeState, pile } from '../../state.ts';
import { hasRefit, isRefit, refitted } from '../fleet/refits.ts';
import { hasActed } from '../play/card-actions-limit.ts';
import {
  armedForFree,
  DETONATOR,
  givenTo,
  HEAVY,
  heavyOf,
  MAGNIFIER,
  MOST_BREATH,
  magnifierOf,
  mostPlasma,
  PLASMA,
  plasmaForFree,
} from '../points/uses.ts';
import { isA, isCrew } from '../table/definitions.ts';
import { meanwhile } from '../texts/meanwhile.ts';
import { added, modified } from '../texts/modifiers.ts';
import { standing } from '../texts/standing.ts';
import { anyStatic, eachStatic, isUnder, stands, works } from '../texts/static-texts.ts';
import { TIME_BREATH, TIME_DAMAGE, TIME_GENERATOR, TIME_PHASER, timeDamageOf } from '../time/time-damage.ts';
import type { Sort } from './firepower.ts';

/** The number of the phasers among the weapons of a card. Heavy weapons follow, then other weapons. */
export const PHASERS = 0;

const OTHER = 8;

/** Added to the number of a weapon that fires back. */
const BACK = 16;

/** Added to the number of a mount in an option, once for each type before the chosen one. */
export const TYPES = 32;

/** Weapons that the rules know by name. */
export const DISTORTION = 'Distortion Cannon';

export const BOLT = 'Detonium Bolt';

/** Points that psys fire as weapons of their own (ge/weapons/5, ge/weapons/6). */
export const PSY_DAMAGE = 'psy damage';

/** True for a card that prints psy damage, or can get it from fields. */
const isPsyGunner = ({ psyDamage, disciplines }: Pick<Printed, 'psyDamage' | 'disciplines'>): boolean =>
  psyDamage !== undefined || disciplines !== undefined;

const PENETRATOR = 'Shield Penetration Device';

export const MOUNT = 'Specialized Weapon Mount';

export const TARRAC = 'Tarrac Projector';

/**
 * True for a weapon that fires before all volleys and never in one: distortion cannons, and weapons whose text says so (ge/weapons/18, D8 Time
 * Dragoness).
 */
const firesFirst = (s: GeState, id: CardId, name: string): boolean =>
  name === DISTORTION || sideOf(s, id).statics.some(x => x.kind === 'fires first' && x.what === name);

/** One kind of weapon on a card, and the shots that it has left this turn. */
export interface Battery {
  readonly card: CardId;
  readonly weapon: number;
  /** for a specialized weapon mount: the type that it is here, counted from 0; `shots` are those of all its types together */
  readonly as: number;
  readonly name: string;
  readonly sort: Sort;
  readonly shots: number;
  /** the damage of one shot */
  readonly each: number;
  /** tells whether it can be fired at a target, for points that a text gives for one target of a kind (F1 Electro-Field) */
  readonly aim?: (target: CardId) => boolean;
}

/** Returns the phasers of a card: printed ones, those of refits, and changes by texts in play. */
export function phasersOf(s: GeState, id: CardId): number {
  const { source } = defOf(s, id);
  const { as } = s.cards[id]!;
  const printed = (source.parts !== undefined && as > 0 ? source.parts[as - 1]?.phasers : source.phasers) ?? 0;
  const n = printed + refitted(s, id, 'phasers');
  return n > 0 || stands(s, KIND.phasers) ? modified(s, KIND.phasers, id, n) : 0;
}

/** Returns the phasers of a card that can fire in the next volley, after so many shots this turn. */
function phasersLeft(s: GeState, id: CardId, fired: number): number {
  const all = phasersOf(s, id);
  return stands(s, KIND['phasers again']) && isUnder(s, KIND['phasers again'], id)
    ? Math.min(all, 2 * all - fired)
    : all - fired;
}

/** Returns how many heavy weapons a point of ammunition arms (C6 Operations Officer). */
const perAmmunition = (s: GeState, id: CardId): number =>
  standing(s).statics[KIND['doubles ammunition']] !== undefined && isUnder(s, KIND['doubles ammunition'], id) ? 2 : 1;

/** Returns how many heavy weapons of one name are armed, including those that have fired. */
function armed(s: GeState, id: CardId, at: number, w: HeavyWeapon, free: readonly number[]): number {
  return Math.min(
    givenTo(s, id, HEAVY + at) * perAmmunition(s, id) + (free[at] ?? 0),
    w.name === TIME_BREATH ? MOST_BREATH : w.count,
  );
}

/** Words that texts about weapons use and that are not names of weapons. */
const NO_NAMES: ReadonlySet<string> = new Set(['', 'volley', 'any volley', 'phasers', 'heavy', 'pierce', 'other']);

/** Weapons that a mount cannot stand in for, because they need more than their own ammunition. */
const NO_MOUNTS: ReadonlySet<string> = new Set([DETONATOR, TIME_BREATH, 'Variable Plasma']);

/** Heavy weapons with rules of their own. All other heavy weapons are standard (ge/weapons/14). */
const SPECIAL: ReadonlySet<string> = new Set([DISTORTION, BOLT, PENETRATOR, TARRAC]);

const AS_IT_IS: readonly string[] = [MOUNT];

/**
 * Returns the types that the specialized weapon mounts of a ship may be as they fire (ge/weapons/25, ge/weapons/26). That is each heavy weapon that
 * equipment on the ship modifies. A mount may also stay a plain mount, unless one of those types is a standard weapon, which is equally good.
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
  s: GeState,
  card: CardId,
  weapon: number,
  name: string,
  shots: number,
  each: number,
  as: number,
): Battery => ({ card, weapon, as, name, sort: penetrates(s, card, name) ? 'pierce' : 'heavy', shots, each });

/** True for shield penetration devices, and weapons that a text lets work as these. */
const penetrates = (s: GeState, card: CardId, name: string): boolean =>
  name === PENETRATOR || anyStatic(s, KIND.penetrates, st => st.what === name, card);

/** Lists the weapons that a card can still fire this turn, before the volleys or in them (ge/weapons-fire-phase/4, ge/weapons-fire-phase/5). */
export function batteries(s: GeState, id: CardId, before = false): Battery[] {
  const { source } = defOf(s, id);
  const card = s.cards[id]!;
  const out: Battery[] = [];
  let detonators = 0;
  const list = heavyOf(s, id);
  const free = armedForFree(s, id, list);
  list.forEach((w, i) => {
    if (w.name === DETONATOR) {
      detonators = armed(s, id, i, w, free) - (card.fired[1 + i] ?? 0);
      return;
    }
    const mount = w.name === MOUNT;
    if (!mount && firesFirst(s, id, w.name) !== before) return;
    // each shot of time breath needs a volley of its own (ge/weapons/28)
    const left = armed(s, id, i, w, free) - (card.fired[1 + i] ?? 0);
    const shots = w.name === TIME_BREATH && !before ? Math.min(1, left) : left;
    if (shots <= 0) return;
    if (mount) {
      mountTypes(s, id).forEach((name, as) => {
        if (firesFirst(s, id, name) === before) out.push(heavyBattery(s, id, 1 + i, name, shots, 1, as));
      });
      return;
    }
    const each =
      w.energy === undefined ? 1 : Math.min(mostPlasma(s, id, w.energy), givenTo(s, id, PLASMA) + plasmaForFree(s, id));
    out.push(heavyBattery(s, id, 1 + i, w.name, shots, each, 0));
  });
  const first = OTHER + (source.weapons?.length ?? 0);
  if (before) {
    const shots = timePhasersOf(s, id) - (card.fired[first + 1] ?? 0);
    if (shots > 0)
      out.push({
        card: id,
        weapon: first + 1,
        as: 0,
        name: TIME_PHASER,
        sort: 'phasers',
        shots,
        each: 1 + magnifiedBy(s, id),
      });
    return out;
  }
  const phasers = phasersLeft(s, id, card.fired[PHASERS] ?? 0);
  if (phasers > 0)
    out.unshift({
      card: id,
      weapon: PHASERS,
      as: 0,
      name: source.phaserName ?? 'phaser',
      // an armed detonator turns all phasers of its card into heavy weapons (ge/weapons/21)
      sort: detonators > 0 ? 'heavy' : 'phasers',
      shots: phasers,
      // a magnifier adds 1 point for each point of energy (ge/ship-systems/5)
      each: detonators > 0 ? detonators : 1 + magnifiedBy(s, id),
    });
  otherWeapons(s, id).forEach((w, i) => {
    const shots = w.count - (card.fired[OTHER + i] ?? 0);
    if (shots > 0) out.push({ card: id, weapon: OTHER + i, as: 0, name: w.name, sort: 'other', shots, each: 1 });
  });
  if (isPsyGunner(source) || lendsPsyDamage(s)) psyBatteries(s, id, first, out);
  const time = timeDamageOf(s, id) - (card.fired[first + 2] ?? 0);
  if (time > 0)
    out.push({ card: id, weapon: first + 2, as: 0, name: TIME_DAMAGE, sort: 'other', shots: time, each: 1 });
  const generators = (source.timeGenerators ?? 0) - (card.fired[first + 3] ?? 0);
  if (generators > 0)
    out.push({ card: id, weapon: first + 3, as: 0, name: TIME_GENERATOR, sort: 'other', shots: generators, each: 1 });
  return out;
}

/** Returns the time phasers of a card. Texts that take phasers away take these too, because they are phasers (ge/weapons/11). */
function timePhasersOf(s: GeState, id: CardId): number {
  const { timePhasers = 0 } = defOf(s, id).source;
  return timePhasers > 0 && stands(s, KIND.phasers)
    ? Math.min(timePhasers, modified(s, KIND.phasers, id, timePhasers))
    : timePhasers;
}

/** True for a card that prints time damage, time phasers or time damage generators. */
const isTimeGunner = ({ timeDamage, timePhasers, timeGenerators }: Printed): boolean =>
  timeDamage !== undefined || timePhasers !== undefined || timeGenerators !== undefined;

/** True while functions of fields give psy damage to those who use them, who may be crew (P5 Psycanti Apostle). */
const lendsPsyDamage = (s: GeState): boolean =>
  s.lasting.length > 0 && (stands(s, KIND['psy damage']) || stands(s, KIND['aimed psy damage']));

/** The numbers between the psy damage of a card and psy damage for one target: time phasers, time damage and time damage generators. */
const TIME_WEAPONS = 3;

/** Adds the psy damage points that a card has left: its own, and those that a text gives it for one target each. */
function psyBatteries(s: GeState, id: CardId, first: number, out: Battery[]): void {
  const { psyDamage = 0 } = defOf(s, id).source;
  const { fired } = s.cards[id]!;
  let weapon = first;
  const add = (shots: number, aim?: Battery['aim']): void => {
    if (shots > 0)
      out.push({ card: id, weapon, as: 0, name: PSY_DAMAGE, sort: 'other', shots, each: 1, ...(aim && { aim }) });
  };
  add(modified(s, KIND['psy damage'], id, psyDamage) - (fired[weapon] ?? 0));
  if (!stands(s, KIND['aimed psy damage'])) return;
  weapon += TIME_WEAPONS;
  eachStatic(
    s,
    KIND['aimed psy damage'],
    (st, f, made) => {
      weapon++;
      // all points of a function go to one target
      if ((fired[weapon] ?? 0) === 0) add(added(s, st, f, made), target => target >= 0 && st.of!(s, target, f));
    },
    id,
  );
}

const NO_OTHERS: readonly OtherWeapon[] = [];
const PHYSICAL = 'Physical Damage';

/** Returns the weapons of a card that are neither phasers nor heavy weapons, after changes by texts in play. */
function otherWeapons(s: GeState, id: CardId): readonly OtherWeapon[] {
  const { weapons = NO_OTHERS } = defOf(s, id).source;
  if (!stands(s, KIND['physical damage'])) return weapons;
  const printed = weapons.find(w => w.name === PHYSICAL)?.count ?? 0;
  const count = modified(s, KIND['physical damage'], id, printed);
  if (count === printed) return weapons;
  if (printed === 0) return [...weapons, { name: PHYSICAL, count }];
  return weapons.map(w => (w.name === PHYSICAL ? { ...w, count } : w));
}

/**
 * Returns the detonium bolts of a card that can fire back on another player's turn (ge/weapons/20): all armed bolts, even those that fired on their
 * own turn. Each fires back once before its player's next turn.
 */
export function boltsOf(s: GeState, id: CardId): Battery[] {
  const out: Battery[] = [];
  if (!mayFire(s, id)) return out;
  const list = heavyOf(s, id);
  const free = armedForFree(s, id, list);
  list.forEach((w, i) => {
    if (w.name !== BOLT && (w.name !== MOUNT || !mountTypes(s, id).includes(BOLT))) return;
    const weapon = BACK + 1 + i;
    const shots = armed(s, id, i, w, free) - (s.cards[id]!.fired[weapon] ?? 0);
    if (shots > 0) out.push(heavyBattery(s, id, weapon, BOLT, shots, 1, 0));
  });
  return out;
}

/** Returns the name of a weapon. A mount's name includes the type that it stands in for. */
export const weaponName = (s: GeState, b: Battery): string =>
  b.weapon > PHASERS && b.weapon < OTHER && b.name !== MOUNT && heavyOf(s, b.card)[b.weapon - 1]?.name === MOUNT
    ? `Mount as ${b.name}`
    : b.name;

/** Returns the number that stands for a weapon of a card in an option, with the type of a mount. */
export const shotNumber = (b: Battery): number => b.weapon + b.as * TYPES;

/** True if the number is a mount that stands in for any type but its first. */
export const isOtherType = (shot: number): boolean => shot >= TYPES;

/**
 * Returns the points that phaser magnifiers add to each phaser: the card's own magnifier, or another card's that works for it (T7 Scorpead Comet of
 * Lore).
 */
export function magnifiedBy(s: GeState, id: CardId): number {
  const own = Math.min(givenTo(s, id, MAGNIFIER), magnifierOf(s, id));
  return !stands(s, KIND.magnified) ? own : Math.max(own, modified(s, KIND.magnified, id, 0));
}

/** True for equipment whose phasers fire only once until something rearms them: shuttles and fighters. */
export const oneShot = (s: GeState, id: CardId): boolean => typeOf(s, id) === 'E' && isA(s, id, 'shuttle');

/** True if a card may fire at all now. */
export const mayFire = (s: GeState, id: CardId): boolean =>
  works(s, id) && !isUnder(s, KIND['no fire'], id) && !(isA(s, id, 'shuttle') && hasActed(s, id));

/** True for a card that could have weapons. Refits do not count, because they give theirs to their unit. */
function hasWeapons(s: GeState, id: CardId): boolean {
  const { source } = defOf(s, id);
  if (
    source.phasers !== undefined ||
    source.heavy !== undefined ||
    source.weapons !== undefined ||
    source.parts !== undefined ||
    isPsyGunner(source) ||
    isTimeGunner(source)
  )
    return !isRefit(s, id);
  return standing(s).statics[KIND.phasers] !== undefined || hasRefit(s, id);
}

/** Lists the weapons that a player can still fire, in volleys or before them. */
export const arsenal = (s: GeState, seat: Seat, before = false): readonly Battery[] =>
  before ? allBatteries(s, seat, true) : meanwhile(s, 'arsenal', seat, allBatteries);

/** Returns the crew of a player that has no weapons but the psy damage that functions may give it. */
const lentPsyDamage = (s: GeState, seat: Seat, gunners: readonly CardId[]): CardId[] =>
  pile(s, seat, FLEET).filter(id => isCrew(s, id) && !gunners.includes(id));

function allBatteries(s: GeState, seat: Seat, before = false): Battery[] {
  const { gunners } = standing(s);
  gunners[seat] ??= pile(s, seat, FLEET).filter(id => hasWeapons(s, id));
  const out: Battery[] = [];
  const list = lendsPsyDamage(s) ? [...gunners[seat], ...lentPsyDamage(s, seat, gunners[seat])] : gunners[seat];
  for (const id of list) if (mayFire(s, id)) for (const b of batteries(s, id, before)) out.push(b);
  return out;
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/damage/damage.ts: ge/weapons/1
// - rules/fire/first-fire.ts: ge/weapons/9, ge/weapons/10, ge/weapons/15, ge/weapons/17
// - rules/fire/shots.ts: ge/weapons/27
// - rules/fleet/refits.ts: ge/weapons/22
// - rules/play/events.ts: ge/weapons/23
// - rules/time/time-damage.ts: ge/weapons/8, ge/weapons/29
