import type { CardId, Seat } from '@orrery/kernel';
import { defOf, KIND, type Kind, sideOf, typeOf } from '../../card.ts';
import { EMPIRES, type Points, requiresAs, strengthAs } from '../../printed.ts';
import { FLEET, type GeState, inPlay, pile } from '../../state.ts';
import { refitted } from '../fleet/refits.ts';
import {
  added,
  cardsOn,
  eachStatic,
  isUnder,
  meansSeat,
  modified,
  reaches,
  sideAt,
  standing,
  stands,
  works,
} from '../texts/standing.ts';

export { reaches };

// What is printed, as the texts in play make it now

/** Ships, dragons and bases (ge/definitions: unit). */
export const isUnit = (s: GeState, id: CardId): boolean => ['S', 'D', 'B'].includes(typeOf(s, id));
/** Ships, dragons among them (ge/dragon/1). */
export const isShip = (s: GeState, id: CardId): boolean => typeOf(s, id) === 'S' || typeOf(s, id) === 'D';

/** The cards combined into one with this (ge/definitions: combined cards), itself first. */
export function combined(s: GeState, id: CardId): readonly CardId[] {
  const list = [id];
  for (const x of cardsOn(s, id)) if (isCombined(s, x)) list.push(...combined(s, x));
  return list;
}

/** True for a card with which others have become one. */
export const isWhole = (s: GeState, id: CardId): boolean => cardsOn(s, id).some(x => isCombined(s, x));

/** True for a card that has become one with what it lies on. */
export const isCombined = (s: GeState, id: CardId): boolean =>
  s.cards[id]!.on >= 0 &&
  s.cards[id]!.controller === s.cards[s.cards[id]!.on]!.controller &&
  fuses(s, id, s.cards[id]!.on);

/**
 * True for a card that becomes one with what it lies on: terrain on terrain (ge/terrain/9), by its own text or that of the other (T5 Star), a ship on
 * one that it joins (ge/ship/5).
 */
function fuses(s: GeState, id: CardId, on: CardId): boolean {
  const side = sideOf(s, id);
  if (side.source.combines === true) return true;
  if (side.joins !== null) return isShip(s, on);
  return side.type === 'T' && side.source.on === undefined && sideOf(s, on).takes !== null;
}

/** The strength printed on a card, or on the part of it that is played, or as the type that it is. */
export const printedStrength = (s: GeState, id: CardId): number => strengthAs(defOf(s, id).source, s.cards[id]!.as);

/** The strength of a card as other cards modify it, never less for damage (ge/definitions: strength); combined cards add theirs. */
export function strengthOf(s: GeState, id: CardId): number {
  if (!inPlay(s, id)) return defOf(s, id).source.strength;
  const { strengths } = standing(s).numbers;
  const known = strengths.get(id);
  // a text that asks for the strength that it changes reads what is printed
  if (known !== undefined) return known < 0 ? printedStrength(s, id) : known;
  strengths.set(id, -1);
  let n = modified(s, KIND.strength, id, printedStrength(s, id));
  for (const x of cardsOn(s, id)) if (isCombined(s, x)) n += strengthOf(s, x);
  const found = Math.max(stands(s, KIND['least strength']) ? leastStrength(s, id) : 0, n);
  strengths.set(id, found);
  return found;
}

/** The strength below which texts do not let a card fall (C2 Ensign). */
function leastStrength(s: GeState, id: CardId): number {
  let least = 0;
  eachStatic(
    s,
    KIND['least strength'],
    (st, f, made) => {
      least = Math.max(least, added(s, st, f, made));
    },
    id,
  );
  return least;
}

/** The strength of a card without what raises the weak to a certain strength (C2 Ensign): what such texts themselves go by. */
export const bareStrength = (s: GeState, id: CardId): number =>
  Math.max(0, modified(s, KIND.strength, id, printedStrength(s, id)));

/** What is left of a card's strength (ge/definitions: current strength), with what it endures beyond that. */
export const currentStrength = (s: GeState, id: CardId): number =>
  strengthOf(s, id) + enduranceOf(s, id) - s.cards[id]!.damage;

const enduranceOf = (s: GeState, id: CardId): number => modified(s, KIND.endures, id, 0);

/** The shield points printed on a card, or on the part of it that is played. */
export function printedShields(s: GeState, id: CardId): number {
  const { source } = defOf(s, id);
  const { as } = s.cards[id]!;
  return (source.parts !== undefined && as > 0 ? source.parts[as - 1]?.shields : source.shields) ?? 0;
}

/** The shield points that a unit has when they are whole; combined cards add theirs. */
export function shieldsOf(s: GeState, id: CardId): number {
  let n = 0;
  for (const x of combined(s, id)) n += printedShields(s, x) + refitted(s, x, 'shields');
  return Math.max(0, modified(s, KIND.shields, id, n));
}

/** The shield points that still stand. */
export const shieldsLeft = (s: GeState, id: CardId): number =>
  Math.max(0, shieldsOf(s, id) - s.cards[id]!.shieldDamage);

/** The nodes of a Mechad ship (ge/points: node). */
export const nodesOf = (s: GeState, id: CardId): number => {
  const printed = defOf(s, id).source.nodes ?? 0;
  return printed === 0 ? 0 : modified(s, KIND.nodes, id, printed + refitted(s, id, 'nodes'));
};

/** How much of its armor is left: the damage to structure that its next use would take off (ge/points/19). */
export const armorLeft = (s: GeState, id: CardId): number =>
  Math.max(0, (defOf(s, id).source.armor ?? 0) - s.cards[id]!.armorUsed);

/** The empire that a card is of, '' for none (ge/deck-construction: empire cards). */
export const empireOf = (s: GeState, id: CardId): string => defOf(s, id).source.empire ?? '';

/** True for a card that a player's text or title calls so: `mine`, `shuttle`, `escort` (ge/definitions). */
export const isA = (s: GeState, id: CardId, name: string): boolean => defOf(s, id).is.has(name);

const NONE: Points = {};

/** True where there are no points of any kind. */
export function isNothing(points: Points): boolean {
  for (const _ in points) return false;
  return true;
}

/** The points that a card needs to be engaged, as printed on it or on the part of it that is played; combined cards add theirs. */
function printedNeeds(s: GeState, id: CardId): Points {
  if (!isWhole(s, id)) return requiredOf(s, id);
  const sum: Record<string, number> = {};
  for (const x of combined(s, id))
    for (const [kind, n] of Object.entries(requiredOf(s, x))) sum[kind] = (sum[kind] ?? 0) + (n ?? 0);
  return sum;
}

/** The points printed as needed on one card, or on the part of it that is played, or as the type that it is. */
export const requiredOf = (s: GeState, id: CardId): Points => requiresAs(defOf(s, id).source, s.cards[id]!.as) ?? NONE;

/**
 * The points that a card needs to be engaged, by kind; null for one that needs none (ge/engagement-phase/2).
 * @param working which cards work, and so change what others need: those that work now, or, in the Allocation Phase, those that are going to
 */
export const needsOf = (s: GeState, id: CardId, working: (s: GeState, id: CardId) => boolean = works): Points | null =>
  needsFrom(s, id, printedNeeds(s, id), working);

/** As `needsOf`, where these points are printed: on one component of combined cards, as texts change them for the whole. */
export function needsFrom(
  s: GeState,
  id: CardId,
  printed: Points,
  working: (s: GeState, id: CardId) => boolean = works,
): Points | null {
  if (!stands(s, KIND.needs)) return isNothing(printed) ? null : printed;
  let any = false;
  const needs: Record<string, number> = {};
  for (const kind in printed) {
    const n = printed[kind as keyof Points]!;
    const now = Math.max(0, modified(s, KIND.needs, id, n, kind, -1, working));
    if (now > 0) {
      needs[kind] = now;
      any = true;
    }
  }
  eachStatic(
    s,
    KIND.needs,
    (st, f, made) => {
      // points of a kind that is not printed on it
      if (st.what === '' || printed[st.what as keyof Points] !== undefined) return;
      const n = added(s, st, f, made);
      if (n <= 0) return;
      needs[st.what] = (needs[st.what] ?? 0) + n;
      any = true;
    },
    id,
    working,
  );
  return any ? (needs as Points) : null;
}

/** True for a card on which requirements are printed, whatever modifies them (ge/card-position/1). */
export const hasNeeds = (s: GeState, id: CardId): boolean => !isNothing(requiredOf(s, id));

/** True for a unit of a minor empire (ge/command/16: generic ships are of none). */
export const isMinor = (empire: string): boolean => EMPIRES[empire as keyof typeof EMPIRES] === 'minor';

/**
 * Command slots that a card takes (ge/command/2, ge/command/3, ge/command/4, ge/command/5, ge/command/6): the basis of combined cards takes
 * them for all.
 */
export function slotsOf(s: GeState, id: CardId): number {
  const type = typeOf(s, id);
  if (type === 'P') return 0.5;
  if (type !== 'S' && type !== 'D' && type !== 'B') return 0;
  // what is apart from the fleets needs no slot in one (H9 Dimensional Portal)
  if (inPlay(s, id) && (isCombined(s, id) || isUnder(s, KIND['no command slot'], id) || !reaches(s, -1, id))) return 0;
  const n = slotsFor(strengthOf(s, id));
  return standing(s).statics[KIND['two command slots']] !== undefined && isUnder(s, KIND['two command slots'], id)
    ? 2 * n
    : n;
}

/** The command slots that a unit of a strength takes (ge/command/2, ge/command/4). */
export const slotsFor = (strength: number): number => (strength >= 3 ? 1 : strength === 2 ? 0.5 : 0);

/** Whose command slot a card takes: the player of the fleet that it is against, where its text says so; its own otherwise. */
const slotHolder = (s: GeState, id: CardId): Seat =>
  defOf(s, id).is.has('their slot') ? sideAt(s, id) : s.cards[id]!.controller;

/**
 * Command slots that a player uses, halves never dropped (ge/command/15); one ship of a minor empire that is not his main one is free
 * (ge/command/16, ge/command/17).
 */
export function slotsUsed(s: GeState, seat: Seat): number {
  const { slots } = standing(s).numbers;
  const known = slots.get(seat);
  if (known !== undefined) return known;
  let sum = 0;
  let free = 0;
  const { empire } = s.seats[seat]!;
  for (const id of pile(s, seat, FLEET)) {
    const n = slotsOf(s, id);
    if (n === 0 || slotHolder(s, id) !== seat) continue;
    sum += n;
    if (n > free && isShip(s, id) && isMinor(empireOf(s, id)) && empireOf(s, id) !== empire) free = n;
  }
  for (const id of standing(s).guests)
    if (s.cards[id]!.controller !== seat && slotHolder(s, id) === seat) sum += slotsOf(s, id);
  slots.set(seat, sum - free);
  return sum - free;
}

/** True if a player has the command slots for one more card (ge/command/10, ge/command/16). */
export function hasSlots(s: GeState, seat: Seat, id: CardId, needed = slotsOf(s, id)): boolean {
  if (needed === 0) return true;
  if (slotsUsed(s, seat) + needed <= s.seats[seat]!.slots) return true;
  const { empire } = s.seats[seat]!;
  return (
    isShip(s, id) &&
    isMinor(empireOf(s, id)) &&
    empireOf(s, id) !== empire &&
    !pile(s, seat, FLEET).some(x => isShip(s, x) && isMinor(empireOf(s, x)) && empireOf(s, x) !== empire)
  );
}

/** True if a card protects its player's Sector HQ: ships and dragons of the fleet do, wherever they are but against others (ge/ship-movement/2). */
export function protects(s: GeState, id: CardId): boolean {
  const card = s.cards[id]!;
  if (isCombined(s, id) || isUnder(s, KIND.apart, id)) return false;
  if (isUnder(s, KIND.protects, id)) return true;
  if (!isShip(s, id) || isUnder(s, KIND['no protection'], id)) return false;
  // nobody but generic ships fights for the Nobles (ge/empire-nobles/2)
  if (s.seats[card.controller]!.empire === 'Noble' && empireOf(s, id) !== '') return false;
  return card.on >= 0 ? s.cards[card.on]!.controller === card.controller : card.at === card.controller;
}

/** True while anything protects a player's Sector HQ (ge/damage/3). */
export function isProtected(s: GeState, seat: Seat): boolean {
  for (const id of pile(s, seat, FLEET)) if (protects(s, id)) return true;
  return false;
}

/** The cards that protect a player's Sector HQ. */
export const protectors = (s: GeState, seat: Seat): CardId[] => pile(s, seat, FLEET).filter(id => protects(s, id));

/** The number of Card Plays that a text leaves a player, whatever else adds to them; null where none does (O3 Bureaucracy). */
export function fixedPlays(s: GeState, seat: Seat): number | null {
  let fixed: number | null = null;
  if (!stands(s, KIND['card plays'])) return fixed;
  eachStatic(s, KIND['card plays'], (st, f) => {
    if (st.set !== null && meansSeat(s, st, f, seat)) fixed = Math.min(fixed ?? 99, st.set(s, f));
  });
  return fixed;
}

/** Card Plays that a player begins the turn with (ge/play-cards-phase/1). */
export function bonusFor(s: GeState, kind: Kind, seat: Seat): number {
  let n = 0;
  eachStatic(s, kind, (st, f, made) => {
    if (meansSeat(s, st, f, seat)) n += added(s, st, f, made);
  });
  return n;
}
