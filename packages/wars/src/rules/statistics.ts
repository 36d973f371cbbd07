import type { CardId, Reason, Seat } from '@orrery/kernel';
import { defOf } from '../card.ts';
import type { Faction, WarsState } from '../state.ts';
import {
  beneath,
  eachStatic,
  holdsAt,
  isEncamped,
  isUnder,
  means,
  now,
  numberOf,
  presentAt,
  speaksOf,
  standing,
  sumFor,
  sumOn,
  type Told,
} from './standing.ts';

export type Statistic = 'power' | 'tactics' | 'defense';

/** A statistic as printed on the side that is up (wars/inverter/3). */
export function printed(s: WarsState, id: CardId, which: Statistic): number {
  const { source } = defOf(s, id);
  return (s.cards[id]!.inverted ? source.inverted?.[which] : source[which]) ?? 0;
}

/** The statistic that counts as this one: tactics and defense may be switched (wars/effects/13). */
const realOf = (s: WarsState, id: CardId, which: Statistic): Statistic =>
  which !== 'power' && isUnder(s, 'switched', id) ? (which === 'tactics' ? 'defense' : 'tactics') : which;

/**
 * A statistic with all that ongoing abilities, effects and pilots change about it; never below 0 in the
 * end, and only in the end (wars/modifiers/1, wars/modifiers/2, wars/modifiers/3, wars/modifiers/4, wars/effects/13, wars/effects/14).
 */
export function statistic(s: WarsState, id: CardId, which: Statistic): number {
  const real = realOf(s, id, which);
  let n = printed(s, id, real) + sumOn(s, real, id);
  if (real !== 'defense' && defOf(s, id).type === 'ship') n += pilotingAboard(s, id);
  return n < 0 ? 0 : n;
}

/** What makes a statistic other than it stands on the card's front: the side that is up, a switch, texts and effects, and pilots aboard, each by its name. */
export function reasonsFor(s: WarsState, id: CardId, which: Statistic, nameOf: (source: CardId) => string): Reason[] {
  const reasons: Reason[] = [];
  const real = realOf(s, id, which);
  const n = printed(s, id, real);
  if (real !== which) reasons.push({ by: `switched with its ${real}`, does: 'sets', n });
  else if (s.cards[id]!.inverted && n !== (defOf(s, id).source[which] ?? 0))
    reasons.push({ by: 'inverted', does: 'sets', n });
  const hear: Told = (st, f, made) => reasons.push({ by: nameOf(f.self), does: 'adds', n: numberOf(s, st, f, made) });
  eachStatic(s, real, hear, id);
  if (real !== 'defense' && defOf(s, id).type === 'ship')
    for (const aboard of beneath(s, id))
      if (defOf(s, aboard).type === 'character')
        reasons.push({ by: `${nameOf(aboard)}, its pilot,`, does: 'adds', n: pilotingOf(s, aboard) });
  return reasons;
}

export const powerOf = (s: WarsState, id: CardId): number => statistic(s, id, 'power');
export const tacticsOf = (s: WarsState, id: CardId): number => statistic(s, id, 'tactics');
export const defenseOf = (s: WarsState, id: CardId): number => statistic(s, id, 'defense');

/** A character's Piloting, printed and gained added together (wars/keyword-ability/2, wars/keyword-ability/3). */
export const pilotingOf = (s: WarsState, id: CardId): number =>
  (defOf(s, id).source.piloting ?? 0) + sumOn(s, 'piloting', id);
/** A card's Quickdraw; abilities that give it only to a card without come last, and no more than one of them counts. */
export function quickdrawOf(s: WarsState, id: CardId): number {
  const n = (defOf(s, id).source.quickdraw ?? 0) + sumOn(s, 'quickdraw', id);
  if (n > 0) return n;
  let most = 0;
  eachStatic(s, 'quickdraw otherwise', (st, f, made) => {
    if (speaksOf(s, st, f, made, id)) most = Math.max(most, numberOf(s, st, f, made));
  });
  return most;
}

/** What the pilots aboard a ship add to its power and its tactics (wars/piloting/1). */
function pilotingAboard(s: WarsState, ship: CardId): number {
  let n = 0;
  for (const id of beneath(s, ship)) if (defOf(s, id).type === 'character') n += pilotingOf(s, id);
  return n;
}

/** True for a ship or unit in play that attrition need not damage (wars/attrition-step/6, wars/captain/1). */
export function isImmune(s: WarsState, id: CardId): boolean {
  if (isUnder(s, 'immune', id)) return true;
  const host = s.cards[id]!.on;
  const ship = defOf(s, id).type === 'ship' ? id : host >= 0 && defOf(s, host).type === 'ship' ? host : -1;
  return ship >= 0 && captainAboard(s, ship);
}

function captainAboard(s: WarsState, ship: CardId): boolean {
  const { captain } = defOf(s, ship).source;
  if (captain !== undefined && !s.cards[ship]!.inverted && holdsTitle(s, ship, captain)) return true;
  let found = false;
  eachStatic(s, 'captain', (st, f) => {
    if (f.self === ship && holdsTitle(s, ship, st.what)) found = true;
  });
  return found;
}

const holdsTitle = (s: WarsState, ship: CardId, title: string): boolean =>
  beneath(s, ship).some(id => defOf(s, id).title === title);

/** True if the card has a label, printed or given; `Unit`, `Ship` and the other types count as labels here (wars/label/3). */
export function hasLabel(s: WarsState, id: CardId, label: string): boolean {
  if (defOf(s, id).labels.has(label)) return true;
  let found = false;
  eachStatic(s, 'label', (st, f, made) => {
    if (!found && st.what === label && speaksOf(s, st, f, made, id)) found = true;
  });
  return found;
}

/** True for a card with which a movement action has been performed this turn (wars/movement-actions/3 allows more of them). */
export const hasMovedThisTurn = (s: WarsState, id: CardId): boolean => s.cards[id]!.moved === s.turn;

export const isShip = (s: WarsState, id: CardId): boolean => defOf(s, id).type === 'ship';
export const isUnit = (s: WarsState, id: CardId): boolean => defOf(s, id).unit;
/** True for a location in play that is a site (an encampment beneath another is none, wars/encampment/2). */
export const isSite = (s: WarsState, id: CardId): boolean =>
  id >= 0 && defOf(s, id).source.kind === 'site' && !isEncamped(s, id);
export const isSector = (s: WarsState, id: CardId): boolean =>
  id >= 0 && defOf(s, id).source.kind === 'sector' && !isEncamped(s, id);
/** The ship that a unit is aboard, -1 for none. */
export function aboardOf(s: WarsState, id: CardId): CardId {
  const { on } = s.cards[id]!;
  return on >= 0 && defOf(s, id).unit && defOf(s, on).type === 'ship' ? on : -1;
}

/** How much of a ship's capacity a unit takes (wars/size/1, wars/size/2). */
export const sizeOf = (s: WarsState, id: CardId): number =>
  (s.cards[id]!.inverted ? defOf(s, id).source.inverted!.size : undefined) ?? defOf(s, id).source.size ?? 1;

/** The capacity of a ship that is not taken (wars/capacity/1, wars/capacity/2). */
export function roomAboard(s: WarsState, ship: CardId): number {
  let room = defOf(s, ship).source.capacity ?? 0;
  for (const id of beneath(s, ship)) if (isUnit(s, id) && !uncounted(s, ship, id)) room -= sizeOf(s, id);
  return room;
}

/** True if a unit fits aboard a ship now; nobody asks again once it is there (wars/capacity/3, wars/capacity/4, wars/capacity/5). */
export const fitsAboard = (s: WarsState, ship: CardId, unit: CardId): boolean =>
  uncounted(s, ship, unit) || sizeOf(s, unit) <= roomAboard(s, ship);

/** True for a unit that does not count against this ship's capacity. */
function uncounted(s: WarsState, ship: CardId, unit: CardId): boolean {
  let found = false;
  eachStatic(s, 'uncounted aboard', (st, f) => {
    if (f.self === ship && st.to!(s, unit, f)) found = true;
  });
  return found;
}

/** A seat's ships and units at a location. */
export const forces = (s: WarsState, seat: Seat, at: CardId): CardId[] =>
  presentAt(s, at).filter(id => s.cards[id]!.controller === seat);

/** True if the seat has a ship or unit at a location and nobody else has (wars/control/1). */
export function controls(s: WarsState, seat: Seat, at: CardId): boolean {
  const there = presentAt(s, at);
  return there.length > 0 && there.every(id => s.cards[id]!.controller === seat);
}

/**
 * The energy icons on a seat's side of a location, encampments' included (wars/energy-icon/1, wars/encampment/5, wars/encampment/6,
 * wars/location/3, wars/playing-a-location/3).
 */
export function energyIcons(s: WarsState, at: CardId, seat: Seat): number {
  const [own, facing] = defOf(s, at).source.energy!;
  let n = s.cards[at]!.controller === seat ? own : facing;
  for (const id of beneath(s, at))
    if (isEncamped(s, id) && s.cards[id]!.controller === seat) n += defOf(s, id).source.energy![0];
  return Math.max(0, n + sumFor(s, 'energy icons', seat, at));
}

/** How much energy a location generates for a seat: its icons, and what abilities add. */
export const generated = (s: WarsState, at: CardId, seat: Seat): number =>
  energyIcons(s, at, seat) + sumFor(s, 'generates', seat, at);

/** The support icons of a faction on a seat's side of a location (wars/support-icons/2). */
export const iconsAt = (s: WarsState, at: CardId, seat: Seat, faction: Faction): number =>
  iconsByFaction(s, at, seat)[faction] ?? 0;

/** All support icons on a seat's side of a location, by faction; factions without any are left out. */
export function iconsByFaction(s: WarsState, at: CardId, seat: Seat): Partial<Record<Faction, number>> {
  const icons: Partial<Record<Faction, number>> = {};
  const add = (faction: Faction | undefined, n: number) => {
    if (faction !== undefined) icons[faction] = (icons[faction] ?? 0) + n;
  };
  for (const id of [at, ...beneath(s, at).filter(x => isEncamped(s, x))])
    if (s.cards[id]!.controller === seat) add(defOf(s, id).source.icon, 1);
  eachStatic(s, 'support icon', (st, f, made) => {
    if (means(st, f, seat) && holdsAt(s, st, f, made, at)) add(st.what as Faction, numberOf(s, st, f, made));
  });
  return icons;
}

/** All locations in play, in the order of the table. */
export const locations = (s: WarsState): readonly CardId[] => standing(s).locations;

/** A seat's support icons of a faction, on all locations. */
export function supportIcons(s: WarsState, seat: Seat, faction: Faction): number {
  const { icons } = now(s);
  const key = `${seat}${faction}`;
  let n = icons.get(key);
  if (n === undefined) {
    n = 0;
    for (const at of locations(s)) n += iconsAt(s, at, seat, faction);
    icons.set(key, n);
  }
  return n;
}

/** True for two different locations of the same part of the Solar System (wars/related/1, wars/related/2, wars/playing-a-location/8). */
export const related = (s: WarsState, a: CardId, b: CardId): boolean =>
  a !== b && a >= 0 && b >= 0 && defOf(s, a).region === defOf(s, b).region;

/** True for neighbouring sites (wars/playing-a-location/9). */
export function adjacent(s: WarsState, a: CardId, b: CardId): boolean {
  for (const { sites } of s.regions) {
    const at = sites.indexOf(a);
    if (at >= 0) return sites[at - 1] === b || sites[at + 1] === b;
  }
  return false;
}

/** The total tactics of its side at a location (wars/battle-destiny-step/2, wars/battle-destiny-step/3). */
export function totalTactics(s: WarsState, seat: Seat, at: CardId): number {
  let n = sumFor(s, 'total tactics', seat, at);
  for (const id of counting(s, seat, at)) if (!isUnder(s, 'tactics uncounted', id)) n += tacticsOf(s, id);
  return Math.max(0, n);
}

/** The summed power of a seat's side at a location, without battle destiny (wars/power-step/1). */
export function powerAt(s: WarsState, seat: Seat, at: CardId): number {
  let n = 0;
  for (const id of counting(s, seat, at)) if (!isUnder(s, 'power uncounted', id)) n += powerOf(s, id);
  return n;
}

/** What counts for a side's totals: units at a site, ships (not units aboard) at a sector. */
function counting(s: WarsState, seat: Seat, at: CardId): CardId[] {
  const site = isSite(s, at);
  return forces(s, seat, at).filter(id => (site ? isUnit(s, id) : isShip(s, id)));
}
