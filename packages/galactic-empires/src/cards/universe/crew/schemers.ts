// Crew that acts against others

const confused = either(called('insanity'), called('turncoat'), titled('Intoxication'));
const calmed = either(confused, titled('Entertaining Pastime'));
export const barTender = card('C1 Bar Tender', {
  effect: nextRound,
  always: [{ k: 'suspended', to: that(called('insanity'), atItsLocation) }],
  reactions: [
    {
      on: all(beingPlayed(confused), playedAt(that(crew, located(yours)))),
      at: whereAimed,
      effect: sequence(stopIt, nextRound),
    },
    {
      on: all(beingPlayed(titled('Entertaining Pastime')), playedAt(that(place, yours))),
      at: aimedAtNow,
      effect: sequence(stopIt, nextRound),
    },
    // where such a card lies already, he ends it as he comes
    {
      on: all(anything, some(cards(that(calmed, atFleetOf('you'))))),
      at: withAnyOf(calmed),
      effect: nextRound,
    },
  ],
});

const lessSupply = (mark: Ref, until: Until) =>
  lasts({ k: 'fleet output', what: 'supply', n: -1, who: thatPlayer(mark) }, until);
export const starvingArtist = card('C1 Starving Artist', {
  functions: [{ target: { mark: others }, effect: lessSupply('mark', ONE_TURN) }],
  reactions: [
    { on: allocating, effect: sequence(set('mark', actor), lessSupply('mark', 'phase')) },
    { on: anythingElse(allocating), target: { mark: others }, effect: lessSupply('mark', { turns: 2, of: 'mark' }) },
  ],
  is: ['stands no round'],
  names: { mark: 'that player' },
});

export const corruptPolitician = card('C4 Corrupt Politician', {
  on: that(harbor, ofOthers),
  always: [
    { k: 'output', to: that(itsHost, terrain), times: 0, what: 'economy' },
    { k: 'needs', to: that(itsHost, bearer), n: 1, what: 'economy' },
  ],
  names: { host: 'its location' },
});

export const bureaucrat = card('C6 Bureaucrat', {
  on: that(either(bearer, world), ofOthers),
  effect: disengageForATurn(host),
  after: 'discard',
  names: { host: 'that location' },
});

export const mutineer = card('C5 Mutineer', {
  on: that(bearer, ofOthers, commandable),
  effect: sequence(control(host), disengage(host)),
  always: [
    { k: 'controls', to: itsHost },
    { k: 'no self destruct', to: itsHost },
    {
      k: 'banishes',
      to: itself,
      if: atLeast(totalStrength(cards(that(crew, atItsLocation, playedByOthers))), strength('self')),
      even: true,
    },
  ],
  reactions: [{ on: anything, effect: sequence(control(host), disengage(host)) }],
  names: { host: 'that ship or base' },
});

export const rogueCouple = card('C6 Rogue Couple', {
  when: not(some(cards(titled('Rogue Couple')))),
  on: that(weakest(that(vessel, ofOthers)), commandable),
  effect: control(host),
  always: [{ k: 'controls', to: itsHost, what: 'anywhere' }],
  names: { host: 'that ship' },
});

import type { Ref } from '@orrery/kernel';
import { card } from '../../../card.ts';
import {
  actor,
  aimedAtNow,
  all,
  allocating,
  anything,
  anythingElse,
  atFleetOf,
  atItsLocation,
  atLeast,
  bearer,
  beingPlayed,
  called,
  cards,
  commandable,
  control,
  crew,
  disengage,
  disengageForATurn,
  either,
  harbor,
  host,
  itself,
  itsHost,
  lasts,
  located,
  nextRound,
  not,
  ofOthers,
  others,
  place,
  playedAt,
  playedByOthers,
  sequence,
  set,
  some,
  stopIt,
  strength,
  terrain,
  that,
  thatPlayer,
  titled,
  totalStrength,
  type Until,
  vessel,
  weakest,
  whereAimed,
  withAnyOf,
  world,
  yours,
} from '../../../words/index.ts';
import { ONE_TURN } from './shared.ts';
