import type { Filter, Frame, Test } from '@orrery/kernel';
import { typeOf } from '../card.ts';
import { v } from '../language.ts';
import { eventFrame, isRare } from '../rules/play/events.ts';
import { PSY } from '../rules/psy/in-use.ts';
import { sideAt } from '../rules/table/stacks.ts';
import { type GeState, seatOfHq } from '../state.ts';
import { object } from './statics.ts';

// Tests of events that cards react to. The local `event` holds the height of the event on the stack (ge/reaction/13). Each test is written as a
// clause after "when".

/** True if another player's card that fits is being played. */
export const beingPlayed = v.test(
  'beingPlayed',
  (c, filter: Filter) => {
    const fits = c.filter(filter);
    return (s, f) => {
      const e = eventFrame(s, f);
      return e !== null && e.l.kind === 'play' && !e.l.stopped && fits(s, e.l.card, f);
    };
  },
  (t, filter) => `another player plays ${t.one(filter)}`,
  undefined,
  { events: ['play'] },
);
/** True if it is played on a card that fits, or aimed at one. */
export const playedAt = v.test(
  'playedAt',
  (c, filter: Filter) => {
    const fits = c.filter(filter);
    return (s, f) => {
      const e = eventFrame(s, f);
      if (e === null || e.l.kind !== 'play' || e.l.stopped) return false;
      if (e.l.on >= 0 && fits(s, e.l.on, f)) return true;
      return (e.l.aims as readonly number[]).some(id => fits(s, id, f));
    };
  },
  (t, filter) => `it is aimed at ${t.one(filter)}`,
  undefined,
  { events: ['play'] },
);
/** True if a play is aimed at your fleet or your cards. */
export const playedAgainstYou = v.test(
  'playedAgainstYou',
  () => (s, f) => {
    const e = eventFrame(s, f);
    if (e === null || e.l.kind !== 'play' || e.l.stopped) return false;
    const mine = (id: number) => id >= 0 && sideAt(s, id) === f.you;
    return e.l.fleet === f.you || mine(e.l.on) || (e.l.aims as readonly number[]).some(mine);
  },
  () => 'it is played against your fleet',
  undefined,
  { events: ['play'], adds: 'against your fleet' },
)();
/** True if a volley is fired at a card that fits. */
export const volleyAt = v.test(
  'volleyAt',
  (c, filter: Filter) => {
    const fits = c.filter(filter);
    return (s, f) => {
      const e = eventFrame(s, f);
      return e !== null && e.l.kind === 'volley' && !e.l.stopped && e.l.on >= 0 && fits(s, e.l.on, f);
    };
  },
  (t, filter) => `a volley is fired at ${v.trait(filter, 'named') ? object(t, filter) : t.one(filter)}`,
  undefined,
  { events: ['volley'] },
);
/** True if a volley is fired at your Sector HQ. */
export const volleyAtHq = v.test(
  'volleyAtHq',
  () => (s, f) => {
    const e = eventFrame(s, f);
    return e !== null && e.l.kind === 'volley' && !e.l.stopped && seatOfHq(e.l.on) === f.you;
  },
  () => 'a volley is fired at your Sector HQ',
  undefined,
  { events: ['volley'] },
)();
/** True for any volley of another player. */
export const anyVolley = v.test(
  'anyVolley',
  () => (s, f) => {
    const e = eventFrame(s, f);
    return e !== null && e.l.kind === 'volley' && !e.l.stopped;
  },
  () => 'another player fires a volley',
  undefined,
  { events: ['volley'] },
)();
/** True if another player fires a volley with a card that fits. */
export const volleyBy = v.test(
  'volleyBy',
  (c, filter: Filter) => {
    const fits = c.filter(filter);
    return (s, f) => {
      const e = eventFrame(s, f);
      return (
        e !== null &&
        e.l.kind === 'volley' &&
        !e.l.stopped &&
        (e.l.shots as readonly { card: number }[]).some(x => fits(s, x.card, f))
      );
    };
  },
  (t, filter) => `another player fires a volley in which ${t.one(filter)} takes part`,
  undefined,
  { events: ['volley'] },
);
/** True for any event. */
export const anyDeed: Test = v.test(
  'anyDeed',
  () => (s, f) => {
    const e = eventFrame(s, f);
    return e !== null && !isRare(e.l.kind) && !e.l.stopped;
  },
  () => 'another player does anything that can be reacted to',
)();
/** True if a function of a card that fits is used. */
export const actionOf = v.test(
  'actionOf',
  (c, filter: Filter) => {
    const fits = c.filter(filter);
    return (s, f) => {
      const e = eventFrame(s, f);
      return e !== null && e.l.kind === 'action' && !e.l.stopped && fits(s, e.l.card, f);
    };
  },
  (t, filter) => `another player uses a function of ${t.one(filter)}`,
  undefined,
  { events: ['action'] },
);
/** True if another player uses a function of a being, or of an ability on it. */
export const actionOfBeing = v.test(
  'actionOfBeing',
  (c, filter: Filter) => {
    const fits = c.filter(filter);
    return (s, f) => {
      const e = eventFrame(s, f);
      if (e === null || e.l.kind !== 'action' || e.l.stopped) return false;
      // functions of fields are those of the psys that use them
      const user = e.l[PSY] as number | undefined;
      return fits(s, user ?? (typeOf(s, e.l.card) === 'A' ? s.cards[e.l.card as number]!.on : e.l.card), f);
    };
  },
  (t, filter) => `another player uses a function of ${t.one(filter)}`,
  undefined,
  { events: ['action'] },
);
/** True if another player's points are about to be allocated. */
export const allocating: Test = v.test(
  'allocating',
  () => (s: GeState, f) => eventFrame(s, f)?.l.kind === 'allocation',
  () => 'another player is about to allocate points',
  undefined,
  { events: ['allocation'] },
)();

/** True for any event of another player (ge/reaction/13), except losses and others to which only cards react that mention them. */
export const anything: Test = v.test(
  'anything',
  () => (s: GeState, f) => {
    const e = eventFrame(s, f);
    return e !== null && e.l.kind !== 'loss' && !isRare(e.l.kind);
  },
  () => 'another player does anything',
)();
/** True for any event but one: the card has a reaction of its own for that. */
export const anythingElse = v.test<[Test]>(
  'anythingElse',
  (c, but) => {
    const [any, holds] = [c.test(anything), c.test(but)];
    return (s, f) => any(s, f) && !holds(s, f);
  },
  (_t, _but) => 'another player does anything else',
);
/** True if a stack of yours is about to be discarded whose basis fits. */
export const losing = v.test(
  'losing',
  (c, filter: Filter) => {
    const fits = c.filter(filter);
    return (s, f) => {
      const e = eventFrame(s, f);
      return e !== null && e.l.kind === 'loss' && !e.l.stopped && fits(s, e.l.card, f);
    };
  },
  (t, filter) => `you are about to lose ${filter.w === 'itsLocation' ? 'its location' : t.one(filter)}`,
  undefined,
  { events: ['loss'] },
);
/** True if the current volley has destroyed a card of yours that fits. */
export const shotDown = v.test(
  'shotDown',
  (c, filter: Filter) => {
    const fits = c.filter(filter);
    return (s, f) => {
      const e = eventFrame(s, f);
      return (
        e !== null &&
        e.l.kind === 'loss' &&
        !e.l.stopped &&
        e.l.how === 'destroyed' &&
        fits(s, e.l.card, f) &&
        s.stack.some(x => x.l.kind === 'volley' && x.l.on === e.l.card)
      );
    };
  },
  (t, filter) => `a volley has destroyed ${t.one(filter)} of yours`,
  undefined,
  { events: ['loss'] },
);
/** True if the event is aimed at a card that fits: played on it, used on it or fired at it. */
const aims = (c: Parameters<Parameters<typeof v.test<[Filter]>>[1]>[0], filter: Filter) => {
  const fits = c.filter(filter);
  return (s: GeState, f: Frame): boolean => {
    const e = eventFrame(s, f);
    if (e === null || e.l.kind === 'loss' || e.l.stopped) return false;
    return (e.l.on >= 0 && fits(s, e.l.on, f)) || (e.l.aims as readonly number[]).some(id => fits(s, id, f));
  };
};
/** True if an event that another test covers is aimed at a card that fits. */
export const aimedAt = v.test('aimedAt', aims, (t, filter) => `it is aimed at ${t.one(filter)}`);
/** True if any event is aimed at a card that fits. */
export const comesAt = v.test('comesAt', aims, (t, filter) => `something is fired or aimed at ${t.one(filter)}`);
/** True if another player has given repair points to their cards (see rules/turn/allocation-phase.ts). */
export const repairing: Test = v.test(
  'repairing',
  () => (s: GeState, f) => {
    const e = eventFrame(s, f);
    return e !== null && e.l.kind === 'allocation' && (e.l.repairs?.length ?? 0) > 0;
  },
  () => 'another player has had damage repaired',
  () => 'nothing has been repaired yet',
  { events: ['allocation'] },
)();
/** True if it has not been played in this phase. */
export const firstThisPhase: Test = v.test(
  'firstThisPhase',
  () => (s: GeState, f) => !s.playedNow.some(x => x.seat === f.you && x.def === s.defs[f.self] && x.phase === s.phase),
  () => 'you have played no other of its title in this phase',
)();
