import { greedyBot, playout } from '@orrery/bots';
import { start } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { tableGame } from '../src/games/registry.ts';
import { prepareMatch, readyDeck, readyDecks, readyPairs, usualDecks } from '../src/index.ts';

// The printed starter decks of Babylon 5 are of unlike strength, and stay as they are. Lists made for this table are mended until none is too strong for the others.

/** Longer than any match that comes to an end of its own. */
const LONGEST = 3000;

/**
 * Returns which part of its games each ready deck wins, so many games of each pair of them; an unfinished one counts half.
 * @param pairs both orders of each pair
 */
function sharesOf(name: string, pairs: readonly (readonly string[])[], games: number): Map<string, number> {
  const table = tableGame(name);
  const won = new Map<string, { n: number; of: number }>();
  for (const [place, pair] of pairs.entries())
    for (let n = 0; n < games; n++) {
      const seed = place * games + n;
      const given = pair.map(deck => readyDeck(table, deck));
      const { setup } = prepareMatch(table, given, 2, null);
      const s = start(table.game, setup, seed);
      const bots = pair.map((_, seat) => greedyBot(seed * 2 + seat, table.advice));
      playout(table.game, s, bots, LONGEST);
      for (const [seat, deck] of pair.entries()) {
        const so = won.get(deck) ?? { n: 0, of: 0 };
        const part = s.result === null ? 0.5 : s.result.winners.includes(seat) ? 1 / s.result.winners.length : 0;
        won.set(deck, { n: so.n + part, of: so.of + 1 });
      }
    }
  return new Map([...won].map(([deck, { n, of }]) => [deck, n / of]));
}

const tooFar = (shares: readonly (readonly [string, number])[]) =>
  shares.filter(([, share]) => share < 0.35 || share > 0.65);

describe('no ready deck made for this table wins more than 65 % or less than 35 % against the others', () => {
  test.each([
    ['wars', 12],
    ['galactic-empires', 6],
  ])('%s', (name, games) => {
    const shares = [...sharesOf(name, readyPairs(tableGame(name)), games)];
    expect(shares.length).toBeGreaterThanOrEqual(5);
    expect(tooFar(shares)).toEqual([]);
  });

  test('galactic-empires, with decks of later sets', () => {
    const table = tableGame('galactic-empires');
    const usual = usualDecks(table);
    const later = readyDecks(table).filter(deck => !usual.includes(deck));
    const pairs = later.flatMap(deck =>
      readyDecks(table).flatMap(other =>
        other === deck
          ? []
          : usual.includes(other)
            ? [
                [deck, other],
                [other, deck],
              ]
            : [[deck, other]],
      ),
    );
    const shares = sharesOf('galactic-empires', pairs, 2);
    expect(later.length).toBeGreaterThanOrEqual(4);
    expect(tooFar(later.map(deck => [deck, shares.get(deck)!]))).toEqual([]);
  });
});
