// Decks and hands in play: cards are drawn, shuffled, put back and shown.
import { type CardId, EVERYBODY, knower, learn, mingle, owned, type Seat, shuffleHidden } from '@orrery/kernel';
import { facts } from '../../language.ts';
import { type B5State, cardsIn, crusadePile, crusadeZone, DECK, HAND, players, zone } from '../../state.ts';
import { moved } from './in-play.ts';

/** A deck, or a Crusade Pile by itself, is shuffled: all knowledge of its order is lost (b5/deck/18, b5/deck/19, b5/crusade-pile/2). */
export const shuffledDeck = facts.define<{ seat: Seat; pile?: 'crusade' }>('shuffled', {
  apply(s, x) {
    shuffleHidden(s, x.pile === 'crusade' ? crusadePile(s, x.seat) : cardsIn(s, x.seat, DECK));
  },
  show: { seat: 'seat', pile: 'plain' },
  say: (n, x) => `${n.seat} shuffles the ${x.pile === 'crusade' ? 'Crusade Pile' : 'deck'}.`,
});

/** A player's Crusade Pile is shuffled, if there is one (b5/crusade-pile/2). */
export function shufflePile(s: B5State, seat: Seat): void {
  if (crusadePile(s, seat).length > 0) shuffledDeck(s, { seat, pile: 'crusade' });
}

/** Each Crusade Pile is shuffled by itself before the first turn (b5/crusade-pile/2, b5/setup/21). */
export function shufflePiles(s: B5State): void {
  for (const seat of players(s)) shufflePile(s, seat);
}

/** The top cards of a deck get a new order, the new top card first. Only the player who ordered them knows it. */
export const restacked = facts.define<{ seat: Seat; by: Seat; order: readonly CardId[] }>('deck-restacked', {
  apply(s, x) {
    const at = zone(x.seat, DECK);
    const zones = s.zones.slice();
    zones[at] = [...zones[at]!.slice(0, -x.order.length), ...x.order.slice().reverse()];
    s.zones = zones;
    mingle(s, x.order, knower(x.by));
  },
  show: { seat: 'seat', by: 'seat', order: 'cards' },
  opens: (_s, x, viewer) => viewer === x.by,
  say: n => `${n.by} puts ${n.order} back on top of ${owned(n.seat, 'deck')}.`,
});

/** Writes the cards that a player looks at: by title if the reader may know them. */
const seenOf = (cards: string, whose: string): string =>
  /^(a card|\d+ cards)$/.test(cards) ? `${cards} of ${whose}` : `cards of ${whose}: ${cards}`;

/** Cards are shown to one player or to all (`to` -1). */
export const shown = facts.define<{ cards: readonly CardId[]; to: Seat; whose: Seat }>('shown', {
  apply(s, x) {
    for (const id of x.cards) learn(s, id, x.to < 0 ? EVERYBODY : knower(x.to));
  },
  show: { cards: 'cards', to: 'seat', whose: 'seat' },
  opens: (_s, x, viewer) => x.to < 0 || x.to === viewer,
  say: n =>
    n.to
      ? `${n.to} looks at ${seenOf(n.cards, n.to === n.whose ? 'their own' : n.whose)}.`
      : `${n.whose} shows everyone ${n.cards}.`,
});

/** Takes the top card of a seat's Crusade Pile into the hand. False if there is none (b5/crusade-pile/1). */
export function takeFromCrusade(s: B5State, seat: Seat): boolean {
  const card = crusadePile(s, seat).at(-1);
  return card !== undefined && moved(s, { card, to: zone(seat, HAND), from: crusadeZone(s, seat) });
}

/** Draws the top card of a seat's deck. False when the deck is empty. */
export function drawCard(s: B5State, seat: Seat): boolean {
  const deck = cardsIn(s, seat, DECK);
  if (deck.length === 0) return false;
  const card = deck[deck.length - 1]!;
  return moved(s, { card, to: zone(seat, HAND), from: zone(seat, DECK) });
}
