// Units, combined cards, strength and shields, with changes by texts in play (ge/definitions).
import type { CardId } from '@orrery/kernel';
import { defOf, KIND, sideOf, typeOf } from '../../card.ts';
import { type CardType, strengthAs } from '../../printed.ts';
import { type GeState, inPlay } from '../../state.ts';
import { refitted } from '../fleet/refits.ts';
import { added, modified } from '../texts/modifiers.ts';
import { standing } from '../texts/standing.ts';
import { eachStatic, stands } from '../texts/static-texts.ts';
import { isAtOrigin } from './realms.ts';
import { cardsOn } from './stacks.ts';

/** True for ships, dragons and bases (ge/definitions/24). */
export const isUnit = (s: GeState, id: CardId): boolean => {
  const type = typeOf(s, id);
  return type === 'S' || type === 'D' || type === 'B';
};

/** True for crew, and for ancients and psys, which are crew too (ge/ancient/1, ge/ancient/6, ge/psy/1, ge/psy/2). */
export const isCrew = (s: GeState, id: CardId): boolean => isCrewType(typeOf(s, id));

/** True for the types of crew: crew, ancients and psys. */
export const isCrewType = (type: CardType): boolean => type === 'C' || type === 'N' || type === 'P';

/** True for a card that prints a discipline of fields (ge/psy-rules/6). */
export const hasDiscipline = (s: GeState, id: CardId): boolean => defOf(s, id).source.disciplines !== undefined;

/** True for ships. Dragons are ships (ge/dragon/1, ge/dragon/4). */
export const isShip = (s: GeState, id: CardId): boolean => {
  const type = typeOf(s, id);
  return type === 'S' || type === 'D';
};

/** Returns the cards that are combined with this one (ge/definitions/5), itself first. */
export function combined(s: GeState, id: CardId): readonly CardId[] {
  const list = [id];
  for (const x of cardsOn(s, id)) if (isCombined(s, x)) list.push(...combined(s, x));
  return list;
}

/** True for a card that other cards have combined with. */
export const isWhole = (s: GeState, id: CardId): boolean => cardsOn(s, id).some(x => isCombined(s, x));

/** True for a card that has combined with the card that it is on. */
export const isCombined = (s: GeState, id: CardId): boolean =>
  s.cards[id]!.on >= 0 &&
  s.cards[id]!.controller === s.cards[s.cards[id]!.on]!.controller &&
  fuses(s, id, s.cards[id]!.on);

/**
 * True for a card that combines with the card that it is on: terrain on terrain (ge/terrain/9), by its own text or that of the other card (T5 Star),
 * or a ship on a ship that it joins or that carries it (ge/ship/5).
 */
function fuses(s: GeState, id: CardId, on: CardId): boolean {
  const side = sideOf(s, id);
  if (side.source.combines === true) return true;
  if (side.joins !== null) return isShip(s, on);
  if (side.type === 'S') return isShip(s, on) && sideOf(s, on).statics.some(x => x.kind === 'carries');
  return side.type === 'T' && side.source.on === undefined && sideOf(s, on).takes !== null;
}

/** Returns the card that stands for all cards that this one is combined with: the lowest of them. */
export function wholeOf(s: GeState, id: CardId): CardId {
  let at = id;
  while (isCombined(s, at)) at = s.cards[at]!.on;
  return at;
}

/**
 * Returns the strength printed on a card, on the part of it that is in play, or for the type that it is. At the time origin that is its time strength
 * (ge/time-origin/2).
 */
export function printedStrength(s: GeState, id: CardId): number {
  const { source } = defOf(s, id);
  return source.timeStrength !== undefined && isAtOrigin(s, id)
    ? source.timeStrength
    : strengthAs(source, s.cards[id]!.as);
}

/** Returns the strength of a card after changes by other cards. Damage does not lower it (ge/definitions/22). Combined cards add theirs. */
export function strengthOf(s: GeState, id: CardId): number {
  if (!inPlay(s, id)) return defOf(s, id).source.strength;
  const { strengths } = standing(s).numbers;
  const known = strengths.get(id);
  // a text that asks for the strength that it changes gets the printed one
  if (known !== undefined) return known < 0 ? printedStrength(s, id) : known;
  strengths.set(id, -1);
  let n = modified(s, KIND.strength, id, printedStrength(s, id));
  for (const x of cardsOn(s, id)) if (isCombined(s, x)) n += strengthOf(s, x);
  const found = Math.max(stands(s, KIND['least strength']) ? leastStrength(s, id) : 0, n);
  strengths.set(id, found);
  return found;
}

/** Returns the strength that texts guarantee for a card (C2 Ensign). */
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

/** Returns the strength of a card without texts that guarantee a strength (C2 Ensign). Those texts use this number themselves. */
export const bareStrength = (s: GeState, id: CardId): number =>
  Math.max(0, modified(s, KIND.strength, id, printedStrength(s, id)));

/** True for a card of combined terrain while a text lets these cards take damage one by one (F5 Stellar Field). */
export const isSeparate = (s: GeState, id: CardId): boolean =>
  s.lasting.length > 0 && stands(s, KIND.separate) && typeOf(s, id) === 'T' && (isCombined(s, id) || isWhole(s, id));

/** Returns the strength of one card of a combination, without those that have combined with it. */
export function elementStrength(s: GeState, id: CardId): number {
  let n = strengthOf(s, id);
  for (const x of cardsOn(s, id)) if (isCombined(s, x)) n -= strengthOf(s, x);
  return n;
}

/** Returns the damage that destroys a card: as much as its strength, with all cards that count as one with it for that. */
export const strengthToDestroy = (s: GeState, id: CardId): number =>
  isSeparate(s, id) ? elementStrength(s, id) : strengthOf(s, id);

/** Returns the strength that a card has left (ge/definitions: current strength), plus the damage that it endures beyond its strength. */
export const currentStrength = (s: GeState, id: CardId): number =>
  strengthToDestroy(s, id) + enduranceOf(s, id) - s.cards[id]!.damage;

const enduranceOf = (s: GeState, id: CardId): number => modified(s, KIND.endures, id, 0);

/** Returns the shield points printed on a card or on the part of it that is in play. */
export function printedShields(s: GeState, id: CardId): number {
  const { source } = defOf(s, id);
  const { as } = s.cards[id]!;
  return (source.parts !== undefined && as > 0 ? source.parts[as - 1]?.shields : source.shields) ?? 0;
}

/** Returns the shield points of an undamaged unit. Combined cards add theirs. */
export function shieldsOf(s: GeState, id: CardId): number {
  let n = 0;
  for (const x of combined(s, id)) n += printedShields(s, x) + refitted(s, x, 'shields');
  return Math.max(0, modified(s, KIND.shields, id, n));
}

/** Returns the shield points that are left. */
export const shieldsLeft = (s: GeState, id: CardId): number =>
  Math.max(0, shieldsOf(s, id) - s.cards[id]!.shieldDamage);

/** Returns the armor that is left: the damage to structure that its next use stops (ge/points/19). */
export const armorLeft = (s: GeState, id: CardId): number =>
  standing(s).armored.length === 0 ? 0 : Math.max(0, armorOf(s, id) - s.cards[id]!.armorUsed);

/** Returns the armor of a card with that of its refits. Equipment gives its armor to its unit. */
const armorOf = (s: GeState, id: CardId): number =>
  typeOf(s, id) === 'E' ? 0 : (defOf(s, id).source.armor ?? 0) + refitted(s, id, 'armor');

/** Returns the empire of a card, '' for none (ge/deck-construction: empire cards). */
export const empireOf = (s: GeState, id: CardId): string => defOf(s, id).source.empire ?? '';

/** True for a card that has a class by its text or title: `mine`, `shuttle`, `escort` (ge/definitions). */
export const isA = (s: GeState, id: CardId, name: string): boolean => defOf(s, id).is.has(name);

// Other rules of these topics, and the files that enforce them (made by a test):
// - cards/universe/equipment.ts: ge/definitions/1
// - rules/damage/damage.ts: ge/definitions/23
// - rules/fleet/there-and-back.ts: ge/dragon/2
// - rules/play/playing-on.ts: ge/dragon/5, ge/definitions/10
// - rules/table/control.ts: ge/definitions/2
// - rules/table/locations.ts: ge/definitions/14
// - rules/table/stacks.ts: ge/definitions/21
// - words/crew.ts: ge/definitions/11
// - words/equipment.ts: ge/definitions/19
