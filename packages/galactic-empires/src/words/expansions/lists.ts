import type { Filter, Ref } from '@orrery/kernel';
import { v } from '../../language.ts';
import { DECK, FLEET, opponents, pile, players } from '../../state.ts';

// Lists of cards and players

/** The cards of a deck. */
export const deckOf = v.list(
  'deckOf',
  (c, who: Ref) => {
    const read = c.ref(who);
    return (s, f) => pile(s, read(s, f), DECK);
  },
  (t, who) => `the cards in ${t.own(who, 'deck')}`,
  'card',
  (t, who) => `card in ${t.own(who, 'deck')}`,
);
/** The other players who have no card in play that fits. */
export const othersWithout = v.list(
  'othersWithout',
  (c, which: Filter) => {
    const fits = c.filter(which);
    return (s, f) => opponents(s, f.you).filter(seat => !pile(s, seat, FLEET).some(id => fits(s, id, f)));
  },
  (t, which) => `the other players without ${t.one(which)} in play`,
  'seat',
  (t, which) => `other player without ${t.one(which)} in play`,
);
/** All players who are left, but one. */
export const everybodyBut = v.list(
  'everybodyBut',
  (c, who: Ref) => {
    const read = c.ref(who);
    return (s, f) => players(s).filter(seat => seat !== read(s, f));
  },
  (t, who) => `all players but ${t.ref(who)}`,
  'seat',
  (t, who) => `player other than ${t.ref(who)}`,
);
