import { articled, capitalized, type Filter, type Ref, type Teller, tailOf } from '@orrery/kernel';
import { defOf } from '../card.ts';
import { v } from '../language.ts';
import { people } from '../names.ts';
import { barsConflicts } from '../rules/cards/conflict.ts';
import { ofTargetRace, targets } from '../rules/conflict/participants.ts';
import { partyOf } from '../rules/politics/parties.ts';
import { atWar, related } from '../rules/politics/states.ts';
import {
  ABILITIES,
  type Ability,
  ATTACHED,
  type CardRaceName,
  conflictOf,
  DISCARD,
  FACTION,
  GLOBAL,
  INNER,
  RACES,
  type Round,
  SEAT_ZONES,
  zone,
} from '../state.ts';

/** Returns true where the text speaks to the initiator. A conflict does; an aftermath speaks to the player who plays it. */
const initiatorIsYou = (t: Teller): boolean => (t.names.initiator ?? 'you') === 'you';

/** The conflict was won, or lost. */
export const won = v.test(
  'won',
  () => (s, f) => conflictOf(s, f.l.conflict).won,
  t => (initiatorIsYou(t) ? 'you win' : 'the initiator won'),
  undefined,
  { ended: { won: true, by: 1 } },
)();
export const lost = v.test(
  'lost',
  () => (s, f) => !conflictOf(s, f.l.conflict).won,
  t => (initiatorIsYou(t) ? 'you lose' : 'the initiator lost'),
  undefined,
  { ended: { won: false, by: 0 } },
)();
/** The conflict was won or lost by at least that much (b5/resolution/18, b5/resolution/19). */
export const wonBy = v.test(
  'wonBy',
  (_c, n: number) => (s, f) => {
    const k = conflictOf(s, f.l.conflict);
    return k.won && k.support - k.opposition >= n;
  },
  (t, n) => (initiatorIsYou(t) ? `you win by ${n} or more` : `the initiator won by ${n} or more`),
  undefined,
  n => ({ ended: { won: true, by: n } }),
);
export const lostBy = v.test(
  'lostBy',
  (_c, n: number) => (s, f) => {
    const k = conflictOf(s, f.l.conflict);
    return !k.won && k.opposition - k.support >= n;
  },
  (t, n) => (initiatorIsYou(t) ? `you lose by ${n} or more` : `the initiator lost by ${n} or more`),
  undefined,
  n => ({ ended: { won: false, by: n } }),
);
/** The conflict was won and nobody opposed it or attacked (b5/glossary/19). */
export const uncontested = v.test(
  'uncontested',
  () => (s, f) => conflictOf(s, f.l.conflict).uncontested,
  () => 'you win with nobody opposing or attacking',
  () => 'somebody has opposed or attacked',
  { ended: { won: true, by: 1 } },
)();
/** A fleet attacked in the conflict. */
export const fleetsAttacked = v.test(
  'fleetsAttacked',
  () => (s, f) => conflictOf(s, f.l.conflict).firstAttackingFleet >= 0,
  () => 'a fleet attacked in it',
)();
/** The conflict is of a type. */
export const conflictIs = v.test(
  'conflictIs',
  (_c, type: Ability) => (s, f) => conflictOf(s, f.l.conflict).types.includes(ABILITIES.indexOf(type)),
  (_t, type) => `it is ${articled(capitalized(type))} conflict`,
);
/** The conflict is a war conflict. */
export const warConflict = v.test(
  'warConflict',
  () => (s, f) => conflictOf(s, f.l.conflict).rules === 'war',
  () => 'it was a war conflict',
)();
/** A conflict of that type now targets you. */
export const targetOf = v.test(
  'targetOf',
  (_c, type: Ability) => (s, f) =>
    s.conflicts.some(k => k.stage === 'initiated' && k.types.includes(ABILITIES.indexOf(type)) && targets(s, k, f.you)),
  (_t, type) => `${articled(capitalized(type))} conflict is aimed at you`,
);
/** The last vote passed. */
export const votePassed = v.test(
  'votePassed',
  () => s => s.vote?.passed === true,
  () => 'the vote passes',
  undefined,
  { passed: true },
)();
/** You are at war with somebody. */
export const youAreAtWar = v.test(
  'youAreAtWar',
  () => (s, f) => atWar(s, f.you),
  () => 'you are at war',
  () => 'you are not at war',
)();
/** Your race is at war with another. */
export const atWarWith = v.test(
  'atWarWith',
  (c, race: Ref) => {
    const read = c.ref(race);
    return (s, f) => related(s, 'war', partyOf(s, f.you), read(s, f));
  },
  (t, race) => `you are at war with ${t.ref(race)}`,
);
/** The target player's race is your own. */
export const ownRaceTargeted = v.test(
  'ownRaceTargeted',
  () => (s, f) => ofTargetRace(s, conflictOf(s, f.l.conflict), f.you),
  () => 'the target player is of your own race',
)();
/** Two refs name the same thing. */
export const same = v.test(
  'same',
  (c, a: Ref, b: Ref) => {
    const x = c.ref(a);
    const y = c.ref(b);
    return (s, f) => x(s, f) === y(s, f);
  },
  (t, a, b) => `${t.ref(a)} is ${t.ref(b)}`,
  (t, a, b) => `${t.ref(a)} is not ${t.ref(b)}`,
);
/** Says what a filter says of one card: `ready and not a Colonial Fleet`, `a Narn fleet`. */
function predicate(t: Teller, filter: Filter): string {
  const { before, noun, but, ...more } = t.noun(filter);
  if (noun || !before) return t.one(filter);
  return [before, [tailOf(more), but && `not ${but}`].filter(Boolean).join(' and ')].filter(Boolean).join(' and ');
}

/** A filter fits a card. */
export const is = v.test(
  'is',
  (c, card: Ref, filter: Filter) => {
    const read = c.ref(card);
    const fits = c.filter(filter);
    return (s, f) => {
      const id = read(s, f);
      return id >= 0 && fits(s, id, f);
    };
  },
  (t, card, filter) => `${t.ref(card)} is ${predicate(t, filter)}`,
  (t, card, filter) => `${t.ref(card)} is not ${predicate(t, filter)}`,
);
/**
 * The fact is that a card in play was discarded. Cards from a hand do not count, and cards that are discarded after use do not either: events,
 * contingencies, conflicts and aftermaths of the moment (b5/discards/6).
 */
export const discardedFromPlay = v.test(
  'discardedFromPlay',
  () => (s, f) => {
    const { t, card, to, from } = f.l.fact;
    if (t !== 'moved' || from < 0 || to !== zone(s.cards[card]!.owner, DISCARD)) return false;
    const table = s.seats.length * SEAT_ZONES;
    const kind = from < table ? from % SEAT_ZONES : SEAT_ZONES + from - table;
    const lay = (kind >= INNER && kind <= FACTION) || kind === SEAT_ZONES + GLOBAL || kind === SEAT_ZONES + ATTACHED;
    const { type, aftermath } = defOf(s, card);
    return lay && type !== 'contingency' && aftermath?.source.discardAfterPlay !== true && f.l.fact.was?.faceDown !== 1;
  },
  () => 'the card is discarded from play',
)();
/** The present round. */
export const roundIs = v.test(
  'roundIs',
  (_c, round: Round) => s => s.round === round,
  (_t, round) => `it is the ${round} round`,
);
/** A field of the fact that caused this has a value. */
export const factIs = v.test(
  'factIs',
  (_c, field: string, value: unknown) => (_s, f) => f.l.fact[field] === value,
  (_t, field, value) => `the ${field} is ${String(value)}`,
);
/** You play a race. */
export const youPlay = v.test(
  'youPlay',
  (_c, race: CardRaceName) => (s, f) => RACES[s.seats[f.you]!.race] === race,
  (_t, race) => `you play ${people(race)}`,
  (_t, race) => `you do not play ${people(race)}`,
);
/** The Shadow War has begun. */
export const shadowWarBegan = v.test(
  'shadowWarBegan',
  () => s => s.shadowWar,
  () => 'the Shadow War has begun',
  () => 'the Shadow War has not begun',
)();
/** The card that gained a mark had no mark of that kind before. */
export const newKindOfMark = v.test(
  'newKindOfMark',
  () => (_s, f) => f.l.fact.had === 0,
  () => 'it had none of that kind',
)();

/** No conflicts may be declared this turn (News of Galactic Import). */
export const noConflictsNow = v.test(
  'noConflictsNow',
  () => s => barsConflicts(s),
  () => 'no conflicts may be declared this turn',
  () => 'conflicts may be declared this turn',
)();
