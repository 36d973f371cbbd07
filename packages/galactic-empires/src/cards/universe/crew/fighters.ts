// Crew that fights

const killWeaker = { attack: true, target: { victim: foes(crew, weak) }, effect: discard('victim') } as const;
const wreckWeaker = { attack: true, target: { spoil: foes(equipment, weak) }, effect: discard('spoil') } as const;
const fighterNames = {
  hull: 'that ship or base',
  victim: 'that crew',
  captive: 'that crew',
  spoil: 'that equipment',
};

const boardingParty = (name: string, harm: number) =>
  card(name, {
    functions: [
      {
        oneOf: 1,
        attack: true,
        target: { hull: foes(either(ship, base), hollow) },
        effect: structuralDamage('hull', harm),
      },
      { oneOf: 1, attack: true, target: { captive: foes(crew, weak) }, effect: capture('captive') },
      { oneOf: 1, ...wreckWeaker },
    ],
    names: fighterNames,
  });
export const boardingParty1 = boardingParty('C1 Boarding Party', 1);
export const boardingParty3 = boardingParty('C3 Boarding Party', 1);
export const boardingParty4 = boardingParty('C4 Boarding Party', 1);
export const boardingParty7 = boardingParty('C7 Boarding Party', 2);

const mercenary = (name: string) =>
  card(name, {
    functions: [
      { oneOf: 1, ...wreckWeaker },
      { oneOf: 1, ...killWeaker },
    ],
    always: [
      {
        k: 'needs',
        to: itself,
        set: 0,
        what: 'economy',
        if: is(location, that(ship, ofEmpire('Vektrean'))),
        even: true,
      },
    ],
    names: fighterNames,
  });
export const mercenary2 = mercenary('C2 Mercenary');
export const mercenary6 = mercenary('C6 Mercenary');

export const bountyHunter = card('C4 Bounty Hunter', {
  functions: [
    { oneOf: 1, ...killWeaker },
    {
      oneOf: 1,
      attack: true,
      target: { victim: foes(crew, other(weak), strengthUpTo(given(0))) },
      effect: discard('victim'),
    },
  ],
  inlets: [
    {
      kind: 'economy',
      max: extremeStrength('most', cards(that(crew, ofOthers, other(weak)))),
      label: 'The bounty on a crew stronger than the hunter',
    },
  ],
  is: ['sure of its victim'],
  names: fighterNames,
});

const marineKill = when(stronger('victim'), together(discard('victim'), discard('self')), discard('victim'));
export const marine = card('C4 Marine', {
  functions: [
    {
      attack: true,
      target: { victim: foes(either(crew, equipment), other(amidst(that(titled('Marine'), ofOthers)))) },
      effect: marineKill,
    },
  ],
  reactions: [
    {
      on: anything,
      attack: true,
      target: {
        victim: that(
          either(crew, equipment),
          ofOthers,
          located(yours),
          other(amidst(that(titled('Marine'), ofOthers))),
        ),
      },
      at: whereIs('victim'),
      effect: marineKill,
    },
  ],
  names: { victim: 'that card' },
});

export const assassin = card('C8 Assassin', {
  functions: [
    { oneOf: 1, ...killWeaker },
    { oneOf: 1, target: { mark: othersWithHands }, effect: lookAtHand('mark', 1) },
  ],
  names: { ...fighterNames, mark: 'that player' },
});

export const suicideSquad = card('C5 Suicide Squad', {
  functions: [
    {
      attack: true,
      spent: true,
      target: { hull: foes(either(ship, base), hollow) },
      effect: structuralDamage('hull', strength('self')),
    },
  ],
  names: fighterNames,
});

export const marauder = card('C9 Marauder', {
  functions: [
    {
      oneOf: 2,
      attack: true,
      target: { hull: foes(either(ship, base), hollow) },
      effect: structuralDamage('hull', 2),
    },
    { oneOf: 2, attack: true, target: { victim: foes(crew) }, effect: discard('victim') },
    { oneOf: 2, attack: true, target: { spoil: foes(equipment) }, effect: discard('spoil') },
  ],
  names: fighterNames,
});

export const saboteur = card('C7 Saboteur', {
  on: that(bearer, ofOthers),
  functions: [
    { attack: true, target: { spoil: foes(equipment, weak) }, effect: sequence(discard('spoil'), setCounter(1)) },
  ],
  ends: { points: 'research', n: nWhere(hasCounted, strength('self')) },
  names: { ...fighterNames, counted: 'it has destroyed an equipment' },
});

export const securityOfficer = card('C4 Security Officer', {
  always: [
    { k: 'safe from attack', to: atItsLocation, of: that(crew, weak) },
    { k: 'strength', to: that(combatCrew, yours, atItsLocation), n: 2 },
  ],
  reactions: [{ on: attacked(that(crew, weak), located(yours)), at: whereAimed, effect: stopIt }],
  is: ['travels free'],
});

import { card } from '../../../card.ts';
import {
  amidst,
  anything,
  atItsLocation,
  attacked,
  base,
  bearer,
  capture,
  cards,
  combatCrew,
  crew,
  discard,
  either,
  equipment,
  extremeStrength,
  given,
  hasCounted,
  hollow,
  is,
  itself,
  located,
  location,
  lookAtHand,
  nWhere,
  ofEmpire,
  ofOthers,
  other,
  othersWithHands,
  sequence,
  setCounter,
  ship,
  stopIt,
  strength,
  strengthUpTo,
  stronger,
  structuralDamage,
  that,
  titled,
  together,
  when,
  whereAimed,
  whereIs,
  yours,
} from '../../../words/index.ts';
import { foes, weak } from './shared.ts';
