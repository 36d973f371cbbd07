import {
  ask,
  type CardId,
  EVERYBODY,
  type Frame,
  type Menu,
  moveCard,
  type Option,
  option,
  ownSeat,
  type Refusal,
  refuse,
  type Seat,
  scene,
} from '@orrery/kernel';
import { type CardDef, defOf } from '../card.ts';
import { facts, v, when } from '../language.ts';
import { titleOf } from '../names.ts';
import { HAND, LOST, ON_STACK, opponentOf, pile, type WarsState, zone } from '../state.ts';
import { canPay, entered, hasCopy, pay, putIn } from './cards-in-play.ts';
import { energyCost, iconsUsed, meetsSupport, type Terms, tollOf } from './costs.ts';
import { cardLabel, cardNote, LABEL_ROOM, placeLabel, placeNote } from './labels.ts';
import { canLose } from './lose-energy.ts';
import { locationOf, noPlace, placesFor } from './places.ts';
import { declare, fizzled } from './stack.ts';
import { eachStatic, means, speaksOf } from './standing.ts';
import { powerAt } from './statistics.ts';
import { twins } from './twins.ts';
import { verb } from './verbs.ts';

const NOT_HAND = refuse('wars/deploy-phase/1', 'You play cards from your hand.');
// whatever enters play, and orders (wars/character/1, wars/nobot/1, wars/vehicle/1, wars/ship/1, wars/weapon/1, wars/asset/1,
// wars/location/2, wars/order/1)
const NOT_NOW = refuse('wars/interrupt/2', 'All but interrupts are played in your own deploy phase.');
const STACK = refuse('wars/deploy-phase/1', 'Something is pending: only interrupts are played in response.');
const UNIQUE = refuse('wars/unique/1', 'You have a copy of this unique card in play.');
const SPENT = refuse('wars/bullet/1', 'You have played this title as often as its bullets allow this turn.');
const BANNED = refuse('wars/cant/1', 'A card in play says that it cannot be played.');
const SUPPORT = refuse('wars/costs/1', 'You have not the support icons that it costs.');
const TOO_DEAR = refuse('wars/costs/1', 'You have not enough energy in your active pile.');
const CANNOT_LOSE = refuse('wars/costs/5', 'You have not enough energy to lose.');

/** A player's interrupt or order that has bullets is played (wars/bullet/1). */
export const bulletSpent = facts.define<{ seat: Seat; id: string }>('bullet-spent', {
  aside: true,
  apply(s, x) {
    const seat = ownSeat(s, x.seat);
    seat.played = [...seat.played, x.id];
  },
  show: { seat: 'seat', id: 'plain' },
  say: () => '',
});

/** A card leaves its pile and is on the stack, not yet in play; orders and interrupts never are (wars/pending/2, wars/in-play/2). */
export const shown = facts.define<{ card: CardId; seat: Seat; from: number }>('shown', {
  aside: true,
  apply(s, x) {
    moveCard(s, x.card, ON_STACK, false, EVERYBODY);
  },
  show: { card: 'card', seat: 'seat', from: 'plain' },
  say: () => '',
});

/** Support icons are used to play a card (wars/support-icons/2). */
export const iconUsed = facts.define<{ seat: Seat; at: CardId }>('icon-used', {
  aside: true,
  apply() {},
  show: { seat: 'seat', at: 'card' },
  say: () => '',
});

const isEvent = (def: CardDef): boolean => def.type === 'interrupt' || def.type === 'order';

/** True if the card may be played whenever an interrupt could be. */
function anytime(s: WarsState, seat: Seat, card: CardId): boolean {
  const def = defOf(s, card);
  return (
    def.type === 'interrupt' ||
    def.front.statics.some(st => st.kind === 'play anytime' && (st.holds === null || st.holds(s, scene(seat, card))))
  );
}

/** How a card is to be played: which effect of a used or lost one, on which terms, and where alone. */
export interface Way extends Terms {
  readonly mode?: number;
  readonly only?: readonly CardId[] | null;
}

/** The same way to a place: what it costs may depend on the ship that the card goes aboard. */
const wayTo = (way: Way, place: Option): Way => (place.verb === 'aboard' ? { ...way, aboard: place.a } : way);

/** The places where the card can enter play and be paid for. */
export function affordablePlaces(s: WarsState, seat: Seat, card: CardId, way: Way): Option[] {
  const energy = canPay(s, seat);
  return placesFor(s, seat, card, way.only ?? null).filter(place => {
    const at = locationOf(s, place);
    const terms = wayTo(way, place);
    if (energyCost(s, seat, card, at, terms) > energy) return false;
    const toll = tollOf(s, seat, card, at, terms);
    return toll === 0 || toll <= canLose(s, seat) - 1;
  });
}

/** The rule that forbids a seat to play a card now, or null (wars/deploy-phase/3: nothing that could not be completed is begun). */
export function judgePlay(s: WarsState, seat: Seat, card: CardId, way: Way = {}): Refusal | null {
  const def = defOf(s, card);
  if (!way.byEffect) {
    if (s.cards[card]!.zone !== zone(seat, HAND)) return NOT_HAND;
    if (!anytime(s, seat, card)) {
      if (s.phase !== 'deploy' || s.active !== seat) return NOT_NOW;
      if (s.items.length > 0) return STACK;
    }
  }
  const { source } = def;
  if (source.uses && s.seats[seat]!.played.filter(id => id === def.id).length >= source.uses) return SPENT;
  if (hasCopy(s, seat, card)) return UNIQUE;
  let banned = false;
  eachStatic(s, 'no play', (st, f, made) => {
    // one that holds at some places only is looked at with the places
    if (st.at === null && means(st, f, seat) && speaksOf(s, st, f, made, card)) banned = true;
  });
  if (banned) return BANNED;
  if (!way.nothing && !meetsSupport(s, seat, card)) return SUPPORT;
  if (isEvent(def)) {
    const gate = def.play[way.mode ?? 0];
    return gate === undefined
      ? BANNED
      : gate.judge(s, seat, card, { extra: energyCost(s, seat, card, -1, way), toll: tollOf(s, seat, card, -1) });
  }
  const places = placesFor(s, seat, card, way.only ?? null);
  if (places.length === 0) return noPlace(source);
  if (affordablePlaces(s, seat, card, way).length > 0) return null;
  return judgePrice(s, seat, card, way, places);
}

/** The rule by which a card cannot be paid for at any of these places. */
const judgePrice = (s: WarsState, seat: Seat, card: CardId, way: Way, places: readonly Option[]): Refusal =>
  places.every(p => energyCost(s, seat, card, locationOf(s, p), wayTo(way, p)) > canPay(s, seat))
    ? TOO_DEAR
    : CANNOT_LOSE;

/** The way that a frame's locals name. */
const wayOf = (f: Frame): Way => ({
  ...(f.l.b >= 0 ? { mode: f.l.b } : {}),
  ...(f.l.less ? { less: f.l.less } : {}),
  ...(f.l.free ? { free: true } : {}),
  ...(f.l.nothing ? { nothing: true } : {}),
  ...(f.l.only ? { only: f.l.only } : {}),
  byEffect: f.l.byEffect === 1,
});

const placeMenu: Menu<WarsState> = {
  name: 'place',
  list: (s, f, seat) => affordablePlaces(s, seat, f.self, wayOf(f)),
  label(s, f, o, seat) {
    if (o.verb === 'table') return 'On the table';
    if (o.verb === 'slot') return slotName(s, f.self, o.a, seat);
    const cost = energyCost(s, f.you, f.self, locationOf(s, o), wayTo(wayOf(f), o));
    const price = cost > 0 ? ` for ${cost} energy` : '';
    if (o.verb === 'at') {
      const place = `At ${placeLabel(s, o.a, seat)}${price}`;
      const sides = `${place} (power ${powerAt(s, seat, o.a)} to ${powerAt(s, opponentOf(seat), o.a)})`;
      return sides.length <= LABEL_ROOM ? sides : place;
    }
    const word = o.verb === 'aboard' ? 'Aboard ' : 'Beneath ';
    const room = LABEL_ROOM - word.length - price.length;
    return `${word}${cardLabel(s, o.a, seat, { whose: o.verb === 'beneath', room })}${price}`;
  },
  prompt: (s, f) => `Where does ${titleOf(s, f.self)} enter play?`,
  stakes: (s, f, seat) => `${placeStakes(s, f.self)} You have ${canPay(s, seat)} energy to pay with.`,
  rule: (s, f) => placeRule(defOf(s, f.self).type),
  note(s, f, o, seat) {
    const toll = tollOf(s, f.you, f.self, locationOf(s, o), wayTo(wayOf(f), o));
    const price = toll > 0 ? `you lose ${toll} energy; ` : '';
    if (o.verb === 'slot' || o.verb === 'table') return '';
    return `${price}${o.verb === 'at' ? placeNote(s, o.a, seat) : cardNote(s, o.a, seat)}`;
  },
  card: (s, _f, o) => (o.verb === 'slot' || o.verb === 'table' ? null : titleOf(s, o.a)),
  same: (s, _f, a, b) =>
    a.verb === b.verb && (a.verb === 'aboard' || a.verb === 'beneath') && a.a !== b.a && twins(s, a.a, b.a),
  judge(s, f, seat, wish) {
    const way = wayOf(f);
    const meant = (o: Option): boolean => o.verb === wish.verb && o.a === wish.a;
    if (affordablePlaces(s, seat, f.self, way).some(meant)) return null;
    const place = placesFor(s, seat, f.self, way.only ?? null).find(meant);
    return place === undefined ? noPlace(defOf(s, f.self).source) : judgePrice(s, seat, f.self, way, [place]);
  },
};

/** What it means where a card of that type enters play. */
function placeStakes(s: WarsState, card: CardId): string {
  const { type, source } = defOf(s, card);
  switch (type) {
    case 'location':
      return source.kind === 'sector' || source.encampment
        ? 'It stays there for the whole game.'
        : 'Units walk between neighbouring sites. The row stays as it is for the whole game.';
    case 'ship':
      return 'Ships count at sectors, and carry units between the sites there.';
    case 'weapon':
    case 'asset':
      return 'It stays with what it lies beneath, goes where that goes, and is lost with it.';
    default:
      return 'At a site it counts at once; aboard a ship it goes where the ship goes and may land at a site there.';
  }
}

/** The rule that says where a card of that type enters play. */
const placeRule = (type: CardDef['type']): string =>
  type === 'location' ? 'wars/playing-a-location/4' : `wars/${type}/2`;

/** How a place in a row of sites reads. */
function slotName(s: WarsState, card: CardId, slot: number, seat: Seat): string {
  const row = s.regions.find(r => r.name === defOf(s, card).region)?.sites ?? [];
  if (defOf(s, card).source.kind === 'sector' || row.length === 0) return 'On the table';
  const name = (i: number): string => placeLabel(s, row[i]!, seat);
  if (slot === 0) return `First in the row, before ${name(0)}`;
  if (slot >= row.length) return `Last in the row, after ${name(row.length - 1)}`;
  return `As no. ${slot + 1} of ${row.length + 1}, before ${name(slot)}`;
}

/** Where a place puts a card: its location and what it lies beneath. */
const settledPlace = (s: WarsState, o: Option) => ({
  at: locationOf(s, o),
  on: o.verb === 'aboard' || o.verb === 'beneath' ? o.a : -1,
  slot: o.verb === 'slot' ? o.a : 0,
  how: o.verb,
});

const mayLose = v.test(
  'must lose to play',
  () => (_s, f) => f.l.toll > 0,
  () => '',
);

/**
 * A card other than an interrupt or order is played: place, costs, and it is pending (wars/deploy-phase/4, wars/deploy-phase/5,
 * wars/deploy-phase/6, wars/deploy-phase/7, wars/deploy-phase/8, wars/deploy-phase/9).
 */
v.procedure(
  'play a card',
  ask(v, 'choose a place', { who: (_s, f) => [f.you], menu: placeMenu }, (s, f, picks) => {
    const place = picks[0]![0]!;
    const way = wayTo(wayOf(f), place);
    f.l.extra = energyCost(s, f.you, f.self, locationOf(s, place), way);
    f.l.toll = tollOf(s, f.you, f.self, locationOf(s, place), way);
    f.l.place = settledPlace(s, place);
    showIt(s, f);
    pay(s, f.you, f.l.extra, true);
  }),
  when(
    mayLose(),
    v.flow(
      'lose to play',
      c => {
        const program = c.program('lose energy');
        c.step({ op: 'call', program: () => program, locals: (_s, f) => ({ n: f.l.toll }), you: null, self: null });
      },
      () => '',
    )(),
  ),
  v.rule('the card is pending', (s, f) => {
    const l = {
      place: f.l.place,
      paid: f.l.extra,
      ...(f.l.asYours ? { asYours: 1 } : {}),
      ...(f.l.only ? { only: f.l.only } : {}),
    };
    // it is pending until it comes off the stack, and may have its targets chosen anew till then (wars/deploy-phase/9, wars/pending/1)
    declare(s, { kind: 'card', you: f.you, self: f.self, name: titleOf(s, f.self), program: 'enter play', l });
  }),
);

/** Shows a card and uses the support icons that it costs. */
function showIt(s: WarsState, f: Frame): void {
  if (!f.l.nothing) for (const at of iconsUsed(s, f.you, f.self)) iconUsed(s, { seat: f.you, at });
  shown(s, { card: f.self, seat: f.you, from: s.cards[f.self]!.zone });
}

/** True if the place where a pending card was announced could still take it (wars/effects/8). */
function stillTaken(s: WarsState, seat: Seat, card: CardId, at: CardId, on: CardId): boolean {
  if (at < 0 && on < 0) return true;
  const verbs = on >= 0 ? ['aboard', 'beneath'] : ['at'];
  return placesFor(s, seat, card).some(o => verbs.includes(o.verb) && o.a === (on >= 0 ? on : at));
}

/**
 * A pending card enters play where it was announced, if that place can still take it and no copy has come before it
 * (wars/the-stack/2, wars/effects/8).
 */
v.procedure(
  'enter play',
  v.rule('the card enters play', (s, f) => {
    const { at, on, slot, how } = f.l.place;
    const card = f.self;
    if (!stillTaken(s, f.you, card, at, on) || hasCopy(s, f.you, card)) {
      fizzled(s, { name: titleOf(s, card) });
      putIn(s, card, LOST, { shown: true });
      return;
    }
    entered(s, {
      card,
      seat: f.you,
      at: on >= 0 ? s.cards[on]!.at : at,
      on,
      slot,
      played: true,
      ...(how ? {} : { elsewhere: true }),
    });
  }),
);

const isAnEvent = v.test(
  'it is an interrupt or order',
  () => (s, f) => isEvent(defOf(s, f.self)),
  () => '',
);

/** A player plays the card `self`: `b` the effect of a used or lost card, or -1. */
v.procedure(
  'play',
  when(
    isAnEvent(),
    v.flow(
      'declare an event',
      c => {
        c.step({
          op: 'do',
          act: (s, f) => {
            const def = defOf(s, f.self);
            f.l.extra = energyCost(s, f.you, f.self, -1, wayOf(f));
            f.l.toll = tollOf(s, f.you, f.self, -1);
            if (def.source.uses) bulletSpent(s, { seat: f.you, id: def.id });
            showIt(s, f);
          },
        });
        c.step({
          op: 'call',
          program: (s, f) => defOf(s, f.self).play[Math.max(0, f.l.b ?? 0)]!.declare,
          locals: (s, f) => ({
            extra: f.l.extra,
            toll: f.l.toll,
            // which effect is said when it is played, and that settles its pile (wars/interrupt/4)
            ...(defOf(s, f.self).play.length > 1 ? { mode: f.l.b === 1 ? 'lost' : 'used' } : {}),
          }),
          you: null,
          self: null,
        });
      },
      () => '',
    )(),
    v.flow(
      'play what enters play',
      c => {
        const program = c.program('play a card');
        // the terms on which an effect lets it be played go along
        c.step({ op: 'call', program: () => program, locals: (_s, f) => ({ ...f.l }), you: null, self: null });
      },
      () => '',
    )(),
  ),
);

/** What it costs to play a card of the hand: of how much energy, and from how much to how much where the place decides. */
function priceLabel(s: WarsState, seat: Seat, card: CardId, mode: number): string {
  const def = defOf(s, card);
  const have = ` of your ${canPay(s, seat)} energy`;
  if (isEvent(def)) {
    const pay = def.play[Math.max(0, mode)]?.source.pay ?? 0;
    const n = energyCost(s, seat, card, -1) + (typeof pay === 'number' ? pay : 0);
    return typeof pay === 'number' ? (n === 0 ? 'free' : `${n}${have}`) : `${n} and more${have}`;
  }
  const places = affordablePlaces(s, seat, card, {});
  const costs = places.map(place => energyCost(s, seat, card, locationOf(s, place), wayTo({}, place)));
  const [least, most] = [Math.min(...costs), Math.max(...costs)];
  if (costs.length === 0) return `${def.source.cost ?? 0} energy`;
  if (most === 0) return 'free';
  return least === most ? `${least}${have}` : `${least} to ${most}${have}`;
}

verb({
  name: 'play',
  procedure: 'play',
  list(s, seat, out) {
    const quick = s.phase === 'deploy' && s.active === seat && s.items.length === 0;
    for (const id of pile(s, seat, HAND)) {
      const def = defOf(s, id);
      if (!quick && def.type !== 'interrupt' && !def.front.statics.some(st => st.kind === 'play anytime')) continue;
      if (def.play.length > 1) {
        for (let mode = 0; mode < 2; mode++)
          if (judgePlay(s, seat, id, { mode }) === null) out.push(option('play', id, mode));
      } else if (judgePlay(s, seat, id) === null) out.push(option('play', id));
    }
  },
  judge: (s, seat, a, b) => judgePlay(s, seat, a, b >= 0 ? { mode: b } : {}),
  label(s, a, b, seat) {
    const way = b < 0 ? '' : ` for its ${b === 0 ? 'used' : 'lost'} effect`;
    return `Play ${titleOf(s, a)}${way}: ${priceLabel(s, seat, a, b)}`;
  },
  note(s, a, b, seat) {
    const gate = defOf(s, a).play[Math.max(0, b)];
    return gate === undefined ? cardNote(s, a, seat) : gate.tell();
  },
});
