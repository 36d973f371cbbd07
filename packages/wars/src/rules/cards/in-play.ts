// How a card enters play, and loses its state when it goes elsewhere (wars/in-play).
// Leaving play is in leaving-play.ts; the piles are in src/state.ts.
import { type CardId, moveCard, ownCard, owned, type Seat } from '@orrery/kernel';
import { defOf } from '../../card.ts';
import { seers } from '../../knows.ts';
import { facts } from '../../language.ts';
import { BLANK_CARD, IN_PLAY, type WarsState } from '../../state.ts';
import { placeLocation } from '../playing/playing-a-location.ts';

const AT_REST = {
  controller: -1,
  at: -1,
  on: -1,
  damaged: 0,
  inverted: 0,
  faceDown: 0,
  entered: -1,
  moved: -1,
  uses: BLANK_CARD.uses,
  since: 0,
} as const;

/** Moves a card to a zone of its owner. It loses all state that it had in play (wars/leaving-play/3). */
export function rest(s: WarsState, card: CardId, to: number, bottom = false): void {
  moveCard(s, card, to, bottom, seers(s, card));
  Object.assign(ownCard(s, card), AT_REST);
}

/** A card enters play (wars/in-play/1): at a location, or beneath a card. */
export const entered = facts.define<{
  card: CardId;
  seat: Seat;
  at: CardId;
  on: CardId;
  played: boolean;
  /** true if it enters play at another place than the announced one */
  elsewhere?: boolean;
  slot?: number;
}>('entered', {
  apply(s, x) {
    moveCard(s, x.card, IN_PLAY, false, seers(s, x.card));
    const def = defOf(s, x.card);
    const at = def.type === 'location' && x.on < 0 ? x.card : x.at;
    Object.assign(ownCard(s, x.card), AT_REST, {
      controller: x.seat,
      at,
      on: x.on,
      entered: s.turn,
      since: s.seats[x.seat]!.won,
    });
    if (def.type === 'location' && x.on < 0) placeLocation(s, x.card, x.slot ?? 0);
    s.entries = [...s.entries, { seat: x.seat, card: x.card, at }];
    s.derived = null;
  },
  show: { card: 'card', seat: 'seat', at: 'card', on: 'card', played: 'plain', elsewhere: 'plain' },
  // the log told the place of a played card when it was played, and of a starting location when it was revealed
  say: (n, x, s) => {
    if ((x.played && !x.elsewhere) || s.turn === 0) return '';
    const there = n.on ? ` beneath ${n.on}` : n.at && n.at !== n.card ? ` at ${n.at}` : '';
    return `${owned(n.seat, n.card)} enters play${there}${x.elsewhere ? ' instead' : ''}.`;
  },
});

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/cards/leaving-play.ts: wars/in-play/4
// - rules/stack/pending.ts: wars/in-play/2
// - state.ts: wars/in-play/3
