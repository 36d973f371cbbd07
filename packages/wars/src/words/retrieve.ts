// Words for retrieving energy: random cards of the lost pile go to the used pile.
import { type Amount, many, type Ref, shuffled } from '@orrery/kernel';
import { v } from '../language.ts';
import { putIn } from '../rules/cards/piles.ts';
import { LOST, pile, USED, type WarsState } from '../state.ts';
import { points } from '../traits.ts';
import { acts, eachOf, quantity } from './phrases.ts';
import { upTo } from './up-to.ts';

/**
 * A player retrieves cards. Each is a random card of the lost pile, which is revealed and put on the used pile (wars/retrieve/1, wars/lost-pile/2,
 * wars/lost-pile/4, wars/lost-pile/7).
 */
function retrieveCards(s: WarsState, seat: number, n: number): void {
  for (let i = 0; i < n; i++) {
    const lost = pile(s, seat, LOST);
    if (lost.length === 0) return;
    const id = shuffled(s, lost)[0]!;
    putIn(s, id, USED, { shown: true });
  }
}

export const retrieve = v.effect(
  'retrieve',
  (c, n: Amount, who: Ref = 'you') => {
    const k = c.amount(n);
    const seat = c.ref(who);
    return (s, f) => retrieveCards(s, seat(s, f), k(s, f));
  },
  (t, n, who = 'you') => {
    const each = eachOf(t, n);
    return acts(t.ref(who), 'retrieve', each === null ? quantity(t.amount(n), 'card') : `a card for each ${each}`);
  },
  (n, who = 'you') => ({ means: [[who, points(n)]] }),
);

export const retrieveUpTo = upTo(
  'retrieveUpTo',
  'retrieve',
  n => quantity(n, 'card'),
  (s, seat) => pile(s, seat, LOST).length,
  retrieveCards,
  (s, seat) =>
    `Each card is random, from your lost pile (${many(pile(s, seat, LOST).length, 'card')}). Both players see it. It goes to your used pile and is energy again.`,
);
