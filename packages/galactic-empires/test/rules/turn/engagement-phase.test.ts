import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { CardPlace, SeatPosition } from '../../../src/position.ts';
import { works } from '../../../src/rules/texts/static-texts.ts';
import type { Phase } from '../../../src/state.ts';
import { type Table, table } from '../../table.ts';

// In which position cards come into play, and what a disengaged card still does

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

rule('ge/card-position/1', 'a card with point requirements is played disengaged', () => {
  const t = at('play A', { hand: ['S4 Argonian Destroyer', 'B3 Space Station'], fleet: ['T9 Gas Giant'] });
  t.act(1, 'play', 'S4 Argonian Destroyer').act(1, 'space').act(1, 'play', 'B3 Space Station');
  expect([t.engaged('S4 Argonian Destroyer'), t.engaged('B3 Space Station')]).toEqual([false, false]);
});

rule('ge/card-position/2', 'a card without point requirements is played engaged', () => {
  const t = at('play A', { hand: ['T3 Moon', 'B1 Personal Base', 'C2 Engineer'] });
  t.act(1, 'play', 'T3 Moon').act(1, 'play', 'B1 Personal Base').act(1, 'play', 'C2 Engineer');
  t.act(1, 'on', 'T3 Moon');
  expect(['T3 Moon', 'B1 Personal Base', 'C2 Engineer'].map(x => t.engaged(x))).toEqual([true, true, true]);
});

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

rule('ge/points/13', 'shields work on a ship that is not engaged', () => {
  const fire = at('weapons fire', { fleet: ['S4 Argonian Destroyer'] }, { fleet: [off('S3 Tufor Cutter')] });
  fire.act(1, 'fire', 'S3 Tufor Cutter').pick(1, 'S4 Argonian Destroyer', 'S4 Argonian Destroyer');
  expect([fire.card('S3 Tufor Cutter').shieldDamage, fire.card('S3 Tufor Cutter').damage]).toEqual([2, 0]);
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

rule('ge/disengaged/7', 'what a disengaged card says of itself stays in force', () => {
  const guns = { card: 'S9 Argonian Battleship', given: [0, 0, 4] };
  const t = at('weapons fire', { fleet: [guns] }, { fleet: [off('T4 Gaia Planet')] });
  t.act(1, 'fire', 'T4 Gaia Planet');
  const o = t.options(1).find(x => x.b === 1)!;
  t.pick(1, o.a, o.a, o.a, o.a);
  // a third of 4, the fraction dropped
  expect(t.card('T4 Gaia Planet').damage).toBe(1);
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

rule('ge/allocation-phase/2', 'a card that doubles points does so on its last turn, and is discarded then', () => {
  const satellite = { card: 'T2 Artificial Satellite', left: 1 };
  const t = at('record keeping', { fleet: [stack('T6 Planet', satellite), off('S2 P.O.T. Escort')] });
  t.untilAsked('allocation').allocate(1, {});
  expect(t.happened('generated')[0]!.points).toMatchObject({ economy: 9 });
  expect(t.inPlay('T2 Artificial Satellite')).toBe(false);
});

rule('ge/allocation-phase/4', 'ships change their place before points are allocated', () => {
  const t = at('record keeping', { fleet: ['T3 Moon', 'S1 Fleet Freighter'] });
  t.untilAsked('movement').act(1, 'move', 'S1 Fleet Freighter', 'T3 Moon');
  expect(t.question).toBe('allocation');
  t.allocate(1, { engage: ['S1 Fleet Freighter'] });
  expect(t.happened('generated')[0]!.points).toMatchObject({ economy: 2 });
});
