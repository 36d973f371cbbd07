// Crew that takes the place of others, and crew that looks into hands and piles

export const crewman = card('C1 Crewman', {
  reactions: [standIn],
  always: [{ k: 'strength', to: oneOf(that(titled('Bar Tender'), yours)), n: 1 }],
  names: { spared: 'that crew' },
});

export const spy = card('C6 Spy', {
  functions: [{ spent: true, target: { mark: othersWithHands }, effect: lookAtHand('mark') }],
  reactions: [
    standIn,
    { on: anything, target: { mark: othersWithHands }, effect: sequence(lookAtHand('mark'), discard('self')) },
    pointsAtOnce({ research: 2 }),
  ],
  names: { spared: 'that crew', mark: 'that player' },
});

export const indiriganFemale = card('C1 Indirigan Female', {
  always: [
    {
      k: 'not fired at',
      to: that(itsLocation, ship, ofEmpire('Indirigan')),
      of: that(ship, ofEmpire('Indirigan')),
    },
  ],
  is: ['kept when captured'],
});

// Crew that looks into piles and hands

export const informant = card('C1 Informant', {
  functions: [{ target: { mark: othersWithDiscards }, effect: sinkTopDiscard('mark') }],
  reactions: [{ on: anything, target: { mark: othersWithDiscards }, effect: sinkTopDiscard('mark') }],
  names: { mark: 'that player' },
});

import { card } from '../../../card.ts';
import {
  anything,
  discard,
  itsLocation,
  lookAtHand,
  ofEmpire,
  oneOf,
  othersWithDiscards,
  othersWithHands,
  pointsAtOnce,
  sequence,
  ship,
  sinkTopDiscard,
  that,
  titled,
  yours,
} from '../../../words/index.ts';
import { standIn } from './shared.ts';
