import { asked, randomBot } from '@orrery/bots';
import { answer, awaited, type Option, options, sentences, toldTo, type Viewer } from '@orrery/kernel';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { setUp, view, type WarsState, wars, warsAdvice } from '../src/index.ts';
import { activate, draw } from '../src/rules/cards-in-play.ts';
import { shuffled } from '../src/rules/setup.ts';
import { HAND, pile, RESERVE } from '../src/state.ts';
import { deal, hidden, playOn, swapped } from './hidden.ts';

/** Compares two values as JSON, letter for letter, and shows where they part. */
function same(a: unknown, b: unknown): void {
  const [x, y] = [JSON.stringify(a), JSON.stringify(b)];
  const at = x === y ? 0 : [...x].findIndex((letter, i) => letter !== y[i]);
  expect(x.slice(Math.max(0, at - 80), at + 120)).toBe(y.slice(Math.max(0, at - 80), at + 120));
}

/** The log of what has been heard, as a viewer reads it. */
const log = (s: WarsState, viewer: Viewer): string[] => sentences(wars, s.heard!, viewer).map(said => said.text);

const RUNS = { seed: Number(process.env.ORRERY_SEED ?? 5), numRuns: 25 };
const seeds = fc.integer({ min: 1, max: 1_000_000 });
const viewers = fc.constantFrom(null, 0, 1);

test('whatever the hidden cards are, a viewer sees the same table and is asked the same', () => {
  const depths = new Set<number>();
  fc.assert(
    fc.property(seeds, fc.integer({ min: 0, max: 900 }), viewers, (seed, depth, viewer) => {
      const s = deal(seed);
      playOn(s, seed, depth);
      for (let more = 0; more < 20 && s.result === null; more++) {
        const other = swapped(s, hidden(s, viewer), seed + more);
        same(view(other, viewer), view(s, viewer));
        depths.add(s.turn);
        playOn(s, seed + more, 5);
      }
    }),
    RUNS,
  );
  expect(depths.size).toBeGreaterThan(8);
});

test('whatever the hidden cards are, a viewer is told the same of what happens', () => {
  let told = 0;
  fc.assert(
    fc.property(seeds, fc.integer({ min: 20, max: 900 }), viewers, (seed, depth, viewer) => {
      const s = deal(seed);
      playOn(s, seed, depth);
      const bot = randomBot(seed);
      for (let more = 0; more < 40 && s.result === null; more++) {
        const seat = awaited(s)[0]!;
        const picks = bot.choose(asked(wars, s, seat));
        // what can be done with a hand depends on it: whoever acts keeps theirs
        const hand = pile(s, seat, HAND);
        const groups = hidden(s, viewer).map(ids =>
          ids.filter(id => !hand.includes(id) && !picks.some(o => mentions(o, id))),
        );
        const before = groups.flat();
        const other = swapped(s, groups, seed + more);
        s.heard = [];
        answer(wars, s, seat, picks);
        const after = hidden(s, viewer).flat();
        // what comes to light tells of itself, and a search for a card tells what it found
        if (before.some(id => !after.includes(id)) || s.heard.some(h => SHOWS.has(h.fact.t))) continue;
        other.heard = [];
        answer(wars, other, seat, picks);
        same(
          other.heard.map(h => toldTo(h, viewer)),
          s.heard.map(h => toldTo(h, viewer)),
        );
        same(view(other, viewer), view(s, viewer));
        told += s.heard.length;
      }
    }),
    RUNS,
  );
  expect(told).toBeGreaterThan(500);
});

/** Facts that show hidden cards by the rules. */
const SHOWS = new Set(['shuffled', 'revealed', 'looked-at', 'destiny']);
const mentions = (o: Option, id: number): boolean => o.a === id || o.b === id;

test('whatever the hidden cards are, the advice to bots is the same', () => {
  fc.assert(
    fc.property(seeds, fc.integer({ min: 20, max: 900 }), (seed, depth) => {
      const s = deal(seed);
      playOn(s, seed, depth);
      for (let more = 0; more < 20 && s.result === null; more++) {
        const seat = awaited(s)[0]!;
        const other = swapped(s, hidden(s, seat), seed + more);
        // another question, so that nothing is remembered of the first
        other.ask = { ...other.ask! };
        const scores = (x: typeof s) => options(wars, x, seat).map(o => warsAdvice.score(x, seat, o));
        same(scores(other), scores(s));
        playOn(s, seed + more, 5);
      }
    }),
    RUNS,
  );
});

test('nothing of a reserve, an active pile or a hand is in what others see and hear', () => {
  const s = setUp({
    locations: ['Ganymede/Core Shaft'],
    seats: [
      { hand: ['Kucha'], reserve: ['Sidearm', 'Trumped', 'Serenity'], active: ['Cloud'], used: ['Mercurial'] },
      {},
    ],
  });
  s.heard = [];
  activate(s, 0, 1);
  draw(s, 0, 1, RESERVE);
  for (const viewer of [1, null]) {
    const seen = JSON.stringify([view(s, viewer), s.heard.map(h => toldTo(h, viewer))]);
    expect(seen).not.toMatch(/kucha|sidearm|trumped|serenity|cloud|mercurial/i);
    expect(log(s, viewer)).toEqual(['Player 1 activates 1 energy.', 'Player 1 draws a card from the reserve.']);
    expect(view(s, viewer).seats[0]).toMatchObject({ hand: 2, reserve: 21, active: 2, used: 1 });
  }
  expect(view(s, 0).hand.map(c => c.title)).toEqual(['Kucha', 'Trumped']);
  // one's own reserve and active pile lie hidden from oneself, too
  expect(JSON.stringify(view(s, 0))).not.toMatch(/sidearm|serenity|cloud|mercurial/i);
  expect(log(s, 0)[1]).toBe('Player 1 draws Trumped from the reserve.');
});

test('what happened before a shuffle is told by the names of then', () => {
  const s = setUp({
    locations: ['Ganymede/Core Shaft'],
    seats: [{ hand: [], reserve: ['Kucha', 'Sidearm', 'Cloud'] }, {}],
  });
  s.heard = [];
  draw(s, 0, 1, RESERVE);
  const [card] = view(s, 0).hand;
  shuffled(s, { seat: 0, kind: RESERVE });
  expect(card!.title).toBe('Kucha');
  expect(log(s, 0)).toEqual(['Player 1 draws Kucha from the reserve.', 'Player 1 shuffles the reserve.']);
});

test('one who sees all sees hands, piles and what is stacked face down', () => {
  const s = setUp({
    locations: ['Ganymede/Core Shaft'],
    seats: [{ hand: ['Kucha'], reserve: ['Sidearm', 'Trumped'], active: ['Cloud'], used: ['Mercurial'] }, {}],
  });
  const { held } = view(s, 'all').seats[0]!;
  expect([held!.hand, held!.active, held!.used].map(list => list.map(c => c.title))).toEqual([
    ['Kucha'],
    ['Cloud'],
    ['Mercurial'],
  ]);
  expect(held!.reserve.map(c => c.title)).toEqual(expect.arrayContaining(['Sidearm', 'Trumped']));
  for (const viewer of [0, 1, null]) expect(view(s, viewer).seats.map(seat => seat.held)).toEqual([null, null]);
});
