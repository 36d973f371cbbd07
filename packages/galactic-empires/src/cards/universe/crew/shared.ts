// Parts of texts that several crew cards share.

import type { Filter } from '@orrery/kernel';
import type { CardText } from '../../../card.ts';
import {
  actionOf,
  affects,
  aimedAtNow,
  all,
  allowsStandIns,
  any,
  anything,
  anythingElse,
  atFleetOf,
  atItsLocation,
  beingPlayed,
  called,
  cards,
  crew,
  either,
  eventCard,
  is,
  located,
  monster,
  not,
  ofOthers,
  playedAt,
  pointsAtOnce,
  sequence,
  some,
  stayingCard,
  stopIt,
  strengthUpTo,
  takePlaceOf,
  that,
  usable,
  useAtOnce,
  when,
  whereAimed,
  whereIs,
  withAnyOf,
  yours,
} from '../../../words/index.ts';

// Crew (ge/crew). Effects at a crew's location happen wherever it is: on a mission, at the goal. If a text of crew affects "a crew" or "an equipment"
// at its location, it means other players' cards. If it helps crew, it means its own player's.

/** Returns the cards that a crew can harm where it is: the cards of others. */
export const foes = (which: Filter, ...more: readonly Filter[]) => that(which, ofOthers, atItsLocation, ...more);
/** The crew of its player where it is. */
export const mates = that(crew, yours, atItsLocation);
export const weak = strengthUpTo('self');
/** Until its player's next turn. */
export const ONE_TURN = { turns: 1 } as const;
/** Through its player's next Allocation Phase. */
export const TWO_TURNS = { turns: 2 } as const;

export const illOrHurt = either(called('illness'), called('injury'));
/** What a doctor does, who makes so much research. */
export const healing = (research: number) =>
  ({
    always: [
      { k: 'banishes', to: that(illOrHurt, atItsLocation) },
      { k: 'not played on', to: atItsLocation, of: illOrHurt },
    ],
    reactions: [
      {
        on: all(beingPlayed(illOrHurt), playedAt(located(yours))),
        at: whereAimed,
        effect: sequence(stopIt, useAtOnce({ research }, 'readily')),
      },
      // crew there that is ill recovers as the doctor comes
      {
        on: all(anything, some(cards(that(illOrHurt, atFleetOf('you'))))),
        at: withAnyOf(illOrHurt),
        effect: useAtOnce({ research }, 'readily'),
      },
      pointsAtOnce({ research }),
    ],
  }) as const satisfies Omit<CardText, 'id'>;

const calms = any(all(beingPlayed(monster), playedAt(located(yours))), actionOf(that(monster, located(yours))));
/** Monsters of others at its location have no effect. Played as a reaction, it stops a monster's effect on arrival, or the effect in progress. */
export const calming = (research: number) =>
  ({
    always: [{ k: 'suspended', to: that(monster, ofOthers, atItsLocation) }],
    reactions: [
      {
        on: calms,
        at: either(whereAimed, whereIs(eventCard)),
        effect: sequence(when(not(is(eventCard, stayingCard)), stopIt), useAtOnce({ research }, 'readily')),
      },
      { ...pointsAtOnce({ research }), on: all(anythingElse(calms), usable({ research })) },
    ],
  }) as const satisfies Omit<CardText, 'id'>;

/** Played as a reaction, it is affected in the place of other crew. */
export const standIn = {
  on: all(affects(that(crew, yours)), allowsStandIns),
  target: { spared: that(crew, yours, aimedAtNow) },
  at: whereIs('spared'),
  effect: takePlaceOf('spared'),
} as const;
