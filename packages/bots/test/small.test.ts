import { answer, awaited, next, optionId, options, seeded, start, twin } from '@orrery/kernel';
import { changesSuite, hiddenSuite } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import * as table from '../bench/small/boardgameio.ts';
import { CARDS, DEALS, DECK, deal, PLAYERS } from '../bench/small/cards.ts';
import { smallGame, summary } from '../bench/small/orrery.ts';
import { asked, greedyBot } from '../src/index.ts';

/** As text, which is quicker to compare than to walk through. */
const told = (x: unknown) => JSON.stringify(x);

test('every player has the same 60 cards', () => {
  const sorted = (number: number, seat: number) =>
    deal(number)
      .slice(seat * DECK, (seat + 1) * DECK)
      .toSorted((a, b) => a - b);
  for (let number = 0; number < DEALS; number++) {
    expect(deal(number)).toHaveLength(PLAYERS * DECK);
    for (let seat = 0; seat < PLAYERS; seat++) expect(sorted(number, seat)).toEqual(sorted(0, 0));
  }
  expect(deal(0)).not.toEqual(deal(1));
});

test('both versions make the same game, choice by choice', () => {
  const ends: Record<string, number> = {};
  const verbs = new Set<string>();
  let widest = 0;
  for (let match = 0; match < 50; match++) {
    let random = seeded(1000 + match);
    const s = start(smallGame, { deal: match % DEALS }, match);
    let state = table.begin(match % DEALS);
    expect(told(summary(s))).toBe(told(table.summary(state)));
    for (let moves = 0; s.result === null; moves++) {
      const seat = awaited(s)[0]!;
      const list = options(smallGame, s, seat);
      expect(told(list)).toBe(told(table.legal(state)));
      widest = Math.max(widest, list.length);
      const [value, after] = next(random);
      random = after;
      const pick = list[value % list.length]!;
      verbs.add(pick.verb);
      answer(smallGame, s, seat, [pick]);
      state = table.move(state, pick);
      const where = `match ${match}, move ${moves}: ${optionId(pick)}`;
      expect(told(summary(s)), where).toBe(told(table.summary(state)));
    }
    expect(state.ctx.gameover).toEqual(s.result.winners);
    expect(twin(smallGame, s)).toMatchObject({ result: s.result });
    ends[s.result.kind] = (ends[s.result.kind] ?? 0) + 1;
  }
  expect([...verbs].sort()).toEqual(['attack', 'card', 'end', 'hit', 'play', 'raid', 'use']);
  expect(widest).toBeGreaterThan(40);
  expect(Object.keys(ends).sort()).toEqual(['last one left', 'most life']);
  expect(CARDS).toHaveLength(20);
});

changesSuite({
  game: smallGame,
  deal: seed => start(smallGame, { deal: seed % DEALS }, seed, true),
  runs: 3,
  limit: 5000,
});

hiddenSuite({
  game: smallGame,
  deal: seed => start(smallGame, { deal: seed % DEALS }, seed, true),
  choose: (s, seat) => greedyBot(7).choose(asked(smallGame, s, seat)),
  depth: 120,
  players: PLAYERS,
  reveals: new Set(),
  together: false,
  limit: 50_000,
});
