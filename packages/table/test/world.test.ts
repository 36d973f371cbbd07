import { clone, decisionView, redeal, restore, type Saved, type Seat, type State } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../src/games/registry.ts';
import { answerLabel, botAnswer, idle, Thought, worldFor } from '../src/index.ts';
import { BOT, sitting } from './sitting.ts';

/** How many choices a match has, and at which of them a world is sent. */
const CHOICES = 150;
const EVERY = 10;
const SEED = 7;

/** The text that is sent. */
const sent = (saved: Saved): string => JSON.stringify(saved);

describe.each(
  GAMES.map(table => [table.game.name, table] as const),
)('%s: a world for thinking elsewhere', (name, table) => {
  const { game } = table;
  /** The moments of a match at which a seat has something to think about. */
  const moments = (seats: number): { s: State; seat: Seat }[] => {
    const { match } = sitting(name, Array(seats).fill(BOT), table, 11);
    const found: { s: State; seat: Seat }[] = [];
    while (match.length < CHOICES && match.result === null) {
      const [seat] = match.awaited as [number];
      if (match.length % EVERY === 0) found.push({ s: clone(match.state), seat });
      match.answer(match.decision, seat, botAnswer(table, match, seat, 'greedy'));
    }
    return found;
  };

  test('is the same, byte by byte, for all positions that the seat cannot tell apart', () => {
    let others = 0;
    for (const { s, seat } of [...moments(2), ...(table.players.most > 2 ? moments(3) : [])]) {
      const is = sent(worldFor(table, s, seat, SEED));
      const unseen = game.unseen(s, seat);
      for (const deal of [1, 2]) {
        const other = redeal(game, s, unseen, deal);
        expect(sent(worldFor(table, other, seat, SEED))).toBe(is);
      }
      // nor does it tell which decks the others brought
      const decks = clone(s);
      const defs = s.defs.slice();
      decks.defs = defs;
      for (const { places, limited } of unseen.pools)
        for (const place of places)
          if (s.cards[place]!.owner !== seat && limited.every(l => l.place !== place)) {
            defs[place] = (s.defs[place]! + 17 * (place + 1)) % game.cardIds.length;
            others++;
          }
      if (game.likely !== undefined && game.likely(s, 1 - Math.min(seat, 1)).length > 0)
        expect(sent(worldFor(table, decks, seat, SEED))).toBe(is);
    }
    expect(others).toBeGreaterThan(100);
  });

  test('asks the seat the same question, and a thought about it has the same answers', () => {
    let thought = 0;
    for (const { s, seat } of moments(2)) {
      const world = restore(game, JSON.parse(sent(worldFor(table, s, seat, SEED))) as Saved);
      expect(decisionView(game, world, seat)).toEqual(decisionView(game, s, seat));
      if (idle(table, world, seat) !== null || ++thought > 2) continue;
      const thinking = new Thought(table, world, seat, { iterations: 2 });
      while (thinking.going) thinking.step();
      for (const { ids } of thinking.judged())
        expect(answerLabel(table, world, seat, ids)).toBe(answerLabel(table, s, seat, ids));
    }
    expect(thought).toBeGreaterThan(2);
  });
});
