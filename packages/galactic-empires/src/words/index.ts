import {
  askStep,
  type Compiler,
  type Effect,
  type Filter,
  type Frame,
  type List,
  type Menu,
  option,
  ownFrame,
  type Read,
  type Ref,
  type Seat,
} from '@orrery/kernel';
import { defOf } from '../card.ts';
import {
  allocated,
  bid,
  bonded,
  discard as discardCard,
  made,
  owed,
  played,
  plays,
  reversed,
  shifted,
  shown,
  takeAway,
} from '../facts.ts';
import { decider, v } from '../language.ts';
import {
  basisOf,
  cardsOn,
  income,
  inPlay,
  isInPlay,
  locationOf,
  places,
  pointsOf,
  reaches,
  responsesOf,
  works,
} from '../query.ts';
import { type CardType, DECK, type GeState, type Phase, type Points, RESERVE, zone } from '../state.ts';

export {
  all,
  any,
  atLeast,
  atMost,
  choose,
  chooseNumber,
  chooseOne,
  decider,
  either,
  forEach,
  may,
  minus,
  not,
  other,
  plus,
  sequence,
  set,
  that,
  the,
  times,
  when,
} from '../language.ts';

const nameOf = (s: GeState, id: number): string => defOf(s, id).source.title;

// Which cards

const TYPES: Readonly<Record<CardType, string>> = {
  A: 'ability',
  B: 'base',
  C: 'crew',
  D: 'dragon',
  E: 'equipment',
  H: 'hazard',
  L: 'luck card',
  M: 'monster',
  O: 'occurrence',
  P: 'psy',
  S: 'ship',
  T: 'terrain',
};

/** Cards of one of these types. */
export const type = v.filter(
  'type',
  (_c, ...letters: CardType[]) =>
    (s, id) =>
      letters.includes(defOf(s, id).source.type),
  (_t, ...letters) => ({ noun: letters.map(x => TYPES[x]).join(' or ') }),
);
/** Crew, psys among them (ge/psy/1). */
export const crew = v.filter(
  'crew',
  () => (s, id) => ['C', 'P'].includes(defOf(s, id).source.type),
  () => ({ noun: 'crew' }),
)();
/** Cards marked R/. */
export const reactionCard = v.filter(
  'reactionCard',
  () => (s, id) => defOf(s, id).source.reaction === true,
  () => ({ noun: 'reaction card' }),
)();
export const titled = v.filter(
  'titled',
  (_c, words: string) => (s, id) => defOf(s, id).source.title.toLowerCase().includes(words),
  (_t, words) => ({ noun: `${words} card` }),
);
/** In the fleet of whoever the text belongs to. */
export const yours = v.filter(
  'yours',
  () => (s, id, f) => s.cards[id]!.controller === f.you,
  () => ({ after: 'of your fleet' }),
)();
/** In any other player's fleet. */
export const ofOthers = v.filter(
  'ofOthers',
  () => (s, id, f) => s.cards[id]!.controller !== f.you,
  () => ({ after: 'of another player' }),
)();
export const ofPlayer = v.filter(
  'ofPlayer',
  (c, who: Ref) => {
    const read = c.ref(who);
    return (s, id, f) => s.cards[id]!.controller === read(s, f);
  },
  (t, who) => ({ after: `of ${t.ref(who)}` }),
);
export const itself = v.filter(
  'itself',
  () => (_s, id, f) => id === f.self,
  () => ({ noun: 'this card' }),
)();
/** The card that this one is on or against. */
export const itsHost = v.filter(
  'itsHost',
  () => (s, id, f) => id === hostOf(s, f),
  t => ({ noun: (t.names.host ?? 'that card').replace(/^that /, '') }),
)();
/** The ship, base or terrain that carries this card. */
export const itsLocation = v.filter(
  'itsLocation',
  () => (s, id, f) => id === locationOf(s, hostOf(s, f)),
  () => ({ noun: 'location it is at' }),
)();
export const atItsLocation = v.filter(
  'atItsLocation',
  () => (s, id, f) => locationOf(s, id) === locationOf(s, hostOf(s, f)),
  () => ({ after: 'at its location' }),
)();
export const inItsStack = v.filter(
  'inItsStack',
  () => (s, id, f) => basisOf(s, id) === basisOf(s, hostOf(s, f)),
  () => ({ after: 'in its stack' }),
)();
/** The founding card of a stack (ge/playing-on/5). */
export const basis = v.filter(
  'basis',
  () => (s, id) => s.cards[id]!.on < 0 && cardsOn(s, id).length > 0,
  () => ({ noun: 'basis of a stack' }),
)();
/** A card with others on it; a card alone is none (ge/definitions/21). */
export const stackOfCards = v.filter(
  'stackOfCards',
  () => (s, id) => cardsOn(s, id).length > 0,
  () => ({ noun: 'stack', after: 'of several cards' }),
)();
export const engaged = v.filter(
  'engaged',
  () => (s, id) => works(s, id),
  () => ({ before: 'engaged' }),
)();
export const strengthUpTo = v.filter(
  'strengthUpTo',
  (c, n: Ref) => {
    const read = c.ref(n);
    return (s, id, f) => defOf(s, id).source.strength <= defOf(s, read(s, f)).source.strength;
  },
  (t, n) => ({ after: `no stronger than ${t.ref(n)}` }),
);

/** All cards in play that a filter fits and that this card can reach. */
export const cards = v.list(
  'cards',
  (c, filter: Filter) => {
    const fits = c.filter(filter);
    return (s, f) => inPlay(s).filter(id => fits(s, id, f) && reaches(s, f.self, id));
  },
  (t, filter) => t.filter(filter, true),
);
export const these = v.list(
  'these',
  (c, ...refs: Ref[]) => {
    const reads = refs.map(x => c.ref(x));
    return (s, f) => reads.map(read => read(s, f)).filter(id => id >= 0);
  },
  (t, ...refs) => refs.map(x => t.ref(x)).join(' and '),
);
/** What was played to or against a card, higher in its stack, but for this card. */
export const playedOn = v.list(
  'playedOn',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => {
      const above = (id: number): number[] => cardsOn(s, id).flatMap(x => [x, ...above(x)]);
      return above(read(s, f)).filter(id => id !== f.self);
    };
  },
  (t, card) => `the other cards on ${t.ref(card)}`,
);
/** The ability cards that came onto a card after this one had been played. */
export const abilitiesSince = v.list(
  'abilitiesSince',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) =>
      cardsOn(s, read(s, f)).filter(
        id => defOf(s, id).source.type === 'A' && s.cards[id]!.since > s.cards[f.self]!.since,
      );
  },
  (t, card) => `the abilities that ${t.ref(card)} got later than this card came`,
);
export const reserveOf = v.list(
  'reserveOf',
  (c, who: Ref) => {
    const read = c.ref(who);
    return (s, f) => s.zones[zone(read(s, f), RESERVE)]!;
  },
  (t, who) => `the cards in the reserve fleet of ${t.ref(who)}`,
);
/** Where a card of yours may legally be played, as far as a filter fits. */
export const placesFor = v.list(
  'placesFor',
  (c, card: Ref, filter: Filter) => {
    const read = c.ref(card);
    const fits = c.filter(filter);
    return (s, f) => places(s, read(s, f), f.you).cards.filter(id => fits(s, id, f));
  },
  (t, card, filter) => `the legal places for ${t.ref(card)} ${t.noun(filter).after ?? ''}`,
);

// What holds

export const some = v.test(
  'some',
  (c, list: List) => {
    const read = c.list(list);
    return (s, f) => read(s, f).length > 0;
  },
  (t, list) => `there is one of ${t.list(list)}`,
);
export const is = v.test(
  'is',
  (c, card: Ref, filter: Filter) => {
    const read = c.ref(card);
    const fits = c.filter(filter);
    return (s, f) => read(s, f) >= 0 && fits(s, read(s, f), f);
  },
  (t, card, filter) => `${t.ref(card)} is a ${t.filter(filter)}`,
);
export const stillInPlay = v.test(
  'stillInPlay',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => isInPlay(s, read(s, f));
  },
  (t, card) => `${t.ref(card)} is in play`,
);
/** A choice was made under that name. */
export const chosen = v.test<[string]>(
  'chosen',
  (_c, name: string) => (_s, f) => (f.l[name] ?? -1) >= 0,
  () => 'somebody was chosen',
);
/** In a phase of another player in which you have not played this card yet. */
export const oncePerPhaseOfOthers = v.test(
  'oncePerPhaseOfOthers',
  () => (s, f) =>
    s.turnOf !== f.you && !s.playedNow.some(x => x.seat === f.you && f.self >= 0 && x.title === nameOf(s, f.self)),
  () => 'it is a phase of another player in which you have not used this card yet',
)();
/** What is about to go is the card that this one copies, and it is killed. */
export const originalKilled = v.test(
  'originalKilled',
  () => (s, f) => f.l.fact.card === s.cards[f.self]!.bond && f.l.fact.how === 'killed',
  () => 'the copied crew would be killed',
)();

/** The frame of the card play to which this reacts. */
const event = (s: GeState, f: Frame): Frame | undefined => (f.l.event === undefined ? undefined : s.stack[f.l.event]);

/** The card being played fits. */
export const beingPlayed = v.test(
  'beingPlayed',
  (c, filter: Filter) => {
    const fits = c.filter(filter);
    return (s, f) => {
      const e = event(s, f);
      return e !== undefined && e.l.by !== f.you && fits(s, e.self, f);
    };
  },
  (t, filter) => `another player plays a ${t.filter(filter)}`,
);
/** It is being played to the fleet of the one who plays it. */
export const toOwnFleet = v.test(
  'toOwnFleet',
  () => (s, f) => event(s, f)?.l.fleet === event(s, f)?.l.by,
  () => 'it goes to the fleet of that same player',
)();
export const againstYou = v.test(
  'againstYou',
  () => (s, f) => event(s, f)?.l.fleet === f.you,
  () => 'it goes against your fleet',
)();
/** You could play it yourself. */
export const youCouldPlayIt = v.test(
  'youCouldPlayIt',
  () => (s, f) => {
    const e = event(s, f);
    if (e === undefined) return false;
    const { cards: on, fleets } = places(s, e.self, f.you);
    return on.length + fleets.length > 0;
  },
  () => 'there is a place where you may play it',
)();
/** No card of this title came into play later. */
export const newest = v.test(
  'newest',
  () => (s, f) =>
    !inPlay(s).some(id => nameOf(s, id) === nameOf(s, f.self) && s.cards[id]!.since > s.cards[f.self]!.since),
  () => 'no card of this title has come into play later',
)();

// Whom and what

/** What this card is on or against; for one that is being played, where it goes. */
const hostOf = (s: GeState, f: Frame): number => f.l.host ?? f.l.fact?.host ?? (f.self < 0 ? -1 : s.cards[f.self]!.on);

export const host = v.ref(
  'host',
  () => hostOf,
  t => t.names.host ?? 'the card it is on',
)();
/** The card of the fact that this text has noticed. */
export const thatCard = v.ref(
  'thatCard',
  () => (_s, f) => f.l.fact.card,
  () => 'that card',
)();
/** The player in whose fleet a card counts. */
export const playerOf = v.ref(
  'playerOf',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => (read(s, f) < 0 ? -1 : s.cards[read(s, f)]!.controller);
  },
  (t, card) => `the player of ${t.ref(card)}`,
);
/** What a card is on. */
export const placeOf = v.ref(
  'placeOf',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => s.cards[read(s, f)]!.on;
  },
  (t, card) => `the place of ${t.ref(card)}`,
);

// How much

export const strength = v.amount(
  'strength',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => (read(s, f) < 0 ? 0 : defOf(s, read(s, f)).source.strength);
  },
  (t, card) => `the strength of ${t.ref(card)}`,
);
/** Points of a kind that a player has made and not allocated yet. */
export const points = v.amount(
  'points',
  (c, kind: Points, who: Ref) => {
    const read = c.ref(who);
    return (s, f) => pointsOf(s, kind, read(s, f));
  },
  (t, kind, who) => (t.ref(who) === 'you' ? `your ${kind} points` : `the ${kind} points of ${t.ref(who)}`),
);
export const playsLeft = v.amount(
  'playsLeft',
  (c, who: Ref) => {
    const read = c.ref(who);
    return (s, f) => s.seats[read(s, f)]!.plays;
  },
  (t, who) => (t.ref(who) === 'you' ? 'your unused Card Plays' : `the unused Card Plays of ${t.ref(who)}`),
);

// What happens

const onCard = (name: string, act: (s: GeState, id: number, f: Frame) => void, say: (card: string) => string) =>
  v.effect(
    name,
    (c, card: Ref) => {
      const read = c.ref(card);
      return (s, f) => {
        const id = read(s, f);
        if (id >= 0) act(s, id, f);
      };
    },
    (t, card) => say(t.ref(card)),
  );

export const discard = onCard(
  'discard',
  (s, id) => discardCard(s, id),
  card => `discard ${card}`,
);
export const toBottomOfDiscards = onCard(
  'toBottomOfDiscards',
  (s, id) => discardCard(s, id, 'discarded', true),
  card => `put ${card} at the bottom of its owner's Discard Pile`,
);
export const toHand = onCard(
  'toHand',
  (s, id) => takeAway(s, id, 'hand'),
  card => `return ${card} to its owner's hand`,
);
export const toDeck = onCard(
  'toDeck',
  (s, id) => takeAway(s, id, 'deck'),
  card => `put ${card} back on its deck`,
);
/** Into the owner's reserve fleet, in the place of a card there, which is discarded. */
export const toReserve = v.flow(
  'toReserve',
  (c, card: Ref) => {
    const read = c.ref(card);
    const out = c.name('out');
    const owner = (s: GeState, f: Frame) => s.cards[read(s, f)]!.owner;
    askOne(c, {
      who: owner,
      menu: {
        name: 'reserve',
        list: (s, f) => s.zones[zone(owner(s, f), RESERVE)]!.map(id => option('card', id)),
        label: (s, _f, o) => nameOf(s, o.a),
        prompt: () => 'Which card of the reserve fleet makes room?',
      },
      take: (_s, f, a) => {
        f.l[out] = a;
      },
    });
    c.step({
      op: 'do',
      act: (s, f) => {
        if (f.l[out] >= 0) discardCard(s, f.l[out]);
        takeAway(s, read(s, f), 'reserve');
      },
    });
  },
  (t, card) => `put ${t.ref(card)} into its owner's reserve fleet, in the place of a card there that is discarded`,
);
/** Moves a card in play onto another, with all that is on it. */
export const move = v.effect(
  'move',
  (c, card: Ref, place: Ref) => {
    const read = c.ref(card);
    const to = c.ref(place);
    return (s, f) => {
      if (isInPlay(s, read(s, f)) && isInPlay(s, to(s, f))) shifted(s, { card: read(s, f), on: to(s, f) });
    };
  },
  (t, card, place) => `move ${t.ref(card)} to ${t.ref(place)}`,
);
/** Puts a card into play on another, without a Card Play. */
export const put = v.effect(
  'put',
  (c, card: Ref, place: Ref) => {
    const read = c.ref(card);
    const to = c.ref(place);
    return (s, f) => {
      played(s, { card: read(s, f), by: f.you, on: to(s, f), stays: true });
    };
  },
  (t, card, place) => `put ${t.ref(card)} on ${t.ref(place)}`,
);
/** Shows everybody the top card of your deck; the local becomes it. */
export const expose = v.effect<[string]>(
  'expose',
  (_c, name: string) => (s, f) => {
    f.l[name] = s.zones[zone(f.you, DECK)]!.at(-1) ?? -1;
    if (f.l[name] >= 0) shown(s, { card: f.l[name], by: f.you });
  },
  (t, name) => `draw ${t.ref(name)} from your deck and expose it`,
);
/** From now on this card has the functions of another, and of the abilities on that one. */
export const copy = v.effect(
  'copy',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => {
      if (read(s, f) >= 0) bonded(s, { card: f.self, to: read(s, f) });
    };
  },
  (t, card) => `give this card all functions of ${t.ref(card)} and of the abilities on ${t.ref(card)}`,
);
export const workInReverse = onCard(
  'workInReverse',
  (s, id) => {
    reversed(s, { card: id });
  },
  card => `${card} takes this turn the points that it would make`,
);
export const workAsWritten = v.effect(
  'workAsWritten',
  (_c, _card: Ref) => () => {},
  (t, card) => `${t.ref(card)} works as usual`,
);

/** Takes points that a player's cards have made, card by card. */
export function spendPoints(s: GeState, kind: Points, n: number, who: Seat, to = -1): void {
  let left = n;
  for (const id of inPlay(s)) {
    const has = Math.min(left, s.cards[id]![kind]);
    if (s.cards[id]!.controller !== who || has <= 0 || !reaches(s, -1, id)) continue;
    allocated(s, { from: id, kind, n: has, to });
    left -= has;
  }
}
export const spend = v.effect(
  'spend',
  (c, kind: Points, n: string, who: Ref) => {
    const read = c.ref(who);
    return (s, f) => spendPoints(s, kind, f.l[n] ?? 0, read(s, f));
  },
  (t, kind, n, who) => `${t.ref(who) === 'you' ? 'allocate' : `${t.ref(who)} allocates`} ${t.ref(n)} of ${kind} points`,
);
/** This card makes points for its player. */
export const make = v.effect(
  'make',
  (_c, kind: Points, n: string) => (s, f) => {
    if (isInPlay(s, f.self)) made(s, { card: f.self, kind, n: f.l[n] ?? 0 });
  },
  (t, kind, n) => `you get ${t.ref(n)} of ${kind} points`,
);
export const usePlay = v.effect(
  'usePlay',
  (c, who: Ref) => {
    const read = c.ref(who);
    return (s, f) => {
      plays(s, { seat: read(s, f), n: -1 });
    };
  },
  (t, who) => `${t.ref(who) === 'you' ? 'use' : `${t.ref(who)} uses`} a Card Play`,
);
export const gainPlay = v.effect(
  'gainPlay',
  (c, who: Ref) => {
    const read = c.ref(who);
    return (s, f) => {
      plays(s, { seat: read(s, f), n: 1 });
    };
  },
  (t, who) => `${t.ref(who)} gets 1 more Card Play this turn`,
);
/** One unused Card Play is used in the next turn instead. */
export const savePlay = v.effect(
  'savePlay',
  () => (s, f) => {
    plays(s, { seat: f.you, n: -1 });
    plays(s, { seat: f.you, n: 1, next: true });
  },
  () => 'keep 1 unused Card Play for your next turn',
)();
export const doNothing = v.effect(
  'doNothing',
  () => () => {},
  () => 'do nothing',
)();

/** A short name that the same data always gets. */
function digest(data: unknown): string {
  let h = 0x811c9dc5;
  for (const ch of JSON.stringify(data)) h = Math.imul(h ^ ch.charCodeAt(0), 0x01000193);
  return (h >>> 0).toString(36);
}

/** The rest waits until a phase of that player comes, and knows then what it knows now. */
export const atNext = v.flow<[Phase, Ref, ...Effect[]]>(
  'atNext',
  (c, phase, who, ...effects) => {
    const read = c.ref(who);
    const program = `ge: later ${digest(effects)}`;
    if (c.programs.find(program) === undefined) c.programs.add(program, v.compile(c.programs, effects));
    c.step({
      op: 'do',
      act: (s, f) => {
        owed(s, { duty: { program, phase, of: read(s, f), you: f.you, self: f.self, l: { ...f.l } } });
      },
    });
  },
  (t, phase, who, ...effects) =>
    `in ${t.ref(who) === 'you' ? 'your' : 'the'} next ${phase} phase${t.ref(who) === 'you' ? '' : ` of ${t.ref(who)}`}, ${t.effects(effects)}`,
);

interface OneAnswer {
  readonly who: Read<GeState>;
  readonly menu: Menu<GeState>;
  readonly take: (s: GeState, f: Frame, a: number, b: number, verb: string) => void;
}

/** A step that asks one player for one option, if there is any. */
export function askOne(c: Compiler<GeState>, q: OneAnswer): void {
  c.step(
    askStep({ who: (s, f) => [q.who(s, f)], menu: q.menu }, (s, f, picks) => {
      const o = picks[0]?.[0];
      q.take(s, f, o?.a ?? -1, o?.b ?? -1, o?.verb ?? '');
    }),
  );
}

/** All other players bid economy points in secret, at most what their fleets make; the one who sells decides a tie. */
export const auction = v.flow<[string, string]>(
  'auction',
  (c, winner, price) => {
    const tied = c.name('tied');
    c.step(
      askStep(
        {
          who: (s, f) => s.seats.flatMap((x, seat) => (x.out || seat === f.you ? [] : [seat])),
          menu: {
            name: 'bid',
            list: (s, _f, seat) =>
              Array.from({ length: income(s, 'economy', seat) + 1 }, (_, n) => option('number', n)),
            label: (_s, _f, o) => String(o.a),
            prompt: () => 'How much economy do you bid for a Card Play?',
          },
        },
        (s, f, picks, seats) => {
          const bids = picks.map(p => p[0]?.a ?? 0);
          seats.forEach((seat, i) => {
            bid(s, { seat, n: bids[i]! });
          });
          f.l[price] = Math.max(0, ...bids);
          f.l[tied] = seats.filter((_, i) => f.l[price] > 0 && bids[i] === f.l[price]);
        },
      ),
    );
    const decides = c.ref(decider);
    askOne(c, {
      who: decides,
      menu: {
        name: 'highest bid',
        list: (_s, f) => f.l[tied].map((seat: Seat) => option('seat', seat)),
        label: (_s, _f, o) => `Player ${o.a + 1}`,
        prompt: () => 'Several bid the same. Who gets it?',
      },
      take: (_s, f, a) => {
        f.l[winner] = a;
      },
    });
  },
  (t, winner, price) =>
    `auction it for economy points among all other players: the highest bid (${t.ref(price)}) is that of ${t.ref(winner)}`,
);

/** The card being played does nothing and is discarded. */
export const stopIt = v.effect(
  'stopIt',
  () => (s, f) => {
    ownFrame(s, f.l.event).l.stopped = true;
  },
  () => 'have it do nothing and be discarded',
)();

/** Asks a player where a card goes: on a card, or to a fleet. */
export function askPlace(
  c: Compiler<GeState>,
  card: Read<GeState>,
  who: Read<GeState>,
  take: (s: GeState, f: Frame, on: number, fleet: Seat) => void,
): void {
  askOne(c, {
    who,
    menu: {
      name: 'place',
      list: (s, f) => {
        const { cards: on, fleets } = places(s, card(s, f), who(s, f), f.l.event);
        return [...fleets.map(seat => option('fleet', seat)), ...on.map(id => option('card', id))];
      },
      label: (s, _f, o) => (o.verb === 'fleet' ? `The fleet of player ${o.a + 1}` : nameOf(s, o.a)),
      prompt: (s, f) => `Where does ${nameOf(s, card(s, f))} go?`,
    },
    take: (s, f, a, _b, verb) =>
      verb === 'fleet' ? take(s, f, -1, a) : take(s, f, a, a < 0 ? -1 : s.cards[basisOf(s, a)]!.controller),
  });
}

/** The card being played is played by you instead, where you like. */
export const playItInstead = v.flow(
  'playItInstead',
  c => {
    c.step({
      op: 'do',
      act: (s, f) => {
        Object.assign(ownFrame(s, f.l.event).l, { by: f.you, again: 1 });
      },
    });
    askPlace(
      c,
      (s, f) => s.stack[f.l.event]!.self,
      (_s, f) => f.you,
      (s, f, on, fleet) => {
        Object.assign(ownFrame(s, f.l.event).l, { on, fleet });
      },
    );
  },
  () => 'play it instead, where you like',
)();

/** A card in play reacts as if it had just been played in reaction. */
export const reactAgain = v.flow(
  'reactAgain',
  (c, card: Ref) => {
    const read = c.ref(card);
    const program = c.name('program');
    const found = (s: GeState, f: Frame) => responsesOf(s, read(s, f), f.l.event);
    askOne(c, {
      who: c.ref(decider),
      menu: {
        name: 'react',
        list: (s, f) => found(s, f).map((_, i) => option('react', i)),
        label: (s, f, o) => `${nameOf(s, read(s, f))}, function ${o.a + 1}`,
        prompt: () => 'Which of its functions?',
      },
      take: (s, f, a) => {
        f.l[program] = a < 0 ? -1 : found(s, f)[a]!;
      },
    });
    const none = c.unless((_s, f) => f.l[program] >= 0);
    c.step({
      op: 'call',
      program: (_s, f) => f.l[program],
      locals: (_s, f) => ({ event: f.l.event }),
      you: null,
      self: read,
    });
    c.land(none);
  },
  (t, card) => `${t.ref(card)} reacts as if you had played it in reaction just now`,
);
/** That card has a function that could react now. */
export const canReact = v.filter(
  'canReact',
  () => (s, id, f) => responsesOf(s, id, f.l.event).length > 0,
  () => ({ after: 'that could react now' }),
)();

/** Where the cards of a type go unless they say otherwise. */
export const USUAL_PLACE: Readonly<Record<CardType, Filter | null>> = (() => {
  const mine = (...letters: CardType[]) => ({ w: 'that', a: [type(...letters), yours] }) as Filter;
  const onCrew = { w: 'that', a: [crew, yours] } as Filter;
  return {
    A: onCrew,
    B: mine('T'),
    C: mine('S', 'B', 'T'),
    D: mine('T'),
    E: mine('S', 'B'),
    H: null,
    L: null,
    M: null,
    O: null,
    P: mine('S', 'B', 'T'),
    S: mine('T'),
    T: null,
  };
})();
