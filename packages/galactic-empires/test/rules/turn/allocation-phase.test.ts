import { answer, options } from '@orrery/kernel';
import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { galacticEmpires } from '../../../src/index.ts';
import type { CardPlace, SeatPosition } from '../../../src/position.ts';
import { type Table, table } from '../../table.ts';

const off = (card: string, on: readonly CardPlace[] = []): CardPlace => ({ card, engaged: false, on });

const at = (fleet: readonly CardPlace[], more: SeatPosition = {}, other: SeatPosition = {}): Table =>
  table({
    phase: 'allocation',
    seats: [
      { fleet, order: 'never', ...more },
      { order: 'never', ...other },
    ],
  });

/** Returns the points that a player generated last, by kind, and the kinds that economy replaced. */
const made = (t: Table) => {
  const { points, declared } = t.happened('generated').at(-1)!;
  return [points, declared];
};

rule('ge/points/1', 'economy stands in for supply and energy', () => {
  // 4 economy, and the destroyer needs 1 supply and 1 energy
  const t = at(['T6 Planet', off('S4 Argonian Destroyer')]);
  t.allocate(1, { engage: ['S4 Argonian Destroyer'], give: [['S4 Argonian Destroyer', 'weapon 1']] });
  expect(t.engaged('S4 Argonian Destroyer')).toBe(true);
  expect(made(t)[1]).toEqual({ supply: 1, energy: 1, ammunition: 1 });
});

rule('ge/points/2', 'what economy counts as is declared in each Allocation Phase, and may be another each turn', () => {
  const t = at(['T6 Planet', off('S2 Police Cutter'), { card: 'S4 Argonian Destroyer', engaged: false, damage: 2 }]);
  t.allocate(1, { give: [['S4 Argonian Destroyer', 'repair', 2]] });
  expect(made(t)[1]).toEqual({ repair: 2 });
  t.untilAsked('play cards', 2).untilAsked('allocation', 1);
  t.allocate(1, { engage: ['S4 Argonian Destroyer'] });
  expect(made(t)[1]).toEqual({ supply: 1, energy: 1 });
});

rule('ge/points/4', 'energy does not stand in for supply', () => {
  const t = at(['T3 Protostar', off('S4 Argonian Destroyer')]);
  expect(t.forbidsPlan(1, { engage: ['S4 Argonian Destroyer'] })).toBe('ge/allocation-phase/6');
});

rule('ge/points/6', 'a repair point fixes one point of damage, on a card of the fleet alone', () => {
  const t = at(
    ['T3 Repair Moon', { card: 'S4 Argonian Destroyer', damage: 3 }],
    {},
    { fleet: [{ card: 'S3 Tufor Cutter', damage: 1 }] },
  );
  expect(t.offers(1, 'give', 'S3 Tufor Cutter', 'repair')).toBe(false);
  t.allocate(1, { give: [['S4 Argonian Destroyer', 'repair', 2]] });
  expect(t.strength('S4 Argonian Destroyer')).toEqual([4, 3]);
});

rule('ge/points/7', 'repair points mend shields and structure of ships and bases, and no dragon', () => {
  const t = at(['T3 Repair Moon', { card: 'S4 Argonian Destroyer', shieldDamage: 1, damage: 1 }]);
  t.allocate(1, { give: [['S4 Argonian Destroyer', 'repair', 2]] });
  expect([t.strength('S4 Argonian Destroyer')[1], t.shields('S4 Argonian Destroyer')]).toEqual([4, 2]);
  const dragon = at(['T3 Repair Moon', { card: 'D3 Quark Dragoness', engaged: false, damage: 1 }]);
  expect(dragon.forbidsPlan(1, { give: [['D3 Quark Dragoness', 'repair', 1]] })).toBe('ge/allocation-phase/6');
});

rule('ge/points/10', 'economy heals a dragon', () => {
  const t = at(['T6 Planet', { card: 'D3 Quark Dragoness', engaged: false, damage: 1 }]);
  t.allocate(1, { give: [['D3 Quark Dragoness', 'repair', 1]] });
  expect(t.strength('D3 Quark Dragoness')).toEqual([3, 3]);
});

rule('ge/points/15', 'one shield point comes back by itself, any more by repair points', () => {
  const t = table({
    phase: 'record keeping',
    seats: [{ fleet: ['T3 Repair Moon', { card: 'S9 Argonian Battleship', shieldDamage: 4 }] }, {}],
  });
  t.untilAsked('allocation');
  expect(t.shields('S9 Argonian Battleship')).toBe(5);
  t.allocate(1, { give: [['S9 Argonian Battleship', 'repair', 2]] });
  expect(t.shields('S9 Argonian Battleship')).toBe(7);
});

rule('ge/points/5', 'a heavy weapon takes one ammunition point at most', () => {
  const t = at(['T4 Small Moon', off('S4 Argonian Destroyer')]);
  // it has two weapons
  const three = { engage: ['S4 Argonian Destroyer'], give: [['S4 Argonian Destroyer', 'weapon 1', 3]] } as const;
  expect(() => t.allocate(1, three)).toThrow();
  t.allocate(1, { engage: ['S4 Argonian Destroyer'], give: [['S4 Argonian Destroyer', 'weapon 1', 2]] });
  expect(t.card('S4 Argonian Destroyer').given[2]).toBe(2);
});

rule('ge/allocation-phase/5', 'each damaged shield regains one point for free', () => {
  const t = table({
    phase: 'record keeping',
    seats: [
      {
        fleet: [
          { card: 'S4 Argonian Destroyer', shieldDamage: 2 },
          { card: 'S3 Argonian Frigate', shieldDamage: 1 },
        ],
      },
      { fleet: [{ card: 'S3 Tufor Cutter', shieldDamage: 1 }] },
    ],
  });
  t.untilAsked('allocation');
  expect(['S4 Argonian Destroyer', 'S3 Argonian Frigate', 'S3 Tufor Cutter'].map(x => t.card(x).shieldDamage)).toEqual([
    1, 0, 1,
  ]);
});

rule('ge/allocation-phase/7', 'points must be allocated anew every turn', () => {
  const t = at(['T3 Moon', off('S4 Argonian Destroyer')]);
  t.allocate(1, { engage: ['S4 Argonian Destroyer'] });
  expect(t.engaged('S4 Argonian Destroyer')).toBe(true);
  t.untilAsked('play cards', 2).untilAsked('allocation', 1);
  t.allocate(1, {});
  expect(t.engaged('S4 Argonian Destroyer')).toBe(false);
});

rule('ge/allocation-phase/8', 'weapons of a card that does not get its requirements get nothing', () => {
  const t = at(['T4 Small Moon', off('S4 Argonian Destroyer')]);
  expect(t.forbidsPlan(1, { give: [['S4 Argonian Destroyer', 'weapon 1']] })).toBe('ge/allocation-phase/8');
});

rule('ge/allocation-phase/10', 'points left over are lost', () => {
  const t = at(['T5 Twin Planets', off('S4 Argonian Destroyer')]);
  t.allocate(1, {});
  t.untilAsked('play cards', 2).untilAsked('allocation', 1);
  t.allocate(1, {});
  expect(made(t)[0]).toMatchObject({ supply: 5, energy: 0 });
});

rule(
  ['ge/allocation-phase/11', 'ge-r-allocation-and-engagement-1'],
  'a card with requirements generates if it is going to be engaged',
  () => {
    // the populated moon needs 2 supply and generates 1 economy, 2 energy and 3 ammunition
    const t = at(['T1 Large Asteroid', off('T2 Moon')]);
    t.allocate(1, { engage: ['T2 Moon'] });
    expect(made(t)[0]).toMatchObject({ economy: 1, supply: 2, energy: 2, ammunition: 3 });
  },
);

rule('ge/allocation-phase/12', 'a card that will not be engaged generates nothing', () => {
  const t = at(['T1 Large Asteroid', off('T2 Moon')]);
  t.allocate(1, {});
  expect(made(t)[0]).toMatchObject({ economy: 0, supply: 2, energy: 0 });
});

rule('ge/engagement-phase/1', 'a card that got all its requirements is engaged', () => {
  const t = at(['T3 Moon', off('S4 Argonian Destroyer')]);
  t.allocate(1, { engage: ['S4 Argonian Destroyer'] });
  expect(t.engaged('S4 Argonian Destroyer')).toBe(true);
});

rule('ge/engagement-phase/2', 'a card with no requirements stays engaged', () => {
  const t = at(['T3 Moon', 'B1 Personal Base', off('S4 Argonian Destroyer')]);
  t.allocate(1, {});
  expect([t.engaged('T3 Moon'), t.engaged('B1 Personal Base')]).toEqual([true, true]);
});

rule('ge/engagement-phase/3', 'a card that did not get all its requirements is disengaged', () => {
  const t = at(['T3 Moon', 'S4 Argonian Destroyer']);
  t.allocate(1, {});
  expect(t.engaged('S4 Argonian Destroyer')).toBe(false);
});

test('the proposal engages as many cards as the points allow, arms them and repairs', () => {
  const t = at([
    'T5 Twin Planets',
    'T5 Star',
    'T4 Small Moon',
    'T3 Repair Moon',
    off('S4 Argonian Destroyer'),
    { card: 'S3 Argonian Frigate', engaged: false, damage: 2 },
  ]);
  t.proposed();
  expect([t.engaged('S4 Argonian Destroyer'), t.engaged('S3 Argonian Frigate')]).toEqual([true, true]);
  expect(t.strength('S3 Argonian Frigate')).toEqual([3, 3]);
  expect(t.card('S4 Argonian Destroyer').given[2]).toBeGreaterThan(0);
});

test('the proposal first engages cards that generate more than they cost', () => {
  const t = at(['T1 Large Asteroid', off('T2 Moon'), off('S4 Argonian Destroyer')]);
  t.proposed();
  expect(t.engaged('T2 Moon')).toBe(true);
});

test('a plan tells its points, the kinds that economy replaces, and the points left over', () => {
  const t = at(['T6 Planet', off('S4 Argonian Destroyer')]);
  expect(t.sumOf(1, { engage: ['S4 Argonian Destroyer'] })).toBe(
    'You use 1 supply and 1 energy, with economy as 1 supply and 1 energy. You have 2 economy left.',
  );
  t.proposed();
});

test('two points for one use count twice, whether or not the answer names one option by one object', () => {
  const t = at([{ card: 'S4 Argonian Destroyer', damage: 3 }, 'T3 Repair Moon']);
  const repair = options(galacticEmpires, t.s, 0).find(o => o.verb === 'give' && o.b === 0)!;
  answer(galacticEmpires, t.s, 0, [{ ...repair }, { ...repair }]);
  expect(t.card('S4 Argonian Destroyer').damage).toBe(1);
});

test('a player need not discard anything in the Discard Phase', () => {
  const t = table({ phase: 'discard', seats: [{ fleet: ['T3 Moon'], order: 'never' }, { order: 'never' }] });
  t.pick(1);
  expect(t.inPlay('T3 Moon')).toBe(true);
});

test('points for some cards only go to those first, whatever the order of the plan', () => {
  // 3 only for dragons, 2 for dragons and monsters: all of both are needed
  const hurt = (card: string, damage: number): CardPlace => ({ card, engaged: false, damage });
  const fleet = ['T5 Dragon Cave', 'T3 Dragon Hole', hurt('D5 Hydrogen Dragoness', 3), hurt('M3 Shadow', 2)];
  const plan = (give: readonly (readonly [string, string, number])[]) => at(fleet).forbidsPlan(1, { give });
  const dragon = ['D5 Hydrogen Dragoness', 'repair', 3] as const;
  const monster = ['M3 Shadow', 'repair', 2] as const;
  expect([plan([dragon, monster]), plan([monster, dragon])]).toEqual(['', '']);
  const t = at(fleet);
  t.allocate(1, { give: [dragon, monster] });
  expect([t.card('D5 Hydrogen Dragoness').damage, t.card('M3 Shadow').damage]).toEqual([0, 0]);
});

test('the proposal uses the free engagement for the card with the highest needs', () => {
  const t = at(['T8 Dragon Lair', 'T9 Dragon Lair', off('D9 Nebula Dragon'), off('D3 Quark Dragoness')]);
  t.proposed();
  expect([t.engaged('D9 Nebula Dragon'), t.engaged('D3 Quark Dragoness')]).toEqual([true, true]);
});

test('points kept of the last turn count with those of this one, and are lost when it is over', () => {
  const t = at(['T6 Planet', { card: 'T3 Moon', on: ['B5 Data Bank'] }, 'T6 Comet', off('S4 Argonian Destroyer')]);
  t.allocate(1, {});
  expect(t.player(1).kept).toEqual({ research: 6 });
  t.untilAsked('play cards', 2).untilAsked('allocation', 1).allocate(1, {});
  expect([made(t)[0].research, t.player(1).kept]).toEqual([12, { research: 6 }]);
});

test('a card that changes others’ needs counts as it will be engaged, not as it is now', () => {
  // the CEO needs 4 economy, and while it is engaged no other card of the fleet needs any
  const fleet = (engaged: boolean): readonly CardPlace[] => [
    'T6 Planet',
    'T3 Moon',
    {
      card: 'T5 Star',
      on: [
        { card: 'C8 CEO', engaged },
        { card: 'C2 Mercenary', engaged: false },
      ],
    },
  ];
  const t = at(fleet(false));
  t.allocate(1, { engage: ['C8 CEO', 'C2 Mercenary'] });
  expect([t.engaged('C8 CEO'), t.engaged('C2 Mercenary')]).toEqual([true, true]);
  // it is engaged now, but will not be: the mercenary needs its point
  const idle = at(fleet(true));
  idle.allocate(1, {});
  expect(idle.engaged('C2 Mercenary')).toBe(false);
  const proposed = at(fleet(false));
  proposed.proposed();
  expect([proposed.engaged('C8 CEO'), proposed.engaged('C2 Mercenary')]).toEqual([true, true]);
});

rule('ge/allocation-phase/6', 'points of terrain engage a ship, and what is not enough is refused', () => {
  const t = table({
    phase: 'allocation',
    seats: [
      {
        fleet: [
          'T3 Moon',
          { card: 'S4 Argonian Destroyer', engaged: false },
          { card: 'S3 Argonian Frigate', engaged: false },
        ],
      },
      {},
    ],
  });
  // the moon generates 2 supply and 1 energy: enough for only one ship
  expect(t.whyNot(1, 'S4 Argonian Destroyer', 'S3 Argonian Frigate')?.rule).toBe('ge/allocation-phase/6');
  t.pick(1, 'S4 Argonian Destroyer');
  expect([t.engaged('S4 Argonian Destroyer'), t.engaged('S3 Argonian Frigate')]).toEqual([true, false]);
});
