import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { CardPlace, SeatPosition } from '../../../src/position.ts';
import { empireOf } from '../../../src/rules/table/definitions.ts';
import { type Table, table } from '../../table.ts';

const PIRATE = 'S4 Independent Pirate Ship';

const LINER = 'S6 Luxury Liner';

const YACHT = 'S2 Space Yacht';

const battle = (one: readonly CardPlace[], two: readonly CardPlace[], more: SeatPosition = {}): Table =>
  table({
    phase: 'weapons fire',
    seats: [
      { fleet: one, deck: 5 },
      { fleet: two, ...more },
    ],
  });

const times = (n: number, what: string): string[] => Array<string>(n).fill(what);

const left = (t: Table, name: string): [number, number] => [t.shields(name), t.strength(name)[1]];

rule('ge/ship/1', 'a ship without an empire is a generic one', () => {
  const t = battle([PIRATE], ['S4 Argonian Destroyer']);
  expect([empireOf(t.s, t.id(PIRATE)), empireOf(t.s, t.id('S4 Argonian Destroyer'))]).toEqual(['', 'Argonian']);
});

rule('ge/ship/3', 'a ship is played alone or on terrain of its fleet', () => {
  const t = table({ seats: [{ hand: [YACHT], fleet: ['T3 Moon', LINER] }, { fleet: ['T5 System'] }] });
  t.act(1, 'play', YACHT);
  expect([
    t.offers(1, 'space'),
    t.offers(1, 'on', 'T3 Moon'),
    t.offers(1, 'on', LINER),
    t.offers(1, 'on', 'T5 System'),
  ]).toEqual([true, true, false, false]);
  t.pick(1, 'space');
});

rule('ge/ship/4', 'a ship on terrain neither keeps damage from it nor goes with it', () => {
  const t = battle([{ card: 'S9 Krebiz Battleship', given: [0, 0, 5] }], [{ card: 'T3 Moon', on: [YACHT] }]);
  t.act(1, 'fire', 'T3 Moon').pick(1, ...times(3, 'S9 Krebiz Battleship'));
  expect([t.inPlay('T3 Moon'), t.inPlay(YACHT), t.under(YACHT)]).toEqual([false, true, '']);
});

rule('ge/ship/5', 'a ship on a ship is one with it: strength, shields and weapons add up', () => {
  const t = battle([{ card: 'S4 Clydon Medium Star Cruiser', on: ['S1 Clydon War Craft'] }], [LINER]);
  expect([t.strength('S4 Clydon Medium Star Cruiser')[0], t.shields('S4 Clydon Medium Star Cruiser')]).toEqual([5, 6]);
  t.act(1, 'fire', LINER).pick(1, ...times(3, 'S4 Clydon Medium Star Cruiser'), 'S1 Clydon War Craft');
  expect(left(t, LINER)).toEqual([5, 6]);
});
