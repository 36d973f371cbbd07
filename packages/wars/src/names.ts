import type { CardId, Seat } from '@orrery/kernel';
import { defOf } from './card.ts';
import { ACTIVE, HAND, LOST, REMOVED, RESERVE, USED, type WarsState } from './state.ts';

/** The names of the factions. */
export const FACTION_NAMES: Readonly<Record<string, string>> = {
  earther: 'Earther',
  gongen: 'Gongen',
  maverick: 'Maverick',
  shi: 'Shi',
  quay: 'Quay',
  independent: 'Independent',
};

/** The names of the piles. */
export const PILE_NAMES: Readonly<Record<number, string>> = {
  [RESERVE]: 'reserve',
  [ACTIVE]: 'active pile',
  [USED]: 'used pile',
  [HAND]: 'hand',
  [LOST]: 'lost pile',
  [REMOVED]: 'cards removed from the game',
};

/** Returns a seat's name from the setup, or its number. */
export function seatName(s: WarsState, seat: Seat): string {
  return s.seats[seat]?.name || `Player ${seat + 1}`;
}

/** Returns a card's title, or `a card` if the viewer may not know it. */
export function titleOf(s: WarsState, id: CardId | undefined): string {
  return id === undefined || id < 0 || s.defs[id]! < 0 ? 'a card' : defOf(s, id).title;
}

/** Returns the name of a thing that can be chosen. */
export function nameOf(s: WarsState, kind: string, id: number): string {
  if (kind === 'seat') return seatName(s, id);
  if (kind === 'pending') return s.items.find(x => x.id === id)?.name ?? 'something pending';
  if (kind === 'number') return String(id);
  return titleOf(s, id);
}
