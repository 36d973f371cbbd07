import { articled, type Filter, type Test } from '@orrery/kernel';
import { v } from '../language.ts';
import { eventFrame } from '../rules/events.ts';
import { sideAt } from '../rules/standing.ts';
import { type GeState, seatOfHq } from '../state.ts';

// What cards react to: tests of the event whose height is in the local `event` (ge/reaction/13). All of them read as what comes behind "when".

/** Another player's card that fits is being played. */
export const beingPlayed = v.test(
  'beingPlayed',
  (c, filter: Filter) => {
    const fits = c.filter(filter);
    return (s, f) => {
      const e = eventFrame(s, f);
      return e !== null && e.l.kind === 'play' && !e.l.stopped && fits(s, e.l.card, f);
    };
  },
  (t, filter) => `another player plays ${articled(t.filter(filter))}`,
  undefined,
  { events: ['play'] },
);
/** It is played on a card that fits, or aimed at one. */
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
  (t, filter) => `it is aimed at ${articled(t.filter(filter))}`,
  undefined,
  { events: ['play'] },
);
/** What is played goes against something of yours: your fleet, your cards. */
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
  { events: ['play'] },
)();
/** A volley is fired at a card that fits. */
export const volleyAt = v.test(
  'volleyAt',
  (c, filter: Filter) => {
    const fits = c.filter(filter);
    return (s, f) => {
      const e = eventFrame(s, f);
      return e !== null && e.l.kind === 'volley' && !e.l.stopped && e.l.on >= 0 && fits(s, e.l.on, f);
    };
  },
  (t, filter) => `a volley is fired at ${articled(t.filter(filter))}`,
  undefined,
  { events: ['volley'] },
);
/** A volley is fired at your Sector HQ. */
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
/** Any volley of another player. */
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
/** A function of a card that fits is used. */
export const actionOf = v.test(
  'actionOf',
  (c, filter: Filter) => {
    const fits = c.filter(filter);
    return (s, f) => {
      const e = eventFrame(s, f);
      return e !== null && e.l.kind === 'action' && !e.l.stopped && fits(s, e.l.card, f);
    };
  },
  (t, filter) => `another player uses ${articled(t.filter(filter))}`,
  undefined,
  { events: ['action'] },
);
/** Another player's points are about to be allocated. */
export const allocating: Test = v.test(
  'allocating',
  () => (s: GeState, f) => eventFrame(s, f)?.l.kind === 'allocation',
  () => 'another player is about to allocate points',
  undefined,
  { events: ['allocation'] },
)();
