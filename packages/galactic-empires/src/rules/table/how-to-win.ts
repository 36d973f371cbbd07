// Winning: a player goes out with all their cards; the last one left wins (ge/how-to-win).
import { moveCard, ownSeat, type Seat } from '@orrery/kernel';
import { facts } from '../../language.ts';
import { homeName, seatName } from '../../names.ts';
import {
  DECK,
  DISCARD,
  FLEET,
  type GeState,
  HAND,
  inPlay,
  MINI,
  pile,
  players,
  REMOVED,
  RESERVE,
  TABLE,
  zone,
} from '../../state.ts';
import { forget } from '../texts/standing.ts';
import { takeControl } from './control.ts';
import { depart, departNow } from './duration.ts';
import { allInPlay } from './stacks.ts';

/**
 * A player is out of the game (ge/how-to-win/2). Their cards leave the game, and cards that others played against them go to the discard piles of
 * those players (ge/how-to-win/3, ge/how-to-win/4).
 */
export const eliminated = facts.define<{ seat: Seat; surrendered: boolean }>('eliminated', {
  apply(s, x) {
    ownSeat(s, x.seat).out = true;
    forget(s);
  },
  unsettles: true,
  show: { seat: 'seat', surrendered: 'plain' },
  say: (n, x, s) =>
    x.surrendered
      ? `${n.seat} leaves the game.`
      : `The ${homeName(s, x.seat!)} of ${n.seat} is destroyed. ${n.seat} is out of the game.`,
});

/** The match is over: the last player left has won (ge/how-to-win/1). */
export const won = facts.define<{ seat: Seat }>('won', {
  apply(s, x) {
    s.result = { winners: [x.seat], kind: 'last-one-standing' };
  },
  show: { seat: 'seat' },
  say: n => `${n.seat} is the last player left and wins.`,
});

/** Cards of a player leave the game from all zones. */
const swept = facts.define<{ seat: Seat }>('swept', {
  apply(s, x) {
    for (const kind of [DECK, HAND, DISCARD, RESERVE, TABLE, MINI])
      for (const id of s.zones[zone(x.seat, kind)]!) {
        const { owner } = s.cards[id]!;
        moveCard(s, id, zone(owner, owner === x.seat ? REMOVED : DISCARD));
      }
    // cards of theirs that others have in hand (H5 Space-Time Diversion)
    for (const seat of players(s))
      for (const id of pile(s, seat, HAND)) if (s.cards[id]!.owner === x.seat) moveCard(s, id, zone(x.seat, REMOVED));
    forget(s);
  },
  show: { seat: 'seat' },
  say: () => '',
});

/** Takes a player out of the game with all their cards. */
export function eliminate(s: GeState, seat: Seat, surrendered = false): void {
  if (s.seats[seat]!.out) return;
  // cards that they control but do not own go back before their own cards leave the game
  for (const id of pile(s, seat, FLEET))
    if (inPlay(s, id) && s.cards[id]!.player !== seat) takeControl(s, id, s.cards[id]!.player);
  eliminated(s, { seat, surrendered });
  // cards against their fleet, except those that are also against other players' cards
  for (const id of allInPlay(s)) {
    if (!inPlay(s, id)) continue;
    const card = s.cards[id]!;
    if (card.player === seat || card.owner === seat || (card.controller === seat && card.on < 0))
      depart(s, id, 'discarded', REMOVED);
    else if (card.on < 0 && card.at === seat) {
      departNow(s, id, 'discarded');
    }
  }
  swept(s, { seat });
  const left = players(s);
  if (left.length === 1 && s.result === null) won(s, { seat: left[0]! });
}

/** Returns why the match has ended, in words. */
export const endingOf = (s: GeState): string => s.result!.winners.map(seat => seatName(s, seat)).join(' and ');

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/fire/scoring.ts: ge/how-to-win/6
// - rules/table/duration.ts: ge/how-to-win/5
