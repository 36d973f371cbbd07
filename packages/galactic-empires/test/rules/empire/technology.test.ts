import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { table } from '../../table.ts';
import { testCard } from '../../test-cards.ts';

const never = { order: 'never' as const };

const foreign = (empire: 'Krebiz' | 'Argonian', technology: 'foreign' | 'exclusive') =>
  testCard({
    title: `Test ${empire} ${technology}`,
    types: ['E'],
    strength: 1,
    empire,
    technology,
    phasers: 1,
    passive: false,
  });
for (const technology of ['foreign', 'exclusive'] as const) foreign('Krebiz', technology);

testCard({ title: 'Test Raider', types: ['S'], strength: 3, empire: 'Bolaar', phasers: 1 });

testCard({ title: 'Test Enforcer', types: ['S'], strength: 3, empire: 'Corporate Pirate', phasers: 1 });

testCard({
  title: 'Test Plasma Gear',
  types: ['E'],
  strength: 1,
  empire: 'Corporate',
  technology: 'exclusive',
  phasers: 1,
  passive: false,
});

/** True if equipment on a ship can be engaged: it fires then. */
function works(ship: string, gear: string, ...more: string[]): boolean {
  const t = table({
    phase: 'allocation',
    seats: [
      { fleet: ['T5 Star', 'T4 Small Planet', { card: ship, on: [gear, ...more] }] },
      { fleet: ['S4 Refueler'], ...never },
    ],
  });
  if (t.question === 'allocation') t.proposed();
  return t.engaged(gear);
}

rule(
  'ge/empire-bolaar/1',
  'Bolaar ships use foreign technology freely, exclusive technology with somebody who knows it',
  () => {
    expect([
      works('S3 Test Raider', 'E1 Test Krebiz foreign'),
      works('S3 Test Raider', 'E1 Test Krebiz exclusive'),
      works('S3 Test Raider', 'E1 Test Krebiz exclusive', 'C2 Engineer'),
    ]).toEqual([true, false, true]);
  },
);

rule(
  'ge/empire-vektrean/1',
  'Vektrean ships use foreign technology freely, exclusive technology with somebody who knows it',
  () => {
    const FRIGATE = 'S2 Vektrean Frigate';
    expect([
      works(FRIGATE, 'E1 Test Krebiz foreign'),
      works(FRIGATE, 'E1 Test Krebiz exclusive'),
      works(FRIGATE, 'E1 Test Krebiz exclusive', 'C2 Engineer'),
    ]).toEqual([true, false, true]);
  },
);

rule('ge/empire-corporate-pirates/1', 'Corporate Pirates use the technology of the Corporation', () => {
  expect([works('S3 Test Enforcer', 'E1 Test Plasma Gear'), works('S3 Test Raider', 'E1 Test Plasma Gear')]).toEqual([
    true,
    false,
  ]);
});
