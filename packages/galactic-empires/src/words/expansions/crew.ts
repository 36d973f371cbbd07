import { eitherOf, type Filter, type Test } from '@orrery/kernel';
import { defOf, KIND, type Side, sideOf, typeOf } from '../../card.ts';
import { v } from '../../language.ts';
import { titleOnCard } from '../../printed.ts';
import { isA, printedStrength } from '../../rules/table/definitions.ts';
import { cardsOn } from '../../rules/table/stacks.ts';
import { anyStatic } from '../../rules/texts/static-texts.ts';
import type { GeState } from '../../state.ts';
import { noun } from '../filters.ts';
import { happening } from '../happenings.ts';
import { hostOf } from '../refs.ts';
import { object, subject, tells } from '../statics.ts';

// Words for crew of expansions, and texts about crew

/** Fits crew that uses one of its functions in a turn, and no more. */
export const limited = v.filter(
  'limited',
  () => (s, id) => sideOf(s, id).functions.some(fn => fn.source.oneOf === 1),
  () => ({
    that: 'is limited to one function in a turn',
    not: { that: 'is not limited to one function in a turn' },
  }),
)();
/** Fits crew that spies: spies of all sorts, intelligence officers, and crew that is a double agent. */
export const spying = noun(
  'spy or double agent',
  (s, id) =>
    typeOf(s, id) === 'C' &&
    (isA(s, id, 'spy') ||
      titleOnCard(defOf(s, id).source) === 'Intelligence Officer' ||
      cardsOn(s, id).some(x => defOf(s, x).source.title === 'Double Agent')),
  'spies and double agents',
  eitherOf('spy', 'double agent'),
);
/** The sides whose functions do damage. */
const HARMING = new WeakMap<Side, boolean>();
/** Fits cards whose functions do damage. */
export const doingDamage = v.filter(
  'doingDamage',
  () => (s, id) => {
    const side = sideOf(s, id);
    let harms = HARMING.get(side);
    if (harms === undefined) {
      harms = v.traits(side.source.functions ?? [], 'harms').length > 0;
      HARMING.set(side, harms);
    }
    return harms;
  },
  () => ({ that: 'does damage' }),
)();
/** Fits crew that a text of this card has told to leave this turn. */
export const onNotice = v.filter(
  'onNotice',
  () => (s, id, f) => s.lasting.length > 0 && anyStatic(s, KIND['on notice'], (_st, at) => at.self === f.self, id),
  () => ({ that: 'had to leave' }),
)();
tells('ends sooner', (t, x) => `half the points that end ${object(t, x.to)} are enough`);
tells('twice', (t, x) => `${subject(t, x.to)} can use each of its functions twice in a turn`);
tells('every function', (t, x) => `${subject(t, x.to)} may use each of its functions once in a turn`);
tells('in use', t => `a function of ${t.ref('self')} is in use`);
tells('takes crew', (t, x) => `${t.amount(x.n!)} crew can be played to ${object(t, x.to)}, and works there`);
tells('on notice', (t, x) => `${subject(t, x.to)} must leave ${t.ref('self')}`);
/** True if a player has made the card of the fact leave play. */
export const byAPlayer: Test = v.test(
  'byAPlayer',
  () => (_s: GeState, f) => (f.l.fact?.by ?? -1) >= 0,
  () => 'a player has killed it',
)();
/** Fits transporters, but not mines that need one. */
export const transporter = v.filter(
  'transporter',
  () => (s, id) => typeOf(s, id) === 'E' && isA(s, id, 'transporter') && !isA(s, id, 'mine'),
  () => ({ noun: 'transporter' }),
)();
/** True if this card has the duty of a number: the one that its player chose last, or 0. `says` tells what it does. */
export const onDuty = v.test<[number, string]>(
  'onDuty',
  (_c, n) => (s, f) => s.cards[f.self]!.counter === n,
  (_t, _n, says) => says,
);
/** Repair reaches a card that fits, in an Allocation Phase. */
export const receivesRepair = happening(
  'receivesRepair',
  'repaired',
  (c, which: Filter) => {
    const fits = c.filter(which);
    return (s, f) => s.phase === 'allocation' && fits(s, f.l.fact.card, f);
  },
  (t, which) => `when ${object(t, which)} receives repair points`,
);
/** Fits systems and stars, the terrain that quakes (H4 Star Quake). A Starbase is no star. */
export const systemOrStar = v.filter(
  'systemOrStar',
  () => (s, id) => typeOf(s, id) === 'T' && (isA(s, id, 'system') || (isA(s, id, 'star') && !isA(s, id, 'asteroid'))),
  () => ({ noun: eitherOf('system', 'star'), plural: 'systems and stars' }),
  { terrain: true },
)();
tells('works anywhere', (t, x) => `${subject(t, x.to)} works at every location as at one of the type that it needs`);
/** What brings the base strength of the card that this one is on to a number. Other texts add to that number. */
export const toBase = v.amount<[number]>(
  'toBase',
  (_c, n) => (s, f) => (hostOf(s, f) < 0 ? 0 : n - printedStrength(s, hostOf(s, f))),
  (_t, n) => `what its base strength is short of ${n}`,
);
