import { option } from '@orrery/kernel';
import { expect, test } from 'vitest';
import type { CardPlace, SeatPosition } from '../../../src/position.ts';
import { outputOf } from '../../../src/rules/fleet/terrain.ts';
import { judgePlan, leftByPlan, tellPlan } from '../../../src/rules/points/plan.ts';
import { damage, ofOthers, pirateShip, ship, that } from '../../../src/words/index.ts';
import { type Table, table } from '../../table.ts';
import { testCard } from '../../test-cards.ts';

// The ships of the Primary Edition

/** A mine that does 2 damage to a ship. */
testCard(
  { types: ['E'], strength: 1, title: 'Harbour Mine', passive: true },
  { is: ['mine'], functions: [{ target: { ship: that(ship, ofOthers) }, effect: damage('ship', 2), spent: true }] },
);
testCard(
  { types: ['C'], strength: 1, title: 'Customs Officer' },
  { functions: [{ target: { ship: pirateShip }, effect: damage('ship', 1) }] },
);

const GUNS = 'S4 Independent Pirate Ship';
const battle = (one: readonly CardPlace[], two: readonly CardPlace[], more: SeatPosition = {}): Table =>
  table({ phase: 'weapons fire', seats: [{ fleet: one }, { fleet: two, ...more }] });
/** Returns the points that a card generates with the cards engaged now. */
const output = (t: Table, name: string) => outputOf(t.s, t.id(name), (s, id) => s.cards[id]!.engaged === 1);

for (const name of [
  'S2 Bolaar Ultra-Light Raider',
  'S3 Bolaar Medium Raider',
  'S3 Independent Pirate Ship',
  'S6 Bolaar Battlecruiser',
  'S7 Bolaar Dreadnought',
  'S7 Independent Pirate Ship',
  'S4 Bolaar Stealth Raider',
])
  test(`${name}: is a pirate ship, which other ships are not`, () => {
    const t = table({
      seats: [
        { fleet: [{ card: 'T3 Moon', on: ['C1 Customs Officer'] }], order: 'never' },
        { fleet: [name, 'S6 Argonian Heavy Cruiser', 'S3 Argonian Science Vessel'], order: 'never' },
      ],
    });
    t.act(1, 'use', 'C1 Customs Officer');
    if (t.question === 'target') t.pick(1, name);
    expect(t.happened('damaged').map(x => x.card)).toEqual([t.id(name)]);
  });

test('S2 Fleet Tug (Primary Edition): its terrain generates twice its economy, while it is engaged and there', () => {
  const name = 'S2 Fleet Tug (Primary Edition)';
  const at = (ship: CardPlace): Table => table({ seats: [{ fleet: [{ card: 'T4 Small Planet', on: [ship] }] }, {}] });
  expect(output(at(name), 'T4 Small Planet').economy).toBe(4);
  expect(output(at({ card: name, engaged: false }), 'T4 Small Planet').economy).toBe(2);
  const played = table({ seats: [{ hand: [name], fleet: ['S2 Space Yacht', 'T3 Moon'] }, {}] }).act(1, 'play', name);
  expect(played.under(name)).toBe('T3 Moon');
  const space = table({ seats: [{ hand: [name], fleet: ['S2 Space Yacht'] }, {}] });
  expect(space.refuses(1, 'play', name)).not.toBe('');
});

test('S6 Garbage Scow (Primary Edition): 1 more economy of its terrain, 1 less of the terrain that it dumps on', () => {
  const name = 'S6 Garbage Scow (Primary Edition)';
  const t = table({
    seats: [{ fleet: [{ card: 'T4 Small Planet', on: [name] }] }, { fleet: ['T7 System', 'T3 Moon'] }],
  });
  expect([output(t, 'T4 Small Planet').economy, output(t, 'T7 System').economy]).toEqual([3, 2]);
  t.act(1, 'use', name).pick(1, 'T7 System');
  expect(output(t, 'T7 System').economy).toBe(1);
  const space = table({ seats: [{ fleet: [name] }, { fleet: ['T7 System'] }] });
  expect(space.refuses(1, 'use', name, 0)).toBe('ge/crucial-rules/1');
});

test('S3 Argonian Science Vessel: generates 2 research while it is engaged', () => {
  const t = table({ seats: [{ fleet: ['S3 Argonian Science Vessel'] }, {}] });
  expect(output(t, 'S3 Argonian Science Vessel')).toEqual({ research: 2 });
});

test('S7 Bolaar Dreadnought: its command point counts only for a player of the Bolaar', () => {
  const of = (empire: string) =>
    output(table({ seats: [{ fleet: ['S7 Bolaar Dreadnought'], empire }, {}] }), 'S7 Bolaar Dreadnought').command ?? 0;
  expect([of('Bolaar'), of('Argonian')]).toEqual([1, 0]);
});

const hands = (name: string): Table =>
  table({
    phase: 'record keeping',
    seats: [{ fleet: [name, 'T3 Moon'] }, { hand: ['C2 Engineer'], fleet: ['T3 Moon'] }],
  });
for (const [name, n] of [['S4 Bolaar Stealth Raider', 2]] as const)
  test(`${name}: each turn it generates ${n} research, or its player sees a card of a hand`, () => {
    const t = hands(name).pick(1, '2');
    expect(t.log(0).some(line => line.includes('C2 Engineer'))).toBe(true);
    expect(output(t, name).research ?? 0).toBe(0);
    expect(output(t.untilPhase('play A', 1), name).research).toBe(n);
    const none = hands(name).pick(1);
    expect([output(none, name).research, none.log(0).some(line => line.includes('C2 Engineer'))]).toEqual([n, false]);
  });

for (const name of ['S3 Indirigan Escort'])
  test(`${name}: takes 2 damage for each point that it intercepts from a ship of strength 7 or more`, () => {
    const t = battle([GUNS], ['S7 Argonian Battlecruiser', name]);
    const whole = t.shields(name) + t.strength(name)[1];
    t.act(1, 'fire', 'S7 Argonian Battlecruiser').pick(1, ...Array(6).fill(GUNS));
    t.act(2, 'respond', name).pick(2, '1').pass(2);
    expect(whole - t.shields(name) - t.strength(name)[1]).toBe(2);
    expect([t.shields('S7 Argonian Battlecruiser'), t.strength('S7 Argonian Battlecruiser')]).toEqual([0, [7, 6]]);
    const weak = battle([GUNS], ['S6 Luxury Liner', name]);
    weak.act(1, 'fire', 'S6 Luxury Liner').pick(1, GUNS);
    expect(weak.offers(2, 'respond', name)).toBe(false);
    weak.pass(2);
  });

for (const name of ['S3 Indirigan Light Carrier', 'S8 Indirigan Heavy Carrier'])
  test(`${name}: rearms the phasers of fighters on it in the Engagement Phase, not of those elsewhere`, () => {
    const fleet = [
      'T7 System',
      'T7 System',
      { card: name, on: ['R/E5 Fighter'] },
      { card: 'S2 Police Cutter', on: ['R/E3 Stealth Fighter'] },
    ];
    const t = table({ phase: 'weapons fire', seats: [{ fleet, empire: 'Indirigan' }, { fleet: ['S6 Luxury Liner'] }] });
    t.act(1, 'fire', 'S6 Luxury Liner').pick(1, 'R/E5 Fighter', 'R/E3 Stealth Fighter', 'R/E3 Stealth Fighter');
    t.untilAsked('allocation', 1).proposed();
    expect([t.card('R/E5 Fighter').fired[0] ?? 0, t.card('R/E3 Stealth Fighter').fired[0]]).toEqual([0, 2]);
  });

/** Returns whether an Indirigan ship may fire at a base, a yacht and the Indirigan ships of another player. */
const spares = (name: string, two: readonly string[], empire = ''): boolean[] => {
  const base = { card: 'T3 Moon', on: ['B4 Base Station'] };
  const t = table({
    phase: 'weapons fire',
    seats: [{ fleet: [name], empire }, { fleet: [base, 'S2 Space Yacht', ...two] }],
  });
  return ['B4 Base Station', 'S2 Space Yacht', ...two].map(x => t.offers(1, 'fire', x));
};
for (const name of [
  'S3 Indirigan Escort',
  'S3 Indirigan Light Carrier',
  'S4 Indirigan Frigate',
  'S6 Indirigan Medium Cruiser',
  'S7 Indirigan Heavy Cruiser',
  'S8 Indirigan Battlecruiser',
  'S8 Indirigan Heavy Carrier',
  'S9 Indirigan Dreadnought',
  'S10 Indirigan Battleship',
])
  test(`${name}: spares bases and other ships while another tribe has a ship, unless it is of the main empire`, () => {
    expect(spares(name, ['S5 Indirigan Destroyer'])).toEqual([false, false, true]);
    expect(spares(name, [])).toEqual([true, true]);
    expect(spares(name, ['S5 Indirigan Destroyer'], 'Indirigan')).toEqual([true, true, true]);
  });

for (const [name, cannons] of [
  ['S6 Mechad Battlecruiser (Primary Edition)', 1],
  ['S6 Mechad Command Cruiser (Primary Edition)', 1],
  ['S7 Mechad Dreadnought (Primary Edition)', 1],
  ['S8 Mechad Battleship (Primary Edition)', 2],
] as const)
  test(`${name}: each of its ${cannons} distortion cannons does 1 damage to all ships and bases of one fleet`, () => {
    const base = { card: 'T7 System', on: ['B4 Base Station'] };
    const t = battle([{ card: name, given: [0, 0, cannons] }], [base, 'S2 Space Yacht']).leaveOpen();
    for (let n = 0; n < cannons; n++) t.act(1, 'sweep', name, '2');
    expect([t.card('S2 Space Yacht').shieldDamage, t.card('B4 Base Station').shieldDamage]).toEqual([cannons, cannons]);
    expect([t.card('T7 System').damage, t.offers(1, 'sweep', name, '2')]).toEqual([0, false]);
  });

const EXPRESS = 'S4 Bolaar Cargo Express';
const off = (card: string, on: readonly CardPlace[] = []): CardPlace => ({ card, engaged: false, on });
/** Returns a table in the Allocation Phase of player 1, with a fleet and the Cargo Express disengaged. */
const trade = (fleet: readonly CardPlace[], two: readonly CardPlace[] = []): Table =>
  table({
    phase: 'allocation',
    seats: [
      { fleet, order: 'never' },
      { fleet: two, order: 'never' },
    ],
  });

test(`${EXPRESS}: while it is engaged, supply pays the economy that Bolaar ships need, and that of no other ship`, () => {
  // 4 supply and 4 energy, and no economy
  const plan = (engage: string[], ...fleet: string[]): string => {
    const t = trade(['T9 Gas Giant', off(EXPRESS), ...fleet.map(x => off(x))]);
    return t.forbidsPlan(1, { engage });
  };
  const [small, big, other] = ['S3 Bolaar Medium Raider', 'S6 Bolaar Battlecruiser', 'S3 Independent Pirate Ship'];
  expect(plan([small], small)).toBe('ge/allocation-phase/6');
  expect(plan([EXPRESS, small], small)).toBe('');
  expect(plan([EXPRESS, other], other)).toBe('ge/allocation-phase/6');
  // 1 supply of its own, 1 for the raider, 2 for the battlecruiser; nothing is left for a second raider
  expect(plan([EXPRESS, small, big], small, big)).toBe('');
  const t = trade(['T9 Gas Giant', 'T9 Gas Giant', off(EXPRESS), off(small), off('S2 Bolaar Ultra-Light Raider')]);
  t.allocate(1, { engage: [EXPRESS, small, 'S2 Bolaar Ultra-Light Raider'] });
  expect([EXPRESS, small, 'S2 Bolaar Ultra-Light Raider'].map(x => t.engaged(x))).toEqual([true, true, true]);
  const three = ['S2 Bolaar Ultra-Light Raider', small, big];
  expect(plan([EXPRESS, ...three], ...three)).toBe('ge/allocation-phase/6');
});

test(`${EXPRESS}: supply that pays for economy is used up, and economy is kept for other uses`, () => {
  const fleet = ['T9 Gas Giant', off(EXPRESS), off('S2 Bolaar Ultra-Light Raider')];
  const t = trade(fleet);
  expect(t.forbidsPlan(1, { engage: [EXPRESS, 'S2 Bolaar Ultra-Light Raider'] })).toBe('');
  const picks = [option('engage', t.id(EXPRESS)), option('engage', t.id('S2 Bolaar Ultra-Light Raider'))];
  expect(leftByPlan(t.s, 0, picks)).toMatchObject({ supply: 4 - 1 - 1, economy: 0 });
  expect(tellPlan(t.s, 0, picks)).toContain('with supply as 1 economy');
  const alone = trade(fleet);
  expect(leftByPlan(alone.s, 0, picks.slice(0, 1))).toMatchObject({ supply: 3, economy: 0 });
});

test(`${EXPRESS}: supply that only one ship can use pays the economy of that ship alone`, () => {
  const [first, second] = ['S2 Bolaar Ultra-Light Raider', 'S2 Bolaar Ultra-Light Raider'];
  const cargo = 'E1 Cargo';
  const t = trade(['T2 Small Nebula', off(first, [cargo]), off(second)], [EXPRESS]);
  const [laden, empty] = t.all(first) as [number, number];
  const plan = (...ships: number[]) =>
    judgePlan(t.s, 0, [option('spend', t.id(cargo)), ...ships.map(id => option('engage', id))])?.rule ?? '';
  expect([plan(laden), plan(empty), plan(laden, empty)]).toEqual([
    '',
    'ge/allocation-phase/6',
    'ge/allocation-phase/6',
  ]);
});

test(`${EXPRESS}: it works for the Bolaar ships of other players, too, with their own supply`, () => {
  const raider = off('S3 Bolaar Medium Raider');
  const plan = (two: readonly CardPlace[]): string =>
    trade(['T9 Gas Giant', raider], two).forbidsPlan(1, { engage: ['S3 Bolaar Medium Raider'] });
  expect([plan([EXPRESS]), plan([off(EXPRESS)])]).toEqual(['', 'ge/allocation-phase/6']);
});
