import { type Amount, alternatives, eitherOf, type Filter, listed, type Ref, type Test } from '@orrery/kernel';
import { KIND, sideOf, typeOf } from '../card.ts';
import { v } from '../language.ts';
import type { Empire, PointKind } from '../printed.ts';
import { hasSlots } from '../rules/fleet/command.ts';
import { isCombatCrew } from '../rules/fleet/crew.ts';
import { outputOf, printedOutput } from '../rules/fleet/terrain.ts';
import { canGo, isHarbor, mayLeave } from '../rules/fleet/there-and-back.ts';
import { hasActed } from '../rules/play/card-actions-limit.ts';
import { eventFrame } from '../rules/play/events.ts';
import { requiredOf } from '../rules/points/requirements.ts';
import { ANYWHERE } from '../rules/table/control.ts';
import { bareStrength, isA, isCombined, isUnit, printedStrength, strengthOf } from '../rules/table/definitions.ts';
import { cardsAt, locationOf } from '../rules/table/locations.ts';
import { allInPlay } from '../rules/table/stacks.ts';
import { isUnder, works } from '../rules/texts/static-texts.ts';
import { type GeState, inPlay } from '../state.ts';
import { noun, place } from './filters.ts';
import { happening } from './happenings.ts';
import { more, object, subject, tells } from './statics.ts';

// Words for crew: fighters, the strongest, and changes to other cards

/** Fits crew that has an attack among its functions, or whose text says that it fights. */
export const combatCrew = noun('combat crew', isCombatCrew, 'combat crew');
/** Fits Cyber Mages: cards with these words in their title, and those whose text makes them one (C5 Psyber Mage). */
export const mage = noun('Cyber Mage', (s, id) => isA(s, id, 'cyber mage'));
/** The cards whose points are being computed. A text that changes those points gets the printed ones. */
const asked = new Set<number>();
/** Fits cards that no text keeps where they are (C7 Mystic Wanderer). */
export const movable = v.filter(
  'movable',
  () => (s, id) => !isUnder(s, KIND['stays put'], id),
  () => ({ before: 'movable' }),
)();
/** Fits cards that generate points. */
export const makingPoints = v.filter(
  'makingPoints',
  () => (s, id) => {
    if (asked.has(id)) return Object.keys(printedOutput(s, id)).length > 0;
    asked.add(id);
    try {
      return Object.keys(outputOf(s, id, works)).length > 0;
    } finally {
      asked.delete(id);
    }
  },
  () => ({ that: 'generates points' }),
)();
/** Fits the first to come into play among the cards that fit, for texts that mean any one of them. */
export const oneOf = v.filter(
  'oneOf',
  (c, which: Filter) => {
    const fits = c.filter(which);
    return (s, id, f) => {
      if (!fits(s, id, f)) return false;
      const { since } = s.cards[id]!;
      return !allInPlay(s).some(x => x !== id && s.cards[x]!.since < since && fits(s, x, f));
    };
  },
  (t, which) => ({ certain: true, noun: `one ${t.filter(which)}`, plural: `one ${t.filter(which)}` }),
  { named: true },
);
/** Fits the weakest cards among those that fit; all of them if they are equally weak. */
export const weakest = v.filter(
  'weakest',
  (c, which: Filter) => {
    const fits = c.filter(which);
    return (s, id, f) =>
      fits(s, id, f) && !allInPlay(s).some(x => x !== id && fits(s, x, f) && strengthOf(s, x) < strengthOf(s, id));
  },
  (t, which) => ({ certain: true, before: 'the weakest', noun: t.filter(which) }),
);
/** Fits the ship, base or terrain where a card is. */
export const whereIs = v.filter(
  'whereIs',
  (c, card: Ref) => {
    const read = c.ref(card);
    // before that card is chosen, every place will do
    return (s, id, f) => read(s, f) < 0 || locationOf(s, read(s, f)) === id;
  },
  (t, card) => ({ noun: `location of ${t.ref(card)}` }),
  { named: true },
);
/** Fits cards at the same place as another card. */
export const at = v.filter(
  'at',
  (c, place: Ref) => {
    const read = c.ref(place);
    return (s, id, f) => read(s, f) >= 0 && locationOf(s, id) === read(s, f);
  },
  (t, place) => ({ after: `at ${t.ref(place)}` }),
);
/** Fits cards at a location that fits. */
export const located = v.filter(
  'located',
  (c, where: Filter) => {
    const fits = c.filter(where);
    return (s, id, f) => {
      const here = locationOf(s, id);
      return here >= 0 && fits(s, here, f);
    };
  },
  (t, where) => ({ after: `at a ${t.filter({ w: 'that', a: [where, place] } as Filter)}` }),
);
/** Fits cards at a location where there is a card that fits. */
export const amidst = v.filter(
  'amidst',
  (c, which: Filter) => {
    const fits = c.filter(which);
    return (s, id, f) => {
      const here = locationOf(s, id);
      return here >= 0 && allInPlay(s).some(x => locationOf(s, x) === here && fits(s, x, f));
    };
  },
  (t, which) => ({ where: `there is ${t.one(which)}`, not: { where: `there is no ${t.filter(which)}` } }),
);
/** Fits cards that its player has enough command slots for, if they took control of them (ge/control/2). */
export const commandable = v.filter(
  'commandable',
  () => (s, id, f) => hasSlots(s, f.you, id),
  () => ({ which: 'for which you have a command slot' }),
)();
/** Fits cards that other players have played, whoever controls them now. */
export const playedByOthers = v.filter(
  'playedByOthers',
  () => (s, id, f) => s.cards[id]!.player !== f.you,
  () => ({ that: 'others have played' }),
)();
/** Fits cards that affect health (ge/definitions/11). */
export const healthAffecting = v.filter(
  'healthAffecting',
  () => (s, id) => ['illness', 'injury', 'insanity', 'plague'].some(name => isA(s, id, name)),
  () => ({ noun: 'health-affecting card' }),
)();
/** Fits cards on this card. */
export const onThis = v.filter(
  'onThis',
  () => (s, id, f) => s.cards[id]!.on === f.self,
  t => ({ after: `on ${t.ref('self')}` }),
)();
/** Fits the card that this card's text remembered in its player's last turn. */
export const chosenLastTurn = v.filter(
  'chosenLastTurn',
  () => (s, id, f) => {
    const card = s.cards[f.self]!;
    return card.bond === id && card.counter === s.seats[f.you]!.turns - 1;
  },
  () => ({ that: 'it has chosen last turn', not: { that: 'it has not chosen last turn' } }),
)();
/** Fits cards that stay in play once played and have no immediate effect. */
export const stayingCard = v.filter(
  'stayingCard',
  () => (s, id) => !inPlay(s, id) && sideOf(s, id).source.after === undefined,
  () => ({ noun: 'card that stays in play' }),
)();

/** Fits the card that a text has chosen. */
export const thatCard = v.filter(
  'thatCard',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, id, f) => id === read(s, f);
  },
  (t, card) => ({ certain: true, noun: t.ref(card) }),
  { named: true },
);

/**
 * True if this card is the strongest: stronger than all cards of other players that fit, and at least as strong as its player's own. Among its
 * player's equals the first in play counts.
 */
export const isStrongest = v.test(
  'isStrongest',
  (c, which: Filter) => {
    const fits = c.filter(which);
    return (s, f) => {
      const mine = strengthOf(s, f.self);
      return !allInPlay(s).some(id => {
        if (id === f.self || !fits(s, id, f)) return false;
        const n = strengthOf(s, id);
        if (n !== mine) return n > mine;
        return s.cards[id]!.controller !== f.you || s.cards[id]!.since < s.cards[f.self]!.since;
      });
    };
  },
  (t, which) => `${t.ref('self')} is your strongest ${t.filter(which)}, and no other player has one as strong`,
);
/** True if this card's text has counted something. */
export const hasCounted: Test = v.test(
  'hasCounted',
  () => (s: GeState, f) => s.cards[f.self]!.counter > 0,
  t => `${t.names.counted ?? `${t.ref('self')} has done so`}`,
  t => t.names.uncounted ?? 'it has not done so before',
)();
/** True if an empire is a player's main empire. */
export const playsEmpire = v.test(
  'playsEmpire',
  (_c, empire: Empire) => (s, f) => s.seats[f.you]!.empire === empire,
  (_t, empire) => `you play the ${empire} empire`,
  (_t, empire) => `you do not play the ${empire} empire`,
);
/** True if the location is the only unit of its player's fleet. Combined cards are one unit (ge-r-combined-1). */
export const onlyUnit: Test = v.test(
  'onlyUnit',
  () => (s: GeState, f) => {
    const here = locationOf(s, f.self);
    if (here < 0 || !isUnit(s, here)) return false;
    const { controller } = s.cards[here]!;
    return !allInPlay(s).some(
      id => id !== here && isUnit(s, id) && s.cards[id]!.controller === controller && !isCombined(s, id),
    );
  },
  () => 'it is on the only ship or base of its fleet',
  () => 'it is not on the only ship or base of its fleet',
)();

/** An amount if a test holds, otherwise 0. */
export const nWhere = v.amount(
  'nWhere',
  (c, holds: Test, n: Amount) => {
    const [test, read] = [c.test(holds), c.amount(n)];
    return (s, f) => (test(s, f) ? read(s, f) : 0);
  },
  (t, holds, n) => `${t.amount(n)}, while ${t.test(holds)}`,
);
/** What must hold for an amount to count, and the amount: null for nothing. */
export const boundOf = (n: Amount): { readonly holds: Test | null; readonly n: Amount } =>
  typeof n !== 'number' && n.w === 'nWhere' ? { holds: n.a[0] as Test, n: n.a[1] as Amount } : { holds: null, n };
/** The number of turns that its player has begun. */
export const turnNumber = v.amount(
  'turnNumber',
  () => (s, f) => s.seats[f.you]!.turns,
  () => 'the number of your turn',
)();
/** The strength that a card has left, without the strength that stronger crew guarantees. */
export const bareStrengthLeft = v.amount(
  'bareStrengthLeft',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => (read(s, f) < 0 ? 0 : bareStrength(s, read(s, f)) - s.cards[read(s, f)]!.damage);
  },
  (t, card) => `what is left of ${t.own(card, 'strength')}`,
);
/** Half the printed strength of a card, without its fraction. Additions of other cards do not count. */
export const halfPrinted = v.amount(
  'halfPrinted',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => (read(s, f) < 0 ? 0 : Math.floor(printedStrength(s, read(s, f)) / 2));
  },
  (t, card) => `half ${t.own(card, 'printed strength')}`,
);

// Events that crew reacts to

/** True if other cards can take the place of the event's target. */
export const allowsStandIns: Test = v.test(
  'allowsStandIns',
  () => (s: GeState, f) => {
    const e = eventFrame(s, f);
    return e !== null && e.l.card >= 0 && !isA(s, e.l.card, 'sure of its victim');
  },
  () => 'its text does not say that nobody stands in',
)();
/** True if another player's play or card action is aimed at a card of yours that fits. */
export const affects = v.test(
  'affects',
  (c, which: Filter) => {
    const fits = c.filter(which);
    return (s, f) => {
      const e = eventFrame(s, f);
      if (e === null || e.l.stopped || (e.l.kind !== 'play' && e.l.kind !== 'action')) return false;
      return [e.l.on as number, ...(e.l.aims as readonly number[])].some(
        id => id >= 0 && inPlay(s, id) && fits(s, id, f),
      );
    };
  },
  (t, which) => `another player plays or uses a card that would affect ${t.one(which)}`,
  undefined,
  { events: ['play', 'action'] },
);
/** True if a crew of another player attacks something. */
export const attacked = v.test(
  'attacked',
  (c, by: Filter, what: Filter) => {
    const [attacker, target] = [c.filter(by), c.filter(what)];
    return (s, f) => {
      const e = eventFrame(s, f);
      return (
        e !== null &&
        e.l.kind === 'action' &&
        e.l.attack === true &&
        !e.l.stopped &&
        attacker(s, e.l.card, f) &&
        (e.l.aims as readonly number[]).some(id => inPlay(s, id) && target(s, id, f))
      );
    };
  },
  (t, by, what) => `${t.one(by)} attacks ${t.one(what)}`,
  undefined,
  { events: ['action'] },
);

/** Fits the place that a play or an action is aimed at: the location of its target. */
export const whereAimed = v.filter(
  'whereAimed',
  () => (s, id, f) => {
    const e = eventFrame(s, f);
    if (e === null) return false;
    return [e.l.on as number, ...(e.l.aims as readonly number[])].some(x => x >= 0 && locationOf(s, x) === id);
  },
  () => ({ noun: 'location that it is aimed at' }),
)();

// The texts of what crew does to others

tells('suspended', (t, x) => `the effects of ${object(t, x.to)} are suspended`);
tells('doubled', (t, x) =>
  x.n === undefined
    ? `${subject(t, x.to)} counts as two of that card`
    : `the effect of ${object(t, x.to)} comes once more for ${t.each(x.n) === null ? t.amount(x.n) : `each ${t.each(x.n)}`}`,
);
tells(
  'extra uses',
  (t, x) =>
    `${subject(t, x.to)} may ${x.what === 'attacks' ? 'attack' : 'use one of its functions'} ${x.n === 1 ? 'twice' : 'more often'} in a turn`,
);
tells(
  'least strength',
  (t, x) =>
    `${subject(t, x.to)} counts as no weaker than ${typeof x.n === 'number' ? `strength ${x.n}` : t.amount(x.n!)}`,
);
tells('attacks only', (t, x) => `${subject(t, x.to)} can attack nothing but ${x.of ? t.filter(x.of) : t.ref('self')}`);
tells('safe from attack', (t, x) => `no ${x.of ? t.filter(x.of) : 'crew'} can attack ${object(t, x.to)}`);
tells('strength in combat', (t, x) => `${subject(t, x.to)} has ${more(t, x)} strength where crew attacks crew`);
tells(
  'accompanies',
  (t, x) =>
    `when another crew of yours goes on a there-and-back mission from its location, ${subject(t, x.to)} may go along, taking no room, and there do either what ${t.ref('self')} lets it do or use a function of that crew`,
);
tells('did so', (t, x) => `${subject(t, x.to)} has used the function of ${t.ref('self')}`);
tells('explored', (t, x) => `${t.ref('self')} has explored ${object(t, x.to)}`);
tells(
  'controls',
  (t, x) =>
    `you control ${object(t, x.to)}${x.what === ANYWHERE ? `, and any ship that ${t.ref('self')} moves to` : ''}`,
);
tells('banishes', (t, x) => `${subject(t, x.to)} is discarded`);
tells(
  'not lessened',
  (t, x) =>
    `no card can lessen the ${x.what === undefined || x.what === '' ? 'points' : x.what} generated by ${object(t, x.to)}`,
);
tells('harmed by', (t, x) => {
  const kinds = alternatives(x.what!, 'and');
  const harm = listed(kinds.map(kind => (kind === 'phasers' ? 'phaser fire' : `${kind} points`)));
  return `${subject(t, x.to)} can be damaged by ${harm}${kinds.includes('research') ? '; research goes past its shields' : ''}`;
});
tells(
  'indestructible',
  (t, x) => `nothing that others do damages or destroys ${object(t, x.to)}, unless its location goes`,
);
tells('no self destruct', (t, x) => `${subject(t, x.to)} cannot destroy itself`);
tells('doubles ammunition', (t, x) => `each point of ammunition arms two heavy weapons of ${object(t, x.to)}`);
tells('firm fire', (t, x) => `cards that others play in reaction do not lessen the fire of ${object(t, x.to)}`);

/** Waits for the end of your draws in your Draw Cards Phase. */
export const youHaveDrawn = happening(
  'youHaveDrawn',
  'hand-drawn',
  () => (_s, f) => f.l.fact.seat === f.you && f.l.fact.cards.length > 0,
  () => 'after you have drawn in your Draw Cards Phase',
)();
/** True if the card that would be lost has damage equal to its strength. */
export const byDamage: Test = v.test(
  'byDamage',
  () => (s: GeState, f) => {
    const e = eventFrame(s, f);
    return e !== null && e.l.how === 'destroyed';
  },
  () => 'damage destroys it',
)();
/** True if the event is not itself a reaction. */
export const playedInReaction: Test = v.test(
  'playedInReaction',
  () => (s: GeState, f) => eventFrame(s, f)?.l.reaction === true,
  () => 'it is played in reaction',
  () => 'it is not played in reaction',
)();
/** Fits the card beneath the card that this one is on: the unit of a shuttle that this pilot flies. */
export const beneathHost = v.filter(
  'beneathHost',
  () => (s, id, f) => s.cards[f.self]!.on >= 0 && s.cards[s.cards[f.self]!.on]!.on === id,
  t => ({ noun: eitherOf('ship', 'base'), that: `carries ${t.ref('host')}` }),
  { named: true },
)();
/** Fits shuttles, fighters and transporters. */
export const carrierCraft = v.filter(
  'carrierCraft',
  () => (s, id) =>
    typeOf(s, id) === 'E' && (isA(s, id, 'shuttle') || (isA(s, id, 'transporter') && !isA(s, id, 'mine'))),
  () => ({ noun: eitherOf('shuttle', 'fighter', 'transporter') }),
)();
/** Fits those that have done nothing this turn. */
export const readyCarrier = v.filter(
  'readyCarrier',
  () => (s, id) =>
    typeOf(s, id) === 'E' &&
    (isA(s, id, 'shuttle') || (isA(s, id, 'transporter') && !isA(s, id, 'mine'))) &&
    works(s, id) &&
    !hasActed(s, id),
  () => ({ noun: eitherOf('shuttle', 'fighter', 'transporter'), that: 'has done nothing this turn' }),
)();
/** True if the location of this card prints needs of a kind of points. */
export const locationNeeds = v.test<[PointKind, number?]>(
  'locationNeeds',
  (_c, kind: PointKind, n: number = 1) =>
    (s, f) =>
      needsPrinted(s, locationOf(s, f.self), kind, n),
  (_t, kind, n = 1) => `its location needs ${n === 1 ? '' : `${n} or more `}${kind}`,
);
const needsPrinted = (s: GeState, id: number, kind: PointKind, n = 1): boolean =>
  id >= 0 && (requiredOf(s, id)[kind] ?? 0) >= n;
/** True if the location of this card needs less energy: its player chose energy, or it needs only energy. */
export const sparesEnergy: Test = v.test(
  'sparesEnergy',
  () => (s: GeState, f) => {
    const here = locationOf(s, f.self);
    return needsPrinted(s, here, 'energy') && (s.cards[f.self]!.counter === 1 || !needsPrinted(s, here, 'supply'));
  },
  () => 'you have chosen energy, or it needs no supply',
  () => 'you have not chosen energy',
)();
/** Fits ships (not dragons), bases and terrain: the places of crew (ge/crew/1, ge/dragon/2). */
export const harbor = v.filter(
  'harbor',
  () => (s, id) => isHarbor(s, id),
  () => ({ noun: eitherOf('ship', 'base', 'terrain'), plural: 'ships, bases and terrain' }),
)();
/** Fits planets, moons and systems: the only terrain for some crew. */
export const world = v.filter(
  'world',
  () => (s, id) => typeOf(s, id) === 'T' && (isA(s, id, 'planet') || isA(s, id, 'moon') || isA(s, id, 'system')),
  () => ({ noun: eitherOf('planet', 'moon', 'system'), plural: 'planets, moons and systems' }),
)();
/** Fits cards of the same type as this card's location, except the location itself. */
export const otherOfItsType = v.filter(
  'otherOfItsType',
  () => (s, id, f) => {
    const here = locationOf(s, f.self);
    return here >= 0 && id !== here && typeOf(s, id) === typeOf(s, here);
  },
  () => ({ before: 'other', of: 'the same type' }),
)();
/** Fits crew of yours at this card's place that fits and could act at another player's location. */
export const raiders = v.list(
  'raiders',
  (c, which: Filter) => {
    const fits = c.filter(which);
    return (s, f) => {
      const at = allInPlay(s);
      return cardsAt(s, locationOf(s, f.self)).filter(
        id => fits(s, id, f) && mayLeave(s, f.self, f.you, id) && at.some(goal => canGo(s, f.self, f.you, id, goal)),
      );
    };
  },
  (t, which) => `your engaged ${t.filter(which, true)} at its location`,
  'card',
  (t, which) => `engaged ${t.filter(which)} at its location`,
);
tells('also on', (t, x) => `${subject(t, x.to)} works as if it lay on ${object(t, x.of)}, too`);
