import { type CardId, type Frame, type Ref, roll } from '@orrery/kernel';
import { choose, either, sequence, that, v, when } from '../../language.ts';
import { changingEvent } from '../../rules/play/events.ts';
import { mayGo } from '../../rules/play/reserve-fleet.ts';
import { noted } from '../../rules/table/cards-in-play.ts';
import { isA } from '../../rules/table/definitions.ts';
import { sunk, topDiscard } from '../../rules/table/discard-pile.ts';
import { looked } from '../../rules/table/hands.ts';
import { works } from '../../rules/texts/static-texts.ts';
import { DISCARD, FLEET, type GeState, HAND, opponents, pile, RESERVE } from '../../state.ts';
import { base, called, terrain, vessel, yours } from '../filters.ts';
import { cards } from '../lists.ts';
import { is } from '../tests.ts';
import { discard, moveTo } from './cards.ts';
import { control } from './control.ts';

// Effects of crew on others and for their players

/** Captures a crew: it is discarded (ge/definitions/2), or joins the captor's fleet if its text says so. */
export const capture = v.flow(
  'capture',
  (c, card: Ref) => {
    c.effect(
      when(
        is(card, called('kept when captured')),
        sequence(
          control(card),
          choose(
            'home',
            {
              list: cards(that(either(vessel, base, terrain), yours)),
              prompt: 'Where in your fleet does the captured crew go?',
            },
            moveTo(card, 'home'),
          ),
        ),
        discard(card),
      ),
    );
  },
  (t, card) => `capture ${t.ref(card)}`,
  card => ({ means: [[card, -4]] }),
);

/** Replaces one target of an event by another: of a play or a card action. */
export function redirect(e: Frame, from: CardId, to: CardId): void {
  const { l } = e;
  if (l.on === from) l.on = to;
  l.aims = (l.aims as readonly CardId[]).map(id => (id === from ? to : id));
  for (const name of (l.chosen ?? []) as readonly string[]) {
    const x = l[name] as CardId | readonly CardId[];
    if (typeof x === 'number') l[name] = x === from ? to : x;
    else l[name] = x.map(id => (id === from ? to : id));
  }
}

/** Makes the event affect this card instead of another. */
export const takePlaceOf = v.effect(
  'takePlaceOf',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => {
      const e = changingEvent(s, f);
      if (e !== null) redirect(e, read(s, f), f.self);
    };
  },
  (t, card) => `${t.ref('self')} is affected in place of ${t.ref(card)}`,
  { means: [['you', 3]] },
);

/** Shows a player the hand of another, or a number of random cards of it. */
export const lookAtHand = v.effect(
  'lookAtHand',
  (c, who: Ref, most?: number) => {
    const read = c.ref(who);
    return (s, f) => {
      const of = read(s, f);
      if (of < 0) return;
      const hand = pile(s, of, HAND);
      if (hand.length === 0) return;
      looked(s, { seat: f.you, of, cards: most === undefined ? hand : [hand[roll(s, hand.length)]!] });
    };
  },
  (t, who, most?: number) =>
    `look at ${most === undefined ? '' : 'a card, picked by chance, of '}${t.own(who, 'hand')}`,
  { means: [['you', 2]] },
);

/** Moves the top card of a player's discard pile to its bottom. */
export const sinkTopDiscard = v.effect(
  'sinkTopDiscard',
  (c, who: Ref) => {
    const read = c.ref(who);
    return (s, f) => {
      const seat = read(s, f);
      const card = seat < 0 ? -1 : topDiscard(s, seat);
      if (card >= 0) sunk(s, { card, seat });
    };
  },
  (t, who) => `put the top card of ${t.own(who, 'discard pile')} at its bottom`,
  { means: [['you', 1]] },
);
/** The other players who have a discard pile. */
export const othersWithDiscards = v.list(
  'othersWithDiscards',
  () => (s, f) => opponents(s, f.you).filter(seat => pile(s, seat, DISCARD).length > 0),
  () => 'the other players with a discard pile',
  'seat',
  () => 'other player with a discard pile',
)();
/** The other players with cards in hand. */
export const othersWithHands = v.list(
  'othersWithHands',
  () => (s, f) => opponents(s, f.you).filter(seat => pile(s, seat, HAND).length > 0),
  () => 'the other players with cards in hand',
  'seat',
  () => 'other player with cards in hand',
)();

/** The cards of your reserve fleet that a card of your hand is strong enough to be exchanged for (ge/reserve-fleet/4). */
export const exchangeable = v.list(
  'exchangeable',
  () => (s: GeState, f: Frame) => pile(s, f.you, RESERVE).filter(id => mayGo(s, f.you, id).length > 0),
  () => 'the cards of your reserve fleet',
  'card',
  () => 'card of your reserve fleet',
)();
/** The cards of your hand that are strong enough to be exchanged for one of your reserve fleet. */
export const strongEnoughFor = v.list(
  'strongEnoughFor',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => mayGo(s, f.you, read(s, f));
  },
  (t, card) => `the cards of your hand at least as strong as ${t.ref(card)}`,
  'card',
  (t, card) => `card of your hand at least as strong as ${t.ref(card)}`,
);
/** The other players who can be chosen to buy the next round of drinks: those whom no artist protects. */
const drinkers = v.list(
  'drinkers',
  () => (s: GeState, f: Frame) =>
    opponents(s, f.you).filter(seat => !pile(s, seat, FLEET).some(id => isA(s, id, 'stands no round') && works(s, id))),
  () => 'the other players who have no Starving Artist',
  'seat',
  () => 'other player without a Starving Artist',
)();
/** Chooses the player who must get the drinks. Only the card remembers this; nothing else changes. */
export const nextRound = choose(
  'guest',
  { list: drinkers, prompt: 'Who fetches the next round of drinks?' },
  v.effect(
    'buysTheRound',
    () => (s, f) => {
      noted(s, { card: f.self, foe: f.l.guest });
    },
    t => `${t.ref('guest')} fetches the next round of drinks`,
  )(),
);
/** Lets the card's text take effect from now on, without any other effect. */
export const takesEffect = v.effect(
  'takesEffect',
  () => () => undefined,
  t => `${t.ref('self')} comes into play and works at once`,
)();
