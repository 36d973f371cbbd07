// Crew that removes harm: illness, monsters, cards played against the fleet

export const doctor = card('C7 Doctor', healing(3));

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

import { card } from '../../../card.ts';
import {
  all,
  anything,
  atFleetOf,
  bearer,
  beingPlayed,
  discard,
  itself,
  itsLocation,
  ofOthers,
  other,
  playedAgainstYou,
  sequence,
  stopIt,
  that,
  volleyAt,
} from '../../../words/index.ts';
import { calming, healing, mates, weak } from './shared.ts';
