import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import type { CardPlace, SeatPosition } from '../../../src/position.ts';
import { batteries } from '../../../src/rules/fire/weapons.ts';
import { heavyOf } from '../../../src/rules/points/uses.ts';
import { damage, itsHost, ofOthers, ship, that } from '../../../src/words/index.ts';
import { type Table, table } from '../../table.ts';
import { testCard } from '../../test-cards.ts';

// Weapons: their costs and effects (ge/weapons)

const PIRATE = 'S4 Independent Pirate Ship';
const LINER = 'S6 Luxury Liner';
const ORE = 'S10 Explosive Ore Carrier';
/** A card whose heavy weapons have an amount of ammunition, with energy for plasma or magnifier. */
const armed = (card: string, n: number, energy = 0, magnifier = 0): CardPlace => ({
  card,
  given: [0, 0, n, 0, 0, 0, 0, 0, energy, 0, magnifier],
});
const battle = (one: readonly CardPlace[], two: readonly CardPlace[], more: SeatPosition = {}): Table =>
  table({ phase: 'weapons fire', seats: [{ fleet: one }, { fleet: two, ...more }] });
const times = (n: number, what: string): string[] => Array<string>(n).fill(what);
/** Returns the shields and the structure that a card has left. */
const left = (t: Table, name: string): [number, number] => [t.shields(name), t.strength(name)[1]];

testCard(
  { types: ['E'], strength: 2, title: 'Test Charge', damage: 2, passive: true },
  { functions: [{ target: { ship: that(ship, ofOthers) }, effect: damage('ship', 2) }] },
);
testCard({ types: ['S'], strength: 5, title: 'Test Raider', heavy: [{ name: 'Test Ray', count: 2 }] });
testCard({ types: ['S'], strength: 5, title: 'Test Bolter', heavy: [{ name: 'Detonium Bolt', count: 2 }] });
testCard({ types: ['B'], strength: 5, title: 'Test Fort', heavy: [{ name: 'Tarrac Projector', count: 2 }] });
testCard({ types: ['S'], strength: 5, title: 'Test Craft', heavy: [{ name: 'Tarrac Projector', count: 2 }] });
testCard({ types: ['D'], strength: 5, title: 'Test Wyrm', heavy: [{ name: 'Time Breath', count: 1 }] });
testCard(
  { types: ['E'], strength: 3, title: 'Test Sequencer', passive: true },
  { always: [{ k: 'fire', to: itsHost, what: 'Sabot', times: 2 }] },
);
testCard({ types: ['M'], strength: 3, title: 'Test Beast' }, { on: that(ship, ofOthers), bane: ['heavy weapons'] });
testCard({ types: ['M'], strength: 3, title: 'Test Ghost' }, { on: that(ship, ofOthers), bane: ['research'] });

rule('ge/weapons/1', 'card damage is an action of a Play Cards Phase and no weapons fire', () => {
  const fleet: CardPlace[] = [{ card: 'S2 Space Yacht', on: ['E2 Test Charge'] }];
  const t = table({ seats: [{ fleet }, { fleet: [LINER] }] });
  t.act(1, 'use', 'E2 Test Charge', 0);
  expect([left(t, LINER), t.happened('fired')]).toEqual([[7, 6], []]);
  const fire = battle(fleet, [LINER]);
  expect(fire.offers(1, 'use', 'E2 Test Charge')).toBe(false);
});

rule('ge/weapons/2', 'weapons that are not heavy fire for no points, while their card is engaged', () => {
  const t = battle([PIRATE], [LINER]);
  t.act(1, 'fire', LINER).pick(1, ...times(6, PIRATE));
  expect(left(t, LINER)).toEqual([3, 6]);
  expect(battle([{ card: PIRATE, engaged: false }], [LINER]).offers(1, 'fire', LINER)).toBe(false);
});

rule('ge/weapons/3', 'a weapon that is not heavy does 1 damage a shot', () => {
  const t = battle([PIRATE, 'D2 Oort Dragoness'], [LINER]);
  t.act(1, 'fire', LINER).pick(1, PIRATE, 'D2 Oort Dragoness', 'D2 Oort Dragoness');
  expect(left(t, LINER)).toEqual([6, 6]);
});

rule('ge/weapons/4', 'phasers, subspace whips and physical damage are told apart', () => {
  const names = (card: string) => {
    const t = battle([card], [LINER]);
    return batteries(t.s, t.id(card)).map(b => [b.name, b.sort]);
  };
  expect([names(PIRATE), names('S6 Mechad Battlecruiser'), names('D2 Oort Dragoness')]).toEqual([
    [['phaser', 'phasers']],
    [['Subspace Whip', 'phasers']],
    [['Physical Damage', 'other']],
  ]);
});

rule('ge/weapons/12', 'a standard heavy weapon takes 1 ammunition for 1 damage', () => {
  const fire = (n: number) => {
    const t = battle([armed('D5 Void Dragoness', n)], [ORE]);
    if (n > 0) t.act(1, 'fire', ORE).proposed();
    return left(t, ORE);
  };
  expect([fire(0), fire(1), fire(3)]).toEqual([
    [4, 10],
    [3, 10],
    [1, 10],
  ]);
});

rule(
  'ge/weapons/13',
  'sabots, fluxes, torpedoes, streams, devastators, trams, breath and boomerangs are standard',
  () => {
    for (const card of [
      'S6 Krebiz Heavy Cruiser',
      'S4 Argonian Destroyer',
      'S3 Clydon Light Star Cruiser',
      'S3 P.O.T. Frigate',
      'S4 Tufor Destroyer',
      'S3 Mechad Destroyer',
      'D5 Void Dragoness',
      'S5 Indirigan Destroyer',
    ]) {
      const t = battle([armed(card, 2)], [ORE]);
      const heavy = batteries(t.s, t.id(card)).find(b => b.sort === 'heavy');
      expect([card, heavy?.shots, heavy?.each]).toEqual([card, 2, 1]);
    }
  },
);

rule('ge/weapons/14', 'a heavy weapon of which nothing is said is standard', () => {
  const t = battle([armed('S5 Test Raider', 2)], [ORE]);
  t.act(1, 'fire', ORE).pick(1, ...times(2, 'S5 Test Raider'));
  expect(left(t, ORE)).toEqual([2, 10]);
});

rule(
  'ge/weapons/15',
  'a distortion cannon does 1 damage to each ship, base, dragon, shuttle and vulnerable monster of a fleet',
  () => {
    const t = battle(
      [armed('S6 Mechad Battlecruiser', 1), { card: 'S2 Space Yacht', on: [{ card: 'M3 Test Beast', by: 2 }] }],
      [
        { card: 'T7 System', on: ['B4 Base Station'] },
        LINER,
        'D5 Void Dragoness',
        { card: 'E3 Shuttlecraft', on: [] },
        { card: 'S2 Police Cutter', on: ['R/E5 Fighter'] },
      ],
    );
    t.act(1, 'sweep', 'S6 Mechad Battlecruiser', '2');
    expect([left(t, LINER), left(t, 'D5 Void Dragoness'), left(t, 'B4 Base Station'), left(t, 'T7 System')]).toEqual([
      [8, 6],
      [0, 4],
      [3, 4],
      [0, 7],
    ]);
    expect([t.card('E3 Shuttlecraft').damage, t.card('R/E5 Fighter').damage, t.card('M3 Test Beast').damage]).toEqual([
      1, 0, 0,
    ]);
  },
);

rule('ge/weapons/16', 'a distortion cannon affects neither terrain nor a Sector HQ', () => {
  const t = battle([armed('S6 Mechad Battlecruiser', 1)], ['T7 System']);
  expect(t.question).toBe('weapons fire');
  expect(t.offers(1, 'sweep', 'S6 Mechad Battlecruiser', '2')).toBe(false);
  expect(t.offers(1, 'headquarters', '2')).toBe(true);
});

rule('ge/weapons/17', 'it may hit the monsters against its own fleet that heavy weapons harm', () => {
  const t = battle(
    [
      armed('S6 Mechad Battlecruiser', 1),
      {
        card: 'S2 Space Yacht',
        on: [
          { card: 'M3 Test Beast', by: 2 },
          { card: 'M3 Test Ghost', by: 2 },
        ],
      },
    ],
    [LINER],
  );
  t.act(1, 'sweep', 'S6 Mechad Battlecruiser', '1');
  expect([
    t.card('M3 Test Beast').damage,
    t.card('M3 Test Ghost').damage,
    left(t, LINER),
    left(t, 'S2 Space Yacht'),
  ]).toEqual([1, 0, [9, 6], [3, 2]]);
});

rule('ge/weapons/18', 'distortion cannons fire before all volleys and in none', () => {
  const t = battle([armed('S6 Mechad Battlecruiser', 1)], [LINER]);
  expect(t.question).toBe('first fire');
  t.act(1, 'sweep', 'S6 Mechad Battlecruiser', '2');
  expect([t.question, t.happened('fired').length]).toEqual(['weapons fire', 0]);
  // the liner can still be fired at
  expect(t.offers(1, 'fire', LINER)).toBe(true);
});

rule('ge/weapons/19', 'a detonium bolt takes 1 ammunition for 1 damage', () => {
  const t = battle([armed('S5 Test Bolter', 2)], [ORE]);
  t.act(1, 'fire', ORE).pick(1, ...times(2, 'S5 Test Bolter'));
  expect(left(t, ORE)).toEqual([2, 10]);
});

const BOLTER = 'S5 Test Bolter';
const HUNTER = 'S4 Test Stalker';
testCard({ types: ['S'], strength: 4, title: 'Test Stalker', phasers: 2 });
testCard({ types: ['S'], strength: 4, title: 'Test Sweeper', heavy: [{ name: 'Distortion Cannon', count: 1 }] });
/** Players 1 and 2 with ships that fire, player 3 with two supplied bolts and no card in hand. */
const bolters = (n: number, two: SeatPosition = { fleet: [HUNTER] }): Table =>
  table({
    phase: 'weapons fire',
    active: 3,
    seats: [
      { fleet: [HUNTER, 'S2 Police Cutter'], order: 'never' },
      { order: 'never', ...two },
      { fleet: ['T3 Moon', armed(BOLTER, n), LINER], deck: 0 },
    ],
  });

rule(
  'ge/weapons/20',
  'every armed bolt, fired on its own turn or not, fires back once before the next, at a card that fires at its ship',
  () => {
    const t = bolters(2);
    // one bolt fires on its own turn
    t.act(3, 'fire', 'S2 Police Cutter').pick(3, BOLTER);
    const [first, second] = [t.all(HUNTER, 1)[0]!, t.all(HUNTER, 2)[0]!];
    t.untilPhase('weapons fire', 1).act(1, 'fire', BOLTER).pick(1, first);
    // both fire back, only at the ship that fires, and before its fire
    t.act(3, 'respond', BOLTER);
    expect(t.question).toBe('volley');
    t.pick(3, BOLTER, BOLTER);
    expect([t.strength(first)[1], t.strength('S2 Police Cutter')[1], t.strength(BOLTER)[1]]).toEqual([2, 2, 4]);
    // the second player fires, and they are used up
    t.untilPhase('weapons fire', 2).act(2, 'fire', BOLTER).pick(2, second);
    expect([t.question, t.strength(BOLTER)[1], t.strength(second)[1]]).toEqual(['weapons fire', 3, 4]);
  },
);

test('an unused bolt fires at the next player who fires; if several cards fire, its player chooses one', () => {
  const t = bolters(2, { fleet: [HUNTER, 'S2 Police Cutter'] });
  t.untilPhase('weapons fire', 1).act(1, 'fire', BOLTER).pick(1, t.all(HUNTER, 1)[0]!);
  t.act(3, 'respond', BOLTER).pick(3, BOLTER);
  t.untilPhase('weapons fire', 2);
  const [hunter, cutter] = [t.all(HUNTER, 2)[0]!, t.all('S2 Police Cutter', 2)[0]!];
  t.act(2, 'fire', BOLTER).pick(2, hunter, cutter).act(3, 'respond', BOLTER);
  expect([t.question, t.offers(3, 'card', hunter), t.offers(3, 'card', cutter)]).toEqual(['fire back', true, true]);
  expect(t.offers(3, 'card', t.all(HUNTER, 1)[0]!)).toBe(false);
  const shields = t.shields(cutter);
  t.pick(3, cutter).pick(3, BOLTER);
  expect(t.shields(cutter)).toBe(shields - 1);
});

test('a card that bolts destroy as they fire back does not fire; unarmed bolts, and those of other ships, do not fire back', () => {
  const t = bolters(2, { fleet: [{ card: HUNTER, damage: 3 }] });
  t.untilPhase('weapons fire', 2)
    .act(2, 'fire', BOLTER)
    .pick(2, ...times(2, HUNTER));
  t.act(3, 'respond', BOLTER).pick(3, BOLTER);
  expect([t.inPlay(HUNTER, 2), t.strength(BOLTER)[1]]).toEqual([false, 5]);
  const other = bolters(2);
  other.untilPhase('weapons fire', 2).act(2, 'fire', LINER).pick(2, other.all(HUNTER, 2)[0]!);
  expect(other.question).toBe('weapons fire');
  const empty = bolters(0);
  empty.untilPhase('weapons fire', 2).act(2, 'fire', BOLTER).pick(2, empty.all(HUNTER, 2)[0]!);
  expect(empty.question).toBe('weapons fire');
});

test('bolts fire back at a distortion cannon, too, and their fire can be answered', () => {
  const sweeper = 'S4 Test Sweeper';
  const t = table({
    phase: 'weapons fire',
    seats: [{ fleet: [armed(sweeper, 1)], hand: ['O5 Evasive Maneuvers'] }, { fleet: [armed(BOLTER, 2)] }],
  });
  t.act(1, 'sweep', sweeper, '2')
    .act(2, 'respond', BOLTER)
    .pick(2, ...times(2, BOLTER));
  // its player has Card Plays left in their own turn, and takes two points off
  t.act(1, 'respond', 'O5 Evasive Maneuvers');
  expect([t.strength(sweeper)[1], t.strength(BOLTER)[1]]).toEqual([4, 4]);
});

rule(
  'ge/weapons/21',
  'an armed hyperspace detonator makes heavy weapons of all phasers of its card, 1 damage for each detonator',
  () => {
    const terrain = (n: number) => {
      const t = battle([armed('S9 Scorpead Battleship', n)], ['T7 System', 'S2 Space Yacht']);
      if (!t.offers(1, 'fire', 'T7 System')) return -1;
      t.act(1, 'fire', 'T7 System').pick(1, 'S9 Scorpead Battleship', 'S9 Scorpead Battleship');
      return 7 - t.strength('T7 System')[1];
    };
    expect([terrain(0), terrain(1), terrain(2)]).toEqual([-1, 2, 4]);
  },
);

rule('ge/weapons/23', 'a shield penetration device goes past shields and fields', () => {
  const t = battle([armed('S7 P.O.T. Battlecruiser', 1)], [LINER, { card: 'S5 Mechad Heavy Cruiser', emf: 9 }]);
  t.act(1, 'fire', LINER).pick(1, ...times(4, 'S7 P.O.T. Battlecruiser'));
  // three phasers to the shields, the device to the structure
  expect(left(t, LINER)).toEqual([6, 5]);
  const field = battle([armed('S7 P.O.T. Battlecruiser', 1)], [{ card: 'S5 Mechad Heavy Cruiser', emf: 9 }]);
  field.act(1, 'fire', 'S5 Mechad Heavy Cruiser').pick(1, ...times(4, 'S7 P.O.T. Battlecruiser'));
  expect([field.card('S5 Mechad Heavy Cruiser').emf, field.strength('S5 Mechad Heavy Cruiser')[1]]).toEqual([6, 4]);
});

rule('ge/weapons/24', 'a specialized weapon mount takes 1 ammunition for 1 damage', () => {
  const t = battle([armed('S3 Vektrean Destroyer', 1)], [LINER]);
  t.act(1, 'fire', LINER).pick(1, ...times(3, 'S3 Vektrean Destroyer'));
  expect(left(t, LINER)).toEqual([6, 6]);
});

rule('ge/weapons/25', 'under equipment for a heavy weapon a mount works as that weapon', () => {
  const t = battle([{ card: 'S6 Vektrean Battlecruiser', given: [0, 0, 3], on: ['E3 Test Sequencer'] }], [ORE]);
  t.act(1, 'fire', ORE).pick(1, ...times(9, 'S6 Vektrean Battlecruiser'));
  // six phasers and three mounts that count twice: 12 points, 4 of them to shields
  expect(left(t, ORE)).toEqual([0, 2]);
});

testCard(
  { types: ['E'], strength: 3, title: 'Test Tuner', passive: true },
  { always: [{ k: 'fire', to: itsHost, what: 'Energy Flux', times: 3 }] },
);
testCard(
  { types: ['E'], strength: 3, title: 'Test Widener', passive: true },
  { always: [{ k: 'fire', to: itsHost, what: 'Distortion Cannon', n: 1 }] },
);
testCard(
  { types: ['E'], strength: 3, title: 'Test Rebolter', passive: true },
  { always: [{ k: 'fire', to: itsHost, what: 'Detonium Bolt', n: 1 }] },
);
const MOUNTS = 'S3 Vektrean Destroyer';

test('mounts fire as distortion cannons before all volleys, under equipment for these, or as plain mounts', () => {
  const t = battle([{ card: MOUNTS, given: [0, 0, 1], on: ['E3 Test Widener'] }], [LINER, 'S2 Space Yacht']);
  expect(t.question).toBe('first fire');
  t.act(1, 'sweep', MOUNTS, '2');
  expect([left(t, LINER), left(t, 'S2 Space Yacht')]).toEqual([
    [8, 6],
    [2, 2],
  ]);
  const plain = battle([{ card: MOUNTS, given: [0, 0, 1], on: ['E3 Test Widener'] }], [LINER]);
  plain
    .pass(1)
    .act(1, 'fire', LINER)
    .pick(1, ...times(3, MOUNTS));
  expect(left(plain, LINER)).toEqual([6, 6]);
});

test('a mount under equipment for detonium bolts fires back', () => {
  const t = table({
    phase: 'weapons fire',
    seats: [
      { fleet: [HUNTER], order: 'never' },
      { fleet: [{ card: MOUNTS, given: [0, 0, 1], on: ['E3 Test Rebolter'] }] },
    ],
  });
  t.act(1, 'fire', MOUNTS).pick(1, HUNTER).act(2, 'respond', MOUNTS).pick(2, MOUNTS);
  // the equipment adds one to the bolt's damage
  expect(left(t, HUNTER)).toEqual([0, 2]);
});

rule('ge/weapons/26', 'a mount is one type of weapon at a time: under equipment for two its player says which', () => {
  const ship = 'S6 Vektrean Battlecruiser';
  const at = () => battle([{ card: ship, given: [0, 0, 2], on: ['E3 Test Sequencer', 'E3 Test Tuner'] }], [ORE]);
  const [sabot, flux] = ['Mount as Sabot', 'Mount as Energy Flux'].map(name => `${name} of ${ship} (1 each)`) as [
    string,
    string,
  ];
  // each does 2 as a sabot and 3 as a flux, never both; both mounts together have only their two shots
  const t = at().act(1, 'fire', ORE);
  expect(t.whyNot(1, sabot, sabot, flux)?.rule).toBe('ge/weapons/26');
  t.pick(1, sabot, flux);
  expect(left(t, ORE)).toEqual([0, 9]);
  const both = at().act(1, 'fire', ORE).pick(1, flux, flux);
  expect(left(both, ORE)).toEqual([0, 8]);
  // the proposal takes each mount as the type that harms most
  const most = at().act(1, 'fire', ORE).proposed();
  expect(left(most, ORE)).toEqual([0, 2]);
});

test('a text of a card that is not equipment on the ship does not change its mounts', () => {
  const t = battle(
    [
      { card: MOUNTS, given: [0, 0, 1] },
      { card: 'S2 Space Yacht', on: ['E3 Test Tuner'] },
    ],
    [LINER],
  );
  t.act(1, 'fire', LINER).pick(1, ...times(3, MOUNTS));
  expect(left(t, LINER)).toEqual([6, 6]);
});

rule('ge/weapons/27', 'a tarrac projector of a base does 1 damage to structure besides; of a ship it does not', () => {
  const base = battle([{ card: 'T7 System', on: [armed('B5 Test Fort', 2)] }], [LINER]);
  base.act(1, 'fire', LINER).pick(1, ...times(2, 'B5 Test Fort'));
  expect(left(base, LINER)).toEqual([7, 4]);
  const free = battle([armed('S5 Test Craft', 2)], [LINER]);
  free.act(1, 'fire', LINER).pick(1, ...times(2, 'S5 Test Craft'));
  expect(left(free, LINER)).toEqual([7, 6]);
});

rule(
  'ge/weapons/28',
  'time breath takes any ammunition and fires once for each point, each time in another volley',
  () => {
    const t = battle([armed('D5 Test Wyrm', 3)], [LINER, 'S2 Space Yacht', ORE]);
    for (const target of [LINER, 'S2 Space Yacht', ORE]) t.act(1, 'fire', target).pick(1, 'D5 Test Wyrm');
    expect([left(t, LINER), left(t, 'S2 Space Yacht'), left(t, ORE)]).toEqual([
      [8, 6],
      [2, 2],
      [3, 10],
    ]);
    const one = battle([armed('D5 Test Wyrm', 3)], [LINER]).act(1, 'fire', LINER);
    expect(() => one.pick(1, 'D5 Test Wyrm', 'D5 Test Wyrm')).toThrow();
    one.leaveOpen();
  },
);

rule('ge/weapons/29', 'the damage of time breath is that of a heavy weapon', () => {
  const t = battle([armed('D5 Test Wyrm', 1)], ['T7 System', LINER]);
  t.act(1, 'fire', 'T7 System').pick(1, 'D5 Test Wyrm');
  expect(t.strength('T7 System')[1]).toBe(6);
});

rule('ge/weapons/30', 'variable plasma does as much damage as the ship has energy for it', () => {
  const t = battle([armed('S7 Corporate Battlecruiser', 1, 2)], [LINER]);
  t.act(1, 'fire', LINER).pick(1, ...times(5, 'S7 Corporate Battlecruiser'));
  expect(left(t, LINER)).toEqual([9 - 4 - 2, 6]);
});

rule('ge/weapons/31', 'two variable plasmas of at most 3 points take 2 ammunition and 3 energy for 6 damage', () => {
  testCard({
    types: ['S'],
    strength: 7,
    title: 'Test Pair',
    heavy: [{ name: 'Variable Plasma', count: 2, energy: [1, 3] }],
    requires: { supply: 1 },
  });
  const damage = (ammunition: number, energy: number) => {
    const t = table({
      phase: 'allocation',
      seats: [{ fleet: ['T1 Test Source', { card: 'S7 Test Pair', engaged: false }] }, { fleet: [ORE] }],
    });
    t.pick(
      1,
      'S7 Test Pair',
      ...times(ammunition, 'Arm Variable Plasma of S7 Test Pair (2 weapons)'),
      ...times(energy, 'Energy for the variable plasma of S7 Test Pair'),
    );
    while (t.question === 'play cards' && t.s.phase === 'play A') t.pass(1);
    if (t.question !== 'weapons fire') return 0;
    t.act(1, 'fire', ORE).pick(1, ...times(ammunition, 'S7 Test Pair'));
    const [shields, strength] = left(t, ORE);
    return 14 - shields - strength;
  };
  expect([damage(2, 3), damage(1, 3), damage(2, 0)]).toEqual([6, 3, 0]);
});
testCard({ types: ['T'], strength: 1, title: 'Test Source', makes: { supply: 1, energy: 3, ammunition: 2 } });

rule('ge/weapons/32', 'all of a variable plasma goes at one target', () => {
  const t = battle([armed('S7 Corporate Battlecruiser', 1, 3)], [LINER, ORE]);
  t.act(1, 'fire', LINER).pick(1, ...times(5, 'S7 Corporate Battlecruiser'));
  expect([left(t, LINER), t.offers(1, 'fire', ORE)]).toEqual([[2, 6], false]);
});

rule('ge/weapons/33', 'how much energy variable plasma takes, and how many there are, is printed', () => {
  const t = battle(['S2 Corporate Frigate', 'S8 Corporate Dreadnought'], [LINER]);
  const of = (name: string) => heavyOf(t.s, t.id(name)).map(w => [w.count, w.energy]);
  expect([of('S2 Corporate Frigate'), of('S8 Corporate Dreadnought')]).toEqual([[[1, [1, 2]]], [[2, [1, 4]]]]);
  const plan = table({
    phase: 'allocation',
    seats: [{ fleet: [...times(4, 'T1 Test Source'), { card: 'S2 Corporate Frigate', engaged: false }] }, {}],
  });
  const energy = 'Energy for the variable plasma of S2 Corporate Frigate';
  expect(plan.whyNot(1, 'S2 Corporate Frigate', energy, energy, energy)).not.toBeNull();
  expect(plan.whyNot(1, 'S2 Corporate Frigate', energy, energy)).toBeNull();
});

// Systems of ships (ge/ship-systems)

rule('ge/ship-systems/5', 'a magnifier makes each phaser do 2 damage for 1 energy and 3 for 2', () => {
  const fire = (energy: number) => {
    const t = battle([armed('S7 Scorpead Battlecruiser', 0, 0, energy)], [ORE]);
    t.act(1, 'fire', ORE).pick(1, ...times(2, 'S7 Scorpead Battlecruiser'));
    return 14 - t.shields(ORE) - t.strength(ORE)[1];
  };
  expect([fire(0), fire(1), fire(2)]).toEqual([2, 4, 6]);
});

rule('ge/ship-systems/6', 'how much energy a magnifier takes is printed', () => {
  const of = (ship: string) => {
    const t = table({
      phase: 'allocation',
      seats: [{ fleet: [...times(4, 'T1 Test Source'), { card: ship, engaged: false }] }, {}],
    });
    const energy = `Energy for the phaser magnifier of ${ship}`;
    return [energy, energy].filter((_, i) => {
      try {
        return t.whyNot(1, ship, ...times(i + 1, energy)) === null;
      } catch {
        return false;
      }
    }).length;
  };
  expect([of('S2 Scorpead Escort'), of('S7 Scorpead Battlecruiser')]).toEqual([1, 2]);
});

rule('ge/ship-systems/7', 'magnifier and detonator are not armed on the same turn', () => {
  const t = table({
    phase: 'allocation',
    seats: [{ fleet: [...times(4, 'T1 Test Source'), { card: 'S5 Scorpead Light Cruiser', engaged: false }] }, {}],
  });
  const ship = 'S5 Scorpead Light Cruiser';
  const arm = `Arm Hyperspace Detonator of ${ship}`;
  const magnify = `Energy for the phaser magnifier of ${ship}`;
  expect(t.whyNot(1, ship, arm, magnify)?.rule).toBe('ge/ship-systems/7');
  expect([t.whyNot(1, ship, arm), t.whyNot(1, ship, magnify)]).toEqual([null, null]);
});

rule('ge/weapons/22', 'no refit that adds heavy weapons goes on a Scorpead unit', () => {
  const t = table({
    seats: [{ hand: ['E3 Heavy Weapon Refit'], fleet: ['S7 Scorpead Battlecruiser', 'S4 Argonian Destroyer'] }, {}],
  });
  t.act(1, 'play', 'E3 Heavy Weapon Refit');
  expect(t.under('E3 Heavy Weapon Refit')).toBe('S4 Argonian Destroyer');
});
