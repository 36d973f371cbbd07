import {
  articled,
  type Filter,
  type List,
  nounText,
  type Phrase,
  type Ref,
  type Teller,
  type Test,
  tailOf,
} from '@orrery/kernel';
import { KIND } from '../card.ts';
import { v } from '../language.ts';
import { PHASE_NAMES } from '../names.ts';
import type { PointKind } from '../printed.ts';
import { needsOf } from '../rules/points/requirements.ts';
import { givenTo, TEXT } from '../rules/points/uses.ts';
import { isUnder } from '../rules/texts/static-texts.ts';
import { inPlay, isNew, type Phase } from '../state.ts';
import { locationFilter } from './anywhere.ts';
import { YOUR_FLEET } from './filters.ts';
import { cards } from './lists.ts';

/** Writes that there is one of these, or none. For the own fleet, it says what that fleet has. */
function thereIs(t: Teller, list: List, no: boolean): string {
  const one = t.single(list);
  if (one === null) return `there is ${no ? 'none' : 'one'} of ${t.list(list)}`;
  if (list.w !== 'cards') return `there is ${no ? `no ${one}` : articled(one)}`;
  const { of, ...noun } = t.noun(list.a[0] as Filter);
  if (of === YOUR_FLEET) return `your fleet has ${no ? `no ${nounText(noun)}` : articled(nounText(noun))}`;
  // nothing said of where: anywhere in play
  return `there is ${no ? `no ${one}` : articled(one)}${of || tailOf(noun) ? '' : ' in play'}`;
}

/** True if there is one of these. */
export const some = v.test(
  'some',
  (c, list: List) => {
    const read = c.list(list);
    return (s, f) => read(s, f).length > 0;
  },
  (t, list) => thereIs(t, list, false),
  (t, list) => thereIs(t, list, true),
);
/** True if points have been allocated to this card's text. */
export const hasPoints = v.test(
  'hasPoints',
  () => (s, f) => givenTo(s, f.self, TEXT) > 0,
  () => 'points have been allocated to it',
)();
/** True if there are at least so many of these in play. */
export const atLeastOf = v.test(
  'atLeastOf',
  (c, n: number, which: Filter) => {
    const read = c.list(cards(which));
    return (s, f) => read(s, f).length >= n;
  },
  (t, n, which) => {
    const { of, ...noun } = t.noun(which);
    return of === YOUR_FLEET
      ? `your fleet has at least ${n} ${nounText(noun, true)}`
      : `there are at least ${n} ${t.filter(which, true)}${of || tailOf(noun) ? '' : ' in play'}`;
  },
);
/** True if a card is on one that fits. */
export const liesOn = v.test(
  'liesOn',
  (c, card: Ref, which: Filter) => {
    const read = c.ref(card);
    const fits = c.filter(which);
    return (s, f) => {
      const on = read(s, f) < 0 ? -1 : s.cards[read(s, f)]!.on;
      return on >= 0 && fits(s, on, f);
    };
  },
  (t, card, which) => `${t.ref(card)} is on ${t.one(which)}`,
);
/** Writes `it is on` for the location of the text's card, `that card is` for any other. */
const isSubject = (t: Teller, card: Ref, not = ''): string =>
  typeof card !== 'string' && card.w === 'location' ? `it is${not} on` : `${t.ref(card)} is${not}`;
/** Writes what a card is: `a ship`, `no stronger than this card`. */
function predicate(t: Teller, filter: Filter): Phrase {
  const { noun, before, after, of } = t.noun(filter);
  return !noun && !before && (after || of) ? tailOf(t.noun(filter)) : t.one(filter);
}
/** True if a card fits. */
export const is = v.test(
  'is',
  (c, card: Ref, filter: Filter) => {
    const read = c.ref(card);
    const fits = typeof card !== 'string' && card.w === 'location' ? locationFilter(c, filter) : c.filter(filter);
    return (s, f) => read(s, f) >= 0 && fits(s, read(s, f), f);
  },
  (t, card, filter) => `${isSubject(t, card)} ${predicate(t, filter)}`,
  (t, card, filter) => `${isSubject(t, card, ' not')} ${predicate(t, filter)}`,
);
/** True if the card is at its own player's fleet. */
const isOwnFleet = (a: Ref, b: Ref): boolean => typeof a !== 'string' && a.w === 'itsFleet' && b === 'you';
/** True if two cards, or two players, are the same. */
export const same = v.test(
  'same',
  (c, a: Ref, b: Ref) => {
    const [x, y] = [c.ref(a), c.ref(b)];
    return (s, f) => x(s, f) === y(s, f);
  },
  (t, a, b) => (isOwnFleet(a, b) ? 'it is at your own fleet' : `${t.ref(a)} is ${t.ref(b)}`),
  (t, a, b) => (isOwnFleet(a, b) ? 'it is at the fleet of another player' : `${t.ref(a)} is not ${t.ref(b)}`),
);
/** True if something was chosen under that name. */
export const wasChosen = v.test<[string]>(
  'wasChosen',
  (_c, name: string) => (_s, f) => {
    const x = f.l[name] as number | readonly number[] | undefined;
    return typeof x === 'number' ? x >= 0 : (x?.length ?? 0) > 0;
  },
  () => 'there is one',
  () => 'none is chosen',
);
/** True if it is your turn, or that player's. */
export const turnOf = v.test(
  'turnOf',
  (c, who: Ref) => {
    const read = c.ref(who);
    return (s, f) => s.turnOf === read(s, f);
  },
  (t, who) => `it is ${t.own(who, 'turn')}`,
  (t, who) => `it is not ${t.own(who, 'turn')}`,
);
export const duringPhase = v.test(
  'duringPhase',
  (_c, ...phases: Phase[]) =>
    s =>
      phases.includes(s.phase),
  (_t, ...phases) => `it is ${phases.map(x => `the ${PHASE_NAMES[x]}`).join(' or ')}`,
);

// Tests of players, for `who` of a static text. The local `seat` holds the player

/** True for every player except the card's own. */
export const eachOther: Test = v.test(
  'eachOther',
  () => (_s, f) => f.l.seat !== f.you,
  () => 'every other player',
)();
/** True for every player. */
export const eachPlayer: Test = v.test(
  'eachPlayer',
  () => () => true,
  () => 'every player',
)();
/** True for that player. */
export const thatPlayer = v.test(
  'thatPlayer',
  (c, who: Ref) => {
    const read = c.ref(who);
    return (s, f) => f.l.seat === read(s, f);
  },
  (t, who) => t.ref(who),
);

/** True for a card that has lost its prey and waits in its player's fleet for another (M7 Juggernaut). */
export const waiting = v.test(
  'waiting',
  () => (s, f) => s.cards[f.self]!.on < 0,
  t => `${t.ref('self')} has no prey`,
  t => `${t.ref('self')} has its prey`,
)();

/** True if this card has come into play in this turn of its player. */
export const justPlayed = v.test(
  'justPlayed',
  () => (s, f) => isNew(s, f.self),
  t => `${t.ref('self')} was played this turn`,
  t => `${t.ref('self')} was played in an earlier turn`,
)();

/** True if no text stops this card from doing what scouts do (H3 Radioactive Dust Cloud). */
export const ableToScout = v.test(
  'ableToScout',
  () => (s, f) => !isUnder(s, KIND['no scouting'], f.self),
  t => `${t.ref('self')} can use its functions as a scout`,
)();

/** True if a card needs no points of a kind to be engaged. */
export const needsNo = v.test(
  'needsNo',
  (c, card: Ref, kind: PointKind) => {
    const read = c.ref(card);
    return (s, f) => inPlay(s, read(s, f)) && (needsOf(s, read(s, f))?.[kind] ?? 0) === 0;
  },
  (t, card, kind) => `${t.ref(card)} needs no ${kind} to be engaged`,
);
