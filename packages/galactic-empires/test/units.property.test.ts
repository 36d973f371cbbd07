import { asked, greedyBot, randomBot } from '@orrery/bots';
import { answer, awaited } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { defOf } from '../src/card.ts';
import { galacticEmpires, geAdvice } from '../src/index.ts';
import { damage, either, ofOthers, ship, that, unit } from '../src/words/index.ts';
import { testCard } from './test-cards.ts';
import { wholeMatches } from './whole-matches.ts';

// Whole matches with unusual units: ships with armor, units that are ships in space and bases on terrain, and ships in two parts

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

const usual = wholeMatches({ deck: DECK, empire: 'Krebiz' });

test('bots use everything: armor, moves between space and terrain, payment for one component alone', () => {
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
