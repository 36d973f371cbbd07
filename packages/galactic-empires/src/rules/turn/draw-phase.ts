// The Draw Cards Phase, drawing, and mini decks (ge/draw-phase).
import { type CardId, EVERYBODY, moveCard, ownCard, type Seat, shuffleHidden } from '@orrery/kernel';
import { KIND } from '../../card.ts';
import { facts, v } from '../../language.ts';
import { DECK, type GeState, HAND, inPlay, MINI, pile, zone } from '../../state.ts';
import { offerAgendas } from '../play/agenda.ts';
import { bonusFor, factorFor } from '../play/card-plays.ts';
import { goal, left } from '../table/duration.ts';
import { stackOf } from '../table/stacks.ts';

/** A player shuffles their deck. */
export const shuffled = facts.define<{ seat: Seat }>('shuffled', {
  apply(s, x) {
    shuffleHidden(s, pile(s, x.seat, DECK));
  },
  show: { seat: 'seat' },
  say: n => `${n.seat} shuffles.`,
});

/** A player draws a card. */
export const drawn = facts.define<{ seat: Seat; card: CardId }>('drawn', {
  apply(s, x) {
    moveCard(s, x.card, zone(x.seat, HAND));
  },
  show: { seat: 'seat', card: 'card' },
  say: n => `${n.seat} draws ${n.card}.`,
});

/**
 * Draws cards for a player. An empty deck gives none, and the discard pile does not become a new deck (ge/draw-phase/2). Returns how many the player
 * drew.
 */
export function draw(s: GeState, seat: Seat, n: number): number {
  let k = 0;
  for (; k < n; k++) {
    const card = pile(s, seat, DECK).at(-1);
    if (card === undefined) break;
    drawn(s, { seat, card });
  }
  return k;
}

// Mini decks, which lie beside the decks of their owners (H7 Time Tornado). In each Draw Cards Phase the owner draws one card from theirs, besides
// the usual cards.

/** Returns a mini deck. The pile also holds the cards that lie under other cards: they are out of play, and no part of it. */
export const miniDeckOf = (s: GeState, seat: Seat): CardId[] => pile(s, seat, MINI).filter(id => s.cards[id]!.bond < 0);

/** A player shuffles a mini deck. */
const miniShuffled = facts.define<{ seat: Seat }>('mini-deck-shuffled', {
  apply(s, x) {
    shuffleHidden(s, miniDeckOf(s, x.seat));
  },
  show: { seat: 'seat' },
  say: n => `${n.seat} shuffles a mini deck.`,
});

/** Moves a card and all cards on it to a pile of their owners. Returns those owners. */
function stackTo(s: GeState, card: CardId, to: number, by: Seat): ReadonlySet<Seat> {
  const owners = new Set<Seat>();
  for (const id of stackOf(s, card)) {
    if (!inPlay(s, id)) continue;
    const { controller, owner, on } = s.cards[id]!;
    if (left(s, { card: id, seat: controller, on, how: 'returned', to: goal(s, id, to), by })) owners.add(owner);
  }
  return owners;
}

/** Moves a card and all cards on it into the mini decks of their owners, and shuffles those. */
export function intoMiniDecks(s: GeState, card: CardId, by: Seat): void {
  for (const seat of stackTo(s, card, MINI, by)) miniShuffled(s, { seat });
}

/** Moves a card and all cards on it into the decks of their owners, and shuffles those. */
export function intoDecks(s: GeState, card: CardId, by: Seat): void {
  for (const seat of stackTo(s, card, DECK, by)) shuffled(s, { seat });
}

/** A player draws the top card of their mini deck, if they have one. */
function drawMini(s: GeState, seat: Seat): void {
  const card = miniDeckOf(s, seat).at(-1);
  if (card !== undefined) drawn(s, { seat, card });
}

// Cards that lie under a card in play, out of play themselves (E2 Time Capsule)

/** A card of a player goes under a card in play. `shown`: everybody has seen it. */
export const laidUnder = facts.define<{ card: CardId; seat: Seat; under: CardId; shown: boolean }>('laid-under', {
  apply(s, x) {
    moveCard(s, x.card, zone(x.seat, MINI), false, x.shown ? EVERYBODY : 0);
    ownCard(s, x.card).bond = x.under;
  },
  show: { card: 'card', seat: 'seat', under: 'card' },
  say: n => `${n.seat} lays ${n.card} under ${n.under}.`,
});

/** A card that lies under another goes into its owner's hand. */
export const takenUp = facts.define<{ card: CardId; seat: Seat }>('taken-up', {
  apply(s, x) {
    moveCard(s, x.card, zone(x.seat, HAND));
    ownCard(s, x.card).bond = -1;
  },
  show: { card: 'card', seat: 'seat' },
  say: n => `${n.seat} takes ${n.card} into the hand.`,
});

/** A player has drawn their cards of the Draw Cards Phase. */
const handDrawn = facts.define<{ seat: Seat; cards: readonly CardId[] }>('hand-drawn', {
  apply() {},
  show: { seat: 'seat', cards: 'cards' },
  say: () => '',
});

/** Returns how many cards a player draws at the end of the turn (ge/draw-phase/1). */
export const drawsOf = (s: GeState, seat: Seat): number => {
  const hand = pile(s, seat, HAND).length;
  const usual = (hand <= 9 ? 2 : hand <= 11 ? 1 : 0) + bonusFor(s, KIND['card draws'], seat);
  return Math.max(0, usual) * factorFor(s, KIND['card draws'], seat);
};

/** The Draw Cards Phase: cards from the deck, and one card from a mini deck, unless a reaction has stopped it. */
export const drawing = v.rule('cards are drawn', (s, f) => {
  if (f.l.stopped) return;
  const before = pile(s, f.you, HAND).length;
  draw(s, f.you, drawsOf(s, f.you));
  handDrawn(s, { seat: f.you, cards: pile(s, f.you, HAND).slice(before) });
  drawMini(s, f.you);
  offerAgendas(s, f.you);
});

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/turn/turn-definitions.ts: ge/draw-phase/3
