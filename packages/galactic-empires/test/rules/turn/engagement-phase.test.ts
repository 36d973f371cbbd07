import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { CardPlace, SeatPosition } from '../../../src/position.ts';
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

const off = (card: string, on: readonly CardPlace[] = []): CardPlace => ({ card, engaged: false, on });

const stack = (card: string, ...on: readonly CardPlace[]): CardPlace => ({ card, on });

rule('ge/engagement-phase/4', 'what is engaged is so from the Engagement Phase on', () => {
  const t = at('allocation', { fleet: ['T3 Moon', off('S4 Argonian Destroyer')] });
  t.allocate(1, { engage: ['S4 Argonian Destroyer'] });
  const [turned] = t.happened('turned');
  expect(turned).toMatchObject({ card: t.id('S4 Argonian Destroyer'), engaged: 1 });
});

rule('ge/points/13', 'shields work on a ship that is not engaged', () => {
  const fire = at('weapons fire', { fleet: ['S4 Argonian Destroyer'] }, { fleet: [off('S3 Tufor Cutter')] });
  fire.act(1, 'fire', 'S3 Tufor Cutter').pick(1, 'S4 Argonian Destroyer', 'S4 Argonian Destroyer');
  expect([fire.card('S3 Tufor Cutter').shieldDamage, fire.card('S3 Tufor Cutter').damage]).toEqual([2, 0]);
});

rule('ge/allocation-phase/9', 'crew on a disengaged card can be given points', () => {
  const t = at('allocation', { fleet: ['T6 Planet', off('S4 Argonian Destroyer', [off('C2 Mercenary')])] });
  t.allocate(1, { engage: ['C2 Mercenary'] });
  expect([t.engaged('S4 Argonian Destroyer'), t.engaged('C2 Mercenary')]).toEqual([false, true]);
});

rule('ge/allocation-phase/1', 'what has run out and generates nothing goes before anything else happens', () => {
  const t = at('record keeping', {
    fleet: ['S4 Argonian Destroyer', 'T3 Moon', { card: 'T1 Captured Satellite', left: 1 }],
  });
  t.untilAsked('movement');
  expect(t.happened('counted-down')).toHaveLength(1);
  const [first] = t.happened('counted-down', 'moved', 'generated');
  expect(first!.t).toBe('counted-down');
});

rule(
  ['ge/allocation-phase/2', 'ge-r-durations-advance-1'],
  'a card that doubles points does so on its last turn, and is discarded then',
  () => {
    const satellite = { card: 'T2 Artificial Satellite', left: 1 };
    const t = at('record keeping', { fleet: [stack('T6 Planet', satellite), off('S2 P.O.T. Escort')] });
    t.untilAsked('allocation').allocate(1, {});
    expect(t.happened('generated')[0]!.points).toMatchObject({ economy: 9 });
    expect(t.inPlay('T2 Artificial Satellite')).toBe(false);
  },
);

rule('ge/allocation-phase/4', 'ships change their place before points are allocated', () => {
  const t = at('record keeping', { fleet: ['T3 Moon', 'S1 Fleet Freighter'] });
  t.untilAsked('movement').act(1, 'move', 'S1 Fleet Freighter', 'T3 Moon');
  expect(t.question).toBe('allocation');
  t.allocate(1, { engage: ['S1 Fleet Freighter'] });
  expect(t.happened('generated')[0]!.points).toMatchObject({ economy: 2 });
});

const S4 = 'S4 Argonian Destroyer';

rule('ge/engagement-phase/4', 'what its points are given to acts no earlier than after the Engagement Phase', () => {
  const t = table({ phase: 'allocation', seats: [{ fleet: ['T3 Moon', { card: S4, engaged: false }] }, {}] }).pick(
    1,
    S4,
  );
  expect([t.s.phase, t.engaged(S4)]).toEqual(['play A', true]);
});
