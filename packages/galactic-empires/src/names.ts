import { type CardId, type Seat, withoutEnd } from '@orrery/kernel';
import { defOf } from './card.ts';
import type { CardType } from './printed.ts';
import { type GeState, type Phase, seatOfHq } from './state.ts';

/** How types read in a sentence (ge/card-types/1). */
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

/** How long the label of an option may be, and a question (the suite about questions). */
export const LABEL = 70;
export const PROMPT = 100;

/** A text that fits into so many letters: cut between two words where it is longer. What it leaves out stands beside it, in the option's note or the stakes. */
export function brief(text: string, most = LABEL): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  return `${withoutEnd(cut.slice(0, Math.max(cut.lastIndexOf(' '), most >> 1)), ' ,;:.')}…`;
}

/** A seat's name, as it stands in the setup, or its number. */
export function seatName(s: GeState, seat: Seat): string {
  return s.seats[seat]?.name || `Player ${seat + 1}`;
}

/** What players call a card: type letter, strength and title; `a card` for what nobody may name. */
export function titleOf(s: GeState, id: CardId | undefined): string {
  return id === undefined || id < 0 || s.defs[id]! < 0 ? 'a card' : defOf(s, id).name;
}

/** A card or the Sector HQ of a player, as a target reads. */
export function targetName(s: GeState, target: CardId): string {
  const seat = seatOfHq(target);
  return seat < 0 ? titleOf(s, target) : `the Sector HQ of ${seatName(s, seat)}`;
}

/** How the phases of a turn are written (ge/turn-definitions/5). */
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
