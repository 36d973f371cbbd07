import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { view } from '../../../src/index.ts';
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

const off = (card: string): CardPlace => ({ card, engaged: false });

const DESTROYER = 'S4 Argonian Destroyer';

/** A volley of a number of phasers of player 1's destroyer at a card of player 2. */
const phasers = (n: number, target: CardPlace, name: string): Table => {
  const t = at('weapons fire', { fleet: [DESTROYER] }, { fleet: [target] });
  t.act(1, 'fire', name);
  return t.pick(1, ...Array<string>(n).fill(DESTROYER));
};

rule('ge/damage-tracking/1', 'everybody sees the damage on a card as one number, which falls as it is repaired', () => {
  const ship = { card: 'S9 Argonian Battleship', engaged: false, damage: 3 };
  const t = at('allocation', { fleet: ['T3 Repair Moon', ship] });
  const shown = () => [0, 1, null].map(viewer => view(t.s, viewer).seats[0]!.fleet.find(x => x.type === 'S')!.left);
  expect(shown()).toEqual([6, 6, 6]);
  t.pick(1, ...Array<string>(2).fill('Repair S9 Argonian Battleship'));
  expect(shown()).toEqual([8, 8, 8]);
});

rule('ge/damage-tracking/2', 'damage to shields and to structure is kept apart', () => {
  const t = phasers(3, { card: 'S3 Tufor Cutter', shieldDamage: 2 }, 'S3 Tufor Cutter');
  expect([t.card('S3 Tufor Cutter').shieldDamage, t.card('S3 Tufor Cutter').damage]).toEqual([3, 2]);
});

rule('ge/damage-tracking/3', 'research on monsters, fields and lasting damage are counts of their own', () => {
  const t = at('allocation', {
    fleet: [
      'T6 Comet',
      { card: 'S5 Mechad Heavy Cruiser', engaged: false, emf: 4, on: [{ card: 'M3 Alien Parasites', by: 2 }] },
    ],
  });
  t.allocate(1, { give: [['M3 Alien Parasites', 'apply', 1]] });
  const { applied, damage } = t.card('M3 Alien Parasites');
  expect([applied, damage, t.card('S5 Mechad Heavy Cruiser').emf]).toEqual([1, 0, 5]);
});

rule('ge/damage-tracking/4', 'the turns that a card still lasts count down', () => {
  const t = at('record keeping', { fleet: [{ card: 'T6 Comet', left: 6 }, off('S2 P.O.T. Escort')] });
  t.untilAsked('allocation').allocate(1, {});
  expect(t.card('T6 Comet').left).toBe(5);
});
