import { expect, test } from 'vitest';
import { GAMES } from '../src/games/registry.ts';
import { botAnswer, judgedWishes, whyNot } from '../src/index.ts';
import { ANN, BEN, sitting } from './sitting.ts';

// “Why not?” may be asked about anything that lies on the table, whatever is asked just then: it is answered with a sentence, and never with a fault.

/** One position in so many is asked about, and one card in so many there. */
const POSITIONS = 5;
const CARDS = 3;

/** Refusals that say only that the card is of another kind, is another player's, or lies elsewhere. */
const OF_ANOTHER_KIND =
  /only (an? )?[a-z ]*(from|in) your hand|only characters heal|only at a location|is no action called|cannot choose that here|only for a mercenary|only a mercenary|only a card in play|only of cards in play|only a hidden agenda|only fleets and locations that you control|only cards that you control/i;

test.each(GAMES.map(({ game }) => game.name))('%s', name => {
  let sentences = 0;
  let told = 0;
  for (const seed of [3, 8]) {
    const session = sitting(name, [ANN, BEN], undefined, seed);
    const { table, match } = session;
    const titles = new Map(table.cards.map(({ id, title }) => [id, title]));
    for (let n = 0; n < 400 && session.result === null; n++) {
      const seat = session.awaited[0]!;
      if (n % POSITIONS === 0)
        for (const [i, card] of match.state.zones.flat().entries()) {
          if ((i + n) % CARDS > 0 || !table.game.knows(match.state, card, seat)) continue;
          const title = titles.get(table.game.cardIds[match.state.defs[card]!]!)!;
          const why = whyNot(table, match, seat, title)!;
          expect(why.allowed.length + why.refused.length, title).toBeGreaterThan(0);
          for (const { text } of why.refused) {
            expect([title, text]).toEqual([title, expect.stringMatching(/^[A-Z“"'].*[.!?]$/)]);
            expect(`${title}: ${text}`).not.toMatch(OF_ANOTHER_KIND);
            sentences++;
          }
          for (const { id, text } of judgedWishes(table, match, seat, title)) {
            if (id.startsWith('card:')) told++;
            else expect(text === null || table.suits(match.state, seat, id), `${title}: ${id}`).toBe(true);
          }
        }
      session.choose(seat, match.decision, botAnswer(table, match, seat, 'greedy'));
    }
  }
  expect(sentences).toBeGreaterThan(100);
  // some cards are of use at no time soon, and the answer says what they are
  expect(told).toBeGreaterThan(10);
});
