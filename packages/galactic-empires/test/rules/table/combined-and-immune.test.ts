import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { view } from '../../../src/index.ts';
import { combined } from '../../../src/rules/table/definitions.ts';
import { basisOf, stackOf } from '../../../src/rules/table/stacks.ts';
import { crew, ofOthers, terrain, that, yours } from '../../../src/words/index.ts';
import { table } from '../../table.ts';
import { testCard } from '../../test-cards.ts';

// Combined cards, immunity, and what modifies points

const VORN = 'T6 Planet';
const SATELLITE = 'T1 Captured Satellite';

testCard({ title: 'Test Illness', types: ['O'], strength: 1 }, { on: that(crew, ofOthers) });
// the rulebook's has strength 2, the edition's own has 1
testCard(
  { title: 'Test Captured Satellite', types: ['T'], strength: 2, makes: { supply: 1 } },
  { on: that(terrain, yours), combines: true },
);
testCard({ title: 'Test Chat', types: ['O'], strength: 1 }, { on: that(crew, ofOthers) });
testCard(
  { title: 'Test Doubler', types: ['B'], strength: 1 },
  { always: [{ k: 'output', times: 2, what: 'economy', to: that(terrain) }] },
);

rule('ge/definitions/5', 'combined cards add strength and output, and count as one', () => {
  const t = table({ phase: 'allocation', seats: [{ fleet: [{ card: VORN, on: [SATELLITE] }] }, {}] });
  expect(t.strength(VORN)).toEqual([7, 7]);
  t.untilPhase('play A', 2);
  const { points } = t.happened('generated')[0]!;
  expect([points.economy, points.supply]).toEqual([4, 1]);
});

rule('ge/definitions/6', 'a captured satellite on Vorn: one terrain, two cards, Vorn the basis', () => {
  const t = table({ seats: [{ fleet: [{ card: VORN, on: [SATELLITE] }] }, {}] });
  expect(combined(t.s, t.id(VORN))).toEqual([t.id(VORN), t.id(SATELLITE)]);
  expect(basisOf(t.s, t.id(SATELLITE))).toBe(t.id(VORN));
});

rule(
  'ge/definitions/6',
  'a satellite of strength 2 played to Vorn: one terrain of strength 8, two cards in the stack',
  () => {
    const t = table({ seats: [{ fleet: [VORN], hand: ['T2 Test Captured Satellite'] }, {}] });
    t.act(1, 'play', 'T2 Test Captured Satellite');
    expect([t.strength(VORN), stackOf(t.s, t.id(VORN)).length]).toEqual([[8, 8], 2]);
    expect(view(t.s, 0).seats[0]!.fleet.map(c => c.title)).toEqual([VORN]);
  },
);

rule('ge/definitions/10', 'what a card is immune to has no effect on it, and is not played on it', () => {
  const t = table({
    seats: [
      { hand: ['H1 Time Warp', 'H9 Time Intrusion'] },
      { fleet: ['M10 Time Keeper', 'S2 Police Cutter'], order: 'never' },
      { fleet: ['T3 Moon'], order: 'never' },
    ],
  });
  t.act(1, 'play', 'H1 Time Warp');
  expect([t.offers(1, 'on', 'M10 Time Keeper'), t.offers(1, 'on', 'T3 Moon')]).toEqual([false, true]);
  t.pick(1, 'T3 Moon');
  expect(t.refuses(1, 'play', 'H9 Time Intrusion')).toBe('ge/crucial-rules/1');
});

rule('ge/definitions/11', 'illness affects health: crew with an automaton is immune to it, not to other cards', () => {
  const t = table({
    seats: [
      { hand: ['O1 Test Illness', 'O1 Test Chat'] },
      {
        fleet: [
          {
            card: 'S2 Police Cutter',
            on: [{ card: 'C5 Captain', on: ['A1 Lesser Automaton'] }, 'C2 Engineer', 'C4 Lieutenant'],
          },
        ],
        order: 'never',
      },
    ],
  });
  t.act(1, 'play', 'O1 Test Illness');
  expect([t.offers(1, 'on', 'C5 Captain'), t.offers(1, 'on', 'C2 Engineer')]).toEqual([false, true]);
  t.pick(1, 'C2 Engineer').act(1, 'play', 'O1 Test Chat');
  expect(t.offers(1, 'on', 'C5 Captain')).toBe(true);
  t.pick(1, 'C5 Captain');
});

rule('ge/definitions/28', 'a card that changes what a terrain generates modifies it', () => {
  const economy = (on: readonly string[]) => {
    const t = table({ phase: 'allocation', seats: [{ fleet: [{ card: VORN, on }] }, {}] });
    t.untilPhase('play A', 2);
    return t.happened('generated')[0]!.points.economy;
  };
  expect([economy([]), economy(['B1 Test Doubler'])]).toEqual([4, 8]);
});
