import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { typeOf } from '../../../src/card.ts';
import type { CardPlace } from '../../../src/index.ts';
import { outputOf } from '../../../src/rules/fleet/terrain.ts';
import { heavyOf } from '../../../src/rules/points/uses.ts';
import { isCombined } from '../../../src/rules/table/definitions.ts';
import { ship } from '../../../src/words/index.ts';
import { BATTLESHIP, CUTTER } from '../../scenes.ts';
import { type Table, table } from '../../table.ts';
import { testCard } from '../../test-cards.ts';

// The second stack that a Mechad Network Interface makes of its ship

const NET = 'E8 Mechad Network Interface';
const SHIP = 'S3 Mechad Destroyer';
const GIANT = 'T9 Gas Giant';
const HEAVY = '2';
const FIELD = '9';
testCard({ title: 'Test Tug', types: ['S'], strength: 1 }, { joins: ship });
testCard({
  title: 'Test Mechad',
  types: ['S'],
  strength: 1,
  empire: 'Mechad',
  heavy: [
    { name: 'Test Torpedo', count: 1 },
    { name: 'Test Ram', count: 1 },
  ],
});

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

rule('ge-r-network-interface-1', 'a card of two types is on the copy as the type that it is on the ship', () => {
  const { t, ship, copy } = doubled('play A', [{ card: 'T/H2 Plasma Field', by: 2, as: 1 }]);
  const [field, second] = t.all('T/H2 Plasma Field') as [number, number];
  expect([field, second].map(id => [typeOf(t.s, id), t.s.cards[id]!.on])).toEqual([
    ['H', ship],
    ['H', copy],
  ]);
});

rule('ge-r-network-interface-1', 'a ship that has joined the ship is a part of the copy, too', () => {
  const { t, ship, copy } = doubled('play A', ['S1 Test Tug']);
  const tugs = t.all('S1 Test Tug');
  expect(tugs.map(id => [t.s.cards[id]!.on, isCombined(t.s, id)])).toEqual([
    [ship, true],
    [copy, true],
  ]);
  expect([t.strength(ship)[0], t.strength(copy)[0]]).toEqual([4, 4]);
});

rule('ge-r-network-interface-1', 'a clone on the copy has the text of the crew that the clone on the ship has', () => {
  const research = (copied: number, original: 'aboard' | 'elsewhere') => {
    const doctor = original === 'aboard' ? ['C7 Doctor'] : [];
    const fleet: CardPlace[] = [GIANT, { card: SHIP, on: [...doctor, 'C6 Clone'] }, 'T3 Moon'];
    if (original === 'elsewhere') fleet.push({ card: CUTTER, on: ['C7 Doctor'] });
    const t = table({ seats: [{ hand: [NET], fleet, slots: 9, order: 'never' }, { order: 'never' }] });
    t.s.cards[t.id('C6 Clone')]!.bond = t.id('C7 Doctor');
    t.s.derived = null;
    t.act(1, 'play', NET);
    const clone = t.all('C6 Clone')[copied]!;
    return [outputOf(t.s, clone, () => true).research ?? 0, t.all('C7 Doctor').indexOf(t.s.cards[clone]!.bond)];
  };
  expect([research(0, 'elsewhere'), research(1, 'elsewhere')]).toEqual([
    [3, 0],
    [3, 0],
  ]);
  // a doctor on the ship is on the copy, too
  expect([research(0, 'aboard'), research(1, 'aboard')]).toEqual([
    [3, 0],
    [3, 1],
  ]);
});

rule('ge-r-network-interface-1', 'a refit on the copy adds to the weapons that the refit on the ship adds to', () => {
  const refit = 'E3 Heavy Weapon Refit';
  const t = table({
    phase: 'allocation',
    seats: [{ fleet: [GIANT, { card: 'S1 Test Mechad', on: [NET, { card: refit, counter: 1 }] }] }, {}],
  });
  expect(t.all('S1 Test Mechad').map(id => heavyOf(t.s, id, true).map(w => w.count))).toEqual([
    [1, 2],
    [1, 2],
  ]);
});
