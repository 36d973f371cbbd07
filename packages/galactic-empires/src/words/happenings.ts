import type { Filter, Ref, Teller, Test } from '@orrery/kernel';
import { typeOf } from '../card.ts';
import { v } from '../language.ts';
import { PHASE_NAMES } from '../names.ts';
import { currentStrength } from '../rules/table/definitions.ts';
import { sideAt } from '../rules/table/stacks.ts';
import { DISCARD, type Phase, seatOfHq } from '../state.ts';
import type { GeTraits } from '../traits.ts';
import { object } from './statics.ts';

// Tests of facts that triggers and replacements wait for. The local `fact` holds the fact, and each test names its type. Each is written as a clause
// with its own "when".

/** Declares a word for a happening: the type of fact, the condition, and the text. */
export function happening<A extends unknown[]>(
  name: string,
  fact: string,
  make: Parameters<typeof v.test<A>>[1],
  tell: (t: Teller, ...a: NoInfer<A>) => string,
  traits?: Partial<GeTraits>,
): (...a: A) => Test {
  return v.test<A>(name, make, tell, undefined, { happening: fact, ...traits });
}

/** A phase of a player begins: yours, if no player is given. */
export const phaseBegins = happening(
  'phaseBegins',
  'phase',
  (c, phase: Phase, of: Ref = 'you') => {
    const read = c.ref(of);
    return (s, f) => f.l.fact.phase === phase && f.l.fact.seat === read(s, f);
  },
  (t, phase, of: Ref = 'you') => `at the beginning of ${t.own(of, PHASE_NAMES[phase])}`,
);
/** A phase of anybody begins. */
export const anyPhaseBegins = happening(
  'anyPhaseBegins',
  'phase',
  (_c, phase: Phase) => (_s, f) => f.l.fact.phase === phase,
  (_t, phase) => `at the beginning of every ${PHASE_NAMES[phase]}`,
);
/** A card that fits comes into play. */
export const comesIntoPlay = happening(
  'comesIntoPlay',
  'entered',
  (c, which: Filter) => {
    const fits = c.filter(which);
    return (s, f) => fits(s, f.l.fact.card, f);
  },
  (t, which) => `when ${t.one(which)} comes into play`,
);
/** You play a card that fits, on whoever's turn. */
export const youPlay = happening(
  'youPlay',
  'played',
  (c, which: Filter) => {
    const fits = c.filter(which);
    return (s, f) => f.l.fact.seat === f.you && fits(s, f.l.fact.card, f);
  },
  (t, which) => `when you play ${t.one(which)}`,
);
/** Damage destroys a card that fits: it has no strength left. */
export const isDestroyed = happening(
  'isDestroyed',
  'damaged',
  (c, which: Filter) => {
    const fits = c.filter(which);
    return (s, f) => {
      const { card, structure } = f.l.fact;
      const n = currentStrength(s, card);
      // damage to a card that is already destroyed and waits to be lost destroys it no more
      return n <= 0 && n + structure > 0 && fits(s, card, f);
    };
  },
  (t, which) => `when damage destroys ${oneSuch(t, which)}`,
);
/** A card that fits is about to leave play, or has left. As a replacement it comes before the fact. */
export const leavesPlay = happening(
  'leavesPlay',
  'left',
  (c, which: Filter) => {
    const fits = c.filter(which);
    return (s, f) => s.cards[f.l.fact.card]!.controller >= 0 && fits(s, f.l.fact.card, f);
  },
  (t, which) => `${which.w === 'itsHost' ? t.ref('host') : t.one(which)} would leave play`,
);
/** A card that fits is discarded from play. */
export const isDiscarded = happening(
  'isDiscarded',
  'left',
  (c, which: Filter) => {
    const fits = c.filter(which);
    return (s, f) => f.l.fact.to === DISCARD && f.l.fact.bottom !== true && fits(s, f.l.fact.card, f);
  },
  (t, which) => `when ${v.trait(which, 'named') ? t.ref('host') : t.one(which)} is discarded`,
);
/** A card that fits takes damage. */
export const takesDamage = happening(
  'takesDamage',
  'damaged',
  (c, which: Filter) => {
    const fits = c.filter(which);
    return (s, f) => fits(s, f.l.fact.card, f);
  },
  (t, which) => `when ${t.one(which)} takes damage`,
);

/** Writes a card that fits as the subject of a clause, by its name if there is only one such card. */
export const oneSuch = (t: Teller, which: Filter): string =>
  v.trait(which, 'named') ? object(t, which) : t.one(which);

/** A player's turn ends: yours, if no player is given. */
export const turnEnds = happening(
  'turnEnds',
  'turn-ended',
  (c, of: Ref = 'you') => {
    const read = c.ref(of);
    return (s, f) => f.l.fact.seat === read(s, f);
  },
  (t, of: Ref = 'you') => `at the end of ${t.own(of, 'turn')}`,
);
/** A volley is fired with a card that fits. */
export const fires = happening(
  'fires',
  'fired',
  (c, which: Filter) => {
    const fits = c.filter(which);
    return (s, f) => (f.l.fact.shots as readonly { card: number }[]).some(x => fits(s, x.card, f));
  },
  (t, which) => `when ${oneSuch(t, which)} fires`,
);
/** A card that fits is fired at, in a volley or before all volleys. */
export const isFiredAt = happening(
  'isFiredAt',
  'fired',
  (c, which: Filter) => {
    const fits = c.filter(which);
    return (s, f) => {
      const { target, hits = [target] } = f.l.fact as { target: number; hits?: readonly number[] };
      return hits.some(id => id >= 0 && fits(s, id, f));
    };
  },
  (t, which) => `when ${oneSuch(t, which)} is fired at`,
  { alsoHappening: 'fired-first' },
);
/** You fire at a player's fleet or Sector HQ. */
export const youFireOn = happening(
  'youFireOn',
  'fired',
  (c, who: Ref) => {
    const read = c.ref(who);
    return (s, f) => {
      const { seat, target, fleet } = f.l.fact;
      const at = target === undefined ? fleet : target >= 0 ? sideAt(s, target) : seatOfHq(target);
      return seat === f.you && at === read(s, f);
    };
  },
  (t, who) => `when you fire on ${t.ref(who)}`,
  { alsoHappening: 'fired-first' },
);
/** A function of a card that fits is used. */
export const usesFunction = happening(
  'usesFunction',
  'function-used',
  (c, which: Filter) => {
    const fits = c.filter(which);
    return (s, f) => fits(s, f.l.fact.card, f);
  },
  (t, which) => `when ${oneSuch(t, which)} uses a function`,
);
/** A card of yours is discarded because of another player's action. */
export const youLoseToAnother = happening(
  'youLoseToAnother',
  'left',
  () => (s, f) => {
    const { card, seat, how, to, by } = f.l.fact;
    return (
      seat === f.you &&
      by >= 0 &&
      by !== f.you &&
      to === DISCARD &&
      s.cards[card]!.owner === f.you &&
      (how === 'discarded' || how === 'destroyed')
    );
  },
  () => 'when a card of your fleet is discarded because of another player',
);
/** A ship of yours is destroyed by a player. */
export const shipDestroyedBy = happening(
  'shipDestroyedBy',
  'left',
  (c, by: Ref) => {
    const read = c.ref(by);
    return (s, f) => {
      const { card, seat, how } = f.l.fact;
      return (
        how === 'destroyed' &&
        seat === f.you &&
        f.l.fact.by === read(s, f) &&
        (typeOf(s, card) === 'S' || typeOf(s, card) === 'D')
      );
    };
  },
  (t, by) => `when ${t.ref(by)} destroys a ship of yours`,
);
