import { asked, greedyBot } from '@orrery/bots';
import { answer, awaited } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { galacticEmpires, geAdvice } from '../src/index.ts';
import { itsHost } from '../src/words/index.ts';
import { testCard } from './test-cards.ts';
import { wholeMatches } from './whole-matches.ts';

// Whole matches in which every ship has a system or weapon that no card of the edition prints. All suites must hold with them too

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

const copies = (ids: readonly string[], n: number): string[] => ids.flatMap(id => Array<string>(n).fill(id));
const ids = (cards: readonly { readonly id: string }[]): string[] => cards.map(card => card.id);

/** Ships with systems, cards for those systems, and terrain that powers them. */
const usual = wholeMatches({
  deck: [...copies([WELL.id], 14), ...copies(ids(UNITS), 3), ...ids(GEAR), ...copies(REACTIONS, 3)],
});

test('bots use everything: gates, cards that systems keep, cannons, and bolts that fire back', () => {
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
