import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { table } from '../../table.ts';
import { testCard } from '../../test-cards.ts';

const POLICE = 'S2 Police Cutter';

const CRUISER = 'S5 Argonian Heavy Cruiser';

const MOON = 'T3 Moon';

testCard({ title: 'Test Drift', types: ['H'], strength: 1 }, { always: [{ k: 'fire taken', n: -1 }] });

rule(['ge/hazard/1', 'ge-r-where-played-1'], 'a hazard goes where it says, else to or against what it affects', () => {
  const t = table({
    seats: [{ hand: ['H1 Dust Cloud', 'H2 Gravity Wave'] }, { fleet: [POLICE, CRUISER], order: 'never' }],
  });
  t.act(1, 'play', 'H1 Dust Cloud');
  expect([t.question, t.offers(1, 'on', POLICE), t.offers(1, 'on', CRUISER)]).toEqual(['place', true, true]);
  t.pick(1, POLICE).act(1, 'play', 'H2 Gravity Wave');
  expect([t.offers(1, 'fleet', '1'), t.offers(1, 'fleet', '2')]).toEqual([true, true]);
  t.pick(1, '2');
});

rule(['ge/hazard/2', 'ge-r-where-played-1'], 'one that affects no cards is played to the fleet of its player', () => {
  const t = table({ seats: [{ fleet: [MOON], hand: ['H1 Test Drift'] }, { fleet: [POLICE] }] });
  t.act(1, 'play', 'H1 Test Drift');
  expect([t.under('H1 Test Drift'), t.card('H1 Test Drift').at]).toEqual(['', 0]);
});
