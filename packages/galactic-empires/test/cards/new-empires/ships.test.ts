import { expect, test } from 'vitest';
import type { CardPlace } from '../../../src/position.ts';
import { outputOf } from '../../../src/rules/fleet/terrain.ts';
import { type Table, table } from '../../table.ts';

// Every ship with a text: its effect, and cases without one

const MOON = 'T3 Moon';
const YACHT = 'S2 Space Yacht';

/** Returns the points that a card generates with the cards engaged now. */
const output = (t: Table, name: string) => outputOf(t.s, t.id(name), (s, id) => s.cards[id]!.engaged === 1);

for (const name of ['S1 Clydon Scout Craft', 'S2 Nagiridni Pirate Scout'])
  test(`${name}: each turn it generates 1 research, or its player sees a card of a hand`, () => {
    const scouting = () =>
      table({
        phase: 'record keeping',
        seats: [{ fleet: [name, MOON] }, { hand: ['C2 Engineer'], fleet: [MOON] }],
      });
    const seen = (t: Table) => t.log(0).some(line => line.includes('C2 Engineer'));
    const t = scouting();
    expect(output(t, name).research).toBe(1);
    t.pick(1, '2');
    expect([output(t, name).research ?? 0, seen(t)]).toEqual([0, true]);
    t.untilPhase('play A', 1);
    expect(output(t, name).research).toBe(1);
    const none = scouting();
    none.pick(1);
    expect([output(none, name).research, seen(none)]).toEqual([1, false]);
  });

test('S1 Clydon Scout Craft: as a reaction it is played alone against fire at the Sector HQ, and against no other', () => {
  const name = 'S1 Clydon Scout Craft';
  const gun = 'S4 Independent Pirate Ship';
  const cruiser = 'S4 Clydon Medium Star Cruiser';
  const battle = (fleet: readonly CardPlace[]) =>
    table({ phase: 'weapons fire', seats: [{ fleet: [gun] }, { fleet, hand: [name] }] });
  const t = battle([MOON]);
  t.act(1, 'headquarters', '2')
    .pick(1, ...Array(6).fill(gun))
    .act(2, 'respond', name);
  // strength 1 and 1 shield: 4 of 6 points go on
  expect([t.inPlay(name), t.hq(2)]).toEqual([false, 4]);
  const other = battle([cruiser]);
  other.act(1, 'fire', cruiser).pick(1, gun);
  expect(other.offers(2, 'respond', name)).toBe(false);
  other.pass(2);
});

test('S1 Clydon Scout Craft: joins a Clydon cruiser with room, and no other ship', () => {
  const name = 'S1 Clydon Scout Craft';
  const cruiser = 'S3 Clydon Light Star Cruiser';
  const t = table({ seats: [{ hand: [name], fleet: [cruiser, YACHT] }, { fleet: [MOON] }] });
  t.act(1, 'play', name);
  expect(t.offers(1, 'on', YACHT)).toBe(false);
  t.pick(1, cruiser);
  expect([t.on(cruiser), t.strength(cruiser)[0]]).toEqual([[name], 4]);
});

test('S5 Super Tanker: its terrain generates 2 economy, supply and energy more, while it is engaged there', () => {
  const name = 'S5 Super Tanker';
  const at = (ship: CardPlace): Table => table({ seats: [{ fleet: [{ card: 'T4 Small Planet', on: [ship] }] }, {}] });
  const plain = output(table({ seats: [{ fleet: ['T4 Small Planet'] }, {}] }), 'T4 Small Planet');
  const more = output(at(name), 'T4 Small Planet');
  expect((['economy', 'supply', 'energy'] as const).map(kind => (more[kind] ?? 0) - (plain[kind] ?? 0))).toEqual([
    2, 2, 2,
  ]);
  expect(output(at({ card: name, engaged: false }), 'T4 Small Planet')).toEqual(plain);
});

test('S5 Super Tanker: is played on a terrain of its fleet, and not into space', () => {
  const t = table({ seats: [{ hand: ['S5 Super Tanker'], fleet: [MOON] }, { fleet: ['T5 Star'] }] });
  t.act(1, 'play', 'S5 Super Tanker');
  expect(t.under('S5 Super Tanker')).toBe(MOON);
  const none = table({ seats: [{ hand: ['S5 Super Tanker'], fleet: [YACHT] }, { fleet: ['T5 Star'] }] });
  expect(none.refuses(1, 'play', 'S5 Super Tanker')).toBe('ge/ship/3');
});

const PIRATES: readonly (readonly [string, boolean])[] = [
  ['S2 Nagiridni Pirate Scout', true],
  ['S5 Nagiridni Pirate Destroyer', true],
  ['S6 Nagiridni Pirate Cruiser', true],
  ['S6 Independent Pirate Cruiser', true],
  ['S5 P.O.T. Medium Cruiser', false],
];
for (const [name, is] of PIRATES)
  test(`${name}: ${is ? 'is a pirate and spares police ships' : 'is no pirate and fires at police ships'}`, () => {
    const t = table({
      phase: 'weapons fire',
      seats: [{ fleet: [name] }, { fleet: [{ card: MOON, on: ['S2 Police Cutter'] }, YACHT] }],
    });
    expect([t.offers(1, 'fire', 'S2 Police Cutter'), t.offers(1, 'fire', YACHT)]).toEqual([!is, true]);
  });

for (const name of ['S2 Nagiridni Pirate Scout', 'S5 Nagiridni Pirate Destroyer', 'S6 Nagiridni Pirate Cruiser'])
  test(`${name}: spares bases and other ships while another tribe has a ship, unless it is of the main empire`, () => {
    const spares = (more: readonly string[], empire = '') => {
      const base = { card: MOON, on: ['B4 Base Station'] };
      const seats = [{ fleet: [name], empire }, { fleet: [base, YACHT, ...more] }];
      const t = table({ phase: 'weapons fire', seats });
      return ['B4 Base Station', YACHT, ...more].map(x => t.offers(1, 'fire', x));
    };
    expect(spares(['S5 Indirigan Destroyer'])).toEqual([false, false, true]);
    expect(spares([])).toEqual([true, true]);
    expect(spares(['S5 Indirigan Destroyer'], 'Indirigan')).toEqual([true, true, true]);
  });

test('S5 Bolaar Heavy Cargo Express: while it is engaged, supply pays the economy that Bolaar ships need', () => {
  const express = 'S5 Bolaar Heavy Cargo Express';
  const raider = 'S3 Bolaar Medium Raider';
  const pirate = 'S3 Independent Pirate Ship';
  const off = (card: string): CardPlace => ({ card, engaged: false });
  // 4 supply and 4 energy, and no economy
  const forbids = (engage: readonly string[]): string =>
    table({
      phase: 'allocation',
      seats: [{ fleet: ['T9 Gas Giant', off(express), off(raider), off(pirate)], order: 'never' }, { fleet: [MOON] }],
    }).forbidsPlan(1, { engage });
  expect(forbids([express, raider])).toBe('');
  expect(forbids([raider])).toBe('ge/allocation-phase/6');
  expect(forbids([express, pirate])).toBe('ge/allocation-phase/6');
});
