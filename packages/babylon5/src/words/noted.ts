import { type Amount, capitalized, type Filter, type Ref, type Test } from '@orrery/kernel';
import { DEFS, type StaticSource } from '../card.ts';
import { v } from '../language.ts';
import { foreign } from '../rules/cards/loyalty.ts';
import { felledBy } from '../rules/cards/this-turn.ts';
import { ability } from '../rules/effects/ability.ts';
import { ABILITIES, type B5State, conflictOf, INTRIGUE, MILITARY, PSI, rows } from '../state.ts';
import { notedIs } from './aftermaths.ts';
import { numberNoted } from './conflict-texts.ts';
import { HOST } from './phrases.ts';

// What an aftermath has noted when it was played, and who played it: a player, a card, an ability, a shift from one ability to another.

/** The player who played or sponsored this card, whoever's card it is on. */
export const playedBy = v.ref(
  'playedBy',
  () => (s, f) => s.cards[f.self]!.controller,
  () => 'the player who played this',
)();

/** Cards in the faction of the player whom this card noted. */
export const ofNotedPlayer = v.filter(
  'ofNotedPlayer',
  () => (s, id, f) => s.cards[id]!.faction === s.cards[f.self]!.fixed,
  () => ({ of: 'that player' }),
)();

/** The card that this card noted. */
export const notedCard = v.filter(
  'notedCard',
  () => (s, id, f) => id === s.cards[f.self]!.fixed,
  () => ({ certain: true, noun: 'that card' }),
)();

/** A card as a number to note. */
export const idOf = v.amount(
  'idOf',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => read(s, f);
  },
  (t, card) => t.ref(card),
);

/** Cards that neutralized, in an attack of this turn, a card that a filter fits. */
export const whoFelled = v.filter(
  'whoFelled',
  (c, victim: Filter) => {
    const fits = c.filter(victim);
    return (s, id, f) => rows(s).some(x => felledBy(s, x) === id && fits(s, x, f));
  },
  (t, victim) => ({ that: `neutralized ${t.one(victim)} in an attack this turn` }),
  { remembers: true },
);

/** Fleets led by the card that this card is on. */
export const ledByHost = v.filter(
  'ledByHost',
  () => (s, id, f) => s.cards[id]!.leader >= 0 && s.cards[id]!.leader === s.cards[f.self]!.host,
  () => ({ doing: `led by ${HOST}` }),
)();

/** Leaders of a fleet that was neutralized in the conflict. */
export const leaderOfFallen = v.filter(
  'leaderOfFallen',
  () => (s, id, f) => {
    const { leading } = s.cards[id]!;
    return leading >= 0 && conflictOf(s, f.l.conflict).neutralizedIn.includes(leading);
  },
  () => ({ that: 'led a fleet neutralized in the conflict' }),
)();

/** Cards in a faction that lost a fleet in the conflict. */
export const lostFleetInIt = v.filter(
  'lostFleetInIt',
  () => (s, id, f) =>
    conflictOf(s, f.l.conflict).neutralizedIn.some(x => s.cards[x]!.faction === s.cards[id]!.faction && isFleet(s, x)),
  () => ({ which: 'whose faction lost a fleet in the conflict' }),
)();
const isFleet = (s: B5State, id: number): boolean => DEFS[s.defs[id]!]!.type === 'fleet';

/** Characters that are loyal to another race than a player's. Neutral ones are loyal to none (b5/sponsor/5). */
export const disloyalTo = v.filter(
  'disloyalTo',
  (c, who: Ref) => {
    const read = c.ref(who);
    return (s, id, f) => foreign(s, read(s, f), id);
  },
  (t, who) => ({ that: `is loyal to another race than ${t.own(who, 'own')}` }),
);

/** The conflict in the fact was begun by a player. */
export const conflictBegunBy = v.test(
  'conflictBegunBy',
  (c, who: Ref) => {
    const read = c.ref(who);
    return (s, f) => s.conflicts.some(k => k.id === f.l.fact.conflict && k.seat === read(s, f));
  },
  (t, who) => `${t.ref(who)} initiated it`,
);

/** The conflict had no support at all. */
export const withoutSupport = v.test(
  'withoutSupport',
  () => (s, f) => conflictOf(s, f.l.conflict).support <= 0,
  () => 'nobody supported the conflict with anything',
)();

/** The abilities of a card that are at least that high. */
export const abilitiesFrom = v.list(
  'abilitiesFrom',
  (c, card: Ref, least: number) => {
    const read = c.ref(card);
    return (s, f) => {
      const id = read(s, f);
      return id < 0 ? [] : [0, 1, 2, 3].filter(stat => ability(s, id, stat) >= least);
    };
  },
  (t, card, least) => `the abilities of ${t.ref(card)} of ${least} or more`,
  'ability',
  (t, card, least) => `ability of ${t.ref(card)} of ${least} or more`,
);

/** The other abilities of a card than one that a local names. Psi is among them only if the card has Psi. */
export const otherAbilities = v.list(
  'otherAbilities',
  (c, card: Ref, but: Ref) => {
    const read = c.ref(card);
    const not = c.ref(but);
    return (s, f) => {
      const id = read(s, f);
      return id < 0 ? [] : [0, 1, 2, 3].filter(stat => stat !== not(s, f) && (stat !== PSI || ability(s, id, PSI) > 0));
    };
  },
  (t, card) => `the other abilities of ${t.ref(card)}`,
  'ability',
  (t, card) => `other ability of ${t.ref(card)}`,
);

/** Notes an ability, as its index plus 1. */
export const noteAbility = v.effect<[Ref]>(
  'noteAbility',
  (c, which) => {
    const read = c.ref(which);
    return (s, f) => {
      numberNoted(s, { card: f.self, n: read(s, f) + 1 });
    };
  },
  () => '',
);

/** Notes the highest ability of a card, the first of equals. */
export const noteHighest = v.effect<[Ref]>(
  'noteHighest',
  (c, card) => {
    const read = c.ref(card);
    return (s, f) => {
      const id = read(s, f);
      if (id < 0) return;
      const values = [0, 1, 2, 3].map(stat => ability(s, id, stat));
      numberNoted(s, { card: f.self, n: values.indexOf(Math.max(...values)) + 1 });
    };
  },
  () => '',
);

/** The ability that was noted is 0, whatever raises it. */
export function hasNotedAtNothing(to: Filter): StaticSource[] {
  return ABILITIES.slice(0, MILITARY).map((what, i) => ({
    k: 'ability',
    to,
    what,
    n: -999,
    op: 'add',
    if: notedIs(i + 1),
    say: i === 0 ? `The ability of ${HOST} that was the highest as this was played is 0` : '',
  }));
}

/** Notes a shift from one ability to another. */
export const noteShift = v.effect<[Ref, Ref]>(
  'noteShift',
  (c, from, to) => {
    const a = c.ref(from);
    const b = c.ref(to);
    return (s, f) => {
      numberNoted(s, { card: f.self, n: SHIFT + a(s, f) * 4 + b(s, f) });
    };
  },
  () => '',
);
/** Shifts are noted from here on, above the numbers of abilities. */
const SHIFT = 100;

/** How much an ability changes by the shift that this card noted. */
const shifted = v.amount(
  'shifted',
  (_c, stat: number, n: number) => (s, f) => {
    const noted = s.cards[f.self]!.fixed - SHIFT;
    if (noted < 0) return 0;
    return noted % 4 === stat ? n : Math.floor(noted / 4) === stat ? -n : 0;
  },
  (_t, stat) => `the shift of ${capitalized(ABILITIES[stat] ?? '')}`,
);

/** One noted ability is higher by a number, and the other one lower. */
export function hasNotedShift(to: Filter, n: number): StaticSource[] {
  return ABILITIES.slice(0, MILITARY).map((what, i) => ({
    k: 'ability',
    to,
    what,
    n: shifted(i, n) as Amount,
    op: 'add',
    say: i === INTRIGUE - 1 ? `The first ability of ${HOST} is ${n} lower, and the second is ${n} higher` : '',
  }));
}

/** Notes 1 if a test holds. */
export const noteIf = v.effect<[Test]>(
  'noteIf',
  (c, test) => {
    const holds = c.test(test);
    return (s, f) => {
      if (holds(s, f)) numberNoted(s, { card: f.self, n: 1 });
    };
  },
  () => '',
);

/** You initiated the conflict. */
export const youBegan = v.test(
  'youBegan',
  () => (s, f) => conflictOf(s, f.l.conflict).seat === f.you,
  () => 'you initiated it',
)();

/** The player whom this card noted, as a place plus 1; nobody if it noted none. */
export const notedPlayer = v.ref(
  'notedPlayer',
  () => (s, f) => (s.cards[f.self]!.fixed > 0 ? s.cards[f.self]!.fixed - 1 : -2),
  () => 'that player',
)();
