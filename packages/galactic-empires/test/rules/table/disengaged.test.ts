import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { CardPlace, SeatPosition } from '../../../src/position.ts';
import { works } from '../../../src/rules/texts/static-texts.ts';
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

rule('ge/disengaged/1', 'a disengaged card takes no action', () => {
  const parasites = { card: 'M3 Alien Parasites', by: 2 };
  const t = at('play A', {
    fleet: [stack('T3 Moon', off('B6 Hospital')), stack('S4 Argonian Destroyer', 'C7 Doctor', parasites)],
  });
  expect(t.refuses(1, 'use', 'B6 Hospital', 0)).toBe('ge/disengaged/1');
});

rule('ge/disengaged/2', 'cards can be played on a disengaged card, and it can be fired at', () => {
  const t = at('play A', { fleet: [off('S4 Argonian Destroyer')], hand: ['C2 Engineer'] });
  t.act(1, 'play', 'C2 Engineer');
  expect(t.under('C2 Engineer')).toBe('S4 Argonian Destroyer');
  const fire = at('weapons fire', { fleet: ['S4 Argonian Destroyer'] }, { fleet: [off('S3 Tufor Cutter')] });
  fire.act(1, 'fire', 'S3 Tufor Cutter').pick(1, 'S4 Argonian Destroyer');
  expect(fire.card('S3 Tufor Cutter').shieldDamage).toBe(1);
});

rule('ge/disengaged/3', 'a disengaged ship has its shields and is repaired, and fires nothing', () => {
  const t = at(
    'allocation',
    { fleet: ['T3 Repair Moon', { card: 'S4 Argonian Destroyer', engaged: false, shieldDamage: 1, damage: 1 }] },
    { fleet: ['S3 Tufor Cutter'] },
  );
  t.allocate(1, { give: [['S4 Argonian Destroyer', 'repair', 2]] });
  expect([t.shields('S4 Argonian Destroyer'), t.strength('S4 Argonian Destroyer')]).toEqual([2, [4, 4]]);
  t.untilAsked('play cards', 2);
  expect(t.happened('fired')).toEqual([]);
});

rule('ge/disengaged/4', 'an engaged card on a disengaged one goes on working', () => {
  const t = at('allocation', { fleet: ['T3 Moon', off('S4 Argonian Destroyer', ['C7 Doctor'])] });
  t.allocate(1, {});
  expect(t.happened('generated')[0]!.points).toMatchObject({ research: 3 });
});

rule('ge/disengaged/5', 'an ability works while its crew is engaged alone', () => {
  const research = (engaged: boolean) => {
    const crew = { card: 'C2 Engineer', engaged, on: ['A2 Logic'] };
    const t = at('play A', { fleet: [{ card: 'T3 Moon', on: [crew] }] });
    return works(t.s, t.id('A2 Logic'));
  };
  expect([research(true), research(false)]).toEqual([true, false]);
});

rule(
  'ge/disengaged/6',
  'non-passive equipment on a disengaged unit is disengaged with it, passive equipment is not',
  () => {
    const equipment = ['E2 Phaser Refit', 'E1 Cargo'];
    const t = at('allocation', { fleet: ['T3 Moon', { card: 'S4 Argonian Destroyer', on: equipment }] });
    t.allocate(1, {});
    expect(equipment.map(x => t.engaged(x))).toEqual([false, true]);
    const on = at('allocation', { fleet: ['T3 Moon', { card: 'S4 Argonian Destroyer', on: equipment }] });
    on.allocate(1, { engage: ['S4 Argonian Destroyer'] });
    expect(equipment.map(x => on.engaged(x))).toEqual([true, true]);
  },
);

rule(['ge/disengaged/7', 'ge-r-disengaged-texts-1'], 'what a disengaged card says of itself stays in force', () => {
  const guns = { card: 'S9 Argonian Battleship', given: [0, 0, 4] };
  const t = at('weapons fire', { fleet: [guns] }, { fleet: [off('T4 Gaia Planet')] });
  t.act(1, 'fire', 'T4 Gaia Planet');
  const o = t.options(1).find(x => x.b === 1)!;
  t.pick(1, o.a, o.a, o.a, o.a);
  // a third of 4, without the fraction
  expect(t.card('T4 Gaia Planet').damage).toBe(1);
});
