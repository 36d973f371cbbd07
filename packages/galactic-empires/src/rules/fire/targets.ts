// Targets: where weapons can fire, and which weapons harm which cards (ge/weapons-fire-phase/1, ge/damage/3, ge/terrain/2).
import { type CardId, type Option, option, type Refusal, refuse, type Seat, type Stands } from '@orrery/kernel';
import { KIND, type Static, type StaticSource, sideOf, typeOf } from '../../card.ts';
import { type GeState, hasNetwork, hqOf, isPlace, seatOfHq, TIME_ORIGIN } from '../../state.ts';
import { gemLeft } from '../damage/guardians.ts';
import { isOwnClub } from '../empire/comedy-club.ts';
import { hasAncient } from '../fleet/ancient.ts';
import { isCovered } from '../fleet/base.ts';
import { isTerrain, roomFor } from '../fleet/terrain.ts';
import { firepower } from '../play/events.ts';
import { isHidden } from '../points/uses.ts';
import { isA, isCombined, isSeparate, isShip, shieldsLeft, wholeOf } from '../table/definitions.ts';
import { isAnyElsewhere } from '../table/realms.ts';
import { isProtected } from '../table/sector-hq.ts';
import { allInPlay, isLocation, sideAt } from '../table/stacks.ts';
import { standing } from '../texts/standing.ts';
import { anyStatic, isHarmedBy, isUnder, meansSeat, reaches, stands } from '../texts/static-texts.ts';
import { isTimeTarget, isTimeWeapon } from '../time/time-damage.ts';
import { isOriginInUse } from '../time/time-origin.ts';
import { NO_FIRE, type Sort } from './firepower.ts';
import { strikesTerrain, takenBy } from './shots.ts';
import { arsenal, type Battery, batteries, PSY_DAMAGE } from './weapons.ts';

const STANDARD = new Set(['T', 'S', 'D', 'B', 'P', 'I']);

const WEAPON_BANES = ['weapons', 'phasers', 'heavy weapons', 'other weapons', 'psy damage'] as const;

/** True if weapons may fire at a card (ge/weapons-fire-phase/1, ge/weapons-fire-phase/2): at standard targets, free flying shuttles, and cards that damage destroys. */
export function isTarget(s: GeState, id: CardId): boolean {
  if (isCombined(s, id) && !isSeparate(s, id)) return false;
  const type = typeOf(s, id);
  // damage destroys headquarters cards, too (ge/headquarters/2)
  if (STANDARD.has(type) || type === 'Q') return true;
  if (s.cards[id]!.on < 0 && isA(s, id, 'shuttle')) return true;
  if (isTimeTarget(s, id)) return true;
  const { bane } = sideOf(s, id);
  return WEAPON_BANES.some(x => bane.has(x)) || isHarmedBy(s, id, 'phasers');
}

/** A weapon as far as its harm depends on it: its sort, its name, and its card (-1 for any). */
export type Gun = Pick<Battery, 'sort' | 'name' | 'card'>;

/** True if a weapon can harm a target at all. */
export function harms(s: GeState, { sort, name, card }: Gun, target: CardId): boolean {
  // what can hit a Sector HQ can hit the time origin (ge/time-origin/12)
  if (isPlace(target)) return firesAtHq(s, card);
  // a headquarters card is hit only by what can hit the Sector HQ (ge/headquarters/3)
  if (typeOf(s, target) === 'Q' && card >= 0 && !firesAtHq(s, card)) return false;
  const heavy = sort === 'heavy' || sort === 'pierce' || strikesTerrain(s, card, name, target);
  if (sort !== 'pierce' && hitsGem(s, sort, name, target)) return true;
  // light weapons do not harm the structure of terrain (ge/terrain/2), but they harm the shields of a base that is played as terrain
  const shieldsAlone = !heavy && isTerrain(s, target);
  if (shieldsAlone && shieldsLeft(s, target) === 0) return false;
  // a text may keep all damage off (T6 Globular Cluster)
  if (roomFor(s, target, 'weapons') === 0) return false;
  if (shieldsAlone) return true;
  const { bane } = sideOf(s, target);
  if (isTimeTarget(s, target)) {
    if (!isTimeWeapon(name)) return false;
  } else if (
    (bane.size > 0 || isHarmedBy(s, target, 'phasers')) &&
    !bane.has('weapons') &&
    !(sort === 'phasers' && isHarmedBy(s, target, 'phasers')) &&
    !bane.has(sort === 'phasers' ? 'phasers' : heavy ? 'heavy weapons' : 'other weapons') &&
    !(bane.has('psy damage') && name === PSY_DAMAGE)
  )
    return false;
  if (!stands(s, KIND['fire taken'])) return true;
  return (
    !mayTakeNone(s) || firepower(takenBy(s, target, { ...NO_FIRE, [sort]: 100 }, s.cards[card]?.controller ?? -1)) > 0
  );
}

/**
 * True for a weapon that hits the shields that a gem puts before a dragon, whatever else harms that dragon. Where only psy damage harms it, other
 * points of its sort go by, because they could not be told apart beyond the shields.
 */
const hitsGem = (s: GeState, sort: Sort, name: string, target: CardId): boolean =>
  gemLeft(s, target) > 0 && !(sort === 'other' && name !== PSY_DAMAGE && sideOf(s, target).bane.has('psy damage'));

/** By the list of standing texts about fire taken: true if any of them may reduce a large volley to nothing. */
const TAKES_NONE = new WeakMap<readonly Stands<Static>[], boolean>();

const leavesNone = ({ n = 0, times = 1 }: StaticSource): boolean =>
  typeof n !== 'number' || n < -9 || typeof times !== 'number' || times <= 0;

/** True if a text may protect a target from all harm, however much fires at it. */
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

/**
 * True for ships, dragons, psys and the equipment on them: only they fire at a Sector HQ or a Psy Network (ge/damage/4, ge/damage/5). So do
 * installations with an ancient, and comedy clubs of their own network (ge/ancient/5, ge/empire-comedy-club/2).
 */
const firesAtHq = (s: GeState, id: CardId): boolean => {
  const { on } = s.cards[id]!;
  return (
    firesSo(s, id) ||
    (typeOf(s, id) === 'E' && on >= 0 && firesSo(s, on)) ||
    isUnder(s, KIND['fires at headquarters'], id)
  );
};

const firesSo = (s: GeState, id: CardId): boolean => {
  if (isShip(s, id)) return true;
  const type = typeOf(s, id);
  return type === 'P' || (type === 'I' && (isOwnClub(s, id) || hasAncient(s, id)));
};

/** True if the texts in play let a card fire at a target. */
export function allowed(s: GeState, card: CardId, target: CardId): boolean {
  if (isPlace(target)) return reaches(s, card, -1) && !isUnder(s, KIND['fires only at'], card);
  // a card does not fire at itself (ge/weapons-fire-phase/2)
  if (card === target || !reaches(s, card, target)) return false;
  if (stands(s, KIND['fires only at']) && firesOnlyAtOthers(s, card, target)) return false;
  if (stands(s, KIND['fires sooner at']) && mustWait(s, card, target)) return false;
  if (stands(s, KIND.undetected) && isHidden(s, target, unitOf(s, card))) return false;
  return !isUnder(s, KIND['not fired at'], target, card);
}

/** Returns the unit that fires with a card: the ship or base that it is a part of or that carries it. */
const unitOf = (s: GeState, card: CardId): CardId => {
  const { on } = s.cards[card]!;
  return wholeOf(s, typeOf(s, card) === 'E' && on >= 0 ? on : card);
};

const firesOnlyAtOthers = (s: GeState, card: CardId, target: CardId): boolean =>
  anyStatic(s, KIND['fires only at'], (st, f) => st.of !== null && !st.of(s, target, f), card);

/** True if the texts in play let a weapon fire at a target. */
const allows = (s: GeState, { card, aim }: Battery, target: CardId): boolean =>
  (aim === undefined || aim(target)) && allowed(s, card, target);

/** True for a location that a card must leave alone, as long as its weapons can harm a location that its text names (S4 Tranoan Time Ship). */
const mustWait = (s: GeState, card: CardId, target: CardId): boolean =>
  isLocation(s, target) &&
  anyStatic(
    s,
    KIND['fires sooner at'],
    (st, f) => {
      const first = (id: CardId): boolean => isLocation(s, id) && st.of!(s, id, f);
      if (first(target)) return false;
      const guns = batteries(s, card);
      return allInPlay(s).some(
        id => first(id) && reaches(s, card, id) && !isCovered(s, id) && guns.some(b => harms(s, b, id)),
      );
    },
    card,
  );

/** True if a weapon may fire at a target and harms it. */
export const mayFireAt = (s: GeState, b: Battery, target: CardId): boolean =>
  harms(s, b, target) && allows(s, b, target);

/**
 * True for a weapon that may fire in a volley at a target, whether it harms it or not: light weapons may join a volley at terrain, where protectors that
 * come in reaction use them up (ge/damage/6).
 */
export const mayJoin = (s: GeState, b: Battery, target: CardId): boolean =>
  mayFireAt(s, b, target) || (target >= 0 && isTerrain(s, target) && isLight(b.sort) && allows(s, b, target));

/** True for phasers and other light weapons. */
export const isLight = (sort: Sort): boolean => sort === 'phasers' || sort === 'other';

/** True if a text stops a player from firing at another player's fleet and Sector HQ (O9 Alliance Treaty). */
export function hasTruce(s: GeState, seat: Seat, target: CardId): boolean {
  if (target === TIME_ORIGIN || !stands(s, KIND.truce)) return false;
  const at = seatOfHq(target) >= 0 ? seatOfHq(target) : sideAt(s, target);
  return anyStatic(s, KIND.truce, (st, f) => f.you === at && meansSeat(s, st, f, seat));
}

const NO_SORTS: readonly string[] = [];

/** True if any of these weapons may fire at a target and harms it. */
function firesAny(s: GeState, guns: readonly Battery[], target: CardId): boolean {
  // the harm that a sort of weapon does to a card does not depend on the card that fires
  let harmless: readonly string[] = NO_SORTS;
  for (const b of guns) {
    // psy damage and time damage harm some cards that nothing else of their sort harms
    const special = b.name === PSY_DAMAGE || isTimeWeapon(b.name);
    if (!special && harmless.includes(b.sort)) continue;
    if (!harms(s, b, target)) {
      if (target >= 0 && !special) harmless = [...harmless, b.sort];
    } else if (allows(s, b, target)) return true;
  }
  return false;
}

const SILENT = refuse('ge/weapons-fire-phase/4', 'None of your engaged cards has a weapon left to fire.');

const ONES_OWN = refuse('ge/weapons-fire-phase/1', 'You cannot fire at your own Sector HQ.');

const NO_TARGET = refuse('ge/weapons-fire-phase/1', 'Weapons cannot fire at cards of that kind.');

const COVERED = refuse('ge/base/2', 'A base protects that terrain. Destroy the base first.');

const PROTECTED = refuse('ge/damage/3', 'A ship or dragon protects that Sector HQ. Destroy it first.');

const PROTECTED_WITH_HQ = refuse(
  'ge/headquarters/3',
  'A ship or dragon protects the Sector HQ, and so its headquarters cards. Destroy it first.',
);

const PROTECTED_BY_PSYS = refuse('ge/psy-rules/2', 'A card protects that Psy Network. Destroy it first.');

const ONES_OWN_NETWORK = refuse('ge/weapons-fire-phase/1', 'You cannot fire at your own Psy Network.');

const TRUCE = refuse('ge/crucial-rules/1', 'A card in play stops you from firing at that player.');

const ONE_VOLLEY = refuse('ge/weapons-fire-phase/10', 'You have already fired at that target this phase.');

const HQ_BY_SHIPS = refuse('ge/damage/4', 'Only ships, dragons and equipment on them can fire at a Sector HQ.');

const ORIGIN_BY_SHIPS = refuse(
  'ge/time-origin/12',
  'Only what can fire at a Sector HQ can fire at the time origin, and only from outside it.',
);

const NO_ORIGIN = refuse(
  'ge/time-origin/12',
  'The time origin has no card and no damage. There is nothing to destroy.',
);

const ANOTHER_REALM = refuse(
  'ge/time-origin/5',
  'Cards at the time origin affect only cards there, and cards outside it only cards outside.',
);

const HARD_TERRAIN = refuse('ge/terrain/2', 'Only heavy weapons damage terrain. You have none armed that can.');

const HARMLESS = refuse('ge/crucial-rules/1', 'No weapon that you can fire now damages that card.');

/**
 * Returns the rule that stops a player from firing at a card or a Sector HQ now, or null if they may (ge/weapons-fire-phase/1,
 * ge/weapons-fire-phase/10, ge/damage/3).
 */
export function judgeTarget(s: GeState, seat: Seat, target: CardId, guns = arsenal(s, seat)): Refusal | null {
  const hq = seatOfHq(target);
  if (target === TIME_ORIGIN) {
    if (!isOriginInUse(s)) return NO_ORIGIN;
  } else if (hq >= 0) {
    if (hq === seat) return hasNetwork(s, hq) ? ONES_OWN_NETWORK : ONES_OWN;
    if (s.seats[hq]!.out) return NO_TARGET;
    if (isProtected(s, hq)) return hasNetwork(s, hq) ? PROTECTED_BY_PSYS : PROTECTED;
  } else {
    if (!isTarget(s, target)) return NO_TARGET;
    if (isCovered(s, target)) return COVERED;
    // a headquarters card is exposed only while its Sector HQ is (ge/headquarters/3)
    if (typeOf(s, target) === 'Q' && isProtected(s, s.cards[target]!.controller)) return PROTECTED_WITH_HQ;
  }
  if (hasTruce(s, seat, target)) return TRUCE;
  if (s.turnOf === seat && s.targets.includes(target)) return ONE_VOLLEY;
  if (firesAny(s, guns, target)) return null;
  if (guns.length === 0) return SILENT;
  if (target === TIME_ORIGIN) return ORIGIN_BY_SHIPS;
  if (hq < 0 && isAnyElsewhere(s) && !guns.some(b => reaches(s, b.card, target))) return ANOTHER_REALM;
  return hq >= 0 ? HQ_BY_SHIPS : isTerrain(s, target) ? HARD_TERRAIN : HARMLESS;
}

/** Lists the targets that a player may fire at: cards of others, cards against their own fleet, and Sector HQs without protection (ge/damage/3). */
export function targetsFor(s: GeState, seat: Seat, guns = arsenal(s, seat)): CardId[] {
  if (guns.length === 0) return [];
  const out: CardId[] = [];
  for (const id of aims(s))
    if (s.cards[id]!.controller !== seat && judgeTarget(s, seat, id, guns) === null) out.push(id);
  for (let of = 0; of < s.seats.length; of++) if (judgeTarget(s, seat, hqOf(of), guns) === null) out.push(hqOf(of));
  if (isOriginInUse(s) && judgeTarget(s, seat, TIME_ORIGIN, guns) === null) out.push(TIME_ORIGIN);
  return out;
}

/** Converts a target of a volley to an option, and an option back to its target. */
export const aiming = (target: CardId): Option =>
  !isPlace(target)
    ? option('fire', target)
    : target === TIME_ORIGIN
      ? option('origin')
      : option('headquarters', seatOfHq(target));
export const aimOf = ({ verb, a }: Option): CardId => (verb === 'fire' ? a : verb === 'origin' ? TIME_ORIGIN : hqOf(a));

/** Lists the cards of their own that a player may fire at: hardly anybody does. */
export const ownTargetsFor = (s: GeState, seat: Seat, guns = arsenal(s, seat)): CardId[] =>
  guns.length === 0
    ? []
    : aims(s).filter(id => s.cards[id]!.controller === seat && judgeTarget(s, seat, id, guns) === null);

/** Returns the cards in play that weapons may fire at at all, and perhaps some that they may not. */
function aims(s: GeState): readonly CardId[] {
  const st = standing(s);
  if (stands(s, KIND.separate)) return allInPlay(s);
  st.aims ??= allInPlay(s).filter(id => isTarget(s, id));
  return st.statics[KIND['harmed by']] === undefined ? st.aims : allInPlay(s);
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/play/playing-on.ts: ge/headquarters/1, ge/headquarters/4
