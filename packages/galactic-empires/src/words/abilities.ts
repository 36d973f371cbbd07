import type { CardId, Filter, Ref, Seat, Test } from '@orrery/kernel';
import { sideOf } from '../card.ts';
import { v } from '../language.ts';
import type { PointKind } from '../printed.ts';
import { outputOf } from '../rules/fleet/terrain.ts';
import { functionUsed, useBit } from '../rules/play/card-actions-limit.ts';
import { eventFrame } from '../rules/play/events.ts';
import { moved, noted, shown } from '../rules/table/cards-in-play.ts';
import { isCrew, strengthOf } from '../rules/table/definitions.ts';
import { depart, discard as discardCard, rescued } from '../rules/table/duration.ts';
import { looked } from '../rules/table/hands.ts';
import { locationOf } from '../rules/table/locations.ts';
import { works } from '../rules/texts/static-texts.ts';
import { DECK, DISCARD, FLEET, type GeState, HAND, inPlay, opponents, pile, zone } from '../state.ts';
import { ANOTHER, generates } from './filters.ts';
import { happening } from './happenings.ts';

// Words for the texts of abilities

/** True if the action that this card allows once a turn has not been used this turn. The card counts the turns of its player in which it was used. */
export const firstThisTurn: Test = v.test(
  'firstThisTurn',
  () => (s: GeState, f) => s.cards[f.self]!.counter !== s.seats[f.you]!.turns || s.turnOf !== f.you,
  () => 'it has not done so this turn',
  undefined,
  { onceATurn: true },
)();
/** Records that the action that this card allows once a turn has been used this turn. */
export const markDone = v.effect(
  'markDone',
  () => (s, f) => {
    noted(s, { card: f.self, counter: s.seats[f.you]!.turns });
  },
  // a word that only counts has no text here; the text of the word that reads the count tells it
  () => '',
)();
/** Waits for you to play a card in your own turn, on a card that fits if a filter is given. */
export const youPlayOn = happening<[Filter?]>(
  'youPlayOn',
  'played',
  (c, where?: Filter) => {
    const fits = where === undefined ? null : c.filter(where);
    return (s, f) => {
      const { seat, on } = f.l.fact as { seat: number; on: CardId };
      return seat === f.you && s.turnOf === f.you && (fits === null || (on >= 0 && fits(s, on, f)));
    };
  },
  (t, where?: Filter) => `when you play a card${where === undefined ? '' : ` on ${t.one(where)}`}`,
);
/** Waits for the discard of a card because its location has left. */
export const losesLocation = happening(
  'losesLocation',
  'left',
  (c, which: Ref) => {
    const read = c.ref(which);
    return (s, f) => {
      const { card, to } = f.l.fact as { card: CardId; to: number };
      if (to !== DISCARD || card !== read(s, f)) return false;
      const { on } = s.cards[card]!;
      return on >= 0 && !inPlay(s, on);
    };
  },
  (t, which) => `the location of ${t.ref(which)} is destroyed`,
);
/** Moves a card into space, at the fleet of its player. */
export const floatInSpace = v.effect(
  'floatInSpace',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => {
      const id = read(s, f);
      if (!inPlay(s, id)) return;
      const { controller } = s.cards[id]!;
      moved(s, { card: id, on: -1, at: controller });
      rescued(s, { card: id, seat: controller });
    };
  },
  (t, card) => `${t.ref(card)} floats in space`,
);
/** True if a card is at no location: it floats in space. */
export const floats = v.test(
  'floats',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => inPlay(s, read(s, f)) && locationOf(s, read(s, f)) < 0;
  },
  (t, card) => `${t.ref(card)} floats in space`,
);
/** True if no function of a card has been used this turn. */
export const isIdle = v.test(
  'isIdle',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => read(s, f) >= 0 && s.cards[read(s, f)]!.used === 0;
  },
  (t, card) => `${t.ref(card)} has taken no action this turn`,
);
/** Stops all other actions of a card this turn: its functions count as used. */
export const spendActions = v.effect(
  'spendActions',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => {
      const id = read(s, f);
      if (!inPlay(s, id)) return;
      const n = sideOf(s, id).functions.length;
      let bit = 0;
      for (let i = 0; i < n; i++) bit += useBit(i);
      if (bit > 0) functionUsed(s, { card: id, seat: f.you, bit, aims: [], reaction: false });
    };
  },
  (t, card) => `that is the only action that ${t.ref(card)} takes this turn`,
);
/** Shows the top card of a player's deck to everybody and puts it beneath the deck. */
export const sinkTopOfDeck = v.effect(
  'sinkTopOfDeck',
  (c, who: Ref) => {
    const read = c.ref(who);
    return (s, f) => {
      const card = read(s, f) < 0 ? undefined : pile(s, read(s, f), DECK).at(-1);
      if (card === undefined) return;
      shown(s, { card, by: f.you });
      depart(s, card, 'returned', DECK, f.you, true);
    };
  },
  (t, who) => `put the top card of ${t.own(who, 'deck')} beneath it, shown to all`,
);

/** Discards the crew that a card is on, and the card with it. */
export const discardItsCrew = v.effect(
  'discardItsCrew',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => {
      const id = read(s, f);
      const on = inPlay(s, id) ? s.cards[id]!.on : -1;
      if (on >= 0 && isCrew(s, on)) discardCard(s, on, 'discarded', f.you);
    };
  },
  (t, card) => `discard the crew, if any, that ${t.ref(card)} is on`,
  card => ({ means: [[card, -4]] }),
);
/** Redirects the event from your cards that it is aimed at to another card. */
export const turnOnto = v.effect(
  'turnOnto',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => {
      const e = eventFrame(s, f);
      if (e === null) return;
      const mine = (id: CardId) => id >= 0 && inPlay(s, id) && s.cards[id]!.controller === f.you;
      const to = read(s, f);
      // targets are stored under their names, and all together in `aims`
      for (const [name, x] of Object.entries(e.l)) {
        if (name === 'card' || name === 'by' || name === 'self') continue;
        if (typeof x === 'number' && (e.l.aims as readonly CardId[]).includes(x) && mine(x)) e.l[name] = to;
      }
      e.l.aims = (e.l.aims as readonly CardId[]).map(id => (mine(id) ? to : id));
    };
  },
  (t, card) => `it affects ${t.ref(card)} instead`,
  { means: [['you', 3]] },
);
/** The ship, base or terrain that carries a card. */
export const placeOf = v.ref(
  'placeOf',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => (read(s, f) < 0 ? -1 : locationOf(s, read(s, f)));
  },
  (t, card) => `the location of ${t.ref(card)}`,
);
/** Fits cards that generate command at the place that the event is aimed at: the location of the target, and cards there. */
export const commandingThere = v.filter(
  'commandingThere',
  () => (s, id, f) => {
    const e = eventFrame(s, f);
    const here = locationOf(s, id);
    return (
      e !== null &&
      here >= 0 &&
      generates(s, id, 'command') &&
      [e.l.on as CardId, ...(e.l.aims as readonly CardId[])].some(
        x => x >= 0 && inPlay(s, x) && locationOf(s, x) === here,
      )
    );
  },
  () => ({ that: 'generates command, at the location that is aimed at' }),
)();
/** Returns the points of a kind that a player's cards generate. */
const madeBy = (s: GeState, seat: Seat, kind: PointKind): number =>
  pile(s, seat, FLEET).reduce((n, id) => n + (works(s, id) ? (outputOf(s, id, works)[kind] ?? 0) : 0), 0);
/** The other players whose cards generate at least so many points of a kind. */
export const othersMaking = v.list(
  'othersMaking',
  (_c, kind: PointKind, n: number) => (s, f) => opponents(s, f.you).filter(seat => madeBy(s, seat, kind) >= n),
  (_t, kind, n) => `the other players whose cards generate ${n} ${kind} or more`,
  'seat',
  (_t, kind, n) => `other player whose cards generate ${n} ${kind} or more`,
);
/** True for a volley at a card that fits, or a card played on it or aimed at it, if the other player's cards generate at most so much command. */
export const strikesAt = v.test(
  'strikesAt',
  (c, which: Filter, command: number) => {
    const fits = c.filter(which);
    return (s, f) => {
      const e = eventFrame(s, f);
      if (e === null || e.l.stopped || (e.l.kind !== 'volley' && e.l.kind !== 'play')) return false;
      const aims: readonly CardId[] = e.l.kind === 'volley' ? [e.l.on] : [e.l.on, ...e.l.aims];
      return aims.some(id => id >= 0 && fits(s, id, f)) && madeBy(s, e.l.by, 'command') <= command;
    };
  },
  (t, which, command) =>
    `another player whose cards generate at most ${command} command fires at ${t.one(which)} or plays a card there`,
  undefined,
  { events: ['volley', 'play'] },
);
/** True if the event is a card being played. */
export const isAPlay: Test = v.test(
  'isAPlay',
  () => (s: GeState, f) => eventFrame(s, f)?.l.kind === 'play',
  () => 'that was the play of a card',
)();
/** Waits for a card that fits to come to this card's location as a reaction, in another player's turn. */
export const reactsThere = happening(
  'reactsThere',
  'entered',
  (c, which: Filter) => {
    const fits = c.filter(which);
    return (s, f) => {
      const { card, seat } = f.l.fact as { card: CardId; seat: number };
      return s.turnOf !== seat && fits(s, card, f) && locationOf(s, card) === locationOf(s, f.self);
    };
  },
  (t, which) => `when ${t.one(which)} is played in reaction to its location`,
);
/** Fits cards that are weaker than another card. */
export const weakerThan = v.filter(
  'weakerThan',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, id, f) => read(s, f) >= 0 && strengthOf(s, id) < strengthOf(s, read(s, f));
  },
  (t, card) => ({ after: `weaker than ${t.ref(card)}` }),
);
/** Fits cards that another player has played, from their own deck. */
export const ofAnotherDeck = v.filter(
  'ofAnotherDeck',
  () => (s, id, f) => s.cards[id]!.owner !== f.you,
  () => ({ of: ANOTHER }),
)();

/** True for crew that is away on a mission: at another player's location, with a place to return to (ge/there-and-back/2). */
export const isOnMission = v.test(
  'isOnMission',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => {
      const id = read(s, f);
      if (!inPlay(s, id) || s.cards[id]!.also.length === 0) return false;
      const here = locationOf(s, id);
      return here >= 0 && s.cards[here]!.controller !== s.cards[id]!.controller;
    };
  },
  (t, card) => `${t.ref(card)} is on a there-and-back mission`,
  (t, card) => `${t.ref(card)} is on no mission`,
);
/** Shows you a card that a player has just drawn. */
export const lookAtDrawn = v.effect(
  'lookAtDrawn',
  () => (s, f) => {
    const { seat, card } = f.l.fact as { seat: number; card: CardId };
    if (s.cards[card]!.zone === zone(seat, HAND)) looked(s, { seat: f.you, of: seat, cards: [card] });
  },
  () => 'look at that card',
  { means: [['you', 2]] },
)();
