import type { Filter, Test } from '@orrery/kernel';
import { v } from '../language.ts';
import { accomplish, isRipe } from '../rules/play/agenda.ts';
import { isCrew } from '../rules/table/definitions.ts';
import { allInPlay } from '../rules/table/stacks.ts';
import { type GeState, inPlay, opponents } from '../state.ts';
import { happening } from './happenings.ts';

// Words for the texts of agendas

/** True if this agenda has been in play for a complete turn and has not been accomplished in this one (ge/agenda/3, ge/agenda/4). */
export const ripe: Test = v.test(
  'ripe',
  () => (s: GeState, f) => isRipe(s, f.self),
  () => 'it has been in play for a complete turn',
)();
/** Accomplishes this agenda: it goes to the Sector HQ. */
export const accomplishIt = v.effect(
  'accomplishIt',
  () => (s, f) => {
    if (inPlay(s, f.self)) accomplish(s, f.you, f.self);
  },
  () => '',
)();
/** True if every other player who is left has a card in play that fits. */
export const allOthersHave = v.test(
  'allOthersHave',
  (c, which: Filter) => {
    const fits = c.filter(which);
    return (s, f) => {
      const others = opponents(s, f.you);
      return (
        others.length > 0 &&
        others.every(seat => allInPlay(s).some(id => s.cards[id]!.controller === seat && fits(s, id, f)))
      );
    };
  },
  (t, which) => `every other player has ${t.one(which)} in play`,
);
/** Waits for another player to play a card that fits. */
export const otherPlays = happening(
  'otherPlays',
  'played',
  (c, which: Filter) => {
    const fits = c.filter(which);
    return (s, f) => f.l.fact.seat !== f.you && fits(s, f.l.fact.card, f);
  },
  (t, which) => `when another player plays ${t.one(which)}`,
);
/** True if no other player fired at your fleet in the last complete turn. */
export const leftInPeace = v.test(
  'leftInPeace',
  () => (s: GeState, f) => s.seats[f.you]!.quiet === 1,
  () => 'no other player has fired at your fleet for one complete turn',
)();
/** Waits for a crew of yours to be saved from being discarded. */
export const crewRescued: Test = happening(
  'crewRescued',
  'rescued',
  () => (s, f) => f.l.fact.seat === f.you && isCrew(s, f.l.fact.card),
  () => 'when crew of yours is rescued from being discarded',
)();
