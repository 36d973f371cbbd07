import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { SeatPosition } from '../../../src/index.ts';
import { table } from '../../table.ts';

const never = { order: 'never' as const };

const TRIBE = 'S5 Indirigan Destroyer';

const tribes = (one: SeatPosition, two: SeatPosition) =>
  table({
    phase: 'weapons fire',
    seats: [
      { fleet: [TRIBE], ...one },
      { fleet: [TRIBE, { card: 'T3 Moon', on: ['B4 Base Station'] }], ...never, ...two },
    ],
  });

rule(
  ['ge/empire-indirigan/2', 'ge/empire-indirigan/4'],
  'ships of two players are of two tribes: each spares bases while the other has one',
  () => {
    const t = tribes({}, {});
    expect([t.offers(1, 'fire', t.all(TRIBE, 2)[0]!), t.offers(1, 'fire', 'B4 Base Station')]).toEqual([true, false]);
  },
);

rule('ge/empire-indirigan/6', 'ships of the main empire fire as they like, and the others stay bound', () => {
  expect(tribes({ empire: 'Indirigan' }, {}).offers(1, 'fire', 'B4 Base Station')).toBe(true);
  expect(tribes({}, { empire: 'Indirigan' }).offers(1, 'fire', 'B4 Base Station')).toBe(false);
});

const DESTROYER = 'S5 Indirigan Destroyer';

const LIGHT = 'S6 Indirigan Light Cruiser';

rule(['ge/empire-indirigan/2', 'ge-r-indirigan-tribes-1'], 'the Indirigan of two players are of two tribes', () => {
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
