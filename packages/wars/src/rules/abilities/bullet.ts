// Bullets: how often in a turn a title may be played or an ability used (wars/bullet).
// A use that is canceled counts, too: stack/cancel.ts.
import { type CardId, ownSeat, type Seat } from '@orrery/kernel';
import { defOf } from '../../card.ts';
import { facts } from '../../language.ts';
import type { WarsState } from '../../state.ts';
import { quickdrawOf } from '../keywords/quickdraw.ts';

/** A player's interrupt or order that has bullets is played (wars/bullet/1). */
export const bulletSpent = facts.define<{ seat: Seat; id: string }>('bullet-spent', {
  aside: true,
  apply(s, x) {
    const seat = ownSeat(s, x.seat);
    seat.played = [...seat.played, x.id];
  },
  show: { seat: 'seat', id: 'plain' },
  say: () => '',
});

/** How often an ability with bullets may be used in a turn; Quickdraw adds to those of weapons (wars/bullet/2, wars/quickdraw/1). */
export function usesOf(s: WarsState, card: CardId, bullets: number): number {
  const host = s.cards[card]!.on;
  return bullets + (host >= 0 && defOf(s, card).type === 'weapon' ? quickdrawOf(s, host) : 0);
}
