// The monsters of Time Gates.

const THAT_PLAYER = { fleet: 'that player' };

export const researchMandator = card('M3 Research Mandator', {
  on: 'a fleet',
  always: [
    { k: 'spent as', what: 'research', times: 0.5, who: thatPlayer(itsFleet) },
    { k: 'not played on', to: itself, of: ability },
  ],
  whenever: [{ on: comesIntoPlay(that(ofPlayer(itsFleet), negatesMonsters)), effect: discard('self') }],
  names: THAT_PLAYER,
});

export const cybercyst = card('M4 Cybercyst', {
  on: 'an opponent',
  always: [{ k: 'needs', to: that(either(crew, equipment), ofPlayer(itsFleet)), times: 2 }],
  whenever: [
    {
      on: comesIntoPlay(that(titled('Cyber Mage'), crew, ofPlayer(itsFleet), asStrong)),
      effect: discard('self'),
    },
  ],
  ends: { points: 'energy', n: times(2, strength('self')) },
  names: THAT_PLAYER,
});

const breed = titled('Suark Breed');
export const suarkBeast = card('M4 Suark Beast', {
  on: 'your fleet',
  functions: [{ target: { prey: that(breed, ofOthers) }, effect: discard('prey') }],
  always: [{ k: 'banishes', to: itself, if: not(some(cards(breed))), even: true }],
  names: { prey: 'it' },
});

export const timeFiend = card('M5 Time Fiend', {
  on: 'an opponent',
  always: [
    { k: 'strength', to: itself, n: counter, even: true },
    { k: 'no play', to: other(strengthUpTo('self')), who: thatPlayer(itsFleet), if: inPlayCardsPhaseOf(itsFleet) },
  ],
  whenever: [
    {
      on: phaseBegins('record keeping'),
      even: true,
      effect: sequence(countOneMore, when(atLeast(strength('self'), 10), discard('self'))),
    },
  ],
  ends: { points: 'research', n: strength('self'), atOnce: true },
  names: { ...THAT_PLAYER, counter: '1 for each of your turns that has begun since' },
});

export const timeThief = card('M6 Time Thief (Time Gates)', thievery(allOnHost));

/** Guards crew of its player. Other players' crew can fight it where it is. */
export const timeGuardian = card('M6 Time Guardian', {
  on: that(crew, yours),
  always: [{ k: 'immune', to: itsHost, of: either(anotherPlays, that(anyCard, ofOthers)) }],
  functions: [
    {
      by: 'visitor',
      label: 'attack it',
      target: { attacker: that(combatCrew, engaged, visiting) },
      effect: attackedBy('attacker'),
    },
  ],
  bane: ['crew'],
  is: ['used by visitors'],
  names: { host: 'that crew', attacker: 'that crew' },
});

import { card } from '../../card.ts';
import { allOnHost, asStrong, inPlayCardsPhaseOf, visiting } from '../../words/expansions/index.ts';
import {
  ability,
  anotherPlays,
  card as anyCard,
  atLeast,
  attackedBy,
  cards,
  combatCrew,
  comesIntoPlay,
  counter,
  countOneMore,
  crew,
  discard,
  either,
  engaged,
  equipment,
  itself,
  itsFleet,
  itsHost,
  negatesMonsters,
  not,
  ofOthers,
  ofPlayer,
  other,
  phaseBegins,
  sequence,
  some,
  strength,
  strengthUpTo,
  that,
  thatPlayer,
  times,
  titled,
  when,
  yours,
} from '../../words/index.ts';
import { thievery } from '../universe/time-thief.ts';
