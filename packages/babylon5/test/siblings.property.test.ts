import { answer, awaited } from '@orrery/kernel';
import { anyAnswer, dice, propertySuite } from '@orrery/kernel/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type B5State, babylon5, RULESETS } from '../src/index.ts';
import { divided, kin, raceOfParty, rowRaces } from '../src/rules/politics/parties.ts';
import { active } from '../src/rules/politics/states.ts';
import { staysHidden } from './support/hidden.ts';
import { invariants as always } from './support/invariants.ts';
import { MOST, siblingSetup, siblings } from './support/siblings.ts';

/** Any three to six factions, under any ruleset. */
const tables = fc.record({
  factions: fc.shuffledSubarray(
    Array.from({ length: MOST }, (_, i) => i),
    { minLength: 3, maxLength: 6 },
  ),
  ruleset: fc.constantFrom(...RULESETS),
});

/** The tensions of a race that is one party are one, and a race at war with itself is divided. */
function invariants(s: B5State, cards: number): void {
  always(s, cards);
  const size = Math.sqrt(s.tension.length);
  const races = rowRaces(s);
  for (let from = 0; from < size; from++)
    for (let to = 0; to < size; to++) {
      const n = s.tension[from * size + to]!;
      expect(n).toBeGreaterThanOrEqual(1);
      expect(n).toBeLessThanOrEqual(5);
      if (races[from] === races[to]) continue;
      for (const a of kin(s, from)) for (const b of kin(s, to)) expect(s.tension[a * size + b]).toBe(n);
    }
  const pairs = s.relations.map(r => `${r.kind} ${r.a} ${r.b}`);
  expect(new Set(pairs).size).toBe(pairs.length);
  for (const { a, b } of s.relations) {
    expect(a).toBeLessThan(b);
    const race = raceOfParty(s, a);
    if (race === raceOfParty(s, b)) expect(divided(s, race)).toBe(true);
  }
}

propertySuite({
  game: babylon5,
  tables,
  setup: ({ factions, ruleset }) => siblingSetup(factions, ruleset, 1),
  invariants,
  limit: 12_000,
  runs: 1,
});

staysHidden(siblings);

test('in these matches Civil Wars begin and end, and states sleep and wake', () => {
  const told = new Set<string>();
  let asleep = 0;
  for (let seed = 0; seed < 6; seed++) {
    const s = siblings(seed);
    const d = dice(seed);
    s.heard = [];
    for (let i = 0; i < 3000 && s.result === null; i++) {
      const seat = awaited(s)[0]!;
      answer(babylon5, s, seat, anyAnswer(babylon5, s, seat, d));
      if (s.relations.some(r => !active(s, r))) asleep++;
    }
    for (const { fact } of s.heard) told.add(fact.t);
  }
  expect(['race-split', 'race-united', 'state-began', 'state-ended'].filter(fact => !told.has(fact))).toEqual([]);
  expect(asleep).toBeGreaterThan(0);
});
