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

// How good it is to be at a location.

/** What it is worth to be strong at a location: the drains there, by either player. */
const stake = (s: WarsState, seat: Seat, at: number): number =>
  1 + energyIcons(s, at, opponentOf(seat)) + 0.6 * energyIcons(s, at, seat);

/** How good these strengths at a location are: a player alone there drains, and a weaker player is attacked. */
function standing(s: WarsState, seat: Seat, at: number, mine: number, theirs: number): number {
  if (mine <= 0) return theirs <= 0 ? 0 : -0.4 - 0.6 * energyIcons(s, at, seat);
  if (theirs <= 0) return stake(s, seat, at);
  const ahead = mine - theirs;
  return ahead < 0 ? BEHIND * ahead : stake(s, seat, at) * Math.min(1, (ahead + 1) / 6);
}

/** What each point of power that is missing costs, when the other side attacks. */
const BEHIND = 0.8;

/** How much better it is to have this much more power at a location. */
export function presence(s: WarsState, seat: Seat, at: number, power: number): number {
  const mine = strength(s, seat, at);
  const theirs = strength(s, opponentOf(seat), at);
  return standing(s, seat, at, mine + power, theirs) - standing(s, seat, at, mine, theirs);
}

const crowding = new Map<CardDef, boolean>();

/** True for a card that has a unit of its player's at its place dismissed when it enters play, itself where there is no other. */
function crowdsOut(def: CardDef): boolean {
  let crowds = crowding.get(def);
  if (crowds === undefined) {
    crowds = (def.source.whenever ?? []).some(t => t.on.w === 'entersPlay' && !t.may && textOf(t).you < -1);
    crowding.set(def, crowds);
  }
  return crowds;
}

/** What it is worth that a ship or unit in hand enters play at a location: its presence there, less what it crowds out. */
export function placeWorth(s: WarsState, seat: Seat, id: number, at: number): number {
  const def = defOf(s, id);
  const { power = 0, tactics = 0 } = def.source;
  if (!crowdsOut(def)) return presence(s, seat, at, power + 0.5 * tactics);
  const units = forces(s, seat, at).filter(x => isUnit(s, x));
  if (units.length === 0) return NOWHERE;
  const least = units.reduce((a, b) => (worth(s, b) < worth(s, a) ? b : a));
  return presence(s, seat, at, power + 0.5 * tactics - powerOf(s, least)) - 0.6 * worth(s, least);
}

/** Worse than anything that may be gained. */
const NOWHERE = -20;

/** The best that a ship or unit in hand could bring by where it goes; null where it has nowhere to go. */
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

/** What a movement is worth. */
export function moveWorth(s: WarsState, seat: Seat, card: number, to: number): number {
  const from = s.cards[card]!.at;
  const power = powerOf(s, card) + 0.5 * tacticsOf(s, card);
  // once a turn is enough: there and back again gains nothing
  if (hasMovedThisTurn(s, card)) return -1;
  if (isShip(s, to)) return -1;
  if (isSector(s, to) !== isShip(s, card)) return aboardOf(s, card) >= 0 ? presence(s, seat, to, power) - 0.5 : -1;
  const leaving = presence(s, seat, from, -power);
  return presence(s, seat, to, power) + leaving - 1.5 - (related(s, from, to) ? 0 : 0.2);
}
