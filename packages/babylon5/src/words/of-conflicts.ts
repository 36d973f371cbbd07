import { type Amount, capitalized, type Filter, type Ref } from '@orrery/kernel';
import { DEFS, defOf } from '../card.ts';
import { v } from '../language.ts';
import { restricted } from '../rules/conflict/support-oppose.ts';
import { WAR } from '../rules/conflict/war.ts';
import { ability } from '../rules/effects/ability.ts';
import { isBlank } from '../rules/effects/blanking.ts';
import { assists } from '../rules/factions/assistant.ts';
import { partiesPlayed, partyOf, raceOfParty, strangers } from '../rules/politics/parties.ts';
import { lowestTension } from '../rules/politics/tension.ts';
import { ABILITIES, type Ability, cardsIn, conflictOf, FACTION, players, RACES, rows, SUPPORT } from '../state.ts';
import { numberNoted } from './conflict-texts.ts';

// What conflicts that stay in play, and enhancements of factions, ask: margins, fleets that may join, races that somebody leads.

/** The conflict was won by at least some times your unrest. */
export const wonByUnrest = v.test(
  'wonByUnrest',
  (_c, times: number) => (s, f) => {
    const k = conflictOf(s, f.l.conflict);
    return k.won && k.support - k.opposition >= times * s.seats[f.you]!.unrest;
  },
  (_t, times) => `you win by at least ${times} times your unrest`,
  undefined,
  { ended: { won: true, by: 5 } },
);

/** The races that somebody plays and a filter fits, your own among them. */
export const racesWhich = v.list(
  'racesWhich',
  (c, filter: Filter) => {
    const fits = c.filter(filter);
    return (s, f) =>
      partiesPlayed(s)
        .filter(r => fits(s, r, f))
        .sort((a, b) => a - b);
  },
  (t, filter) => ['the races played', t.noun(filter).which].filter(Boolean).join(' '),
  'race',
  (t, filter) => ['race', t.noun(filter).which].filter(Boolean).join(' '),
);

/** Cards in the faction of a player of another race than yours. */
export const ofOtherRacesFaction = v.filter(
  'ofOtherRacesFaction',
  () => (s, id, f) => {
    const { faction } = s.cards[id]!;
    return faction >= 0 && partyOf(s, faction) !== partyOf(s, f.you);
  },
  () => ({ of: 'a player of another race' }),
)();

/** Cards that could take part in the conflict for you (b5-r-shadow-assault-3). */
export const ableToJoin = v.filter(
  'ableToJoin',
  () => (s, id, f) => restricted(s, id, conflictOf(s, f.l.conflict), SUPPORT) === null,
  () => ({ that: 'could take part in it' }),
)();

/** Races against which no card of this title in your faction is directed. */
export const notSpiedOn = v.filter(
  'notSpiedOn',
  () => (s, race, f) =>
    !cardsIn(s, f.you, FACTION).some(id => s.defs[id] === s.defs[f.self] && s.cards[id]!.fixed === race + 1),
  () => ({ which: 'that no card of this title in your faction names' }),
)();

/** Cards of the race that a text left behind is about, as its number. */
export const ofKeptRace = v.filter(
  'ofKeptRace',
  () => (s, id, f) =>
    f.l.number > 0 && RACES.indexOf(DEFS[s.defs[id]!]!.race as never) === raceOfParty(s, f.l.number - 1),
  () => ({ of: 'that race' }),
)();

/** You initiated and won the resolved war conflict. */
export const warWon = v.test(
  'warWon',
  () => (s, f) => {
    const k = s.conflicts.find(x => x.id === f.l.fact.conflict);
    return k !== undefined && k.rules === WAR && k.seat === f.you && k.won;
  },
  () => 'you have won a war conflict',
)();

/** A card is paid for by a player of another race than yours. */
export const paidByAnotherRace = v.filter(
  'paidByAnotherRace',
  () => (s, _id, f) => f.l.payer >= 0 && strangers(s, partyOf(s, f.l.payer), partyOf(s, f.you)),
  () => ({}),
)();

/** Your lowest tension. */
export const lowestYourTension = v.amount(
  'lowestYourTension',
  () => (s, f) => lowestTension(s, f.you),
  () => 'your lowest tension',
)();

/** Ambassadors whose assistant is not in play. */
export const withoutAssistant = v.filter(
  'withoutAssistant',
  () => (s, id) => {
    const { faction } = s.cards[id]!;
    return faction >= 0 && !rows(s).some(x => assists(s, faction, x));
  },
  () => ({ which: 'whose assistant is not in play' }),
)();

/** Cards of a race that nobody plays, so that its ambassador is not in play. */
export const ofAbsentRace = v.filter(
  'ofAbsentRace',
  () => (s, id) => {
    const race = RACES.indexOf(DEFS[s.defs[id]!]!.race as never);
    return race >= 0 && !players(s).some(p => s.seats[p]!.race === race);
  },
  () => ({ of: 'a race whose ambassador is not in play' }),
)();

/** An ability of a card without what a card of another title on it adds (Covert Allies, Power Posturing). */
export const abilityWithout = v.amount<[Ability, Ref, string]>(
  'abilityWithout',
  (c, name, card, title) => {
    const read = c.ref(card);
    const stat = ABILITIES.indexOf(name);
    return (s, f) => {
      const id = read(s, f);
      if (id < 0) return 0;
      const added = s.cards[id]!.attached.filter(a => defOf(s, a).title === title && !isBlank(s, a)).reduce(
        (n, a) => n + s.cards[a]!.fixed,
        0,
      );
      return Math.max(0, ability(s, id, stat) - added);
    };
  },
  (t, name, card, title) => `${t.own(card, capitalized(name))} without what ${title} adds`,
);

/** A part of an amount, rounded up: a fifth of it. */
export const oneIn = v.amount<[number, Amount]>(
  'oneIn',
  (c, n, of) => {
    const read = c.amount(of);
    return (s, f) => Math.ceil(read(s, f) / n);
  },
  (t, n, of) => `1/${n} of ${t.amount(of)}, rounded up`,
);

/** The bonus that this card gives is worked out, and holds until it is worked out anew. */
export const workOut = v.effect<[Amount]>(
  'workOut',
  (c, n) => {
    const read = c.amount(n);
    return (s, f) => {
      numberNoted(s, { card: f.self, n: read(s, f) });
    };
  },
  (t, n) => `the bonus becomes ${t.amount(n)}`,
);
