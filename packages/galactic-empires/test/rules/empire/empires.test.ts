import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { damage, ofOthers, ship, that } from '../../../src/words/index.ts';
import { table } from '../../table.ts';
import { testCard } from '../../test-cards.ts';

// What single empires have of their own (ge/empire-indirigan, ge/empire-orgon, ge/empire-space-dragon)

const DESTROYER = 'S5 Indirigan Destroyer';
const LIGHT = 'S6 Indirigan Light Cruiser';

testCard(
  { types: ['D'], strength: 4, title: 'Test Orgon', empire: 'Orgon', damage: 2 },
  { functions: [{ target: { goal: that(ship, ofOthers) }, effect: damage('goal', 2) }] },
);

rule('ge/empire-indirigan/2', 'the Indirigan of two players are of two tribes', () => {
  const t = table({ phase: 'weapons fire', seats: [{ fleet: [DESTROYER] }, { fleet: [LIGHT, 'S2 Space Yacht'] }] });
  expect([t.offers(1, 'fire', LIGHT), t.offers(1, 'fire', 'S2 Space Yacht')]).toEqual([true, false]);
});

rule(
  'ge/empire-indirigan/4',
  'bases and other ships are spared until the Indirigan ships of others are destroyed',
  () => {
    const t = table({
      phase: 'weapons fire',
      seats: [
        { fleet: [DESTROYER, 'S10 Explosive Ore Carrier', 'S4 Independent Pirate Ship'] },
        {
          fleet: [
            { card: LIGHT, damage: 5, shieldDamage: 5 },
            { card: 'T3 Moon', on: ['B4 Base Station'] },
          ],
        },
      ],
    });
    const may = () => {
      t.act(1, 'fire', 'B4 Base Station');
      return t.offers(1, 'shoot', DESTROYER);
    };
    t.act(1, 'fire', LIGHT).pick(1, 'S10 Explosive Ore Carrier');
    expect(may()).toBe(true);
    t.proposed();
  },
);

rule('ge/empire-indirigan/6', 'ships of the main empire are free of that', () => {
  const may = (empire: string) =>
    table({
      phase: 'weapons fire',
      seats: [{ fleet: [DESTROYER], empire }, { fleet: [LIGHT, 'S2 Space Yacht'] }],
    }).offers(1, 'fire', 'S2 Space Yacht');
  expect([may('Indirigan'), may('Argonian')]).toEqual([true, false]);
});

rule('ge/empire-orgon/1', 'the damage of Orgons is a card action and no weapons fire', () => {
  const t = table({ seats: [{ fleet: ['D4 Test Orgon'] }, { fleet: ['S6 Luxury Liner'] }] });
  t.act(1, 'use', 'D4 Test Orgon', 0);
  expect([t.shields('S6 Luxury Liner'), t.happened('fired')]).toEqual([7, []]);
  const fire = table({ phase: 'weapons fire', seats: [{ fleet: ['D4 Test Orgon'] }, { fleet: ['S6 Luxury Liner'] }] });
  expect(fire.offers(1, 'fire', 'S6 Luxury Liner')).toBe(false);
});

rule('ge/empire-space-dragon/3', 'Orgons are dragons by type, and no space dragons: no molting is for them', () => {
  const t = table({ seats: [{ hand: ['A7 Eon Molting'], fleet: ['D4 Test Orgon'] }, {}] });
  expect(t.refuses(1, 'play', 'A7 Eon Molting')).toBe('ge/ability/1');
});
