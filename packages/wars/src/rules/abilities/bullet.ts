// Bullets: how often in a turn a title can be played or an ability used (wars/bullet).
// A canceled use counts too: stack/cancel.ts.
import { type CardId, ownSeat, type Seat } from '@orrery/kernel';
import { defOf } from '../../card.ts';
import { facts } from '../../language.ts';
import type { WarsState } from '../../state.ts';
import { quickdrawOf } from '../keywords/quickdraw.ts';

/** A player plays an interrupt or order with bullets (wars/bullet/1). */
export const bulletSpent = facts.define<{ seat: Seat; id: string }>('bullet-spent', {
  aside: true,
  apply(s, x) {
    const seat = ownSeat(s, x.seat);
    seat.played = [...seat.played, x.id];
  },
  show: { seat: 'seat', id: 'plain' },
  say: () => '',
});

/** Returns how often an ability with bullets can be used in a turn. Quickdraw adds uses to weapons (wars/bullet/2, wars/quickdraw/1). */
export function usesOf(s: WarsState, card: CardId, bullets: number): number {
  const host = s.cards[card]!.on;
  return bullets + (host >= 0 && defOf(s, card).type === 'weapon' ? quickdrawOf(s, host) : 0);
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/abilities/activated-ability.ts: wars/bullet/3
// - rules/stack/cancel.ts: wars/bullet/4, wars/bullet/5
