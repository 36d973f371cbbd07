// Discard piles: shuffled by a text, their top card sunk to the bottom (ge/discard-pile/3).
// Several cards go on it in the order that their player chooses (ge/discard-pile/2): words/effects/hands.ts.
import { type CardId, shuffled as mixed, moveCard, type Seat } from '@orrery/kernel';
import { facts } from '../../language.ts';
import { DISCARD, type GeState, pile, zone } from '../../state.ts';

/** A discard pile is shuffled; it lies open to all before and after (ge/discard-pile). */
export const discardsShuffled = facts.define<{ seat: Seat }>('discards-shuffled', {
  apply(s, x) {
    const zones = s.zones.slice();
    zones[zone(x.seat, DISCARD)] = mixed(s, pile(s, x.seat, DISCARD));
    s.zones = zones;
  },
  show: { seat: 'seat' },
  say: n => `The discard pile of ${n.seat} is shuffled.`,
});

/** The top card of a discard pile goes to its bottom. */
export const sunk = facts.define<{ card: CardId; seat: Seat }>('sunk', {
  apply(s, x) {
    moveCard(s, x.card, zone(x.seat, DISCARD), true);
  },
  show: { card: 'card', seat: 'seat' },
  say: n => `${n.card} goes to the bottom of the discard pile of ${n.seat}.`,
});

/** The top card of a player's discard pile; -1 where there is none. */
export const topDiscard = (s: GeState, seat: Seat): CardId => pile(s, seat, DISCARD).at(-1) ?? -1;
