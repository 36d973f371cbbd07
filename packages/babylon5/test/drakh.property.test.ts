import { answer, awaited, start } from '@orrery/kernel';
import { anyAnswer, dice, propertySuite } from '@orrery/kernel/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type B5State, babylon5, DEFS, INNER, inPlay, RULESETS, zone } from '../src/index.ts';
import { onlyMajor } from '../src/rules/politics/victory.ts';
import './support/cards-for-conflicts.ts';
import { CHAOS, DRAKH } from './support/cards-for-drakh.ts';
import { staysHidden } from './support/hidden.ts';
import { invariants as always } from './support/invariants.ts';
import { MOST, siblingSetup } from './support/siblings.ts';

/** Cards of the Drakh, and what moves cards between factions and ends ambassadors. */
const TITLES = [...DRAKH, ...CHAOS, 'Test Defection', 'Test Drakh Bane', 'Test Election', 'Test Fall from Grace'];

/** Any two to four factions, under any ruleset. */
const tables = fc.record({
  factions: fc.shuffledSubarray(
    Array.from({ length: MOST }, (_, i) => i),
    { minLength: 2, maxLength: 4 },
  ),
  ruleset: fc.constantFrom(...RULESETS),
});

/** A match of four factions with cards of the Drakh. */
const darkened = (seed: number): B5State =>
  start(babylon5, siblingSetup([seed % 3, 3, 4, 6], RULESETS[seed % 3]!, seed, TITLES), seed, true);

/** Drakh cards are in Drakh factions alone, whose ambassadors stay, and only those have turned Drakh who sponsored one. */
function invariants(s: B5State, cards: number): void {
  always(s, cards);
  s.cards.forEach(({ controller, chaos }, id) => {
    expect(chaos).toBeGreaterThanOrEqual(0);
    if (chaos > 0) expect(inPlay(s, id)).toBe(true);
    if (controller >= 0 && inPlay(s, id) && DEFS[s.defs[id]!]!.race === 'drakh')
      expect(s.seats[controller]!.drakh).toBe(1);
  });
  s.seats.forEach(({ drakh, out, ambassador }, seat) => {
    if (!drakh || out) return;
    expect([s.cards[ambassador]!.zone, onlyMajor(s, seat)]).toEqual([zone(seat, INNER), true]);
    expect(DEFS[s.defs[ambassador]!]!.race).toBe('drakh');
  });
}

propertySuite({
  game: babylon5,
  tables,
  setup: ({ factions, ruleset }) => siblingSetup(factions, ruleset, 1, TITLES),
  invariants,
  limit: 12_000,
  runs: 1,
});

staysHidden(darkened);

test('in these matches factions turn Drakh, Chaos Tokens move, and who loses the ambassador is out', () => {
  const told = new Set<string>();
  for (let seed = 0; seed < 9; seed++) {
    const s = darkened(seed);
    const d = dice(seed);
    s.heard = [];
    for (let i = 0; i < 3000 && s.result === null; i++) {
      const seat = awaited(s)[0]!;
      answer(babylon5, s, seat, anyAnswer(babylon5, s, seat, d));
    }
    for (const { fact } of s.heard)
      told.add(fact.t === 'counters-transferred' ? fact.what : fact.t === 'eliminated' ? fact.why : fact.t);
  }
  const wanted = ['became-drakh', 'chaos', 'has lost its Drakh ambassador and is out of the game'];
  expect(wanted.filter(fact => !told.has(fact))).toEqual([]);
});
