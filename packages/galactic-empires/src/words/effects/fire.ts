import {
  type Amount,
  askStep,
  type CardId,
  type Compiler,
  type Filter,
  type Fits,
  type Frame,
  type Menu,
  option,
  type Ref,
} from '@orrery/kernel';
import { KIND } from '../../card.ts';
import { textFor, titleFor, v } from '../../language.ts';
import { brief, titleOf } from '../../names.ts';
import { hit } from '../../rules/damage/damage.ts';
import { mend } from '../../rules/damage/repair.ts';
import { dropShots, lessened, type Shot, type Sort, scaled } from '../../rules/fire/firepower.ts';
import { aiming, aimOf, ownTargetsFor, targetsFor } from '../../rules/fire/targets.ts';
import { arsenal } from '../../rules/fire/weapons.ts';
import { changingEvent, eventFrame, type Fire, firepower, isOf } from '../../rules/play/events.ts';
import { currentStrength, shieldsLeft, wholeOf } from '../../rules/table/definitions.ts';
import { targetLabel } from '../../rules/table/labels.ts';
import { locationOf } from '../../rules/table/locations.ts';
import { standing } from '../../rules/texts/standing.ts';
import { isUnder } from '../../rules/texts/static-texts.ts';
import { type GeState, inPlay } from '../../state.ts';

// Effects on a volley, and fire that a text opens

/** Returns the frame of the volley that players react to, or null. */
function volleyOf(s: GeState, f: Frame): Frame | null {
  const e = eventFrame(s, f);
  return e !== null && e.l.kind === 'volley' ? e : null;
}

/** Does the same as `volleyOf`, for callers that change the frame. */
const changingVolley = (s: GeState, f: Frame): Frame | null => (volleyOf(s, f) === null ? null : changingEvent(s, f));

/** Fits cards that fire in the volley. */
export const firing = v.filter(
  'firing',
  () => (s, id, f) => (volleyOf(s, f)?.l.shots as readonly Shot[] | undefined)?.some(x => x.card === id) === true,
  () => ({ that: 'fires in that volley' }),
)();
/**
 * Returns the points of a volley that a card can reduce. Points of cards that are immune to it do not count (C5 Weapons Officer, E6 Super Computer).
 */
function lessenable(s: GeState, e: Frame, by: CardId): number {
  const all = firepower(e.l.fire as Fire);
  if (standing(s).statics[KIND.immune] === undefined) return all;
  const firm = (e.l.shots as readonly Shot[]).filter(shot => isUnder(s, KIND.immune, locationOf(s, shot.card), by));
  return Math.max(0, all - firm.reduce((n, shot) => n + shot.points, 0));
}
/** Returns the points of a volley at a player's card or Sector HQ that the running card can take off it; 0 if no such volley is answered. */
export function mendableVolley(s: GeState, f: Frame): number {
  const e = volleyOf(s, f);
  return e === null || !isOf(s, e.l.on, f.you) ? 0 : lessenable(s, e, f.self);
}

/** Takes points off the volley that is answered, if there is one. */
export function lessenVolley(s: GeState, f: Frame, n: number): void {
  const e = changingVolley(s, f);
  if (e !== null) e.l.fire = lessened(e.l.fire as Fire, Math.min(n, lessenable(s, e, f.self)));
}

/** Takes points off the volley, those of light weapons first. */
export const fireLess = v.effect(
  'fireLess',
  (c, n: Amount) => {
    const read = c.amount(n);
    return (s, f) => lessenVolley(s, f, read(s, f));
  },
  (t, n) =>
    typeof n === 'number' ? `the volley does ${n} damage less` : `the volley does less damage, by ${t.amount(n)}`,
  n => ({ means: [['you', typeof n === 'number' ? n : 3]] }),
);
/** Heals damage that the volley does now to its target; the rest heals earlier damage (ge-r-healing-1). */
export const healsVolley = v.effect(
  'healsVolley',
  (c, n: Amount) => {
    const read = c.amount(n);
    return (s, f) => {
      const e = changingVolley(s, f);
      if (e === null) return;
      const points = read(s, f);
      const now = Math.min(points, firepower(e.l.fire as Fire), lessenable(s, e, f.self));
      e.l.fire = lessened(e.l.fire as Fire, now);
      mend(s, e.l.on as number, points - now);
    };
  },
  (t, n) => `heal up to ${t.amount(n)} damage on its target, first what the volley does now`,
  n => ({ means: [['you', typeof n === 'number' ? n : 3]] }),
);
/** Multiplies the volley. A fraction is dropped (ge/fractions/1). */
export const fireTimes = v.effect(
  'fireTimes',
  (_c, by: number) => (s, f) => {
    const e = changingVolley(s, f);
    if (e !== null) e.l.fire = scaled(e.l.fire as Fire, by);
  },
  (_t, by) => (by === 0.5 ? 'the volley does half its damage' : `the volley's damage is multiplied by ${by}`),
  { means: [['you', 3]] },
);
/** Makes weapons of these cards misfire in the volley: all weapons, those of one sort, or those of one name. */
export const misfire = v.effect(
  'misfire',
  (c, which: Filter, sort?: Sort | 'Variable Plasma') => {
    const fits = c.filter(which);
    return (s, f) => {
      const e = changingVolley(s, f);
      if (e !== null)
        dropShots(e, shot => (sort === undefined || shot.sort === sort || shot.name === sort) && fits(s, shot.card, f));
    };
  },
  (t, which, sort) =>
    sort === 'Variable Plasma'
      ? `the variable plasma of ${t.filter(which)} does no damage in that volley`
      : `the ${sort ?? 'weapons'} of ${t.filter(which)} do no damage in that volley`,
  { means: [['you', 3]] },
);
/** Redirects the volley to another card. */
export const redirectTo = v.effect(
  'redirectTo',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => {
      const e = changingVolley(s, f);
      if (e !== null && inPlay(s, read(s, f))) e.l.on = read(s, f);
    };
  },
  (t, card) => `the volley hits ${t.ref(card)} in its place`,
  { means: [['you', 4]] },
);

/** Returns the most points that a card can absorb before it is destroyed. */
const mostIntercepted = (s: GeState, card: CardId, fire: Fire, rate: number): number =>
  Math.min(
    firepower(fire),
    Math.ceil((currentStrength(s, card) + shieldsLeft(s, card) + Math.max(0, s.cards[card]!.emf)) / rate),
  );

/** Lets a card absorb points of the volley, as many as its player says. It takes 1 damage for each. */
export const intercept = v.flow(
  'intercept',
  (c, rate: number, card: Ref = 'self') => {
    const part = c.ref(card);
    // damage to a part of a ship is damage to the ship
    const read = (s: GeState, f: Frame): CardId => {
      const id = part(s, f);
      return id < 0 ? id : wholeOf(s, id);
    };
    const menu: Menu<GeState> = {
      name: 'number',
      list(s, f) {
        const e = volleyOf(s, f);
        if (e === null) return [];
        const most = mostIntercepted(s, read(s, f), e.l.fire as Fire, rate);
        return Array.from({ length: most }, (_, i) => option('number', i + 1));
      },
      label: (_s, _f, o) => `${o.a}`,
      prompt: (s, f) => `How many points of the volley does ${titleOf(s, read(s, f))} intercept?`,
      stakes: (s, f) =>
        `It takes ${rate} damage for each; the rest goes on to ${targetLabel(s, volleyOf(s, f)!.l.on, f.you)}.`,
      note: (_s, _f, o) => `${o.a * rate} damage to it`,
    };
    c.step(
      askStep(
        { who: (_s, f) => [f.you], menu, min: (s, f) => Math.min(1, menu.list(s, f, f.you).length) },
        (s, f, picks) => {
          const e = changingVolley(s, f);
          const n = picks[0]![0]?.a ?? 0;
          if (e === null || n === 0) return;
          e.l.fire = lessened(e.l.fire as Fire, n);
          hit(s, read(s, f), { n: n * rate, source: 'weapons', by: e.l.by });
        },
      ),
    );
  },
  (t, rate, card: Ref = 'self') =>
    `${t.ref(card)} intercepts as many points of the volley as you like, and takes ${rate} damage for each`,
  { means: [['you', 3]] },
);

/** Lists the targets of some cards' weapons when a text lets them fire. */
const openTargets = (s: GeState, f: Frame, cards: readonly CardId[], listed: typeof targetsFor): readonly CardId[] =>
  cards.length === 0
    ? []
    : listed(
        s,
        f.you,
        arsenal(s, f.you).filter(b => cards.includes(b.card)),
      );

/** Lets cards fire a volley together, at a target that their player chooses. The local holds the target; -1 if they do not fire. */
export function emitOpenFire(
  c: Compiler<GeState>,
  target: string,
  cards: (s: GeState, f: Frame) => readonly CardId[],
  fits: Fits<GeState> | null,
  who: (s: GeState, f: Frame) => string,
): void {
  const volley = c.program('volley');
  const list = (s: GeState, f: Frame, listed: typeof targetsFor) =>
    openTargets(s, f, cards(s, f), listed).filter(id => fits === null || (id >= 0 && fits(s, id, f)));
  const menu: Menu<GeState> = {
    name: 'open fire',
    list: (s, f) => [...list(s, f, targetsFor).map(aiming), option('pass')],
    rare: (s, f) => list(s, f, ownTargetsFor).map(id => option('fire', id)),
    label: (s, _f, o, seat) => (o.verb === 'pass' ? 'Do not fire' : brief(`Fire at ${targetLabel(s, aimOf(o), seat)}`)),
    prompt: (s, f) => `${titleFor(f)}: at what does ${who(s, f)} fire?`,
    stakes: textFor,
    card: (s, _f, o) => (o.verb === 'fire' ? titleOf(s, o.a) : null),
  };
  c.step(
    askStep({ who: (_s, f) => [f.you], menu }, (_s, f, picks) => {
      const o = picks[0]![0];
      f.l[target] = o === undefined || o.verb === 'pass' ? -1 : aimOf(o);
    }),
  );
  const goes = c.unless((_s, f) => f.l[target] !== -1);
  c.step({
    op: 'call',
    program: () => volley,
    locals: (s, f) => ({ a: f.l[target], only: cards(s, f) }),
    you: null,
    self: null,
  });
  c.land(goes);
}

/** Lets a card fire a volley of its own now, outside its player's Weapons Fire Phase. Its player chooses the target (ge/reaction/7). */
export const opensFire = v.flow(
  'opensFire',
  (c, card: Ref = 'self', at?: Filter) => {
    const read = c.ref(card);
    const mine = (s: GeState, f: Frame): CardId[] => (inPlay(s, read(s, f)) ? [read(s, f)] : []);
    const fits = at === undefined ? null : c.filter(at);
    emitOpenFire(c, c.name('target'), mine, fits, (s, f) => titleOf(s, read(s, f)));
  },
  (t, card: Ref = 'self', at?: Filter) =>
    `${t.ref(card)} fires its weapons at once${at === undefined ? '' : ` at ${t.one(at)}`}`,
);
