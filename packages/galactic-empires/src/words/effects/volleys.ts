import {
  type Amount,
  askStep,
  type CardId,
  type Frame,
  type Menu,
  option,
  ownCard,
  ownFrame,
  type Ref,
  type Seat,
} from '@orrery/kernel';
import { KIND } from '../../card.ts';
import { facts, textFor, titleFor, v } from '../../language.ts';
import { brief, titleOf } from '../../names.ts';
import { hit } from '../../rules/damage/damage.ts';
import { dropShots, lessened, raised, type Shot } from '../../rules/fire/firepower.ts';
import { isTarget } from '../../rules/fire/targets.ts';
import { batteries, mayFire } from '../../rules/fire/weapons.ts';
import { changingEvent, eventFrame, type Fire, firepower } from '../../rules/play/events.ts';
import { targetLabel } from '../../rules/table/labels.ts';
import { protectors } from '../../rules/table/sector-hq.ts';
import { allInPlay, sideAt } from '../../rules/table/stacks.ts';
import { isUnder } from '../../rules/texts/static-texts.ts';
import { type GeState, hqOf, inPlay, players, seatOfHq } from '../../state.ts';

// Volleys that are redirected, fire that another player directs, weapons that fire again

export const shotsOf = (s: GeState, f: Frame): readonly Shot[] => eventFrame(s, f)?.l.shots ?? [];

/** Fits cards that fire weapons of a sort in the volley. */
export const firingSort = v.filter(
  'firingSort',
  (_c, sort: 'phasers' | 'heavy' | 'pierce') => (s, id, f) =>
    shotsOf(s, f).some(x => (x.card === id || s.cards[x.card]!.on === id) && x.sort === sort && x.points > 0),
  (_t, sort) => ({
    that: `fires ${sort === 'heavy' ? 'heavy weapons' : sort === 'pierce' ? 'shield penetration devices' : 'phasers'} in that volley`,
  }),
);
/** Fits cards that weapons may fire at (ge/weapons-fire-phase/1). */
export const standardTarget = v.filter(
  'standardTarget',
  () => (s, id) => isTarget(s, id),
  () => ({ soft: 'target' }),
)();

/** Turns half of a card's heavy weapons fire, rounded down, back on it. The rest goes on to the target. */
export const backfires = v.effect(
  'backfires',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => {
      const e = eventFrame(s, f);
      const id = read(s, f);
      if (e === null || !inPlay(s, id)) return;
      const mine = shotsOf(s, f).filter(x => x.card === id && (x.sort === 'heavy' || x.sort === 'pierce'));
      const n = Math.floor(mine.reduce((sum, x) => sum + x.points, 0) / 2);
      const fire: Fire = e.l.fire;
      const heavy = Math.min(fire.heavy, n);
      e.l.fire = { ...fire, heavy: fire.heavy - heavy, pierce: Math.max(0, fire.pierce - (n - heavy)) };
      hit(s, id, { n, source: 'weapons', by: f.you, from: f.self });
    };
  },
  (t, card) => `half the damage of its heavy weapons, rounded down, hits ${t.ref(card)} itself, and the rest goes on`,
  { means: [['you', 4]] },
);

/** True if no protector of a player's Sector HQ is left besides those that fire in the volley. */
export const bareOfOthers = v.test(
  'bareOfOthers',
  (c, who: Ref) => {
    const read = c.ref(who);
    return (s, f) => {
      const seat = read(s, f);
      return seat >= 0 && protectors(s, seat).every(id => shotsOf(s, f).some(x => x.card === id));
    };
  },
  (t, who) => `nothing but what fires in that volley protects ${t.own(who, 'Sector HQ')}`,
);
/** Redirects the volley to a player's Sector HQ. */
export const redirectToHq = v.effect(
  'redirectToHq',
  (c, who: Ref) => {
    const read = c.ref(who);
    return (s, f) => {
      const e = eventFrame(s, f);
      if (e !== null) e.l.on = hqOf(read(s, f));
    };
  },
  (t, who) => `the volley hits ${t.own(who, 'Sector HQ')} in its place`,
  { means: [['you', 5]] },
);

/** Adds points to the latest volley, when it is announced and before anybody reacts. */
export const volleyGains = v.effect(
  'volleyGains',
  (c, n: Amount) => {
    const read = c.amount(n);
    return (s, f) => {
      for (let i = s.stack.length - 1; i >= 0; i--)
        if (s.stack[i]!.l.kind === 'volley') {
          const e = ownFrame(s, i);
          const k = read(s, f);
          // a card that is immune to this one gets no points from it (E6 Super Computer)
          if (k > 0 && e.l.on >= 0 && isUnder(s, KIND.immune, e.l.on, f.self)) return;
          e.l.fire = k < 0 ? lessened(e.l.fire, -k) : firepower(e.l.fire) > 0 ? raised(e.l.fire, k) : e.l.fire;
          return;
        }
    };
  },
  (t, n) => `that volley does ${t.amount(n)} damage more`,
);

/** A card's weapons can fire once more this turn. */
export const firesAgain = facts.define<{ card: number }>('fires-again', {
  apply(s, x) {
    ownCard(s, x.card).fired = [];
  },
  show: { card: 'card' },
  say: n => `The weapons of ${n.card} can fire again.`,
});
export const readyAgain = v.effect(
  'readyAgain',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => {
      if (inPlay(s, read(s, f))) firesAgain(s, { card: read(s, f) });
    };
  },
  (t, card) => `${t.own(card, 'weapons')} can fire again, at another target`,
);

/** Fits other players' cards with weapons that have not fired this turn and can. */
export const hasUnusedWeapons = v.filter(
  'hasUnusedWeapons',
  // what fires in the volley that is answered has not fired yet: its fire is not resolved
  () => (s, id, f) => mayFire(s, id) && (batteries(s, id).length > 0 || shotsOf(s, f).some(x => x.card === id)),
  () => ({ having: 'weapons that have not fired' }),
)();

/** Fits the targets of fire that another player directs: not the unit's own fleet, unless only two players are left. */
function mayBeHit(s: GeState, unit: number, target: number): boolean {
  const own = sideAt(s, unit);
  const at = target >= 0 ? sideAt(s, target) : seatOfHq(target);
  return players(s).length > 2 ? at !== own : true;
}
const victims = (s: GeState, unit: number): number[] => [
  ...allInPlay(s).filter(id => id !== unit && isTarget(s, id) && mayBeHit(s, unit, id)),
  ...players(s)
    .filter(seat => protectors(s, seat).every(id => id === unit))
    .map(hqOf)
    .filter(target => mayBeHit(s, unit, target)),
];
/** The shots of a card are taken out of the volley that is answered: its weapons have not fired. */
const calledOff = facts.define<{ card: CardId; seat: Seat; shots: readonly Shot[] }>('called-off', {
  aside: true,
  apply(s, x) {
    const mine = ownCard(s, x.card);
    const list = mine.fired.slice();
    for (const { weapon, n } of x.shots) list[weapon] = Math.max(0, (list[weapon] ?? 0) - n);
    mine.fired = list;
  },
  show: { card: 'card', seat: 'seat' },
  say: n => `The fire of ${n.card} is called off.`,
});

/** Takes the shots of a card out of the volley that is answered. */
function takeBackShots(s: GeState, f: Frame, card: CardId): void {
  const shots = shotsOf(s, f).filter(x => x.card === card);
  const e = shots.length === 0 ? null : changingEvent(s, f);
  if (e === null) return;
  dropShots(e, x => x.card === card);
  calledOff(s, { card, seat: s.cards[card]!.controller, shots });
}

/** Fires the unused weapons of a unit now, at a target that you choose. */
export const directsFire = v.flow(
  'directsFire',
  (c, unit: Ref) => {
    const read = c.ref(unit);
    const volley = c.program('volley');
    const target = c.name('target');
    /** Lists the cards and Sector HQs of the player who chooses, or those of others. */
    const aims = (s: GeState, f: Frame, own: boolean) =>
      victims(s, read(s, f))
        .filter(id => ((id >= 0 ? s.cards[id]!.controller : seatOfHq(id)) === f.you) === own)
        .map(id => (id >= 0 ? option('fire', id) : option('headquarters', seatOfHq(id))));
    const menu: Menu<GeState> = {
      name: 'direct fire',
      list: (s, f) => aims(s, f, false),
      rare: (s, f) => aims(s, f, true),
      label: (s, _f, o, seat) => brief(`Fire at ${targetLabel(s, o.verb === 'fire' ? o.a : hqOf(o.a), seat)}`),
      prompt: (s, f) => `${titleFor(f)}: at what does ${titleOf(s, read(s, f))} fire?`,
      stakes: textFor,
      card: (s, _f, o) => (o.verb === 'fire' ? titleOf(s, o.a) : null),
    };
    c.step(
      askStep({ who: (_s, f) => [f.you], menu, skip: (s, f) => aims(s, f, true).length === 0 }, (s, f, picks) => {
        const o = picks[0]![0];
        f.l[target] = o === undefined ? -1 : o.verb === 'fire' ? o.a : hqOf(o.a);
        if (f.l[target] !== -1) takeBackShots(s, f, read(s, f));
      }),
    );
    const goes = c.unless((_s, f) => f.l[target] !== -1);
    c.step({
      op: 'call',
      program: () => volley,
      locals: (s, f) => ({ a: f.l[target], only: [read(s, f)], directed: f.you }),
      you: (s, f) => s.cards[read(s, f)]!.controller,
      self: null,
    });
    c.land(goes);
  },
  (t, unit) => `the weapons of ${t.ref(unit)} that have not fired fire now, at what you say`,
  { means: [['you', 4]] },
);
