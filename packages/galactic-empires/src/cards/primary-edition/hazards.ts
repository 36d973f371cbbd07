// The hazards of the Primary Edition.

export const ionStorm2 = reprint('H2 Ion Storm (Primary Edition)', u.ionStorm2);
export const ionStorm5 = reprint('H5 Ion Storm (Primary Edition)', u.ionStorm5);

const unconscious = that(crew, atItsLocation, other(carrying(titled('Automaton'))));
export const cosmicRays = card('H4 Cosmic Rays (Primary Edition)', {
  ...u.cosmicRays,
  effect: sequence(damage(host, 2), lasts({ k: 'suspended', to: unconscious }, { turns: 1 }, cards(unconscious))),
});

export const nova = card('H4 Nova', {
  on: 'your fleet',
  target: { victims: { of: that(unitOrPrey, ofOthers), max: strength('self') } },
  effect: damageEach(chosen('victims'), 1),
  after: 'discard',
  names: { victims: 'the chosen cards' },
});

export const temporalSpaceRift = card('H5 Temporal Space Rift', {
  on: that(shipOrBase, ofOthers),
  when: inMourning,
  effect: disengage(host),
  functions: [{ effect: damage(host, 2) }],
  always: [{ k: 'disengaged', to: itsHost }],
  lasts: 2,
  names: { host: 'that ship or base' },
});

export const antimatterSingularity = card('H7 Antimatter Singularity', {
  on: blackHole,
  always: [{ k: 'doubled', to: itsHost, n: turnsStayed }],
  instead: [{ on: runsOut(itself), effect: discard(host) }],
  lasts: 2,
  names: { host: 'that black hole' },
});

export const dimensionalPortal = reprint('H9 Dimensional Portal (Primary Edition)', u.dimensionalPortal);

export const akruSupernova = card('H10 Akru Supernova', {
  on: 'an opponent',
  target: { victims: { of: that(anyPrey, ofPlayer(itsFleet)), max: 10 } },
  effect: damageEach(chosen('victims'), 3),
  after: 'discard',
  names: { fleet: 'that player', victims: 'the chosen cards' },
});

import { card, reprint } from '../../card.ts';
import { blackHole, inMourning, turnsStayed } from '../../words/expansions/index.ts';
import {
  anyPrey,
  atItsLocation,
  cards,
  carrying,
  chosen,
  crew,
  damage,
  damageEach,
  discard,
  disengage,
  host,
  itself,
  itsFleet,
  itsHost,
  lasts,
  ofOthers,
  ofPlayer,
  other,
  runsOut,
  sequence,
  shipOrBase,
  strength,
  that,
  titled,
  unitOrPrey,
} from '../../words/index.ts';
import * as u from '../universe/hazards.ts';
