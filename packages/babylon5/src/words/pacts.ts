import type { Ref, Seat, Word } from '@orrery/kernel';
import { v } from '../language.ts';
import { reconcilable } from '../rules/politics/civil-war.ts';
import { enterState, makeAlliance, mutuallyAtMost } from '../rules/politics/pacts.ts';
import { type Party, partiesPlayed, strangers } from '../rules/politics/parties.ts';
import { inStateOf, related, STATE_NAMES, suspended } from '../rules/politics/states.ts';
import { type B5State, conflictOf, type Relation } from '../state.ts';
import { INFLUENCE_WORTH } from '../traits.ts';
import { fromConflict } from './on-influence.ts';

// Pacts between two races: who may enter them, and what they bring.

type Kind = Relation['kind'];

/**
 * The parties with which a party makes a pair: their tensions are at most so high, and they are in a state, or are not. Of a war only those count that
 * the player of the text can end.
 */
function partners(s: B5State, you: Seat, one: Party, most: number, kind: Kind, stands: boolean): Party[] {
  return partiesPlayed(s)
    .filter(
      other =>
        other !== one &&
        (kind === 'war' || strangers(s, one, other)) &&
        mutuallyAtMost(s, one, other, most) &&
        related(s, kind, one, other) === stands &&
        (!stands || kind !== 'war' || reconcilable(s, one, other, you)),
    )
    .sort((a, b) => a - b);
}

const paired = (most: number, kind: Kind, stands: boolean): string =>
  `two races ${stands ? '' : 'not '}${inStateOf(kind)}, with tensions of ${most} or less toward each other`;

/** The races that have a partner: their tensions toward each other are at most so high, and they are in a state or are not. */
export const racesWithPartner = v.list(
  'racesWithPartner',
  (_c, most: number, kind: Kind, stands: boolean) => (s, f) =>
    partiesPlayed(s)
      .filter(one => partners(s, f.you, one, most, kind, stands).length > 0)
      .sort((a, b) => a - b),
  (_t, most, kind, stands) => `the races of any ${paired(most, kind, stands)}`,
  'race',
  (_t, most, kind, stands) => `one of ${paired(most, kind, stands)},`,
  (most, kind, stands) => ({ certain: true, ...(kind === 'war' && stands ? { reconciles: most } : {}) }),
);

/** The partners of a race: their tensions toward each other are at most so high, and they are in a state or are not. */
export const partnersOf = v.list<[race: Ref, most: number, kind: Kind, stands: boolean]>(
  'partnersOf',
  (c, race, most, kind, stands) => {
    const read = c.ref(race);
    return (s, f) => partners(s, f.you, read(s, f), most, kind, stands);
  },
  () => 'the other races of those pairs',
  'race',
  () => 'the other one',
  { certain: true },
);

/** The second race that the conflict targets. */
export const secondRace = v.ref(
  'secondRace',
  () => (s, f) => conflictOf(s, f.l.conflict).secondRace ?? -1,
  () => 'the second race',
)();

const TELLS: Readonly<Record<'neutrality' | 'non-aggression', string>> = {
  neutrality:
    'a state of Neutrality. While it stands, their characters and fleets cannot attack each other. In each draw round, any player of either race may end it',
  'non-aggression':
    'a state of Non-Aggression. While it stands, their factions cannot aim Military conflicts at each other, and their fleets cannot attack each other. It ends once the tension of either toward the other is 4 or more',
};

/** Two races enter a state of Neutrality or of Non-Aggression. */
export const makePact = v.effect(
  'makePact',
  (c, kind: 'neutrality' | 'non-aggression', a: Ref, b: Ref) => {
    const x = c.ref(a);
    const y = c.ref(b);
    return (s, f) => {
      enterState(s, kind, x(s, f), y(s, f));
    };
  },
  (t, kind, a, b) =>
    `${typeof b !== 'string' && (b as Word).w === 'secondRace' ? 'the two races' : `${t.ref(a)} and ${t.ref(b)}`} enter ${TELLS[kind]}`,
  (_kind, a, b) => ({
    means: [
      [a, INFLUENCE_WORTH / 4],
      [b, INFLUENCE_WORTH / 4],
    ],
  }),
);

/** Two races become allies. Each player gains by the ally's influence, and loses by it if the two go to war (b5-r-alliance-1). */
export const alliance = v.effect(
  'alliance',
  (c, a: Ref, b: Ref) => {
    const x = c.ref(a);
    const y = c.ref(b);
    return (s, f) => {
      makeAlliance(s, x(s, f), y(s, f), fromConflict(s, f) ? 'conflict' : '');
    };
  },
  (t, a, b) =>
    `${t.ref(a)} and ${t.ref(b)} enter a state of Alliance, and each gains 1 influence for every 5 influence of the other. If the two go to war, the Alliance ends and each loses 1 influence for every 5 influence of the other`,
  (a, b) => ({
    means: [
      [a, 2 * INFLUENCE_WORTH],
      [b, 2 * INFLUENCE_WORTH],
    ],
  }),
);

/** No text suspends states of this kind. */
export const inForce = v.test(
  'inForce',
  (_c, kind: Kind) => s => !suspended(s, kind),
  (_t, kind) => `no card suspends ${STATE_NAMES[kind]}`,
);
