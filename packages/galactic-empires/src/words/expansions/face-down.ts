import { type CardId, EVERYBODY, type Filter, learn, type Ref, type Seat } from '@orrery/kernel';
import { facts, v } from '../../language.ts';
import { eventFrame } from '../../rules/play/events.ts';
import { noted, shown } from '../../rules/table/cards-in-play.ts';
import { strengthOf } from '../../rules/table/definitions.ts';
import { cardsUnder } from '../../rules/table/duration.ts';
import { laidUnder, takenUp } from '../../rules/turn/draw-phase.ts';
import { DECK, HAND, inPlay, pile, zone } from '../../state.ts';
import { given } from '../amounts.ts';
import { remembering } from '../effects/cards.ts';

// Cards that lie under a card, out of play, and cards that come back to play (E2 Time Capsule, L8 Well of Time, L5 Time Evacuation)

/** Lays cards from the top of your deck under this card. Nobody sees them. */
export const laysUnder = v.effect<[number]>(
  'laysUnder',
  (_c, n) => (s, f) => {
    for (let k = 0; k < n && inPlay(s, f.self); k++) {
      const card = pile(s, f.you, DECK).at(-1);
      if (card !== undefined) laidUnder(s, { card, seat: f.you, under: f.self, shown: false });
    }
  },
  (t, n) => `lay the top ${n} cards of your deck under ${t.ref('self')}, unseen`,
  { means: [['you', 3]] },
);
/** Shows the top cards of your deck one by one and lays them under this card, until one is stronger than the first, or there are so many. */
export const laysUntilStronger = v.effect<[number]>(
  'laysUntilStronger',
  (_c, most) => (s, f) => {
    let first = -1;
    for (let k = 0; k < most && inPlay(s, f.self); k++) {
      const card = pile(s, f.you, DECK).at(-1);
      if (card === undefined) return;
      const n = strengthOf(s, card);
      shown(s, { card, by: f.you });
      laidUnder(s, { card, seat: f.you, under: f.self, shown: true });
      if (first >= 0 && n > first) return;
      if (first < 0) first = n;
    }
  },
  (t, most) =>
    `show the top cards of your deck one by one and lay them under ${t.ref('self')}, until one is stronger than the first of them or there are ${most}`,
  { means: [['you', 3]] },
);
/** True if cards lie under this card. */
export const hasCardsUnder = v.test(
  'hasCardsUnder',
  () => (s, f) => inPlay(s, f.self) && cardsUnder(s, f.self).length > 0,
  t => `cards lie under ${t.ref('self')}`,
  t => `no cards lie under ${t.ref('self')}`,
)();
/** Takes the cards under this card into their owner's hand. */
export const takesUp = v.effect(
  'takesUp',
  () => (s, f) => {
    for (const card of cardsUnder(s, f.self)) takenUp(s, { card, seat: s.cards[card]!.owner });
  },
  t => `take the cards under ${t.ref('self')} into your hand`,
  { means: [['you', 4]] },
)();
/** Adds the points given to this card's text to those of earlier turns. */
export const addsGiven = v.effect(
  'addsGiven',
  c => {
    const read = c.amount(given());
    return (s, f) => {
      if (inPlay(s, f.self)) noted(s, { card: f.self, counter: s.cards[f.self]!.counter + read(s, f) });
    };
  },
  () => '',
  { counts: true },
)();
/** Puts a card into stasis: this card remembers it. */
export const inStasis = remembering('inStasis', (t, card) => `${t.ref(card)} is in stasis`);
/** A player shows a card of their hand to everybody. */
const exposed = facts.define<{ seat: Seat; card: CardId }>('exposed-from-hand', {
  apply(s, x) {
    learn(s, x.card, EVERYBODY);
  },
  show: { seat: 'seat', card: 'card' },
  opens: () => true,
  say: n => `${n.seat} shows ${n.card}.`,
});
/** Shows a card of your hand to everybody. */
export const exposes = v.effect(
  'exposes',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => {
      if (read(s, f) >= 0) exposed(s, { seat: f.you, card: read(s, f) });
    };
  },
  (t, card) => `show ${t.ref(card)}`,
);
/** The cards that you have drawn in the Draw Cards Phase that fit and that you still have in hand. */
export const justDrawnOf = v.list(
  'justDrawnOf',
  (c, which: Filter) => {
    const fits = c.filter(which);
    return (s, f) =>
      ((f.l.fact?.cards ?? []) as CardId[]).filter(id => s.cards[id]!.zone === zone(f.you, HAND) && fits(s, id, f));
  },
  (t, which) => `the ${t.filter(which, true)} that you have just drawn`,
  'card',
  (t, which) => `${t.filter(which)} that you have just drawn`,
);
/** Fits the card that is about to be discarded, in a reaction to that. */
export const aboutToGo = v.filter(
  'aboutToGo',
  () => (s, id, f) => eventFrame(s, f)?.l.kind === 'loss' && eventFrame(s, f)?.l.card === id,
  () => ({ that: 'is about to be discarded' }),
)();
