// Bases that are played on no terrain, together with the equipment that holds them in space (E10 Subspace Stabilizers).
import type { CardId, Seat } from '@orrery/kernel';
import { defOf, type Side } from '../../card.ts';
import { type GeState, HAND, inPlay, pile } from '../../state.ts';
import { isHolder, isLone } from '../fleet/base.ts';
import { isFree, judgeAtAll } from './permission.ts';

/**
 * Returns the equipment of a player's hand that can now be played with a base, so that the base needs no terrain (ge-r-subspace-stabilizers-1);
 * -1 for none. Each of the two costs its Card Play.
 * @param plays the Card Plays that must be left for both
 */
function holderFor(s: GeState, seat: Seat, plays: number): CardId {
  if (s.turnOf !== seat) return -1;
  return (
    pile(s, seat, HAND).find(id => {
      const [side] = defOf(s, id).sides;
      return (
        isHolder(side!) &&
        s.seats[seat]!.plays >= plays - (isFree(s, seat, id, side!) ? 1 : 0) &&
        judgeAtAll(s, seat, id, side!) === null
      );
    }) ?? -1
  );
}

/** True if a player can play a base of the hand on no terrain now: the equipment that holds it is in the hand, too. */
export const canStandAlone = (s: GeState, seat: Seat, card: CardId, side: Side): boolean =>
  side.type === 'B' &&
  side.playedAs !== 'T' &&
  typeof side.on === 'function' &&
  holderFor(s, seat, isFree(s, seat, card, side) ? 1 : 2) >= 0;

/** Returns the equipment to play on a base that has just come into play on no terrain; -1 if it needs none, or there is none any more. */
export const holderOf = (s: GeState, seat: Seat, base: CardId): CardId =>
  inPlay(s, base) && isLone(s, base) ? holderFor(s, seat, 1) : -1;
