// Discard piles: texts shuffle them or move the top card to the bottom (ge/discard-pile/3).
// If several cards go there, their player chooses the order (ge/discard-pile/2): words/effects/hands.ts.
import { type CardId, shuffled as mixed, moveCard, Seam, type Seat } from '@orrery/kernel';
import { LIBRARY } from '../../card.ts';
import { facts } from '../../language.ts';
import { DISCARD, type GeState, pile, zone } from '../../state.ts';

/** A player shuffles a discard pile. Everybody sees its cards before and after (ge/discard-pile). */
export const discardsShuffled = facts.define<{ seat: Seat }>('discards-shuffled', {
  apply(s, x) {
    const zones = s.zones.slice();
    zones[zone(x.seat, DISCARD)] = mixed(s, pile(s, x.seat, DISCARD));
    s.zones = zones;
  },
  show: { seat: 'seat' },
  say: n => `The discard pile of ${n.seat} is shuffled.`,
});

/** The top card of a discard pile moves to the bottom. */
export const sunk = facts.define<{ card: CardId; seat: Seat }>('sunk', {
  apply(s, x) {
    moveCard(s, x.card, zone(x.seat, DISCARD), true);
  },
  show: { card: 'card', seat: 'seat' },
  say: n => `${n.card} goes to the bottom of the discard pile of ${n.seat}.`,
});

/** Returns the top card of a player's discard pile; -1 if it is empty. */
export const topDiscard = (s: GeState, seat: Seat): CardId => pile(s, seat, DISCARD).at(-1) ?? -1;

/** What chapters that come with sets do when a player takes a card out of a discard pile. */
export const TAKEN_OUT = new Seam<(s: GeState, card: CardId, by: Seat) => void>(LIBRARY);

/** Tells the chapters of the match that a player has taken a card out of a discard pile. */
export function takenOut(s: GeState, card: CardId, by: Seat): void {
  for (const part of TAKEN_OUT.of(s)) part(s, card, by);
}
