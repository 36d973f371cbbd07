// Crew that removes harm: illness, monsters, cards played against the fleet

const illOrHurt = either(called('illness'), called('injury'));

export const doctor = card('C7 Doctor', {
  always: [
    { k: 'banishes', to: that(illOrHurt, atItsLocation) },
    { k: 'not played on', to: atItsLocation, of: illOrHurt },
  ],
  reactions: [
    {
      on: all(beingPlayed(illOrHurt), playedAt(located(yours))),
      at: whereAimed,
      effect: sequence(stopIt, useAtOnce({ research: 3 }, 'readily')),
    },
    // crew there that is ill recovers as the doctor comes
    {
      on: all(anything, some(cards(that(illOrHurt, atFleetOf('you'))))),
      at: withAnyOf(illOrHurt),
      effect: useAtOnce({ research: 3 }, 'readily'),
    },
    pointsAtOnce({ research: 3 }),
  ],
});

const calms = any(all(beingPlayed(monster), playedAt(located(yours))), actionOf(that(monster, located(yours))));
/** Monsters of others at its location have no effect. Played as a reaction, it stops a monster's effect on arrival, or the effect in progress. */
const calming = (research: number) =>
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
export const scienceOfficer4 = card('C4 Science Officer', calming(1));
export const scienceOfficer6 = card('C6 Science Officer', {
  ...calming(2),
  always: [...calming(2).always, { k: 'foreign technology', to: itsLocation }],
});

export const telepath = card('C6 Telepath', {
  always: [{ k: 'strength', to: that(mates, other(itself)), n: 2 }],
  functions: [{ spent: true, target: { foul: that(ofOthers, atFleetOf('you'), weak) }, effect: discard('foul') }],
  reactions: [
    {
      on: all(beingPlayed(weak), playedAgainstYou),
      effect: sequence(stopIt, discard('self')),
    },
    {
      on: anything,
      target: { foul: that(ofOthers, atFleetOf('you'), weak) },
      effect: sequence(discard('foul'), discard('self')),
    },
  ],
  names: { foul: 'that card' },
});

export const tactician = card('C6 Tactician', {
  always: [{ k: 'fire taken', to: that(itsLocation, bearer), what: 'volley', n: -1 }],
  reactions: [{ from: 'play', spent: true, on: volleyAt(atFleetOf('you')), effect: stopIt }],
});

import type { CardText } from '../../../card.ts';
import { card } from '../../../card.ts';
import {
  actionOf,
  all,
  any,
  anything,
  anythingElse,
  atFleetOf,
  atItsLocation,
  bearer,
  beingPlayed,
  called,
  cards,
  discard,
  either,
  eventCard,
  is,
  itself,
  itsLocation,
  located,
  monster,
  not,
  ofOthers,
  other,
  playedAgainstYou,
  playedAt,
  pointsAtOnce,
  sequence,
  some,
  stayingCard,
  stopIt,
  that,
  usable,
  useAtOnce,
  volleyAt,
  when,
  whereAimed,
  whereIs,
  withAnyOf,
  yours,
} from '../../../words/index.ts';
import { mates, weak } from './shared.ts';
