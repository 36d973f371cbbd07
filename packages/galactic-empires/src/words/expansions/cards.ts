import type { CardId, List, Ref, Seat } from '@orrery/kernel';
import { typeOf } from '../../card.ts';
import { v } from '../../language.ts';
import { noted } from '../../rules/table/cards-in-play.ts';
import { isShip } from '../../rules/table/definitions.ts';
import { depart, discard as discardCard } from '../../rules/table/duration.ts';
import { cardsOn } from '../../rules/table/stacks.ts';
import { intoDecks } from '../../rules/turn/draw-phase.ts';
import { DECK, type GeState, inPlay, REMOVED } from '../../state.ts';

// Effects on cards: destroyed, out of the game, shuffled into decks, remembered

/** Destroys a card with what is on it, whatever damage it has (ge-r-terrain-field-1). */
export const destroy = v.effect(
  'destroy',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => {
      if (inPlay(s, read(s, f))) discardCard(s, read(s, f), 'destroyed', f.you);
    };
  },
  (t, card) => `destroy ${t.ref(card)}`,
  card => ({ means: [[card, -5]] }),
);
/** Removes cards from the game. */
export const outOfGame = v.effect(
  'outOfGame',
  (c, list: List) => {
    const read = c.list(list);
    return (s, f) => {
      for (const id of [...read(s, f)]) depart(s, id, 'returned', REMOVED, f.you);
    };
  },
  (t, list) => `remove ${t.list(list)} from the game`,
  list => ({ means: [[list, -3]] }),
);
/** Shuffles a card and all cards on it into the decks of their owners. */
export const shufflesIntoDecks = v.effect(
  'shufflesIntoDecks',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => {
      if (inPlay(s, read(s, f))) intoDecks(s, read(s, f), f.you);
    };
  },
  (t, card) => `shuffle ${t.ref(card)} and all that lies on it into their owners' decks`,
  card => ({ means: [[card, -5]] }),
);
/** Moves a card and all cards on it beneath the decks of their owners. Ships and dragons on terrain stay (ge/duration/6). */
export const sinkStack = v.effect<[Ref]>(
  'sinkStack',
  (c, card) => {
    const read = c.ref(card);
    const sink = (s: GeState, id: CardId, by: Seat): void => {
      if (inPlay(s, id)) for (const x of cardsOn(s, id)) if (typeOf(s, id) !== 'T' || !isShip(s, x)) sink(s, x, by);
      depart(s, id, 'returned', DECK, by, true);
    };
    return (s, f) => {
      if (read(s, f) >= 0) sink(s, read(s, f), f.you);
    };
  },
  (t, card) => `${t.ref(card)} goes beneath its owner's deck, and so do the cards on it`,
);
/** Makes this card forget the card that it remembers: its text no longer holds for that card. */
export const forgets = v.effect(
  'forgets',
  () => (s, f) => {
    if (inPlay(s, f.self) && s.cards[f.self]!.bond >= 0) noted(s, { card: f.self, bond: -1 });
  },
  t => `${t.ref('remembered')} is free again`,
)();
