import { type CardId, type Seat, withoutEnd } from '@orrery/kernel';
import { defOf } from './card.ts';
import type { CardType } from './printed.ts';
import { type GeState, hasNetwork, type Phase, seatOfHq, TIME_ORIGIN } from './state.ts';

/** The names of the types in sentences (ge/card-types/1). */
export const TYPE_NAMES: Readonly<Record<CardType, string>> = {
  A: 'ability',
  B: 'base',
  C: 'crew',
  D: 'dragon',
  E: 'equipment',
  F: 'field',
  G: 'agenda',
  H: 'hazard',
  I: 'installation',
  L: 'luck card',
  M: 'monster',
  N: 'ancient',
  O: 'occurrence',
  P: 'psy',
  Q: 'headquarters card',
  S: 'ship',
  T: 'terrain',
};

/** The most characters of an option's label and of a question (the suite about questions checks them). */
export const LABEL = 70;
export const PROMPT = 100;

/** Shortens a text to `most` characters, cut between two words. The option's note or the stakes hold the rest. */
export function brief(text: string, most = LABEL): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  return `${withoutEnd(cut.slice(0, Math.max(cut.lastIndexOf(' '), most >> 1)), ' ,;:.')}…`;
}

/** Returns a seat's name from the setup, or its number. */
export function seatName(s: GeState, seat: Seat): string {
  return s.seats[seat]?.name || `Player ${seat + 1}`;
}

/** Returns the name that players use for a card: type letter, strength and title; `a card` for one that must stay secret. */
export function titleOf(s: GeState, id: CardId | undefined): string {
  return id === undefined || id < 0 || s.defs[id]! < 0 ? 'a card' : defOf(s, id).name;
}

/** Returns the name of what a player must keep: the Sector HQ, or the Psy Network of a psy empire (ge/empire-psy/2). */
export const homeName = (s: GeState, seat: Seat): string => (hasNetwork(s, seat) ? 'Psy Network' : 'Sector HQ');

/** Returns the name of a target: a card, a player's Sector HQ, or the time origin. */
export function targetName(s: GeState, target: CardId): string {
  if (target === TIME_ORIGIN) return 'the time origin';
  const seat = seatOfHq(target);
  return seat < 0 ? titleOf(s, target) : `the ${homeName(s, seat)} of ${seatName(s, seat)}`;
}

/** The names of the phases of a turn (ge/turn-definitions/5). */
export const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  'record keeping': 'Record Keeping Step',
  allocation: 'Allocation Phase',
  engagement: 'Engagement Phase',
  'play A': 'Play Cards Phase A',
  'weapons fire': 'Weapons Fire Phase',
  'play B': 'Play Cards Phase B',
  discard: 'Discard Phase',
  draw: 'Draw Cards Phase',
};
