import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { SeatPosition } from '../../../src/position.ts';
import type { Phase } from '../../../src/state.ts';
import { type Table, table } from '../../table.ts';

const at = (phase: Phase, one: SeatPosition, two: SeatPosition = {}): Table =>
  table({
    phase,
    seats: [
      { order: 'never', ...one },
      { order: 'never', ...two },
    ],
  });

rule(
  ['ge/card-position/1', 'ge-r-engaged-when-played-1'],
  'a card with point requirements is played disengaged',
  () => {
    const t = at('play A', { hand: ['S4 Argonian Destroyer', 'B3 Space Station'], fleet: ['T9 Gas Giant'] });
    t.act(1, 'play', 'S4 Argonian Destroyer').act(1, 'space').act(1, 'play', 'B3 Space Station');
    expect([t.engaged('S4 Argonian Destroyer'), t.engaged('B3 Space Station')]).toEqual([false, false]);
  },
);

rule(
  ['ge/card-position/2', 'ge-r-engaged-when-played-1'],
  'a card without point requirements is played engaged',
  () => {
    const t = at('play A', { hand: ['T3 Moon', 'B1 Personal Base', 'C2 Engineer'] });
    t.act(1, 'play', 'T3 Moon').act(1, 'play', 'B1 Personal Base').act(1, 'play', 'C2 Engineer');
    t.act(1, 'on', 'T3 Moon');
    expect(['T3 Moon', 'B1 Personal Base', 'C2 Engineer'].map(x => t.engaged(x))).toEqual([true, true, true]);
  },
);

rule(
  'ge/card-position/3',
  'a card is not in play until it has been played: those who may react are asked before',
  () => {
    const t = table({
      phase: 'play A',
      seats: [{ hand: ['T3 Moon'] }, { fleet: ['T5 Star'], hand: ['T2 Asteroid Shield', 'T3 Moon'] }],
    });
    t.act(1, 'play', 'T3 Moon');
    expect([t.question, t.inPlay('T3 Moon', 1)]).toEqual(['respond', false]);
    t.untilAsked('play cards');
    expect(t.inPlay('T3 Moon', 1)).toBe(true);
  },
);

rule('ge/card-position/4', 'a card with requirements does not become engaged on the turn on which it is played', () => {
  const t = at('play A', { hand: ['S4 Argonian Destroyer'], fleet: ['T9 Gas Giant'] }, { fleet: ['S3 Tufor Cutter'] });
  t.act(1, 'play', 'S4 Argonian Destroyer').act(1, 'space');
  t.untilAsked('play cards', 2);
  expect([t.engaged('S4 Argonian Destroyer'), t.happened('fired')]).toEqual([false, []]);
});
