import { propertySuite } from '@orrery/kernel/testing';
import fc from 'fast-check';
import { expect } from 'vitest';
import { setupFrom, starterDecks } from '../src/decks/index.ts';
import { ATTACHED, type B5State, babylon5, DEFS, RULESETS, SEAT_ZONES, zoneKind } from '../src/index.ts';

/** Any two to four of the starter decks, in any order, under any ruleset. */
const tables = fc.record({
  races: fc.shuffledSubarray(['human', 'centauri', 'minbari', 'narn'] as const, { minLength: 2, maxLength: 4 }),
  ruleset: fc.constantFrom(...RULESETS),
});

type Given = {
  races: readonly ('human' | 'centauri' | 'minbari' | 'narn')[];
  ruleset: (typeof RULESETS)[number];
};

function setup({ races, ruleset }: Given): unknown {
  const decks = starterDecks();
  return setupFrom(
    races.map(race => decks[race]),
    ruleset,
    [],
    // the starter decks are smaller than the tournament and engine rules require
    { house: ['any deck', 'any hand'] },
  );
}

/** Checks that hold at every moment of every match, in addition to those of every game. */
function invariants(s: B5State, cards: number): void {
  const asylums = s.cards.length - cards;
  expect(asylums).toBeGreaterThanOrEqual(0);
  const listed = s.zones.flat();
  expect(listed.length).toBe(s.cards.length);
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
}

propertySuite({ game: babylon5, tables, setup, invariants, limit: 12_000, runs: 1 });
