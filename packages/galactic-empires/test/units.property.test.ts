import { asked, greedyBot, randomBot } from '@orrery/bots';
import { answer, awaited, roll, shuffled, start } from '@orrery/kernel';
import { catalogueIds, dice, hiddenSuite, previewSuite, propertySuite, questionsSuite } from '@orrery/kernel/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defOf } from '../src/card.ts';
import { type GeSetup, type GeState, galacticEmpires, geAdvice, HAND, inPlay, ORDERS, pile } from '../src/index.ts';
import { damage, either, ofOthers, ship, that, unit } from '../src/words/index.ts';
import { invariants } from './invariants.ts';
import { testCard } from './test-cards.ts';

// Whole matches of units of other sorts than most: ships with armor, units that are ships in space and bases on terrain, and ships in two parts

const needs = { requires: { supply: 1 } };
const UNITS = [
  testCard({ types: ['S'], strength: 5, title: 'Plated Cruiser', shields: 1, armor: 3, phasers: 3, ...needs }),
  testCard({ types: ['S'], strength: 2, title: 'Plated Cutter', armor: 1, phasers: 2 }),
  testCard({
    types: ['S', 'B'],
    strength: 4,
    second: 3,
    title: 'Walking Citadel',
    phasers: 2,
    requires: { supply: 2 },
    secondRequires: { energy: 1 },
    armor: 2,
  }),
  testCard({ types: ['B', 'S'], strength: 3, second: 2, title: 'Drifting Chapel', phasers: 1, shields: 1 }),
].map(card => card.id);
const BOMB = testCard(
  { types: ['E'], strength: 1, title: 'Bomb Bay', passive: true },
  { functions: [{ target: { mark: that(either(ship, unit), ofOthers) }, effect: damage('mark', 3) }] },
).id;
const SPRING = testCard({
  types: ['T'],
  strength: 3,
  title: 'Deep Spring',
  makes: { supply: 1, energy: 2, ammunition: 1, command: 2 },
}).id;
const KREBIZ = ['s6-krebiz-heavy-cruiser', 's7-krebiz-battlecruiser', 's3-krebiz-escort-ship'];

const DECK = [SPRING, SPRING, SPRING, ...UNITS, ...KREBIZ, BOMB, 'o2-comet-impact'].flatMap(id =>
  Array<string>(4).fill(id),
);

const setup = (players: number, seed: number): GeSetup => {
  const d = dice(seed);
  return { seats: Array.from({ length: players }, () => ({ deck: shuffled(d, DECK), empire: 'Krebiz' })) };
};
/** With the usual standing orders, which a preview takes it that others keep to. */
const usual = (seed: number): GeState => start(galacticEmpires, setup(2 + (seed % 2), seed), seed, true);
function deal(seed: number): GeState {
  const s = usual(seed);
  const d = dice(seed + 1);
  s.seats.forEach((seat, i) => {
    s.seats[i] = { ...seat, order: roll(d, ORDERS.length - 1) };
  });
  return s;
}

questionsSuite({
  game: galacticEmpires,
  deal,
  rules: catalogueIds(new URL('../data/rules.jsonl', import.meta.url)),
  alike: (s, a, b) => a.verb === b.verb && s.defs[a.a] === s.defs[b.a] && !inPlay(s, a.a) && !inPlay(s, b.a),
  limit: 1_000,
  runs: 3,
});

previewSuite({ game: galacticEmpires, deal: usual, depth: 300, runs: 3, told: 100 });

hiddenSuite({
  game: galacticEmpires,
  deal,
  score: (s, seat, o) => geAdvice.score(s, seat, o),
  choose: (s, seat) => greedyBot(7, geAdvice).choose(asked(galacticEmpires, s, seat)),
  depth: 200,
  players: 2,
  shows: (s, seat) => pile(s, seat, HAND),
  reveals: new Set(['shuffled', 'shown', 'drawn']),
  together: false,
  limit: 40_000,
});

propertySuite<GeState, number>({
  game: galacticEmpires,
  invariants,
  tables: fc.integer({ min: 1, max: 1_000_000 }),
  setup: seed => setup(2 + (seed % 2), seed),
  limit: 40_000,
  runs: 1,
});

test('bots come to all of it: armor is used, units move between space and terrain, one component is paid for alone', () => {
  const seen = new Set<string>();
  for (let seed = 1; seed <= 6; seed++) {
    const s = usual(seed);
    const bots = [greedyBot(seed, geAdvice), randomBot(seed)];
    for (let n = 0; n < 1500 && s.result === null; n++) {
      s.heard = [];
      for (const seat of awaited(s))
        answer(galacticEmpires, s, seat, bots[seat % 2]!.choose(asked(galacticEmpires, s, seat)));
      for (const { fact } of s.heard) {
        seen.add(fact.t);
        if (fact.t === 'damaged' && fact.armor > 0) seen.add('armor used');
        if (fact.t === 'moved' && defOf(s, fact.card).forms !== null) seen.add('a form taken');
      }
    }
  }
  const wanted = ['paid-alone', 'separated', 'armor used', 'a form taken', 'fired'];
  expect(wanted.filter(type => seen.has(type))).toEqual(wanted);
});
