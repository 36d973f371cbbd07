import { expect, test } from 'vitest';
import { GAMES } from '../src/games/registry.ts';
import { botAnswer, whyNot } from '../src/index.ts';
import { ANN, BEN, sitting } from './sitting.ts';

// “Why not?” may be asked about anything that lies on the table, whatever is asked just then: it is answered with a sentence, and never with a fault.

/** One position in so many is asked about, and one card in so many there. */
const POSITIONS = 5;
const CARDS = 3;

test.each(GAMES.map(({ game }) => game.name))('%s', name => {
  let sentences = 0;
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
          for (const { text } of whyNot(table, match, seat, title)?.refused ?? []) {
            expect([title, text]).toEqual([title, expect.stringMatching(/^[A-Z“"'].*[.!?]$/)]);
            sentences++;
          }
        }
      session.choose(seat, match.decision, botAnswer(table, match, seat, 'greedy'));
    }
  }
  expect(sentences).toBeGreaterThan(100);
});
