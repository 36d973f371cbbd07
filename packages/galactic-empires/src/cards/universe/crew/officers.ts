// Crew that helps the ship, base or terrain where it is

export const engineer = card('C2 Engineer', {
  always: [
    { k: 'needs', to: that(itsLocation, bearer), n: -1, what: 'energy' },
    { k: 'foreign technology', to: itsLocation },
  ],
});
export const ordnanceOfficer = card('C2 Ordnance Officer', {
  always: [{ k: 'armed', to: itsLocation, n: 1 }],
  functions: [{ when: severalWeapons, effect: chooseArmed }],
});
export const captain = card('C5 Captain', {
  always: [
    { k: 'needs', to: itsLocation, n: -1, what: 'supply' },
    { k: 'fire taken', to: itsLocation, what: 'volley', n: -1 },
  ],
});
const flagOfficer = (name: string, n: number) =>
  card(name, {
    always: [
      { k: 'fire taken', to: itsLocation, what: 'volley', n: -n },
      { k: 'fleet needs', n: -n, what: 'supply' },
    ],
  });
export const commodore = flagOfficer('C8 Commodore', 2);
export const admiral = flagOfficer('C9 Admiral', 3);

export const baseCommander = card('C6 Base Commander', {
  always: [
    { k: 'makes', to: itself, n: -1, what: 'command', if: not(is(location, base)), even: true },
    { k: 'protects', to: that(itsLocation, base) },
    { k: 'needs', to: itsLocation, n: -1, what: 'energy' },
  ],
});
export const teamster = card('C4 Teamster', {
  always: [
    { k: 'output', to: that(itsLocation, world), times: 2, what: 'supply' },
    { k: 'needs', to: that(itsLocation, bearer), n: -1, what: 'supply' },
  ],
});
export const quartermaster = card('C5 Quartermaster', {
  always: [{ k: 'card draws', n: 1, if: is(location, base) }],
});
export const helmsman = card('C2 Helmsman', {
  always: [{ k: 'damage taken', to: that(itsLocation, ship), n: -1, of: hazard }],
  functions: [
    {
      aPlay: true,
      when: is(location, that(ship, yours)),
      effect: sequence(set('carrier', location), discard('self'), returnToHand('carrier')),
    },
  ],
  names: { carrier: 'its ship' },
});
export const navigator = card('C4 Navigator', {
  always: [
    {
      k: 'not played on',
      to: that(itsLocation, ship),
      of: that(either(hazard, titled('Forced Retreat'), titled('Navigational Error')), ofAnotherDeck),
    },
    { k: 'suspended', to: that(hazard, ofOthers, atItsLocation), if: is(location, ship) },
  ],
});
export const ambassador = card('C5 Ambassador', {
  always: [{ k: 'not fired at', to: itsLocation, of: weak, if: not(onlyUnit) }],
});
export const weaponsOfficer = card('C5 Weapons Officer', {
  always: [
    { k: 'fire', to: atItsLocation, times: 1.5 },
    { k: 'immune', to: itsLocation, of: that(called('electronic warfare'), ofOthers) },
  ],
});
export const administrator = card('C6 Administrator', {
  always: [{ k: 'not lessened', to: itsLocation }],
  reactions: [{ on: affects(located(yours)), at: whereAimed, effect: takesEffect }],
});
export const planetaryLeader = card('C6 Planetary Leader', {
  always: [
    { k: 'not lessened', to: that(itsLocation, terrain) },
    { k: 'fire taken', to: that(itsLocation, terrain), what: 'volley', n: -1 },
  ],
  reactions: [{ on: affects(that(terrain, yours)), at: whereAimed, effect: takesEffect }],
});
export const ancientSpacefarer = card('C6 Ancient Spacefarer', {
  on: that(harbor, yours, amidst(crew)),
  reactions: [{ from: 'play', on: all(beingPlayed(luckCard), playedAt(atItsLocation)), effect: stopIt }],
});
export const rearAdmiral = card('C8 Rear Admiral', {
  functions: [
    {
      when: is(location, base),
      target: { fresh: exchangeable },
      effect: choose(
        'old',
        { list: strongEnoughFor('fresh'), prompt: 'Which card of your hand goes to the reserve fleet?' },
        swapWithReserve('old', 'fresh'),
      ),
    },
  ],
  names: { fresh: 'that card', old: 'it' },
});
export const tacticalOfficer = card('C7 Tactical Officer', {
  always: [{ k: 'protects', to: that(itsLocation, base) }],
  whenever: [
    {
      on: phaseBegins('discard'),
      if: is(location, base),
      may: true,
      target: { spared: that(yours, other(basis)) },
      effect: returnToHand('spared'),
    },
  ],
  names: { spared: 'that card' },
});

import { card } from '../../../card.ts';
import {
  affects,
  all,
  amidst,
  atItsLocation,
  base,
  basis,
  bearer,
  beingPlayed,
  called,
  choose,
  chooseArmed,
  crew,
  discard,
  either,
  exchangeable,
  harbor,
  hazard,
  is,
  itself,
  itsLocation,
  located,
  location,
  luckCard,
  not,
  ofAnotherDeck,
  ofOthers,
  onlyUnit,
  other,
  phaseBegins,
  playedAt,
  returnToHand,
  sequence,
  set,
  severalWeapons,
  ship,
  stopIt,
  strongEnoughFor,
  swapWithReserve,
  takesEffect,
  terrain,
  that,
  titled,
  whereAimed,
  world,
  yours,
} from '../../../words/index.ts';
import { weak } from './shared.ts';
