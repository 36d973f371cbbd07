import type { Filter } from '@orrery/kernel';
import { defOf } from '../../card.ts';
import { v } from '../../language.ts';
import { titleOnCard } from '../../printed.ts';
import { isMinor } from '../../rules/fleet/command.ts';
import { combined, empireOf, isA, isShip } from '../../rules/table/definitions.ts';
import { allInPlay } from '../../rules/table/stacks.ts';
import { noun } from '../filters.ts';

// Words for ships of expansions

/** Fits cards of a player, by the owner of the card, who has one in play that fits. */
export const ledBy = v.filter(
  'ledBy',
  (c, which: Filter) => {
    const fits = c.filter(which);
    return (s, id, f) => allInPlay(s).some(x => s.cards[x]!.owner === s.cards[id]!.owner && fits(s, x, f));
  },
  (t, which) => ({
    which: `whose player has ${t.one(which)} in play`,
    not: { which: `whose player has no ${t.filter(which)} in play` },
  }),
);
/** Fits patrol ships (S1 Patrol Ship and its like). */
export const patrolShip = noun('patrol ship', (s, id) => isA(s, id, 'patrol ship'));
/** Fits ships that are carriers, also by a part that has joined them (ge/ship/5). */
export const carrierShip = noun('carrier', (s, id) => isShip(s, id) && combined(s, id).some(x => isA(s, x, 'carrier')));
const TUG = /\btug\b/i;
/** Fits tugs: ships with the word in their title. */
export const tug = noun('tug', (s, id) => isShip(s, id) && TUG.test(titleOnCard(defOf(s, id).source)));
/** Fits cards of an empire that is a minor one in the deck of their player (ge/empires/2). */
export const ofMinorEmpire = v.filter(
  'ofMinorEmpire',
  () => (s, id) => {
    const empire = empireOf(s, id);
    return isMinor(empire) && s.seats[s.cards[id]!.owner]!.empire !== empire;
  },
  () => ({ before: 'minor empire' }),
)();
