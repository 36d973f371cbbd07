import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { DEFS, defByName, type SeatPosition } from '../../../src/index.ts';
import { damage, ofOthers, type as ofType, ship, that } from '../../../src/words/index.ts';
import { table } from '../../table.ts';
import { testCard } from '../../test-cards.ts';

const never = { order: 'never' as const };

const play = (mine: SeatPosition, theirs: SeatPosition = {}) => table({ seats: [mine, { ...never, ...theirs }] });

testCard(
  { title: 'Test Claw', types: ['D'], strength: 4, empire: 'Orgon', damage: 2 },
  { functions: [{ target: { prey: that(ofType('S', 'D', 'B'), ofOthers) }, effect: damage('prey', 2) }] },
);

rule('ge/empire-orgon/1', 'an Orgon does its card damage in a Play Cards Phase', () => {
  const t = play({ fleet: ['D4 Test Claw'] }, { fleet: ['S4 Refueler'] }).act(1, 'use', 'D4 Test Claw');
  expect([t.card('S4 Refueler').shieldDamage, t.happened('fired')]).toEqual([2, []]);
});

rule('ge/empire-orgon/2', 'it does none to terrain', () => {
  expect(play({ fleet: ['D4 Test Claw'] }, { fleet: ['T3 Moon'] }).offers(1, 'use', 'D4 Test Claw')).toBe(false);
});

rule('ge/empire-space-dragon/3', 'an Orgon is no space dragon', () => {
  const { empire, types } = DEFS[defByName('D4 Test Claw')]!.source;
  expect([empire, types]).toEqual(['Orgon', ['D']]);
});

testCard(
  { types: ['D'], strength: 4, title: 'Test Orgon', empire: 'Orgon', damage: 2 },
  { functions: [{ target: { goal: that(ship, ofOthers) }, effect: damage('goal', 2) }] },
);

rule('ge/empire-orgon/1', 'the damage of Orgons is a card action and no weapons fire', () => {
  const t = table({ seats: [{ fleet: ['D4 Test Orgon'] }, { fleet: ['S6 Luxury Liner'] }] });
  t.act(1, 'use', 'D4 Test Orgon', 0);
  expect([t.shields('S6 Luxury Liner'), t.happened('fired')]).toEqual([7, []]);
  const fire = table({ phase: 'weapons fire', seats: [{ fleet: ['D4 Test Orgon'] }, { fleet: ['S6 Luxury Liner'] }] });
  expect(fire.offers(1, 'fire', 'S6 Luxury Liner')).toBe(false);
});

rule('ge-r-molting-1', 'moltings go on any dragon, Orgons too, and several on one', () => {
  for (const dragon of ['D4 Test Orgon', 'D6 Neutrino Dragoness']) {
    const t = table({ seats: [{ hand: ['A7 Eon Molting', 'A3 Tri-Millennia Molting'], fleet: [dragon] }, {}] });
    t.act(1, 'play', 'A7 Eon Molting').act(1, 'play', 'A3 Tri-Millennia Molting');
    expect([dragon, t.strength(dragon)[0]]).toEqual([dragon, Number(dragon[1]) + 10]);
  }
});
