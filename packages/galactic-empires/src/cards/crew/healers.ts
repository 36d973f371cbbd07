// Crew that removes harm: illness, monsters, cards played against the fleet

const illOrHurt = either(called('illness'), called('injury'));

export const doctor = card('C7 Doctor', {
  always: [
    { k: 'banishes', to: that(illOrHurt, atItsLocation) },
    { k: 'not played on', to: atItsLocation, of: illOrHurt },
  ],
  reactions: [{ on: all(beingPlayed(illOrHurt), playedAt(located(yours))), at: whereAimed, effect: stopIt }],
});

/** Monsters of others at its location have no effect. Played as a reaction, it stops a monster's effect on arrival, or the effect in progress. */
const calming = {
  always: [{ k: 'suspended', to: that(monster, ofOthers, atItsLocation) }],
  reactions: [
    {
      on: any(all(beingPlayed(monster), playedAt(located(yours))), actionOf(that(monster, located(yours)))),
      at: either(whereAimed, whereIs(eventCard)),
      effect: when(not(is(eventCard, stayingCard)), stopIt),
    },
  ],
} as const satisfies Omit<CardText, 'id'>;
export const scienceOfficer4 = card('C4 Science Officer', calming);
export const scienceOfficer6 = card('C6 Science Officer', {
  ...calming,
  always: [...calming.always, { k: 'foreign technology', to: itsLocation }],
});

export const telepath = card('C6 Telepath', {
  always: [{ k: 'strength', to: that(mates, other(itself)), n: 2 }],
  functions: [{ spent: true, target: { foul: that(ofOthers, atFleetOf('you'), weak) }, effect: discard('foul') }],
  reactions: [
    {
      on: all(beingPlayed(weak), playedAgainstYou),
      effect: sequence(stopIt, discard('self')),
    },
  ],
  names: { foul: 'that card' },
});

export const tactician = card('C6 Tactician', {
  always: [{ k: 'fire taken', to: that(itsLocation, bearer), n: -1 }],
  reactions: [{ from: 'play', spent: true, on: volleyAt(atFleetOf('you')), effect: stopIt }],
});

import type { CardText } from '../../card.ts';
import { card } from '../../card.ts';
import {
  actionOf,
  all,
  any,
  atFleetOf,
  atItsLocation,
  bearer,
  beingPlayed,
  called,
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
  sequence,
  stayingCard,
  stopIt,
  that,
  volleyAt,
  when,
  whereAimed,
  whereIs,
  yours,
} from '../../words/index.ts';
import { mates, weak } from './shared.ts';
