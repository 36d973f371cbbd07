import type { CardId, Seat } from '@orrery/kernel';
import { defOf } from './card.ts';
import { ACTIVE, HAND, LOST, REMOVED, RESERVE, USED, type WarsState } from './state.ts';

/** How factions are written. */
export const FACTION_NAMES: Readonly<Record<string, string>> = {
  earther: 'Earther',
  gongen: 'Gongen',
  maverick: 'Maverick',
  shi: 'Shi',
  quay: 'Quay',
  independent: 'Independent',
};

/** How piles are written. */
export const PILE_NAMES: Readonly<Record<number, string>> = {
  [RESERVE]: 'reserve',
  [ACTIVE]: 'active pile',
  [USED]: 'used pile',
  [HAND]: 'hand',
  [LOST]: 'lost pile',
  [REMOVED]: 'cards removed from the game',
};

/** A seat's name, as it stands in the setup, or its number. */
export function seatName(s: WarsState, seat: Seat): string {
  return s.seats[seat]?.name || `Player ${seat + 1}`;
}

/** A card's title; `a card` for what nobody may name. */
export function titleOf(s: WarsState, id: CardId | undefined): string {
  return id === undefined || id < 0 || s.defs[id]! < 0 ? 'a card' : defOf(s, id).title;
}

/** How a thing that choices are about reads. */
export function nameOf(s: WarsState, kind: string, id: number): string {
  if (kind === 'seat') return seatName(s, id);
  if (kind === 'pending') return s.items.find(x => x.id === id)?.name ?? 'something pending';
  if (kind === 'number') return String(id);
  return titleOf(s, id);
}
