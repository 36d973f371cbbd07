import type { CardId, Filter, Ref, Test } from '@orrery/kernel';
import { v } from '../../language.ts';
import type { Damage } from '../../rules/damage/damage.ts';
import { pointsOf } from '../../rules/damage/deflection.ts';
import { changingEvent, eventFrame } from '../../rules/play/events.ts';
import { locationOf } from '../../rules/table/locations.ts';
import type { GeState } from '../../state.ts';
import { lasts } from '../effects/lasting.ts';
import { happening, oneSuch } from '../happenings.ts';
import { these } from '../lists.ts';
import { hostOf } from '../refs.ts';
import { object } from '../statics.ts';

// Tests of events and facts that only cards of expansions wait for

/** True if another player discards a card in their Discard Phase. */
export const discarding: Test = v.test(
  'discarding',
  () => (s: GeState, f) => {
    const e = eventFrame(s, f);
    return e !== null && e.l.kind === 'discard' && !e.l.stopped;
  },
  () => 'another player discards a card in the Discard Phase',
  undefined,
  { events: ['discard'] },
)();
/** True if another player has just taken cards out of a discard pile. */
export const recovering: Test = v.test(
  'recovering',
  () => (s: GeState, f) => eventFrame(s, f)?.l.kind === 'recovery',
  () => 'another player has just taken cards out of a discard pile',
  undefined,
  { events: ['recovery'] },
)();
/** A card that fits comes to the card that this one is on, from the hand or from elsewhere. */
export const comesThere = happening(
  'comesThere',
  'entered',
  (c, which: Filter) => {
    const fits = c.filter(which);
    return (s, f) => {
      const on = hostOf(s, f);
      return on >= 0 && locationOf(s, f.l.fact.card) === on && fits(s, f.l.fact.card, f);
    };
  },
  (t, which) => `when ${t.one(which)} comes to ${t.ref('host')}`,
  { alsoHappening: 'moved' },
);
/** A card is played that fits. */
export const isPlayed = happening(
  'isPlayed',
  'played',
  (c, which: Filter) => {
    const fits = c.filter(which);
    return (s, f) => fits(s, f.l.fact.card, f);
  },
  (t, which) => `when ${t.one(which)} is played`,
);
/** A card that fits is played on a card that fits, or aimed at one. */
export const isPlayedOn = happening(
  'isPlayedOn',
  'played',
  (c, which: Filter, at: Filter) => {
    const [fits, there] = [c.filter(which), c.filter(at)];
    return (s, f) => {
      const { card, on, aims } = f.l.fact as { card: number; on: number; aims: readonly number[] };
      return fits(s, card, f) && [on, ...aims].some(id => id >= 0 && there(s, id, f));
    };
  },
  (t, which, at) => `when ${t.one(which)} is played on ${object(t, at)}`,
);
/** The structure of a card that fits would be damaged: points have passed its shields and all else. As a replacement it comes before the fact. */
export const wouldBeHurt = happening(
  'wouldBeHurt',
  'damaged',
  (c, which: Filter) => {
    const fits = c.filter(which);
    return (s, f) => f.l.fact.structure > 0 && fits(s, f.l.fact.card, f);
  },
  (t, which) => `damage would come to the structure of ${oneSuch(t, which)}`,
);
/**
 * A card that fits would take damage of which half is at least a point, after all that stops some of it. As a replacement it comes before the fact. No
 * card waits twice for the same damage.
 */
export const wouldTakeDamage = happening(
  'wouldTakeDamage',
  'damaged',
  (c, which: Filter) => {
    const fits = c.filter(which);
    return (s, f) => {
      const fact = f.l.fact as Damage;
      return pointsOf(fact) > 1 && fact.deflectors?.includes(f.self) !== true && fits(s, fact.card, f);
    };
  },
  (t, which) => `${oneSuch(t, which)} would take damage`,
);
/** True if another player's cards are about to be engaged. */
export const engaging: Test = v.test(
  'engaging',
  () => (s: GeState, f) => eventFrame(s, f)?.l.kind === 'engagement',
  () => 'the Engagement Phase of another player begins',
  undefined,
  { events: ['engagement'] },
)();
/** True if another player is about to draw in the Draw Cards Phase. */
export const drawing: Test = v.test(
  'drawing',
  () => (s: GeState, f) => eventFrame(s, f)?.l.kind === 'draw',
  () => 'the Draw Cards Phase of another player begins',
  undefined,
  { events: ['draw'] },
)();
/** Keeps a card from being engaged in the Engagement Phase that is answered, and for the rest of that turn. */
export const isNotEngaged = v.flow<[Ref]>(
  'isNotEngaged',
  (c, card) => {
    const read = c.ref(card);
    c.step({
      op: 'do',
      act: (s, f) => {
        const e = changingEvent(s, f);
        if (e !== null) e.l.engaging = (e.l.engaging as readonly CardId[]).filter(id => id !== read(s, f));
      },
    });
    c.effect(lasts({ k: 'disengaged' }, 'turn', these(card)));
  },
  (t, card) => `${t.ref(card)} cannot be engaged in this turn, and the points that it was given are lost`,
  card => ({ means: [[card, -4]] }),
);
