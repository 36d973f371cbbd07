import { expect, test } from 'vitest';
import type { CardPlace, SeatPosition } from '../../../src/position.ts';
import { outputOf } from '../../../src/rules/fleet/terrain.ts';
import { damage, ofOthers, ship, that } from '../../../src/words/index.ts';
import { type Table, table } from '../../table.ts';
import { testCard } from '../../test-cards.ts';

testCard(
  { types: ['H'], strength: 3, title: 'Test Storm' },
  { target: { ship: that(ship, ofOthers) }, effect: damage('ship', 2), after: 'discard' },
);
testCard(
  { types: ['H'], strength: 6, title: 'Test Tempest' },
  { target: { ship: that(ship, ofOthers) }, effect: damage('ship', 2), after: 'discard' },
);

const PIRATE = 'S4 Independent Pirate Ship';
/** Player 1 fires with some cards at player 2's cards. */
const battle = (one: readonly CardPlace[], two: readonly CardPlace[], more: SeatPosition = {}): Table =>
  table({ phase: 'weapons fire', seats: [{ fleet: one }, { fleet: two, ...more }] });
/** A ship whose heavy weapons are armed. */
const armed = (card: string, n: number): CardPlace => ({ card, given: [0, 0, n] });
const left = (t: Table, name: string): number => (t.inPlay(name) ? t.strength(name)[1] : 0);
const output = (t: Table, name: string) => outputOf(t.s, t.id(name), () => true);

test('D1 Scintillating Dragoness: immune to weapons fire, not to card damage', () => {
  const t = battle([armed(PIRATE, 0), 'S2 Space Yacht'], ['D1 Scintillating Dragoness', 'S2 Space Yacht']);
  expect([t.offers(1, 'fire', 'D1 Scintillating Dragoness'), t.offers(1, 'fire', 'S2 Space Yacht')]).toEqual([
    false,
    true,
  ]);
  const hit = table({ seats: [{ hand: ['H3 Test Storm'] }, { fleet: ['D1 Scintillating Dragoness'] }] });
  hit.act(1, 'play', 'H3 Test Storm');
  if (hit.question === 'target') hit.pick(1, 'D1 Scintillating Dragoness');
  expect(hit.inPlay('D1 Scintillating Dragoness')).toBe(false);
});

test('D2 Oort Dragoness: weapons fire at it is halved', () => {
  const t = battle([PIRATE], ['D2 Oort Dragoness', 'S2 Space Yacht']);
  t.act(1, 'fire', 'D2 Oort Dragoness').pick(1, PIRATE, PIRATE, PIRATE);
  expect(left(t, 'D2 Oort Dragoness')).toBe(1);
});

test.each([
  'D2 Oort Dragoness',
  'D3 Quark Dragoness',
])('%s: its repair points heal dragons and monsters, and no ship', healer => {
  const repair = (hurt: string): string => {
    const fleet = [healer, 'T5 System', { card: hurt, damage: 1, engaged: false }];
    const t = table({ phase: 'allocation', seats: [{ fleet }, {}] });
    return t.forbidsPlan(1, { engage: [healer], give: [[hurt, 'repair']] });
  };
  expect([repair('D5 Void Dragoness'), repair('M3 Shadow'), repair('S2 Space Yacht')]).toEqual([
    '',
    '',
    'ge/allocation-phase/6',
  ]);
});

test('D3 Plasma Dragoness: the attacker that her player names takes twice her strength when she is destroyed, and nothing before', () => {
  const t = battle([PIRATE, 'S6 Luxury Liner'], ['D3 Plasma Dragoness']);
  t.act(1, 'fire', 'D3 Plasma Dragoness').pick(1, PIRATE, PIRATE, 'S6 Luxury Liner');
  t.pick(2, 'S6 Luxury Liner');
  // the liner loses 6 of its 9 shields
  expect([t.inPlay('D3 Plasma Dragoness'), t.shields(PIRATE), t.shields('S6 Luxury Liner')]).toEqual([false, 5, 3]);
  const weak = battle([PIRATE], ['D3 Plasma Dragoness']);
  weak.act(1, 'fire', 'D3 Plasma Dragoness').pick(1, PIRATE, PIRATE);
  expect([left(weak, 'D3 Plasma Dragoness'), weak.shields(PIRATE)]).toEqual([1, 5]);
});

test('D3 Quark Dragoness: heavy weapons fire at it is halved, phaser fire is not', () => {
  const light = battle([PIRATE], ['D3 Quark Dragoness']);
  light.act(1, 'fire', 'D3 Quark Dragoness').pick(1, PIRATE, PIRATE);
  expect(left(light, 'D3 Quark Dragoness')).toBe(1);
  const breath = battle([armed('D5 Void Dragoness', 5)], ['D3 Quark Dragoness']);
  breath.act(1, 'fire', 'D3 Quark Dragoness').pick(1, ...Array(5).fill('D5 Void Dragoness'));
  expect(left(breath, 'D3 Quark Dragoness')).toBe(1);
});

test('D4 Radiation Dragoness: its fire goes past shields; that of others does not', () => {
  const t = battle([armed('D4 Radiation Dragoness', 2), PIRATE], ['S6 Luxury Liner', 'S5 Ore Carrier']);
  t.act(1, 'fire', 'S6 Luxury Liner').pick(1, ...Array(4).fill('D4 Radiation Dragoness'));
  expect([t.shields('S6 Luxury Liner'), left(t, 'S6 Luxury Liner')]).toEqual([9, 2]);
  t.act(1, 'fire', 'S5 Ore Carrier').pick(1, PIRATE, PIRATE);
  expect([t.shields('S5 Ore Carrier'), left(t, 'S5 Ore Carrier')]).toEqual([0, 5]);
});

test('D5 Hydrogen Dragoness: its breath does twice its damage to terrain, and not to ships', () => {
  const t = battle([armed('D5 Hydrogen Dragoness', 3)], ['T7 System', 'S5 Ore Carrier']);
  t.act(1, 'fire', 'T7 System').pick(1, 'D5 Hydrogen Dragoness', 'D5 Hydrogen Dragoness');
  expect(left(t, 'T7 System')).toBe(3);
  t.act(1, 'fire', 'S5 Ore Carrier').pick(1, ...Array(3).fill('D5 Hydrogen Dragoness'));
  expect([t.shields('S5 Ore Carrier'), left(t, 'S5 Ore Carrier')]).toEqual([0, 4]);
});

test('D5 Void Dragoness: a hazard up to its remaining strength works twice on the turn it is played', () => {
  const play = (name: string, engaged = true): Table =>
    table({
      seats: [{ hand: [name], fleet: [{ card: 'D5 Void Dragoness', engaged }] }, { fleet: ['S6 Luxury Liner'] }],
    }).act(1, 'play', name);
  expect(play('H3 Test Storm').pick(1, 'yes').shields('S6 Luxury Liner')).toBe(5);
  expect(play('H6 Test Tempest').shields('S6 Luxury Liner')).toBe(7);
  expect(play('H3 Test Storm', false).shields('S6 Luxury Liner')).toBe(7);
});

test('D5 Void Dragoness: a hazard that stays and acts each turn acts twice on the turn it is played, and once later', () => {
  const t = table({
    seats: [
      { hand: ['H3 Pulsar'], fleet: ['D5 Void Dragoness'], order: 'never' },
      { fleet: ['T9 Gas Giant', 'T3 Moon'], order: 'never' },
    ],
  });
  t.act(1, 'play', 'H3 Pulsar').pick(1, 'T9 Gas Giant').pick(1, 'yes');
  const used = () => {
    let n = 0;
    while (t.offers(1, 'use', 'H3 Pulsar')) {
      t.act(1, 'use', 'H3 Pulsar');
      n++;
    }
    return n;
  };
  expect(used()).toBe(2);
  t.untilPhase('play A', 2).untilPhase('play A', 1);
  expect(used()).toBe(1);
});

const COMMANDERS = [
  ['D6 Astral Dragoness', 2],
  ['D7 Neutron Dragoness', 1],
  ['D8 Moon Dragoness', 1],
  ['D9 Ether Dragoness', 1],
  ['D9 Nebula Dragon', 1],
] as const;
for (const [name, n] of COMMANDERS)
  test(`${name}: its ${n} command count only for a player of the Space Dragons`, () => {
    const of = (empire: string) => output(table({ seats: [{ fleet: [name], empire }, {}] }), name).command ?? 0;
    expect([of('Space Dragon'), of('Argonian')]).toEqual([n, 0]);
  });

test('D6 Neutrino Dragoness: heals itself in the Allocation Phase, others do not', () => {
  const t = table({
    phase: 'record keeping',
    seats: [
      { fleet: [{ card: 'D6 Neutrino Dragoness', damage: 4 }, { card: 'D5 Void Dragoness', damage: 4 }, 'T3 Moon'] },
      {},
    ],
  });
  t.untilAsked('allocation', 1);
  expect([left(t, 'D6 Neutrino Dragoness'), left(t, 'D5 Void Dragoness')]).toEqual([6, 1]);
});

test('D6 Solar Dragoness: takes the damage of its terrain until it is destroyed; played as a reaction, too', () => {
  const t = battle([armed('S9 Krebiz Battleship', 5)], [{ card: 'T7 System', on: ['D6 Solar Dragoness'] }]);
  t.act(1, 'fire', 'T7 System').pick(1, ...Array(5).fill('S9 Krebiz Battleship'));
  expect([left(t, 'T7 System'), left(t, 'D6 Solar Dragoness')]).toEqual([7, 1]);
  const late = battle(
    [armed('S9 Krebiz Battleship', 5), armed('S9 P.O.T. Battleship', 0)],
    ['T7 System', 'S2 Space Yacht'],
    {
      hand: ['D6 Solar Dragoness'],
    },
  );
  late
    .act(1, 'fire', 'T7 System')
    .pick(1, ...Array(5).fill('S9 Krebiz Battleship'))
    .act(2, 'respond', 'D6 Solar Dragoness');
  expect([
    late.under('D6 Solar Dragoness').slice(0, 2),
    left(late, 'T7 System'),
    left(late, 'D6 Solar Dragoness'),
  ]).toEqual(['T7', 7, 1]);
  const ships = battle([PIRATE], ['T7 System', 'S2 Space Yacht'], { hand: ['D6 Solar Dragoness'] });
  ships.act(1, 'fire', 'S2 Space Yacht').pick(1, PIRATE);
  expect(ships.offers(2, 'respond', 'D6 Solar Dragoness')).toBe(false);
  ships.pass(2);
});

test('D7 Neutron Dragoness: heavy weapons do not affect it, phasers do', () => {
  const t = battle([armed('S4 Argonian Destroyer', 2)], ['D7 Neutron Dragoness']);
  t.act(1, 'fire', 'D7 Neutron Dragoness').pick(1, ...Array(3).fill('S4 Argonian Destroyer'));
  expect(left(t, 'D7 Neutron Dragoness')).toBe(4);
  const heavy = battle([{ card: 'S4 Argonian Destroyer', given: [0, 0, 2] }], ['D7 Neutron Dragoness']);
  heavy.act(1, 'fire', 'D7 Neutron Dragoness');
  expect(() => heavy.pick(1, ...Array(4).fill('S4 Argonian Destroyer'))).toThrow();
  heavy.leaveOpen();
});

test('D8 Moon Dragoness: fires on the turn on which it is played; a dragon that is not so waits', () => {
  const t = table({
    phase: 'play A',
    seats: [{ hand: ['D8 Moon Dragoness', 'D5 Void Dragoness'] }, { fleet: ['S10 Explosive Ore Carrier'] }],
  });
  t.act(1, 'play', 'D8 Moon Dragoness').act(1, 'play', 'D5 Void Dragoness');
  expect([t.engaged('D8 Moon Dragoness'), t.engaged('D5 Void Dragoness')]).toEqual([true, false]);
  t.pass(1)
    .act(1, 'fire', 'S10 Explosive Ore Carrier')
    .pick(1, ...Array(8).fill('D8 Moon Dragoness'));
  expect(left(t, 'S10 Explosive Ore Carrier')).toBe(6);
});

test('D8 Time Dragoness: its breath comes before the volleys, twice at each target, 1 ammunition a shot', () => {
  const t = battle([armed('D8 Time Dragoness', 3)], ['S2 Space Yacht', 'S6 Luxury Liner']);
  expect(t.question).toBe('first fire');
  t.act(1, 'breathe', 'D8 Time Dragoness', 'S2 Space Yacht').act(1, 'breathe', 'D8 Time Dragoness', 'S2 Space Yacht');
  expect(t.offers(1, 'breathe', 'D8 Time Dragoness', 'S2 Space Yacht')).toBe(false);
  t.act(1, 'breathe', 'D8 Time Dragoness', 'S6 Luxury Liner');
  expect([t.shields('S2 Space Yacht'), t.shields('S6 Luxury Liner'), t.happened('fired').length]).toEqual([1, 8, 0]);
  expect(t.question).not.toBe('first fire');
});

test('D9 Ether Dragoness: immune to phasers, not to heavy weapons', () => {
  const t = battle([armed('S4 Argonian Destroyer', 2)], ['D9 Ether Dragoness', 'S2 Space Yacht']);
  t.act(1, 'fire', 'D9 Ether Dragoness').pick(1, 'S4 Argonian Destroyer', 'S4 Argonian Destroyer');
  expect(left(t, 'D9 Ether Dragoness')).toBe(7);
  expect(battle([PIRATE], ['D9 Ether Dragoness', 'S2 Space Yacht']).offers(1, 'fire', 'D9 Ether Dragoness')).toBe(
    false,
  );
});

test('D9 Nebula Dragon: only cards of strength 7 or more fire at it, unless it is the only ship of its fleet', () => {
  const offers = (gun: string, ...more: string[]) =>
    battle([gun], ['D9 Nebula Dragon', ...more]).offers(1, 'fire', 'D9 Nebula Dragon');
  expect([
    offers(PIRATE, 'S2 Space Yacht'),
    offers('S7 Argonian Battlecruiser', 'S2 Space Yacht'),
    offers(PIRATE),
  ]).toEqual([false, true, true]);
});

test('D5 Void Dragoness: one hazard a turn; the second of that turn works once', () => {
  const t = table({
    seats: [{ hand: ['H3 Test Storm', 'H3 Test Storm'], fleet: ['D5 Void Dragoness'] }, { fleet: ['S6 Luxury Liner'] }],
  });
  t.act(1, 'play', 'H3 Test Storm').pick(1, 'yes');
  expect(t.shields('S6 Luxury Liner')).toBe(5);
  t.act(1, 'play', 'H3 Test Storm');
  expect(t.shields('S6 Luxury Liner')).toBe(3);
});

test('D5 Void Dragoness: its player may decline for one hazard and use it for the next', () => {
  const t = table({
    seats: [{ hand: ['H3 Test Storm', 'H3 Test Storm'], fleet: ['D5 Void Dragoness'] }, { fleet: ['S6 Luxury Liner'] }],
  });
  t.act(1, 'play', 'H3 Test Storm').pick(1, 'no');
  t.act(1, 'play', 'H3 Test Storm').pick(1, 'yes');
  expect(t.shields('S6 Luxury Liner')).toBe(3);
});

test('D6 Solar Dragoness: takes card damage instead of its terrain, too; other terrain is on its own', () => {
  const t = table({
    seats: [
      { hand: ['O2 Comet Impact', 'O2 Comet Impact'] },
      { fleet: [{ card: 'T7 System', on: ['D6 Solar Dragoness'] }, 'T3 Moon'], order: 'never' },
    ],
  });
  t.act(1, 'play', 'O2 Comet Impact').pick(1, 'T7 System');
  expect([left(t, 'T7 System'), left(t, 'D6 Solar Dragoness')]).toEqual([7, 4]);
  t.act(1, 'play', 'O2 Comet Impact').pick(1, 'T3 Moon');
  expect([left(t, 'T3 Moon'), left(t, 'D6 Solar Dragoness')]).toEqual([1, 4]);
});

test('D6 Neutrino Dragoness: one that has molted heals to 7, and not beyond', () => {
  const t = table({
    phase: 'record keeping',
    seats: [{ fleet: [{ card: 'D6 Neutrino Dragoness', damage: 7, on: ['A3 Tri-Millennia Molting'] }, 'T3 Moon'] }, {}],
  });
  t.untilAsked('allocation', 1);
  expect(t.strength('D6 Neutrino Dragoness')).toEqual([9, 7]);
});

test('D9 Nebula Dragon: a distortion cannon of a ship too weak to fire at it passes it by, and hits the others', () => {
  const sweep = (gun: string): Table =>
    battle([armed(gun, 1)], ['D9 Nebula Dragon', 'S2 Space Yacht'])
      .act(1, 'sweep', gun, '2')
      .leaveOpen();
  const [weak, strong] = [sweep('S6 Mechad Battlecruiser'), sweep('S7 Mechad Dreadnought')];
  expect([left(weak, 'D9 Nebula Dragon'), left(strong, 'D9 Nebula Dragon')]).toEqual([9, 8]);
  expect([weak.shields('S2 Space Yacht'), strong.shields('S2 Space Yacht')]).toEqual([2, 2]);
});

test('D5 Void Dragoness: a hazard that lasts some turns lasts no longer than two of its kind would', () => {
  const t = table({ seats: [{ hand: ['H5 EM Burst'], fleet: ['D5 Void Dragoness'] }, { fleet: ['T3 Moon'] }] });
  t.act(1, 'play', 'H5 EM Burst').pick(1, 'yes');
  expect(t.card('H5 EM Burst').left).toBe(1);
});

test('D3 Plasma Dragoness: two that wait to be lost explode once each', () => {
  const her = { card: 'D3 Plasma Dragoness', given: [0, 0, 3] };
  const saves = ['L8 Demigod Diversion'];
  const t = table({
    phase: 'weapons fire',
    seats: [
      { fleet: [her], hand: saves, order: 'loss' },
      { fleet: [her], hand: saves, order: 'loss' },
      { fleet: ['S3 Tufor Cutter'], hand: ['L4 Miscommunications'], order: 'always' },
    ],
  });
  const [first, second] = t.all('D3 Plasma Dragoness') as [number, number];
  t.act(1, 'fire', 'S3 Tufor Cutter').pick(1, 'D3 Plasma Dragoness').act(3, 'respond', 'L4 Miscommunications');
  t.untilAsked('direct fire', 3).act(3, 'fire', second).proposed();
  while (t.question === 'respond') t.least();
  // the volley, and the explosion of each
  expect(t.happened('damaged').map(x => [x.card, x.structure])).toEqual([
    [second, 3],
    [first, 6],
    [second, 6],
  ]);
  expect([t.inPlay(first), t.inPlay(second)]).toEqual([false, false]);
});
