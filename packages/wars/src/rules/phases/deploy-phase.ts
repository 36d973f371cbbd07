// Playing a card from hand, step by step: in the deploy phase, and interrupts at any time (wars/deploy-phase).
// Interrupts and abilities before, between and after are in turn/initiative.ts. The steps that a text needs are in src/compile/gate.ts.
import { ask, type CardId, type Frame, option, type Refusal, refuse, type Seat } from '@orrery/kernel';
import { defOf } from '../../card.ts';
import { v, when } from '../../language.ts';
import { titleOf } from '../../names.ts';
import { HAND, pile, type WarsState, zone } from '../../state.ts';
import { bulletSpent } from '../abilities/bullet.ts';
import { eachStatic, means, speaksOf } from '../abilities/ongoing-ability.ts';
import { canPay, pay } from '../energy/pay.ts';
import { affordablePlaces, judgePrice, type Way, wayOf, wayTo } from '../playing/affordable-places.ts';
import { energyCost, tollOf } from '../playing/costs.ts';
import { placeMenu, settledPlace } from '../playing/place-question.ts';
import { locationOf, noPlace, placesFor } from '../playing/places.ts';
import { iconsUsed, iconUsed, meetsSupport } from '../playing/support-icons.ts';
import { hasCopy } from '../playing/unique.ts';
import { cardNote } from '../questions/card-labels.ts';
import { anytime, isEvent } from '../stack/interrupt.ts';
import { shown } from '../stack/pending.ts';
import { declare } from '../stack/the-stack.ts';
import { verb } from '../verbs.ts';

const NOT_HAND = refuse('wars/deploy-phase/1', 'You can play only cards in your hand.');

// cards that enter play, and orders (wars/character/1, wars/nobot/1, wars/vehicle/1, wars/ship/1, wars/weapon/1, wars/asset/1, wars/location/2,
// wars/order/1)
const NOT_NOW = refuse('wars/interrupt/2', 'You can play this card only in your own deploy phase.');
const STACK = refuse('wars/deploy-phase/1', 'Something is pending. You can play only interrupts now.');
const UNIQUE = refuse('wars/unique/1', 'You already have a copy of this unique card in play.');
const SPENT = refuse('wars/bullet/1', 'You used all bullets of this title this turn.');
const BANNED = refuse('wars/cant/1', 'A card in play says that you cannot play this card.');
const SUPPORT = refuse('wars/costs/1', 'You do not have enough support icons to play this card.');

/** Returns the rule that forbids a seat to play a card now, or null. A play that could not be completed is not begun (wars/deploy-phase/3). */
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
    // abilities for certain locations are checked with the places
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

const mayLose = v.test(
  'must lose to play',
  () => (_s, f) => f.l.toll > 0,
  () => '',
);

/**
 * Plays a card that is not an interrupt or order: its place and costs, until it is pending (wars/deploy-phase/4, wars/deploy-phase/5,
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
    // it is pending until it comes off the stack; until then, effects can change its targets (wars/deploy-phase/9, wars/pending/1)
    declare(s, { kind: 'card', you: f.you, self: f.self, name: titleOf(s, f.self), program: 'enter play', l });
  }),
);

/** Shows a card and uses the support icons that it needs. */
function showIt(s: WarsState, f: Frame): void {
  if (!f.l.nothing) for (const at of iconsUsed(s, f.you, f.self)) iconUsed(s, { seat: f.you, at });
  shown(s, { card: f.self, seat: f.you, from: s.cards[f.self]!.zone });
}

const isAnEvent = v.test(
  'it is an interrupt or order',
  () => (s, f) => isEvent(defOf(s, f.self)),
  () => '',
);

/** A player plays the card `self`. `b` is the effect of a used-or-lost card, or -1. */
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
            // the player announces which effect, and that decides the pile (wars/interrupt/4)
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
        // passes on the terms of the effect that lets the player play it
        c.step({ op: 'call', program: () => program, locals: (_s, f) => ({ ...f.l }), you: null, self: null });
      },
      () => '',
    )(),
  ),
);

/** Writes the price of a hand card: the cost and the energy that can pay it, or a range if the cost depends on the place. */
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

// Other rules of these topics, and the files that enforce them (made by a test):
// - compile/gate.ts: wars/deploy-phase/10
// - rules/playing/character.ts: wars/nobot/2, wars/vehicle/2
// - rules/turn/initiative.ts: wars/deploy-phase/2
