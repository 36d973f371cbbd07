import type { Seat } from '@orrery/kernel';
import { type CardDef, defOf } from '../card.ts';
import { powerOf, tacticsOf } from '../rules/cards/modifiers.ts';
import { hasMovedThisTurn } from '../rules/cards/move.ts';
import { isShip, isUnit } from '../rules/cards/types-of-cards.ts';
import { aboardOf } from '../rules/locations/capacity.ts';
import { forces } from '../rules/locations/control.ts';
import { energyIcons } from '../rules/locations/energy-icon.ts';
import { isSector, isSite, locations } from '../rules/locations/location.ts';
import { related } from '../rules/locations/related.ts';
import { opponentOf, type WarsState } from '../state.ts';
import { strength } from './battle.ts';
import { worth } from './situation.ts';
import { textOf } from './texts.ts';

// Estimates how good it is to be at a location.

/** Returns how much a location is worth: the drains there, by either player. */
const stake = (s: WarsState, seat: Seat, at: number): number =>
  1 + energyIcons(s, at, opponentOf(seat)) + 0.6 * energyIcons(s, at, seat);

/** Returns how good the strengths of both sides at a location are for a seat. A player alone there drains. A weaker player is attacked. */
function standing(s: WarsState, seat: Seat, at: number, mine: number, theirs: number): number {
  if (mine <= 0) return theirs <= 0 ? 0 : -0.4 - 0.6 * energyIcons(s, at, seat);
  if (theirs <= 0) return stake(s, seat, at);
  const ahead = mine - theirs;
  return ahead < 0 ? BEHIND * ahead : stake(s, seat, at) * Math.min(1, (ahead + 1) / 6);
}

/** The cost of each missing point of power, if the other side attacks. */
const BEHIND = 0.8;

/** Returns how much better it is to have this much more power at a location. */
export function presence(s: WarsState, seat: Seat, at: number, power: number): number {
  const mine = strength(s, seat, at);
  const theirs = strength(s, opponentOf(seat), at);
  return standing(s, seat, at, mine + power, theirs) - standing(s, seat, at, mine, theirs);
}

const crowding = new Map<CardDef, boolean>();

/** True for a card that must dismiss a unit of its player when it enters play. It dismisses itself if there is no other. */
function crowdsOut(def: CardDef): boolean {
  let crowds = crowding.get(def);
  if (crowds === undefined) {
    crowds = (def.source.whenever ?? []).some(t => t.on.w === 'entersPlay' && !t.may && textOf(t).you < -1);
    crowding.set(def, crowds);
  }
  return crowds;
}

/** Returns the worth of a ship or unit in hand entering play at a location: its presence there, less the unit that it dismisses. */
export function placeWorth(s: WarsState, seat: Seat, id: number, at: number): number {
  const def = defOf(s, id);
  const { power = 0, tactics = 0 } = def.source;
  if (!crowdsOut(def)) return presence(s, seat, at, power + 0.5 * tactics);
  const units = forces(s, seat, at).filter(x => isUnit(s, x));
  if (units.length === 0) return NOWHERE;
  const least = units.reduce((a, b) => (worth(s, b) < worth(s, a) ? b : a));
  return presence(s, seat, at, power + 0.5 * tactics - powerOf(s, least)) - 0.6 * worth(s, least);
}

/** A value worse than any gain. */
const NOWHERE = -20;

/** Returns the worth of the best place for a ship or unit in hand; null if it cannot enter play anywhere. */
export function bestPlace(s: WarsState, seat: Seat, id: number): number | null {
  const ship = isShip(s, id);
  let best: number | null = null;
  for (const at of locations(s)) {
    if (ship ? !isSector(s, at) : !isSite(s, at)) continue;
    if (energyIcons(s, at, seat) === 0 && forces(s, seat, at).length === 0) continue;
    const n = placeWorth(s, seat, id, at);
    if (best === null || n > best) best = n;
  }
  return best;
}

/** Returns the worth of a movement. */
export function moveWorth(s: WarsState, seat: Seat, card: number, to: number): number {
  const from = s.cards[card]!.at;
  const power = powerOf(s, card) + 0.5 * tacticsOf(s, card);
  // a second move in a turn usually just goes back, so it gains nothing
  if (hasMovedThisTurn(s, card)) return -1;
  if (isShip(s, to)) return -1;
  if (isSector(s, to) !== isShip(s, card)) return aboardOf(s, card) >= 0 ? presence(s, seat, to, power) - 0.5 : -1;
  const leaving = presence(s, seat, from, -power);
  return presence(s, seat, to, power) + leaving - 1.5 - (related(s, from, to) ? 0 : 0.2);
}
