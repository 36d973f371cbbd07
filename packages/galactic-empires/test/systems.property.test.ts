import { asked, greedyBot } from '@orrery/bots';
import { answer, awaited, roll, shuffled, start } from '@orrery/kernel';
import { catalogueIds, dice, hiddenSuite, previewSuite, propertySuite, questionsSuite } from '@orrery/kernel/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type GeSetup, type GeState, galacticEmpires, geAdvice, HAND, inPlay, ORDERS, pile } from '../src/index.ts';
import { itsHost } from '../src/words/index.ts';
import { invariants } from './invariants.ts';
import { testCard } from './test-cards.ts';

// Whole matches in which every ship has a system or a weapon that no card of the edition prints: what all suites ask of a game holds with them, too

const XAR = "J'xar";
const needs = { requires: { supply: 1 } };
const UNITS = [
  testCard({ types: ['S'], strength: 2, title: 'Fast Gate', empire: XAR, shields: 2, phasers: 1, transgates: 2 }),
  testCard({
    types: ['S'],
    strength: 4,
    title: 'Wide Gate',
    empire: XAR,
    shields: 2,
    phasers: 2,
    transgates: 1,
    ...needs,
  }),
  testCard({ types: ['S'], strength: 3, title: 'Guest', empire: XAR, phasers: 3, ...needs }),
  testCard({ types: ['S'], strength: 4, title: 'Dancer', phasers: 2, maneuvering: 2, warfare: 1, ...needs }),
  testCard({
    types: ['S'],
    strength: 3,
    title: 'Bolt Thrower',
    phasers: 1,
    heavy: [{ name: 'Detonium Bolt', count: 2 }],
  }),
  testCard({
    types: ['S'],
    strength: 4,
    title: 'Mount',
    heavy: [{ name: 'Specialized Weapon Mount', count: 2 }],
    ...needs,
  }),
];
const GEAR = ['Sabot', 'Energy Flux', 'Detonium Bolt', 'Distortion Cannon', 'Shield Penetration Device'].map(what =>
  testCard(
    { types: ['E'], strength: 2, title: `Gear for ${what}`, passive: true },
    { always: [{ k: 'fire', to: itsHost, what, n: 1 }] },
  ),
);
const WELL = testCard({
  types: ['T'],
  strength: 3,
  title: 'Deep Well',
  makes: { supply: 2, energy: 4, ammunition: 2, command: 3 },
});
const REACTIONS = [
  'o5-evasive-maneuvers',
  'l6-lucky-maneuver',
  'o3-defensive-electronic-warfare',
  'o3-offensive-electronic-warfare',
  'o3-offensive-defensive-electronic-warfare',
];

/** Decks of ships with systems, what is played to them, and what powers them. */
function setup(players: number, seed: number): GeSetup {
  const d = dice(seed);
  const copies = (ids: readonly string[], n: number): string[] => ids.flatMap(id => Array<string>(n).fill(id));
  const deck = [
    ...copies([WELL.id], 14),
    ...copies(
      UNITS.map(card => card.id),
      3,
    ),
    ...copies(
      GEAR.map(card => card.id),
      1,
    ),
    ...copies(REACTIONS, 3),
  ];
  return { seats: Array.from({ length: players }, () => ({ deck: shuffled(d, deck) })) };
}
function deal(seed: number): GeState {
  const s = start(galacticEmpires, setup(2 + (seed % 2), seed), seed, true);
  const d = dice(seed + 1);
  s.seats.forEach((seat, i) => {
    s.seats[i] = { ...seat, order: roll(d, ORDERS.length - 1) };
  });
  return s;
}
/** With the usual standing orders, which a preview takes it that others keep to. */
const usual = (seed: number): GeState => start(galacticEmpires, setup(2 + (seed % 2), seed), seed, true);

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

test('a bot takes part in all of it: gates, cards that systems keep, cannons, and bolts that fire back', () => {
  const seen = new Set<string>();
  for (let seed = 1; seed <= 6; seed++) {
    const s = usual(seed);
    const bot = greedyBot(seed, geAdvice);
    for (let n = 0; n < 600 && s.result === null; n++) {
      s.heard = [];
      for (const seat of awaited(s)) answer(galacticEmpires, s, seat, bot.choose(asked(galacticEmpires, s, seat)));
      for (const { fact } of s.heard) seen.add(fact.t === 'fired' && fact.seat !== s.turnOf ? 'fired back' : fact.t);
    }
  }
  const wanted = ['gate-used', 'system-taken', 'held', 'fired-first', 'fired back'];
  expect(wanted.filter(type => seen.has(type))).toEqual(wanted);
});
