import {
  allowAbility,
  character,
  conflictTarget,
  either,
  freeTrade,
  gainInfluence,
  loseInfluence,
  lost,
  lostBy,
  may,
  multiplied,
  mutualTension,
  ofRace,
  sequence,
  targetPlayer,
  targetRace,
  that,
  uncontested,
  when,
  won,
  wonBy,
  yourRace,
} from '../../words/index.ts';
import { conflict } from './set.ts';

export const borderRaid = conflict('Border Raid', {
  conflict: {
    types: ['military'],
    target: 'player',
    restrict: [
      {
        rule: 'one-fleet-each',
        say: 'Only one of your fleets and one of the target may participate, with their leaders.',
      },
    ],
    canRaiseTension: true,
    always: mutualTension(yourRace, targetRace, 1),
    outcome: sequence(when(uncontested, loseInfluence(conflictTarget, 1)), when(wonBy(5), gainInfluence('you', 1))),
  },
  provenance: { text: 'errata' },
});

export const testTheirMettle = conflict('Test Their Mettle', {
  conflict: {
    types: ['diplomacy'],
    target: 'player',
    while: [
      multiplied(that(either(ofRace(yourRace), ofRace(targetRace)), character), 'diplomacy', 2, {
        instant: true,
        say: 'Characters of both races count double Diplomacy as it resolves.',
      }),
    ],
    initiate: may(
      'May Military be used to support and oppose Test Their Mettle?',
      allowAbility('military'),
      targetPlayer,
    ),
    outcome: sequence(
      when(won, gainInfluence('you', 1)),
      when(wonBy(5), loseInfluence(conflictTarget, 1)),
      when(lost, gainInfluence(conflictTarget, 1)),
      when(lostBy(5), loseInfluence('you', 1)),
    ),
  },
  provenance: { text: 'errata' },
});

export const tradePact = conflict('Trade Pact', {
  conflict: {
    types: ['diplomacy'],
    target: 'race',
    while: [
      multiplied(that(either(ofRace(yourRace), ofRace(targetRace)), character), 'diplomacy', 2, {
        instant: true,
        say: 'Characters of both races count double Diplomacy as it resolves.',
      }),
    ],
    outcome: when(won, freeTrade(yourRace, targetRace)),
  },
  provenance: { text: 'errata' },
});
