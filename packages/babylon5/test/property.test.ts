import { asked, randomBot } from '@orrery/bots';
import {
  answer,
  asking,
  awaited,
  clone,
  depart,
  fingerprint,
  Match,
  optionId,
  options,
  replay,
  save,
  start,
  twin,
} from '@orrery/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { setupFrom, starterDecks } from '../src/decks/index.ts';
import { ATTACHED, type B5State, babylon5, DEFS, RULESETS, SEAT_ZONES, zoneKind } from '../src/index.ts';

/** Any two to four of the starter decks, in any order, under any ruleset. */
const tables = fc.record({
  races: fc.shuffledSubarray(['human', 'centauri', 'minbari', 'narn'] as const, { minLength: 2, maxLength: 4 }),
  ruleset: fc.constantFrom(...RULESETS),
  seed: fc.integer({ min: 0, max: 1_000_000 }),
});

type Given = {
  races: readonly ('human' | 'centauri' | 'minbari' | 'narn')[];
  ruleset: (typeof RULESETS)[number];
  seed: number;
};

function setup({ races, ruleset }: Given): unknown {
  const decks = starterDecks();
  return setupFrom(
    races.map(race => decks[race]),
    ruleset,
    [],
    // the starter decks are smaller than tournament and engine decks have to be
    { house: ['any deck', 'any hand'] },
  );
}

const LIMIT = 12_000;

/** What must be so at every moment of every match. */
function invariants(s: B5State, cards: number): void {
  const asylums = s.cards.length - cards;
  expect(asylums).toBeGreaterThanOrEqual(0);
  const listed = s.zones.flat();
  // every card lies in one zone, and that zone lists it once
  expect(listed.length).toBe(s.cards.length);
  expect(new Set(listed).size).toBe(s.cards.length);
  s.zones.forEach((zone, at) => {
    for (const id of zone) expect(s.cards[id]!.zone).toBe(at);
  });
  s.cards.forEach((card, id) => {
    expect(card.damage).toBeGreaterThanOrEqual(0);
    expect(card.severe).toBeGreaterThanOrEqual(0);
    const isAttached = zoneKind(s, card) === SEAT_ZONES + ATTACHED;
    if (isAttached) expect(s.cards[card.host]!.attached).toContain(id);
    for (const a of card.attached) expect(s.cards[a]!.host).toBe(id);
    if (card.leading >= 0) expect(s.cards[card.leading]!.leader).toBe(id);
    if (card.leader >= 0) expect(s.cards[card.leader]!.leading).toBe(id);
  });
  for (const seat of s.seats) {
    expect(seat.rating).toBeGreaterThanOrEqual(3);
    expect(seat.spent).toBeGreaterThanOrEqual(0);
    expect(seat.temporary).toBeGreaterThanOrEqual(0);
    expect(seat.unrest).toBeGreaterThanOrEqual(1);
    expect(seat.unrest).toBeLessThanOrEqual(5);
    if (!seat.out) expect(DEFS[s.defs[seat.ambassador]!]!.type).toBe('character');
  }
  for (const n of s.tension) {
    expect(n).toBeGreaterThanOrEqual(1);
    expect(n).toBeLessThanOrEqual(5);
  }
  expect(s.babylon5).toBeGreaterThanOrEqual(0);
  // somebody can always act, unless the match is over
  if (s.result === null) {
    const who = awaited(s);
    expect(who.length).toBeGreaterThan(0);
    for (const seat of who) {
      expect(s.seats[seat]!.out).toBe(false);
      expect(options(babylon5, s, seat).length).toBeGreaterThan(0);
    }
  }
}

describe('random play of the starter decks', { timeout: 240_000 }, () => {
  test('keeps every invariant, and a twin restored after each choice plays on identically', () => {
    fc.assert(
      fc.property(tables, given => {
        const s = start(babylon5, setup(given), given.seed);
        const cards = s.cards.length;
        const bot = randomBot(given.seed + 1);
        let other = twin(babylon5, s);
        for (let i = 0; i < LIMIT && s.result === null; i++) {
          const seat = awaited(s)[0]!;
          const picks = bot.choose(asked(babylon5, s, seat));
          // the twin answers with its own options of the same ids
          const ids = picks.map(optionId);
          const own = ids.map(id => options(babylon5, other, seat).find(o => optionId(o) === id)!);
          expect(own).not.toContain(undefined);
          answer(babylon5, s, seat, picks);
          answer(babylon5, other, seat, own);
          const before = JSON.stringify(save(babylon5, s));
          expect(JSON.stringify(save(babylon5, other))).toBe(before);
          other = twin(babylon5, other);
          if (i % 25 === 0) invariants(s, cards);
        }
        invariants(s, cards);
        expect(s.result).not.toBeNull();
      }),
      { numRuns: 3 },
    );
  });

  test('offers nothing that the rules refuse', () => {
    fc.assert(
      fc.property(tables, given => {
        const s = start(babylon5, setup(given), given.seed);
        const bot = randomBot(given.seed + 2);
        for (let i = 0; i < LIMIT && s.result === null; i++) {
          const seat = awaited(s)[0]!;
          const { step, frame } = asking(babylon5, s);
          for (const o of options(babylon5, s, seat)) {
            expect(step.menu.judge?.(s, frame, seat, o) ?? null).toBeNull();
            expect(step.menu.label(s, frame, o)).not.toBe('');
          }
          expect(step.menu.prompt(s, frame, seat)).not.toBe('');
          answer(babylon5, s, seat, bot.choose(asked(babylon5, s, seat)));
        }
      }),
      { numRuns: 4 },
    );
  });

  test('replays from its record to the same end', () => {
    fc.assert(
      fc.property(tables, given => {
        const match = Match.start(babylon5, setup(given), given.seed);
        const bot = randomBot(given.seed + 3);
        for (let i = 0; i < LIMIT && match.result === null; i++) {
          const seat = match.awaited[0]!;
          match.answer(match.decision, seat, bot.choose(asked(babylon5, match.state, seat)).map(optionId));
          match.hear();
        }
        const record = JSON.parse(JSON.stringify(match.record()));
        const { state, divergence } = replay(babylon5, record);
        expect(divergence).toBeNull();
        expect(fingerprint(babylon5, state)).toBe(fingerprint(babylon5, match.state));
      }),
      { numRuns: 4 },
    );
  });

  test('goes on when players leave at any moment', () => {
    fc.assert(
      fc.property(
        tables,
        fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 3 }),
        (given, moments) => {
          const s = start(babylon5, setup(given), given.seed);
          const cards = s.cards.length;
          const bot = randomBot(given.seed + 4);
          for (let i = 0; i < LIMIT && s.result === null; i++) {
            if (moments.includes(i)) {
              depart(babylon5, s, (given.seed + i) % s.seats.length);
              invariants(s, cards);
              continue;
            }
            const seat = awaited(s)[0]!;
            answer(babylon5, s, seat, bot.choose(asked(babylon5, s, seat)));
          }
          expect(s.result).not.toBeNull();
        },
      ),
      { numRuns: 15 },
    );
  });

  test('a clone plays on without touching the original', () => {
    fc.assert(
      fc.property(tables, given => {
        const s = start(babylon5, setup(given), given.seed);
        const bot = randomBot(given.seed + 5);
        for (let i = 0; i < 60 && s.result === null; i++)
          answer(babylon5, s, awaited(s)[0]!, bot.choose(asked(babylon5, s, awaited(s)[0]!)));
        const before = JSON.stringify(save(babylon5, s));
        const copy = clone(s);
        for (let i = 0; i < 100 && copy.result === null; i++)
          answer(babylon5, copy, awaited(copy)[0]!, bot.choose(asked(babylon5, copy, awaited(copy)[0]!)));
        expect(JSON.stringify(save(babylon5, s))).toBe(before);
        const kept = JSON.stringify(save(babylon5, copy));
        for (let i = 0; i < 100 && s.result === null; i++)
          answer(babylon5, s, awaited(s)[0]!, bot.choose(asked(babylon5, s, awaited(s)[0]!)));
        expect(JSON.stringify(save(babylon5, copy))).toBe(kept);
      }),
      { numRuns: 10 },
    );
  });
});
