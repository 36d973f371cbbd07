import type { Ref } from '@orrery/kernel';
import { DEFS } from '../card.ts';
import { facts, v } from '../language.ts';
import { people } from '../names.ts';
import { openConflicts } from '../rules/conflict/participants.ts';
import { WAR } from '../rules/conflict/war.ts';
import { SPECIES, speciesOf } from '../rules/factions/league.ts';
import { ATTACK, type B5State, type Conflict, OPPOSE, players, RACES, type Race } from '../state.ts';

// The League's species and its vote, and the effects of a total war.

/** The species of the League, for a choice of one of them (b5/league/3). */
export const allSpecies = v.list(
  'allSpecies',
  () => () => SPECIES.map((_, i) => i),
  () => 'the species of the League',
  'species',
  () => 'species of the League',
)();

/** Cards of a species: the one in bold, or in the title (b5/league/4). */
export const ofSpecies = v.filter(
  'ofSpecies',
  (_c, species: string) => {
    const at = SPECIES.findIndex(name => name.toLowerCase() === species.toLowerCase());
    if (at < 0) throw new Error(`the League has no species "${species}"`);
    return (s, id) => speciesOf(DEFS[s.defs[id]!]!) === at;
  },
  (_t, species) => ({ name: true, before: species }),
);

/** Cards of the species that a local gives. */
export const ofThatSpecies = v.filter(
  'ofThatSpecies',
  (c, species: Ref) => {
    const read = c.ref(species);
    return (s, id, f) => {
      const at = speciesOf(DEFS[s.defs[id]!]!);
      return at >= 0 && at === read(s, f);
    };
  },
  (t, species) => ({ of: t.ref(species) }),
);

/** A player decides from now on how the League of Non-Aligned Worlds votes, and nobody else does (b5-r-non-aligned-support-2). */
export const leagueWon = facts.define<{ seat: number; before?: number }>('league-won', {
  apply(s, x) {
    (x as { before?: number }).before = s.notes.league ?? -1;
    s.notes = { ...s.notes, league: x.seat };
  },
  revert(s, x) {
    s.notes = { ...s.notes, league: x.before ?? -1 };
  },
  show: { seat: 'seat' },
  say: n => `The League of Non-Aligned Worlds votes as ${n.seat} says.`,
});

/** A player decides how the League votes in Babylon 5 votes that are tied. */
export const leagueFollows = v.effect(
  'leagueFollows',
  (c, who: Ref) => {
    const read = c.ref(who);
    return (s, f) => {
      leagueWon(s, { seat: read(s, f) });
    };
  },
  (t, who) =>
    `from now on ${t.ref(who)} alone decide${t.ref(who) === 'you' ? '' : 's'} how the League of Non-Aligned Worlds votes whenever a Babylon 5 vote is tied`,
);

/** Somebody plays a race. */
export const isPlayed = v.test(
  'isPlayed',
  (_c, race: Race) => s => players(s).some(p => RACES[s.seats[p]!.race] === race),
  (_t, race) => `somebody plays ${people(race)}`,
  (_t, race) => `nobody plays ${people(race)}`,
);

/** Cards that oppose a conflict you initiated. */
export const opposesYours = v.filter(
  'opposesYours',
  () => (s, id, f) =>
    (s.resolving >= 0 ? s.conflicts.filter(c => c.id === s.resolving) : openConflicts(s)).some(
      c => c.seat === f.you && c.parts.some(p => p.card === id && p.role === OPPOSE),
    ),
  () => ({ doing: 'opposing a conflict you initiated' }),
)();

const fought = (s: B5State, id: number): Conflict | undefined => s.conflicts.find(c => c.id === id && c.rules === WAR);

/** The resolved conflict is a war conflict that you initiated and won although it was contested. */
export const contestedWarWon = v.test(
  'contestedWarWon',
  () => (s, f) => {
    const c = fought(s, f.l.fact.conflict);
    return c !== undefined && c.seat === f.you && c.won && c.parts.some(p => p.role === OPPOSE || p.role === ATTACK);
  },
  () => 'you have won a contested war conflict',
)();

/** The opponent in the resolved war conflict. */
export const warTarget = v.ref(
  'warTarget',
  () => (s, f) => fought(s, f.l.fact.conflict)?.targetSeat ?? -1,
  () => 'its target',
)();
