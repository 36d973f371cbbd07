import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { CardPlace } from '../../../src/index.ts';
import { BATTLESHIP, CUTTER } from '../../scenes.ts';
import { type Table, table } from '../../table.ts';

// The second stack that a Mechad Network Interface makes of its ship

const NET = 'E8 Mechad Network Interface';
const SHIP = 'S3 Mechad Destroyer';
const GIANT = 'T9 Gas Giant';
const HEAVY = '2';
const FIELD = '9';

/** A ship with an interface, and the ship of the copy. */
const doubled = (phase: 'allocation' | 'play A', on: readonly CardPlace[] = [], more: readonly CardPlace[] = []) => {
  const t = table({
    phase,
    seats: [
      { fleet: [GIANT, GIANT, GIANT, { card: SHIP, on: [NET, ...on] }, ...more], order: 'never' },
      { fleet: [BATTLESHIP], order: 'never' },
    ],
  });
  const [ship, copy] = t.all(SHIP) as [number, number];
  return { t, ship, copy };
};

const fired = (t: Table) => {
  t.untilPhase('weapons fire', 1).act(1, 'fire', BATTLESHIP).proposed();
  return t.happened('fired')[0]!.fire;
};

rule('ge-r-network-interface-1', 'the ship and its copy are engaged apart', () => {
  const { t, ship, copy } = doubled('allocation');
  t.allocate(1, { engage: [ship] }).untilPhase('weapons fire', 1);
  expect([t.engaged(ship), t.inPlay(copy), t.engaged(copy)]).toEqual([true, true, false]);
  // the copy cannot be in play without its ship
  const other = doubled('allocation');
  other.t.allocate(1, { engage: [other.copy] });
  expect([other.t.engaged(other.ship), other.t.inPlay(other.copy), other.t.inPlay(NET)]).toEqual([false, false, true]);
});

rule('ge-r-network-interface-1', 'each of the two needs its own points and its own ammunition', () => {
  const both = doubled('allocation');
  both.t.allocate(1, { engage: [both.ship, both.copy], give: [[both.copy, HEAVY, 2]] });
  expect(fired(both.t)).toMatchObject({ phasers: 4, heavy: 2 });
  const one = doubled('allocation');
  one.t.allocate(1, { engage: [one.ship], give: [[one.ship, HEAVY, 2]] });
  expect(fired(one.t)).toMatchObject({ phasers: 2, heavy: 2 });
  expect(one.t.engaged(one.copy)).toBe(false);
});

rule('ge-r-network-interface-1', 'each of the two has a field of its own', () => {
  const { t, ship, copy } = doubled('allocation');
  expect([t.card(ship).emf, t.card(copy).emf]).toEqual([3, 3]);
  t.allocate(1, { engage: [ship, copy], give: [[copy, FIELD, 2]] });
  expect([t.card(ship).emf, t.card(copy).emf]).toEqual([0, 2]);
});

rule('ge-r-network-interface-1', 'the cards on the ship are on the copy, too, but the interface is not', () => {
  const { t, copy } = doubled('play A', ['E1 Probe', 'C2 Engineer', CUTTER]);
  expect([t.on(copy), t.all(SHIP).length, t.all('E1 Probe').length]).toEqual([
    ['E1 Probe', 'C2 Engineer', CUTTER],
    2,
    2,
  ]);
});

rule('ge-r-network-interface-2', 'the copy comes as if it were just played: disengaged, without damage', () => {
  const t = table({
    seats: [{ hand: [NET], fleet: [{ card: SHIP, damage: 1 }], order: 'never' }, { order: 'never' }],
  });
  t.act(1, 'play', NET);
  const [ship, copy] = t.all(SHIP) as [number, number];
  expect([t.engaged(ship), t.engaged(copy), t.card(copy).damage, t.slots(1)]).toEqual([true, false, 0, 2]);
});

rule('ge-r-network-interface-3', 'paid for again, its ship has a copy again, which comes disengaged', () => {
  const { t, ship, copy } = doubled('play A');
  t.untilPhase('play A', 2).untilPhase('allocation', 1).allocate(1, {});
  expect([t.engaged(ship), t.inPlay(copy), t.all(SHIP).length, t.slots(1)]).toEqual([false, false, 1, 1]);
  t.untilPhase('play A', 2)
    .untilPhase('allocation', 1)
    .allocate(1, { engage: [ship] });
  expect(t.all(SHIP).map(id => t.engaged(id))).toEqual([true, false]);
});

rule('ge-r-network-interface-1', 'when the ship or the copy is destroyed, the interface is discarded', () => {
  for (const which of [0, 1] as const) {
    const t = table({
      active: 2,
      phase: 'weapons fire',
      seats: [
        { fleet: [{ card: SHIP, on: [NET] }], order: 'never' },
        { fleet: [BATTLESHIP, BATTLESHIP], order: 'never' },
      ],
    });
    const [ship, copy] = t.all(SHIP) as [number, number];
    const aim = [ship, copy][which]!;
    t.act(2, 'fire', aim).proposed();
    while (t.question === 'respond') t.least();
    expect([t.inPlay(aim), t.inPlay(NET), t.pile(1, 'discard').includes(NET)]).toEqual([false, false, true]);
    // the copy never outlives its interface, and lies in no pile
    expect([t.inPlay(copy), t.inPlay(ship), t.pile(1, 'discard').filter(x => x === SHIP).length]).toEqual([
      false,
      which === 1,
      1 - which,
    ]);
  }
});
