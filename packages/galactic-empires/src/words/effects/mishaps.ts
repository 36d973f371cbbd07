import {
  type Amount,
  askStep,
  type CardId,
  type Filter,
  type Frame,
  type Menu,
  many,
  option,
  ownCard,
  ownSeat,
  type Ref,
  refuse,
} from '@orrery/kernel';
import { defOf, KIND, typeOf } from '../../card.ts';
import { facts, textFor, v } from '../../language.ts';
import { homeName, titleOf } from '../../names.ts';
import type { Empire } from '../../printed.ts';
import { cardDamage, hit } from '../../rules/damage/damage.ts';
import { mend, repaired } from '../../rules/damage/repair.ts';
import { eventFrame } from '../../rules/play/events.ts';
import { noted } from '../../rules/table/cards-in-play.ts';
import {
  currentStrength,
  isCombined,
  isShip,
  printedStrength as printed,
  strengthOf,
} from '../../rules/table/definitions.ts';
import { cardLabel, cardNote } from '../../rules/table/labels.ts';
import { locationOf } from '../../rules/table/locations.ts';
import { allInPlay, sideAt, stackOf } from '../../rules/table/stacks.ts';
import { isUnder } from '../../rules/texts/static-texts.ts';
import { draw as drawCards } from '../../rules/turn/draw-phase.ts';
import { FLEET, type GeState, HAND, inPlay, opponents, pile, RESERVE } from '../../state.ts';
import { lessenVolley, mendableVolley } from './fire.ts';

// Tests and effects of luck cards and occurrences that fit no other topic

/** True if a player has played a card this turn. */
export const hasPlayed = v.test(
  'hasPlayed',
  (c, who: Ref) => {
    const read = c.ref(who);
    return (s, f) => s.playedNow.some(x => x.seat === read(s, f));
  },
  (t, who) => `${t.ref(who)} has played a card this turn`,
);
/** True if a player has had more than so many turns, the current one included. */
export const beyondTurn = v.test(
  'beyondTurn',
  (c, who: Ref, n: number) => {
    const read = c.ref(who);
    return (s, f) => read(s, f) >= 0 && s.seats[read(s, f)]!.turns > n;
  },
  (t, who, n) => `${who === 'you' ? 'you are' : `${t.ref(who)} is`} in turn ${n + 1} or a later one`,
);
/** True if every other player has at least so many cards that fit. */
export const everyOtherHas = v.test(
  'everyOtherHas',
  (c, n: number, which: Filter) => {
    const fits = c.filter(which);
    return (s, f) => opponents(s, f.you).every(seat => pile(s, seat, FLEET).filter(id => fits(s, id, f)).length >= n);
  },
  (t, n, which) => `every other player has at least ${n} ${t.filter(which, true)}`,
);
/** The main empire of a player's deck. */
export const deckOfEmpire = v.test(
  'deckOfEmpire',
  (c, who: Ref, empire: Empire) => {
    const read = c.ref(who);
    return (s, f) => read(s, f) >= 0 && s.seats[read(s, f)]!.empire === empire;
  },
  (t, who, empire) => `${empire} is the main empire of ${t.own(who, 'deck')}`,
);

/** Points that were applied to get rid of a card are cancelled. */
export const unapplied = facts.define<{ card: number; n: number }>('unapplied', {
  apply(s, x) {
    ownCard(s, x.card).applied -= x.n;
  },
  show: { card: 'card', n: 'plain' },
  say: (n, x) => `${x.n} of the points applied to ${n.card} are undone.`,
});
/** Heals damage on a card, or cancels points applied to get rid of it, whichever are more. */
export const heals = v.effect(
  'heals',
  (c, card: Ref, n: Amount) => {
    const [read, points] = [c.ref(card), c.amount(n)];
    return (s, f) => {
      const id = read(s, f);
      if (!inPlay(s, id)) return;
      const { damage, applied } = s.cards[id]!;
      if (applied > damage) unapplied(s, { card: id, n: Math.min(applied, points(s, f)) });
      else mend(s, id, points(s, f));
    };
  },
  (t, card, n) => `heal up to ${t.amount(n)} damage on ${t.ref(card)}, or undo as many of the points applied to it`,
  (card, n) => ({ means: [[card, typeof n === 'number' ? n : 2]] }),
);
/** Repairs damage on a unit until it has a part of its strength again, but not its shields. */
export const restoreToHalf = v.effect(
  'restoreToHalf',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => {
      const id = read(s, f);
      if (!inPlay(s, id)) return;
      const n = Math.floor(strengthOf(s, id) / 2) - currentStrength(s, id);
      if (n > 0) mend(s, id, Math.min(n, s.cards[id]!.damage));
    };
  },
  (t, card) => `repair ${t.ref(card)} until it has half its strength, whatever its shields`,
  card => ({ means: [[card, 3]] }),
);
/** Makes repair points that another player has just used do damage instead, the first ones first. */
export const repairsGoWrong = v.effect(
  'repairsGoWrong',
  (c, n: Amount) => {
    const read = c.amount(n);
    return (s, f) => {
      const cards: readonly number[] = eventFrame(s, f)?.l.repairs ?? [];
      // repaired points become damage again, once for the repair and once for the harm
      for (const id of cards.slice(0, read(s, f)))
        if (inPlay(s, id)) hit(s, id, { n: 0, pierce: 2, source: 'card', by: f.you, from: f.self });
    };
  },
  (t, n) => `${t.amount(n)} of the repair points do a point of damage each in place of the repair`,
  { means: [['you', 2]] },
);
/** Restores all shields. */
export const restoreShields = v.effect(
  'restoreShields',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => {
      const id = read(s, f);
      if (inPlay(s, id) && s.cards[id]!.shieldDamage > 0)
        repaired(s, { card: id, shields: s.cards[id]!.shieldDamage, structure: 0 });
    };
  },
  (t, card) => `the shields of ${t.ref(card)} are whole again`,
  card => ({ means: [[card, 3]] }),
);
/** Fits cards with damaged shields. */
export const shieldsDamaged = v.filter(
  'shieldsDamaged',
  () => (s, id) => s.cards[id]!.shieldDamage > 0,
  () => ({ which: 'whose shields are damaged' }),
)();
/** Fits cards with damage, or with points applied to get rid of them. */
export const harmed = v.filter(
  'harmed',
  () => (s, id) => s.cards[id]!.damage + s.cards[id]!.applied > 0,
  () => ({ that: 'has taken damage or had points applied to it' }),
)();
/** The card in a local. */
export const theOne = v.filter<[string]>(
  'theOne',
  (_c, name: string) => (_s, id, f) => f.l[name] === id,
  (t, name) => ({ certain: true, noun: t.ref(name) }),
  { named: true },
);
/** Fits a chosen card and all cards on it. */
export const theOneLaden = v.filter<[string]>(
  'theOneLaden',
  (_c, name: string) => (s, id, f) => f.l[name] === id || s.cards[id]!.on === f.l[name],
  (t, name) => ({ noun: `${t.ref(name)} and of the cards on it` }),
  { named: true },
);
/** Returns the cards of a pile that are at least as strong as a card, by their printed strengths. */
export const asStrong = (s: GeState, from: readonly CardId[], as: CardId): readonly CardId[] =>
  as < 0 ? [] : from.filter(id => defOf(s, id).source.strength >= defOf(s, as).source.strength);
/** The cards of a reserve fleet, by default yours, that are at least as strong as another card. */
export const reserveAsStrongAs = v.list<[Ref, Ref?]>(
  'reserveAsStrongAs',
  (c, card, who = 'you') => {
    const [read, whose] = [c.ref(card), c.ref(who)];
    return (s, f) => asStrong(s, pile(s, whose(s, f), RESERVE), read(s, f));
  },
  (t, card, who = 'you') => `the cards of ${t.own(who, 'reserve fleet')} that are at least as strong as ${t.ref(card)}`,
  'card',
  (t, card, who = 'you') => `card of ${t.own(who, 'reserve fleet')} that is at least as strong as ${t.ref(card)}`,
);
/** Does nothing. */
export const doNothing = v.effect(
  'doNothing',
  () => () => {},
  () => 'leave it as it is',
)();
/** The cards in the stack of a card that fit. */
export const ofStack = v.list(
  'ofStack',
  (c, card: Ref, which: Filter) => {
    const read = c.ref(card);
    const fits = c.filter(which);
    return (s, f) =>
      inPlay(s, read(s, f))
        ? stackOf(s, read(s, f))
            .slice(1)
            .filter(id => fits(s, id, f))
        : [];
  },
  (t, card, which) => `the ${t.filter(which, true)} on ${t.ref(card)}`,
  'card',
  (t, card, which) => `${t.filter(which)} on ${t.ref(card)}`,
);
/** The equipment on a virus's ship that the research applied to the virus does not repair yet. Equipment that came first is repaired first. */
export const stillInfected = v.filter(
  'stillInfected',
  () => (s, id, f) => {
    const { on, applied } = s.cards[f.self]!;
    if (on < 0 || typeOf(s, id) !== 'E') return false;
    let sum = 0;
    for (const x of stackOf(s, on).slice(1)) {
      if (typeOf(s, x) !== 'E') continue;
      sum += strengthOf(s, x);
      if (x === id) return sum > applied;
    }
    return false;
  },
  () => ({
    noun: 'equipment',
    plural: 'equipment',
    after: 'on that ship that has not had its strength in research applied',
  }),
)();
/** The printed strength of a card. */
export const printedStrength = v.amount(
  'printedStrength',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => (read(s, f) < 0 ? 0 : printed(s, read(s, f)));
  },
  (t, card) => `the strength printed on ${t.ref(card)}`,
);
/** Fits cards with less than half of their strength left. */
export const belowHalf = v.filter(
  'belowHalf',
  () => (s, id) => currentStrength(s, id) < Math.floor(strengthOf(s, id) / 2),
  () => ({ having: 'less than half its strength left' }),
)();
/** The card that this one remembers, called by a filter: `its world`. */
export const itsWorld = v.filter(
  'itsWorld',
  () => (s, id, f) => s.cards[f.self]!.bond === id,
  t => ({ certain: true, noun: t.names.remembered ?? 'the card it remembers' }),
  { named: true },
)();
/** True if this card has done one of its two services: redirected fire, or strengthened it. */
export const hasServed = v.test(
  'hasServed',
  (_c, how: 'against fire' | 'in fire') => (s, f) => s.cards[f.self]!.counter === (how === 'against fire' ? 1 : 2),
  (_t, how) => (how === 'against fire' ? 'it has turned fire aside' : 'it has strengthened fire'),
  (_t, how) => (how === 'against fire' ? 'it has not turned fire aside' : 'it has not strengthened fire'),
);
/** Counts one more on this card. */
export const countOneMore = v.effect(
  'countOneMore',
  () => (s, f) => {
    if (inPlay(s, f.self)) noted(s, { card: f.self, counter: s.cards[f.self]!.counter + 1 });
  },
  t => (t.names.counter === undefined ? `count one more on ${t.ref('self')}` : ''),
  { counts: true },
)();
/** True if this card has counted so many, one at the start of each of its player's turns. */
export const isTheTime = v.test<[number]>(
  'isTheTime',
  (_c, n: number) => (s, f) => s.cards[f.self]!.counter >= n,
  (t, n) => `it is the ${ORDINALS[n] ?? `${n}th`} since ${t.ref('self')} was played`,
);
const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth'];
/** Asks whether an insane crew works as usual this turn, or in reverse. */
export const behave = v.effect(
  'behave',
  (_c, how: 'as ever' | 'in reverse') => (s, f) => {
    noted(s, { card: f.self, counter: how === 'as ever' ? 0 : 1 });
  },
  (t, how) => (how === 'as ever' ? `${t.ref('host')} does what it always does` : `${t.ref('host')} does the reverse`),
);
/** Makes the text work in reverse this turn. */
export const isInReverse = v.test(
  'isInReverse',
  () => (s, f) => s.cards[f.self]!.counter === 1,
  t => `${t.ref('host')} does the reverse`,
)();
/** The terrain that a ship crashes on: the one that it is on; from space, any terrain of its fleet. */
export const crashSites = v.list<[Ref]>(
  'crashSites',
  (c, ship: Ref) => {
    const read = c.ref(ship);
    return (s, f) => {
      const id = read(s, f);
      const { on } = s.cards[id]!;
      if (on >= 0 && typeOf(s, on) === 'T') return [on];
      return allInPlay(s).filter(x => typeOf(s, x) === 'T' && !isCombined(s, x) && sideAt(s, x) === sideAt(s, id));
    };
  },
  () => 'the terrain of that fleet, or the one that the ship is on',
  'card',
  () => 'terrain of that fleet, or the one that the ship is on',
);
/** Makes two cards damage each other at once. */
export const clash = v.effect(
  'clash',
  (_c, name: string, how: 'half the other’s strength' | 'what is left of the other’s strength') => (s, f) => {
    const [a, b] = f.l[name] as readonly number[];
    if (a === undefined || b === undefined) return;
    const force = (id: number) => (how.startsWith('half') ? Math.floor(strengthOf(s, id) / 2) : currentStrength(s, id));
    const [ofA, ofB] = [force(a), force(b)];
    cardDamage(s, a, ofB, f.you, f.self);
    cardDamage(s, b, ofA, f.you, f.self);
  },
  (t, name, how) => `${t.ref(name)} takes damage equal to ${how}`,
  name => ({ means: [[name, -4]] }),
);
/** One of the cards that a local holds. */
export const amongThem = v.filter<[string]>(
  'amongThem',
  (_c, name: string) => (_s, id, f) => (f.l[name] as readonly number[] | undefined)?.includes(id) === true,
  () => ({ that: 'has been named', not: { that: 'has not been named' } }),
);
/** Lets a player choose ships of theirs with up to half the strength of all their ships. */
export const nameShips = v.flow<[string, Ref]>(
  'nameShips',
  (c, name: string, who: Ref) => {
    const read = c.ref(who);
    const fleet = (s: GeState, f: Frame) => pile(s, read(s, f), FLEET).filter(id => isShip(s, id));
    const sum = (s: GeState, ids: readonly number[]) => ids.reduce((n, id) => n + strengthOf(s, id), 0);
    const TOO_MUCH = refuse(
      'ge/crucial-rules/1',
      'They have more than half the strength of all ships of the fleet together.',
    );
    const menu: Menu<GeState> = {
      name: 'name ships',
      list: (s, f) => fleet(s, f).map(id => option('card', id)),
      label: (s, _f, o, seat) => cardLabel(s, o.a, seat),
      prompt: (s, f) =>
        `Which of your ships can fire? They may have up to ${Math.floor(sum(s, fleet(s, f)) / 2)} strength together.`,
      stakes: textFor,
      note: (s, _f, o, seat) => cardNote(s, o.a, seat),
      card: (s, _f, o) => titleOf(s, o.a),
    };
    c.step(
      askStep(
        {
          who: (s, f) => [read(s, f)],
          menu,
          min: () => 0,
          max: (s, f) => fleet(s, f).length,
          plan: {
            times: () => 1,
            check: (s, f, _seat, picks) =>
              sum(
                s,
                picks.map(o => o.a),
              ) *
                2 >
              sum(s, fleet(s, f))
                ? TOO_MUCH
                : null,
          },
        },
        (_s, f, picks) => {
          f.l[name] = picks[0]!.map(o => o.a);
        },
      ),
    );
  },
  (t, _name, who) => `${t.ref(who)} names ships with up to half the strength of all ships of that fleet`,
);
/** Repairs damage on cards of your fleet and on your Sector HQ, point by point: earlier damage, and what the volley that it answers does. */
export const deliver = v.flow(
  'deliver',
  (c, n: Amount, doubler?: Filter) => {
    const points = c.amount(n);
    const left = c.name('points');
    const doubles = doubler === undefined ? null : c.filter(doubler);
    /** the damage that a point repairs on a card */
    const worth = (s: GeState, f: Frame, id: number): number =>
      doubles !== null && id >= 0 && allInPlay(s).some(x => doubles(s, x, f) && locationOf(s, x) === locationOf(s, id))
        ? 2
        : 1;
    const mends = (s: GeState, id: number) =>
      ['S', 'B', 'T'].includes(typeOf(s, id)) &&
      s.cards[id]!.damage - s.cards[id]!.lasting + s.cards[id]!.shieldDamage > 0;
    const menu: Menu<GeState> = {
      name: 'deliver repairs',
      list: (s, f) => [
        ...(mendableVolley(s, f) > 0 ? [option('yes')] : []),
        ...pile(s, f.you, FLEET).flatMap(id => (mends(s, id) ? [option('card', id)] : [])),
        ...(s.seats[f.you]!.hq > 0 ? [option('headquarters', f.you)] : []),
      ],
      label: (s, _f, o, seat) =>
        o.verb === 'card'
          ? cardLabel(s, o.a, seat)
          : o.verb === 'yes'
            ? 'The damage of the volley'
            : `Your ${homeName(s, o.a)}`,
      prompt: (_s, f) => `What is repaired? ${f.l[left]} ${f.l[left] === 1 ? 'point is' : 'points are'} left.`,
      stakes: () => 'Each choice repairs one point of damage.',
      rule: 'ge/points/7',
      note: (s, f, o, seat) =>
        o.verb === 'card'
          ? cardNote(s, o.a, seat)
          : many(o.verb === 'yes' ? mendableVolley(s, f) : s.seats[o.a]!.hq, 'point'),
      card: (s, _f, o) => (o.verb === 'card' ? titleOf(s, o.a) : null),
    };
    c.step({
      op: 'do',
      act: (s, f) => {
        f.l[left] = points(s, f);
      },
    });
    const start = c.unless((s, f) => f.l[left] > 0 && menu.list(s, f, f.you).length > 0);
    c.step(
      askStep({ who: (_s, f) => [f.you], menu }, (s, f, picks) => {
        const o = picks[0]![0]!;
        f.l[left]--;
        if (o.verb === 'card') mend(s, o.a, worth(s, f, o.a));
        else if (o.verb === 'yes') lessenVolley(s, f, worth(s, f, eventFrame(s, f)?.l.on ?? -1));
        else hqRepaired(s, { seat: f.you, n: 1 });
      }),
    );
    c.go(start);
    c.land(start);
  },
  (t, n, doubler?: Filter) =>
    `repair ${t.amount(n)} damage in all on ships, bases and terrain of your fleet, on your Sector HQ and of a volley at them${doubler === undefined ? '' : `; where there is ${t.one(doubler)}, each point repairs 2 damage`}`,
  { means: [['you', 3]] },
);
/** Damage to a Sector HQ is repaired. */
export const hqRepaired = facts.define<{ seat: number; n: number }>('hq-repaired', {
  apply(s, x) {
    const seat = ownSeat(s, x.seat);
    seat.hq = Math.max(0, seat.hq - x.n);
  },
  show: { seat: 'seat', n: 'plain' },
  say: (n, x, s) => `${x.n} damage to the ${homeName(s, x.seat!)} of ${n.seat} is repaired.`,
});
/** True if your Sector HQ has damage. */
export const hqDamaged = v.test(
  'hqDamaged',
  () => (s, f) => s.seats[f.you]!.hq > 0,
  () => 'your Sector HQ has taken damage',
)();
/** The other players with cards in hand. */
export const othersHolding = v.list(
  'othersHolding',
  () => (s, f) => opponents(s, f.you).filter(seat => pile(s, seat, HAND).length > 0),
  () => 'the other players who hold cards',
  'seat',
  () => 'other player who holds cards',
)();
/** Draws cards for you. The local `name` keeps them. */
export const drawInto = v.effect<[string, Amount]>(
  'drawInto',
  (c, name: string, n: Amount) => {
    const read = c.amount(n);
    return (s, f) => {
      const k = drawCards(s, f.you, read(s, f));
      f.l[name] = k === 0 ? [] : pile(s, f.you, HAND).slice(-k);
    };
  },
  (t, _name, n) => (n === 1 ? 'draw a card' : `draw ${t.amount(n)} cards`),
  { means: [['you', 6]] },
);
/** The cards just drawn that are still in hand. */
export const justDrawn = v.list<[string]>(
  'justDrawn',
  (_c, name: string) => (s, f) =>
    ((f.l[name] as readonly number[] | undefined) ?? []).filter(id => pile(s, f.you, HAND).includes(id)),
  () => 'the cards just drawn',
  'card',
  () => 'card just drawn',
);
/** True if a player has chosen none. */
export const done = v.test<[string]>(
  'done',
  (_c, name: string) => (_s, f) => f.l[name] === -1,
  () => 'you have stopped',
  () => 'you do not stop',
);
/** Fits cards that no text stops from destroying themselves (C5 Mutineer). */
export const mayDestroyItself = v.filter(
  'mayDestroyItself',
  () => (s, id) => !isUnder(s, KIND['no self destruct'], id),
  () => ({ that: 'may destroy itself' }),
)();
