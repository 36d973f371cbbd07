// Crew that strengthens other crew

export const ensign = card('C2 Ensign', {
  always: [{ k: 'least strength', to: that(mates, other(itself)), n: bareStrengthLeft('self') }],
});
export const lieutenant = card('C4 Lieutenant', {
  functions: [
    {
      target: { mate: that(mates, weaker) },
      effect: lasts({ k: 'least strength', to: thatCard('mate'), n: 8 }, ONE_TURN),
    },
  ],
  names: { mate: 'that crew' },
});
export const nurse = card('C3 Nurse', {
  functions: [
    {
      target: { doctor: that(titled('Doctor'), crew, yours) },
      effect: lasts({ k: 'strength', to: thatCard('doctor'), n: 2 }, ONE_TURN),
    },
    {
      spent: true,
      target: { plague: called('plague') },
      effect: lasts({ k: 'suspended', to: thatCard('plague') }, ONE_TURN),
    },
  ],
  names: { doctor: 'that doctor', plague: 'that plague' },
});
export const cyberProgrammer = card('C2 Cyber-Programmer', {
  always: [
    { k: 'indestructible', to: that(equipment, atItsLocation) },
    { k: 'strength', to: oneOf(that(mage, yours)), n: strengthLeft('self') },
  ],
});
export const cyberMage = card('C4 Cyber Mage', {
  always: [
    { k: 'card plays', n: 1, if: isStrongest(mage) },
    { k: 'card draws', n: 1, if: isStrongest(mage) },
    { k: 'strength', to: oneOf(that(mage, yours, other(itself))), n: halfPrinted('self') },
  ],
});
export const android = card('C7 Android', {
  always: [
    { k: 'doubled', to: that(ability, onThis) },
    { k: 'immune', to: itself, of: healthAffecting },
  ],
});

/**
 * "May perform a function twice": crew may use one of its functions once more this turn, or double its points in the next Allocation Phase, except
 * command points.
 */
const twice = (which: Filter, tail: Effect[] = []) =>
  [
    {
      oneOf: 1,
      target: { adept: which },
      effect: sequence(lasts({ k: 'extra uses', to: thatCard('adept'), n: 1 }, ONE_TURN), ...tail),
      label: 'a crew may use one of its functions twice this turn',
    },
    {
      oneOf: 1,
      target: { adept: that(which, makingPoints) },
      effect: sequence(lasts({ k: 'makes', to: thatCard('adept'), times: 2, what: 'but command' }, TWO_TURNS), ...tail),
      label: 'the points of a crew count double in your next Allocation Phase',
    },
  ] as const satisfies readonly Functional[];

export const spiritualLeader4 = card('C4 Spiritual Leader', {
  always: [{ k: 'strength', to: mates, n: 1 }],
  functions: twice(that(mates, other(itself), other(chosenLastTurn)), [
    remember({ card: 'adept' }),
    setCounter(turnNumber),
  ]),
  names: { adept: 'that crew' },
});
export const spiritualLeader8 = card('C8 Spiritual Leader', {
  always: [
    { k: 'strength', to: that(crew, yours), n: 1 },
    { k: 'harmed by', to: that(monster, ofOthers), what: 'research' },
  ],
  functions: twice(that(mates, other(itself))),
  names: { adept: 'that crew' },
});
export const spiritualLeader10 = card('C10 Spiritual Leader', {
  always: [
    { k: 'strength', to: that(crew, yours), n: 2 },
    { k: 'harmed by', to: that(monster, ofOthers), what: 'research' },
    { k: 'harmed by', to: that(monster, ofOthers), what: 'phasers' },
  ],
  functions: [
    {
      oneOf: 1,
      effect: lasts({ k: 'extra uses', to: that(mates, other(itself)), n: 1 }, ONE_TURN),
      label: 'each other crew at its location may use one of its functions twice this turn',
    },
    {
      oneOf: 1,
      effect: lasts(
        { k: 'makes', to: that(mates, other(itself), makingPoints), times: 2, what: 'but command' },
        TWO_TURNS,
      ),
      label: 'the points of each other crew at its location count double in your next Allocation Phase',
    },
    ...twice(that(crew, yours, other(itself), other(atItsLocation))),
  ],
  names: { adept: 'that crew' },
});

import type { Effect, Filter } from '@orrery/kernel';
import type { Functional } from '../../../card.ts';
import { card } from '../../../card.ts';
import {
  ability,
  atItsLocation,
  bareStrengthLeft,
  called,
  chosenLastTurn,
  crew,
  equipment,
  halfPrinted,
  healthAffecting,
  isStrongest,
  itself,
  lasts,
  mage,
  makingPoints,
  monster,
  ofOthers,
  oneOf,
  onThis,
  other,
  remember,
  sequence,
  setCounter,
  strengthLeft,
  that,
  thatCard,
  titled,
  turnNumber,
  weaker,
  yours,
} from '../../../words/index.ts';
import { mates, ONE_TURN, TWO_TURNS } from './shared.ts';
