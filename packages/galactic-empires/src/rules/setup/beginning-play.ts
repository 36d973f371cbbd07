// Opening hands, and reserve fleets turned face up (ge/beginning-play).
import { EVERYBODY, learn } from '@orrery/kernel';
import { type GeState, pile, RESERVE } from '../../state.ts';
import { draw } from '../turn/draw-phase.ts';

/** The number of cards in an opening hand (ge/beginning-play/2). */
export const OPENING_HAND = 9;

/** Turns the reserve fleets face up (ge/beginning-play/1) and deals the opening hands. */
export function beginPlay(s: GeState): void {
  for (let seat = 0; seat < s.seats.length; seat++) for (const id of pile(s, seat, RESERVE)) learn(s, id, EVERYBODY);
  for (let seat = 0; seat < s.seats.length; seat++) draw(s, seat, OPENING_HAND);
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/turn/match.ts: ge/beginning-play/3
