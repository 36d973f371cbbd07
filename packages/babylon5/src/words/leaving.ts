import type { Filter } from '@orrery/kernel';
import { knower, mingle } from '@orrery/kernel';
import { v } from '../language.ts';
import { shuffledDeck } from '../rules/cards/drawing.ts';
import { enterRow, judgeEntry } from '../rules/cards/entering-play.ts';
import { leavePlay } from '../rules/cards/in-play.ts';
import { giveMarks, printedMarks } from '../rules/cards/marks.ts';
import { onlySponsored } from '../rules/effects/cannot.ts';
import { cardsIn, DECK, SUPPORTING } from '../state.ts';
import { onCard } from './acting.ts';
import { isAmbassador } from './on-cards.ts';

// Cards that come into play out of a deck, go back into it.

/**
 * You put into play the first card from the top of your deck that a filter fits and that you could sponsor, and shuffle. A local gets the card; -1 if
 * there is none.
 */
export const bringFromDeck = v.effect<[string, Filter]>(
  'bringFromDeck',
  (c, name, filter) => {
    const fits = c.filter(filter);
    return (s, f) => {
      const deck = cardsIn(s, f.you, DECK);
      // other players do not see how deep the card was
      mingle(s, deck, knower(f.you));
      const id = deck.findLast(x => fits(s, x, f) && !onlySponsored(s, x) && judgeEntry(s, f.you, x) === null) ?? -1;
      f.l[name] = id;
      if (id >= 0) {
        enterRow(s, id, f.you, SUPPORTING);
        printedMarks(s, id);
        giveMarks(s, id);
      }
      shuffledDeck(s, { seat: f.you });
    };
  },
  (t, _name, filter) =>
    `search your deck from the top for the first ${t.filter(filter)} that may enter play, put it into play and shuffle your deck`,
  { means: [['you', 3]] },
);

/** A card goes back into its owner's deck, which is shuffled. */
export const intoDeck = onCard(
  'intoDeck',
  () => (s, id) => {
    const { owner } = s.cards[id]!;
    if (isAmbassador(s, id)) return;
    leavePlay(s, id, DECK);
    shuffledDeck(s, { seat: owner });
  },
  card => `${card} goes back into its owner's deck, which is shuffled`,
  card => ({ ends: { what: card, how: 'moves' }, means: [[card, -1]] }),
);
