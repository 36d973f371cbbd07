// The Sector HQ: its damage, and the ships that protect it (ge/damage/2, ge/damage/3).

import { type CardId, many, ownSeat, type Seat } from '@orrery/kernel';
import { KIND, typeOf } from '../../card.ts';
import { facts } from '../../language.ts';
import { homeName } from '../../names.ts';
import { FLEET, type GeState, HQ_STRENGTH, hasNetwork, pile } from '../../state.ts';
import { isOwnClub } from '../empire/comedy-club.ts';
import { leavesNobles } from '../empire/nobles.ts';
import type { Source } from '../fleet/terrain.ts';
import { eachStatic, isUnder, meansSeat, reaches, stands } from '../texts/static-texts.ts';
import { empireOf, isCombined, isShip } from './definitions.ts';

/**
 * A Sector HQ takes damage. 25 points destroy it (ge/how-to-win/2, ge/damage/2). It is not a card: the game keeps only its damage (ge/sector-hq/1),
 * and repair does not lower that (ge/sector-hq/2).
 */
export const hqDamaged = facts.define<{ seat: Seat; n: number; by: Seat; source: Source }>('hq-damaged', {
  apply(s, x) {
    ownSeat(s, x.seat).hq += x.n;
  },
  unsettles: true,
  show: { seat: 'seat', n: 'plain', by: 'seat', source: 'plain' },
  say: (n, x, s) =>
    `The ${homeName(s, x.seat!)} of ${n.seat} takes ${many(x.n!, 'point')} of damage (${Math.max(0, HQ_STRENGTH - s.seats[x.seat!]!.hq)} of ${HQ_STRENGTH} left).`,
});

/** True while a text protects a player's Sector HQ from all damage (M5 Occumbus). */
export function isSafe(s: GeState, seat: Seat): boolean {
  if (!stands(s, KIND['safe headquarters'])) return false;
  let safe = false;
  eachStatic(s, KIND['safe headquarters'], (st, f) => {
    if (meansSeat(s, st, f, seat)) safe = true;
  });
  return safe;
}

/** Scores damage on a player's Sector HQ. */
export function hitHq(s: GeState, seat: Seat, n: number, by: Seat, source: Source): void {
  if (n > 0 && !isSafe(s, seat)) hqDamaged(s, { seat, n, by, source });
}

/**
 * True for a card that protects its player's Sector HQ: ships and dragons of the fleet, unless they are against another player's terrain
 * (ge/ship-movement/2). Psys of a psy empire protect its Psy Network and nothing else (ge/psy-rules/2, ge/psy-rules/3, ge/psy-rules/4,
 * ge/control/8). So do cards that a text lets protect it. A comedy club protects the Sector HQ of its own network (ge/empire-comedy-club/1). Cards
 * at the time origin protect neither (ge/time-origin/7).
 */
export function protects(s: GeState, id: CardId): boolean {
  const card = s.cards[id]!;
  if (isCombined(s, id) || !reaches(s, -1, id)) return false;
  const psy = typeOf(s, id) === 'P';
  const network = hasNetwork(s, card.controller);
  if (psy !== network)
    return network && isUnder(s, KIND['protects network'], id) && !isUnder(s, KIND['no protection'], id);
  if (psy) return empireOf(s, id) === s.seats[card.controller]!.empire && !isUnder(s, KIND['no protection'], id);
  if (isUnder(s, KIND.protects, id)) return true;
  if (!(isShip(s, id) || isOwnClub(s, id)) || isUnder(s, KIND['no protection'], id)) return false;
  if (leavesNobles(s, id)) return false;
  // a ship that another player has taken stays where it lies, and protects its new player (ge/control/7)
  const where = card.on >= 0 ? s.cards[card.on]!.controller : card.at;
  return where === card.controller || where === card.player;
}

/** True while any card protects a player's Sector HQ (ge/damage/3). */
export function isProtected(s: GeState, seat: Seat): boolean {
  for (const id of pile(s, seat, FLEET)) if (protects(s, id)) return true;
  return false;
}

/** Returns the cards that protect a player's Sector HQ. */
export const protectors = (s: GeState, seat: Seat): CardId[] => pile(s, seat, FLEET).filter(id => protects(s, id));
