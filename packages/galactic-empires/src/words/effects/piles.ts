import type { Amount, CardId, Filter, Ref } from '@orrery/kernel';
import { defOf } from '../../card.ts';
import { v } from '../../language.ts';
import { positionOf } from '../../rules/table/card-position.ts';
import { entered, shown } from '../../rules/table/cards-in-play.ts';
import { topDiscard } from '../../rules/table/discard-pile.ts';
import { depart } from '../../rules/table/duration.ts';
import { locationOf } from '../../rules/table/locations.ts';
import { drawn, shuffled } from '../../rules/turn/draw-phase.ts';
import { DECK, DISCARD, inPlay, pile } from '../../state.ts';

// Effects on decks and discard piles: the cards at the bottom, and the first card of a sort

/** Draws cards from the bottom of your deck. */
export const drawFromBottom = v.effect(
  'drawFromBottom',
  (c, n: Amount) => {
    const read = c.amount(n);
    return (s, f) => {
      for (let k = read(s, f); k > 0; k--) {
        const [card] = pile(s, f.you, DECK);
        if (card !== undefined) drawn(s, { seat: f.you, card });
      }
    };
  },
  (t, n) => `draw cards from the bottom of your deck, as many as ${t.amount(n)}`,
  { means: [['you', 5]] },
);
/** The top card of a player's discard pile. */
export const topDiscardOf = v.ref(
  'topDiscardOf',
  (c, who: Ref) => {
    const read = c.ref(who);
    return (s, f) => (read(s, f) < 0 ? -1 : topDiscard(s, read(s, f)));
  },
  (t, who) => `the top card of ${t.own(who, 'discard pile')}`,
);
/** The bottom card of a player's discard pile. */
export const bottomDiscard = v.ref(
  'bottomDiscard',
  (c, who: Ref) => {
    const read = c.ref(who);
    return (s, f) => (read(s, f) < 0 ? -1 : (pile(s, read(s, f), DISCARD)[0] ?? -1));
  },
  (t, who) => `the bottom card of ${t.own(who, 'discard pile')}`,
);
/**
 * Shows the cards of your deck one by one from the top, until one fits. That card comes into play at this card's location, and was not played. The others
 * go back, and the deck is shuffled.
 */
export const bringsFirst = v.effect(
  'bringsFirst',
  (c, which: Filter) => {
    const fits = c.filter(which);
    return (s, f) => {
      const here = inPlay(s, f.self) ? locationOf(s, f.self) : (f.l.on as CardId);
      if (!inPlay(s, here)) return;
      const seen: CardId[] = [];
      let found = -1;
      for (const card of pile(s, f.you, DECK).slice().reverse()) {
        shown(s, { card, by: f.you });
        if (fits(s, card, f)) {
          found = card;
          break;
        }
        seen.push(card);
      }
      if (found >= 0)
        entered(s, {
          card: found,
          seat: f.you,
          on: here,
          at: f.you,
          engaged: positionOf(s, found, defOf(s, found).sides[0]!, here, f.you),
        });
      for (const card of seen.reverse()) depart(s, card, 'returned', DECK, f.you);
      shuffled(s, { seat: f.you });
    };
  },
  (t, which) =>
    `show the cards of your deck one by one from the top, until one is ${t.one(which)}: that card comes into play at ${t.ref('location')}; the others go back into your deck, and you shuffle it`,
  { means: [['you', 5]] },
);
