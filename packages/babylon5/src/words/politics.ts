import { clause, type Filter, type Noun, numberOf, type Phrase, type Ref, tailOf } from '@orrery/kernel';
import type { StaticSource } from '../card.ts';
import { call, other, v } from '../language.ts';
import { people, RACE_NAMES, unrestFrom } from '../names.ts';
import { reconcilable } from '../rules/politics/civil-war.ts';
import { COUNCIL, type CouncilRace } from '../rules/politics/electorates.ts';
import { losable } from '../rules/politics/influence.ts';
import {
  allParties,
  alone,
  type Party,
  partiesPlayed,
  partyOf,
  seatsOf,
  siblings,
  strangers,
} from '../rules/politics/parties.ts';
import { active, concerns, enemies, inAnyState, inStateOf, related } from '../rules/politics/states.ts';
import { changedTensions, restoreTension, tensionToward, tensionTowardRace } from '../rules/politics/tension.ts';
import { unrestAtStart, unrestChanged } from '../rules/politics/unrest.ts';
import { type B5State, players, RACES, type Race, type Relation } from '../state.ts';

// Races and players in the texts of conflicts and agendas: tensions, states, and who plays a race.

const played = (s: B5State): Party[] => partiesPlayed(s).sort((a, b) => a - b);

/** The races that somebody plays (b5/targets/1). */
export const racesPlayed = v.list(
  'racesPlayed',
  () => s => played(s),
  () => 'the races played',
  'race',
  () => 'race that somebody plays',
)();

/** The races of other players that a filter fits. */
export const otherRacesWhich = v.list(
  'otherRacesWhich',
  (c, filter: Filter) => {
    const fits = c.filter(filter);
    return (s, f) => played(s).filter(r => strangers(s, r, partyOf(s, f.you)) && fits(s, r, f));
  },
  (t, filter) => ['the other races', tailOf(t.noun(filter))].filter(Boolean).join(' '),
  'race',
  (t, filter) => ['other race', tailOf(t.noun(filter))].filter(Boolean).join(' '),
);

/**
 * The races of other players that a filter fits, and with them the other factions of your own race: a text that begins a war may name these, too
 * (b5/civil-war/1, b5/dual-race/14).
 */
export const foesWhich = v.list(
  'foesWhich',
  (c, filter: Filter) => {
    const fits = c.filter(filter);
    return (s, f) => {
      const others = played(s).filter(r => strangers(s, r, partyOf(s, f.you)));
      const own = siblings(s, f.you).map(alone);
      return [...others, ...own.filter(p => !others.includes(p))].filter(r => fits(s, r, f));
    };
  },
  (t, filter) => ['the other races', tailOf(t.noun(filter))].filter(Boolean).join(' '),
  'race',
  (t, filter) => ['other race', tailOf(t.noun(filter))].filter(Boolean).join(' '),
);

/** Some races by name. */
export const theRaces = v.list(
  'theRaces',
  (_c, ...names: Race[]) => {
    const list = names.map(n => RACES.indexOf(n));
    return () => list;
  },
  (_t, ...names) => names.map(people).join(' and '),
  'race',
  (_t, ...names) => `either ${names.map(people).join(' or ')}`,
  { certain: true },
);

/** Every race but one: tension exists toward those that nobody plays too (b5/tension/7). */
export const racesBut = v.list(
  'racesBut',
  (c, but: Ref) => {
    const read = c.ref(but);
    return (s, f) => {
      const not = read(s, f);
      return allParties(s).filter(p => not < 0 || strangers(s, p, not));
    };
  },
  (t, but) => `the races other than ${t.ref(but)}`,
  'race',
  // the text need not exclude a race that was chosen before
  (t, but) => (t.ref(but) === 'your race' || typeof but === 'string' ? 'other race' : `race other than ${t.ref(but)}`),
);

/** The players of a race: all its factions. */
export const playersOf = v.list(
  'playersOf',
  (c, race: Ref) => {
    const read = c.ref(race);
    return (s, f) => {
      const r = read(s, f);
      return seatsOf(s, r);
    };
  },
  (t, race) => `the players of ${t.ref(race)}`,
  'seat',
  (t, race) => `player of ${t.ref(race)}`,
);

/** Players of another race than yours. */
export const ofOtherRaces = v.filter(
  'ofOtherRaces',
  () => (s, seat, f) => strangers(s, partyOf(s, seat), partyOf(s, f.you)),
  () => ({ noun: 'player', of: 'another race' }),
)();

/** Players toward whom you have at least that much tension. */
export const withTension = v.filter(
  'withTension',
  (_c, n: number) => (s, seat, f) => seat !== f.you && tensionToward(s, f.you, seat) >= n,
  (_t, n) => ({ noun: 'player', which: `toward whom you have tension ${n} or more` }),
);

/** Races with which your mutual tension is at most that much on each side (b5/tension/5). */
export const withMutualTension = v.filter(
  'withMutualTension',
  (_c, most: number) => (s, race, f) =>
    tensionTowardRace(s, f.you, race) <= most && seatsOf(s, race).every(p => tensionToward(s, p, f.you) <= most),
  (_t, most) => ({ noun: 'race', relation: `tension is ${most} or less on both sides` }),
);

/** Races with which your race is in a state. */
export const inState = v.filter(
  'inState',
  (_c, kind: Relation['kind']) => (s, race, f) => related(s, kind, partyOf(s, f.you), race),
  (_t, kind) => ({
    noun: 'race',
    relation: `you are ${inStateOf(kind)}`,
    not: { relation: `you are not ${inStateOf(kind)}` },
  }),
);

/** Races whose war with a race your text may end: of several factions in Civil War not all (b5/civil-war/3, b5/civil-war/4). */
export const reconciledWith = v.filter(
  'reconciledWith',
  (c, race: Ref) => {
    const read = c.ref(race);
    return (s, party, f) => {
      const other = read(s, f);
      return related(s, 'war', party, other) && reconcilable(s, party, other, f.you);
    };
  },
  (t, race) => ({ noun: 'race', which: `at war with ${t.ref(race)}` }),
);

/** Turns what a filter says of races into a clause about one race: `you are at war with it` for `with which you are at war`. */
const ofRelation = (noun: Noun, race: Phrase): Phrase =>
  noun.relation
    ? `${noun.relation} with ${race}`
    : clause(race, 'be', ['a race', tailOf(noun)].filter(Boolean).join(' '));

/** A filter for races fits a race. */
export const raceIs = v.test(
  'raceIs',
  (c, race: Ref, filter: Filter) => {
    const read = c.ref(race);
    const fits = c.filter(filter);
    return (s, f) => fits(s, read(s, f), f);
  },
  (t, race, filter) => ofRelation(t.noun(filter), t.ref(race)),
  (t, race, filter) => ofRelation(t.noun(other(filter)), t.ref(race)),
);

/** Cards in the factions of players who are at war with you. */
export const ofEnemies = v.filter(
  'ofEnemies',
  () => (s, id, f) => f.you >= 0 && enemies(s, f.you).includes(s.cards[id]!.faction),
  () => ({ of: 'those at war with you' }),
)();

/** The fact that caused this: your race entered a state. */
export const yourRaceEnters = v.test(
  'yourRaceEnters',
  (_c, kind: Relation['kind']) => (s, f) => f.l.fact.kind === kind && concerns(s, f.you, f.l.fact.a, f.l.fact.b),
  (_t, kind) => `it is your race that is now ${inStateOf(kind)}`,
);

/** How many states of a kind there are between any two races. */
export const statesInPlay = v.amount(
  'statesInPlay',
  (_c, kind: Relation['kind']) => s => s.relations.filter(r => r.kind === kind && active(s, r)).length,
  (_t, kind) => numberOf(`pairs of races ${inStateOf(kind)}`, `pair of races ${inStateOf(kind)}`),
);

/** Your race is in a state with another race (b5/states/2). */
export const youAreIn = v.test(
  'youAreIn',
  (_c, kind: Relation['kind']) => (s, f) => inAnyState(s, kind, f.you),
  (_t, kind) => `your race is ${inStateOf(kind)} with another`,
);

/** You have more influence than the 3 that nobody can lose (b5/influence/4, b5/transfer/3). */
export const canGiveUp = v.test(
  'canGiveUp',
  (_c, n: number) => (s, f) => losable(s, f.you, n) >= n,
  (_t, n) => `you can give up ${n} influence`,
);

/** The levels of a race that changed since the turn began: its tensions, and the unrest of its players (Luis Santiago). */
export const changedThisTurn = v.list(
  'changedThisTurn',
  (_c, race: Race) => {
    const index = RACES.indexOf(race);
    return s => [
      ...changedTensions(s, index),
      ...players(s).flatMap(seat =>
        s.seats[seat]!.race === index && unrestAtStart(s, seat) !== s.seats[seat]!.unrest ? [unrestFrom(s) + seat] : [],
      ),
    ];
  },
  (_t, race) => `the tensions and the unrest of ${people(race)} that have changed this turn`,
  'level',
  (_t, race) =>
    `tension of ${people(race)}, or the unrest of a ${RACE_NAMES[race]} faction, that has changed this turn`,
);

/** A tension or an unrest returns to its level when the turn began. */
export const putBack = v.effect<[Ref]>(
  'putBack',
  (c, level: Ref) => {
    const read = c.ref(level);
    return (s, f) => {
      const at = read(s, f);
      const seat = at - unrestFrom(s);
      if (seat < 0) restoreTension(s, at);
      else unrestChanged(s, { seat, n: unrestAtStart(s, seat) - s.seats[seat]!.unrest });
    };
  },
  () => 'put it back to its level when the turn began',
);

/** All players vote. You call and lead the vote (b5/votes/3). */
export const playerVote = v.flow(
  'playerVote',
  c => c.effect(call('player vote')),
  () => 'call a vote of all players',
  { polls: 'player' },
);

/** A race votes in the council as the card says, whether or not anybody plays it (b5/votes/4). */
export function councilVotes(race: CouncilRace, vote: 'yes' | 'no'): StaticSource {
  const n = COUNCIL.indexOf(race);
  return { k: 'council-vote', n, what: vote, say: `In council votes ${people(race)} vote ${vote}.` };
}

/** You cast a race's vote in the council (b5/votes/5). */
export function castsVoteOf(race: CouncilRace): StaticSource {
  const n = COUNCIL.indexOf(race);
  return { k: 'council-vote', n, what: 'cast', say: `In council votes you cast the vote of ${people(race)}.` };
}
