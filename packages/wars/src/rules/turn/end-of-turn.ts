// The end of a turn: effects that lasted for the turn end (wars/end-of-turn).
// Used piles go back in recirculate.ts.
import { ownCard, ownSeat, type Seat } from '@orrery/kernel';
import { facts } from '../../language.ts';
import { IN_PLAY } from '../../state.ts';

/** A player has completed all six phases. Abilities for "at end of turn" happen now. */
export const turnEnds = facts.define<{ seat: Seat }>('turn-ends', {
  apply() {},
  show: { seat: 'seat' },
  say: () => '',
});

/** Effects that last until the end of the turn expire, and all bullets can be used again (wars/end-of-turn/1, wars/bullet/1). */
export const expired = facts.define<{ turn: number }>('expired', {
  apply(s) {
    s.lasting = [];
    s.delayed = [];
    s.done = [];
    s.entries = [];
    s.fought = [];
    for (let seat = 0; seat < s.seats.length; seat++) Object.assign(ownSeat(s, seat), { wonThisTurn: 0, played: [] });
    for (const id of s.zones[IN_PLAY]!) if (s.cards[id]!.uses.length > 0) ownCard(s, id).uses = [];
  },
  show: 'all',
  say: () => '',
});

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/turn/recirculate.ts: wars/end-of-turn/2, wars/end-of-turn/3
