import { expect, test } from 'vitest';
import { cardText } from '../../../src/card-text.ts';
import { CARDS } from '../../../src/cards/index.ts';
import { type CardPlace, defByName, type SeatPosition } from '../../../src/position.ts';
import { outputOf } from '../../../src/rules/fleet/terrain.ts';
import { needsOf } from '../../../src/rules/points/requirements.ts';
import { damage, ofOthers, ship, that } from '../../../src/words/index.ts';
import { type Table, table } from '../../table.ts';
import { testCard } from '../../test-cards.ts';

/** A mine that does 2 damage to a ship. */
testCard(
  { types: ['E'], strength: 1, title: 'Test Mine', passive: true },
  { is: ['mine'], functions: [{ target: { ship: that(ship, ofOthers) }, effect: damage('ship', 2), spent: true }] },
);

/** Player 1 fires with some cards at player 2's cards. */
const battle = (one: readonly CardPlace[], two: readonly CardPlace[], more: SeatPosition = {}): Table =>
  table({ phase: 'weapons fire', seats: [{ fleet: one }, { fleet: two, ...more }] });

/** Returns the points that a card generates with the cards engaged now. */
const output = (t: Table, name: string) => outputOf(t.s, t.id(name), (s, id) => s.cards[id]!.engaged === 1);

const ON_TERRAIN = [
  ['S1 Fleet Freighter', 'T4 Small Planet', 'economy', 2, 4],
  ['S2 Independent Freighter', 'T4 Small Planet', 'economy', 2, 5],
  ['S2 Fleet Tug', 'T4 Small Planet', 'economy', 2, 4],
  ['S3 Independent Tug', 'T4 Small Planet', 'economy', 2, 6],
  ['S5 Ore Carrier', 'T3 Asteroid Belt', 'energy', 2, 4],
] as const;
for (const [name, terrain, kind, before, n] of ON_TERRAIN)
  test(`${name}: its terrain generates ${n} ${kind} instead of ${before}, while it is engaged and there`, () => {
    const at = (ship: CardPlace): Table => table({ seats: [{ fleet: [{ card: terrain, on: [ship] }] }, {}] });
    expect(output(at(name), terrain)[kind]).toBe(n);
    expect(output(at({ card: name, engaged: false }), terrain)[kind]).toBe(before);
    expect(output(table({ seats: [{ fleet: [terrain, name] }, {}] }), terrain)[kind]).toBe(before);
    const t = table({ seats: [{ hand: [name], fleet: [terrain] }, { fleet: ['T3 Moon'] }] });
    expect(t.act(1, 'play', name).under(name)).toContain(terrain);
  });

for (const name of ['S2 Police Cutter', 'S4 Local Police Ship'])
  test(`${name}: pirates do not fire at it or at its terrain, unless no other ship is left`, () => {
    const fire = (gun: string, ...more: string[]): [boolean, boolean] => {
      const t = battle([{ card: gun, given: [0, 0, 2] }], [{ card: 'T3 Moon', on: [name] }, ...more]);
      return [t.offers(1, 'fire', name), t.offers(1, 'fire', 'T3 Moon')];
    };
    expect(fire('S4 Independent Pirate Ship', 'S2 Space Yacht')).toEqual([false, false]);
    expect(fire('S4 Argonian Destroyer', 'S2 Space Yacht')).toEqual([true, true]);
    expect(fire('S4 Independent Pirate Ship')[0]).toBe(true);
  });

for (const name of ['S2 Police Cutter', 'S4 Local Police Ship'])
  test(`${name}: is played on a terrain of its fleet, and not into space`, () => {
    const t = table({ seats: [{ hand: [name], fleet: ['T3 Moon', 'S2 Space Yacht'] }, { fleet: ['T5 Star'] }] });
    t.act(1, 'play', name);
    expect(t.under(name)).toBe('T3 Moon');
    const space = table({ seats: [{ hand: [name], fleet: ['S2 Space Yacht'] }, { fleet: ['T5 Star'] }] });
    expect(space.refuses(1, 'play', name)).not.toBe('');
  });

test('the texts of ships read as sentences', () => {
  const says = (name: string) => cardText(CARDS[defByName(name)]!);
  expect(says('S2 Police Cutter')).toEqual([
    'Played on a terrain of your fleet.',
    'While your fleet has at least 2 ships, no pirate ship can fire at this ship.',
    'While your fleet has at least 2 ships, no pirate ship can fire at its terrain.',
  ]);
  expect(says('S6 Garbage Scow').slice(1)).toEqual([
    'While this ship is on a terrain, the terrain chosen for it last generates 1 less economy.',
    'Each turn, if this ship is on a terrain: choose a terrain of another player.',
  ]);
  expect(says('S1 Ship from the Future')[0]).toBe('It comes into play engaged.');
  expect(says('S5 Indirigan Destroyer')[0]).toMatch(/cannot fire at bases or ships that are not Indirigan\.$/);
  expect(says('S4 Argonian Minesweeper')[0]).toMatch(/^As a reaction, once each turn, when /);
  expect(says('S5 Emergency Rescue Ship').filter(x => / \.$/.test(x))).toEqual([]);
});

test('S4 Refueler: other ships of its fleet need 1 energy less, itself and those of others do not', () => {
  const t = table({
    seats: [{ fleet: ['S4 Refueler', 'S5 Ore Carrier', 'S5 P.O.T. Light Cruiser'] }, { fleet: ['S1 Fleet Freighter'] }],
  });
  expect(needsOf(t.s, t.id('S5 P.O.T. Light Cruiser'))).toEqual({ supply: 1, energy: 1 });
  expect(needsOf(t.s, t.id('S5 Ore Carrier'))).toEqual({ supply: 1 });
  expect(needsOf(t.s, t.id('S4 Refueler'))).toEqual({ supply: 1, energy: 1 });
  expect(needsOf(t.s, t.id('S1 Fleet Freighter'))).toEqual({ supply: 1, energy: 1 });
});

test('S6 Luxury Liner: takes no command slot and is played without one', () => {
  const t = table({ seats: [{ hand: ['S6 Luxury Liner', 'S3 Tufor Cutter'], slots: 0 }, {}] });
  expect(t.refuses(1, 'play', 'S3 Tufor Cutter')).toBe('ge/command/10');
  t.act(1, 'play', 'S6 Luxury Liner');
  expect([t.inPlay('S6 Luxury Liner'), t.slots(1)]).toEqual([true, 0]);
});

test('S6 Garbage Scow: 1 more economy of its terrain, 1 less of the terrain that it dumps on', () => {
  const t = table({
    seats: [
      { fleet: [{ card: 'T4 Small Planet', on: ['S6 Garbage Scow'] }] },
      { fleet: ['T7 System', 'T3 Moon', 'S2 Space Yacht'] },
    ],
  });
  expect([output(t, 'T4 Small Planet').economy, output(t, 'T7 System').economy]).toEqual([3, 2]);
  t.act(1, 'use', 'S6 Garbage Scow');
  expect(t.offers(1, 'card', 'S2 Space Yacht')).toBe(false);
  t.pick(1, 'T7 System');
  expect(output(t, 'T7 System').economy).toBe(1);
  const space = table({ seats: [{ fleet: ['S6 Garbage Scow'] }, { fleet: ['T7 System'] }] });
  expect(space.refuses(1, 'use', 'S6 Garbage Scow', 0)).toBe('ge/crucial-rules/1');
});

test('S10 Explosive Ore Carrier: a ship that harms its structure takes 2 damage a point, one that only hits its shields takes none', () => {
  // 4 shields; six phasers: 2 points to its structure
  const t = battle(['S4 Independent Pirate Ship'], ['S10 Explosive Ore Carrier']);
  t.act(1, 'fire', 'S10 Explosive Ore Carrier').pick(1, ...Array(6).fill('S4 Independent Pirate Ship'));
  expect(t.strength('S10 Explosive Ore Carrier')).toEqual([10, 8]);
  expect(t.shields('S4 Independent Pirate Ship')).toBe(1);
  const weak = battle(['S4 Independent Pirate Ship'], ['S10 Explosive Ore Carrier']);
  weak.act(1, 'fire', 'S10 Explosive Ore Carrier').pick(1, ...Array(4).fill('S4 Independent Pirate Ship'));
  expect(weak.shields('S4 Independent Pirate Ship')).toBe(5);
});

test('S10 Explosive Ore Carrier: the ship that destroys it takes 2 damage for each point that it had left', () => {
  const t = battle(['S4 Independent Pirate Ship'], [{ card: 'S10 Explosive Ore Carrier', damage: 8, shieldDamage: 4 }]);
  t.act(1, 'fire', 'S10 Explosive Ore Carrier').pick(1, ...Array(2).fill('S4 Independent Pirate Ship'));
  expect([t.inPlay('S10 Explosive Ore Carrier'), t.shields('S4 Independent Pirate Ship')]).toEqual([false, 1]);
});

test('S1 Ship from the Future: as a reaction it stands before the Sector HQ and fires; it leaves after one turn', () => {
  const t = battle(['S4 Independent Pirate Ship'], ['T3 Moon'], { hand: ['S1 Ship from the Future'] });
  t.act(1, 'headquarters', '2').pick(1, ...Array(6).fill('S4 Independent Pirate Ship'));
  t.act(2, 'respond', 'S1 Ship from the Future').act(2, 'fire', 'S4 Independent Pirate Ship');
  t.pick(2, ...Array(4).fill('S1 Ship from the Future'));
  if (t.question === 'respond') t.pass(2);
  // its 8 shields stop all six points, and its phasers take 4 of the pirate's 5 shields
  expect([t.hq(2), t.shields('S1 Ship from the Future'), t.shields('S4 Independent Pirate Ship')]).toEqual([0, 2, 1]);
  t.untilPhase('play A', 2);
  expect([t.inPlay('S1 Ship from the Future'), t.pile(2, 'discard')]).toEqual([false, ['S1 Ship from the Future']]);
});

const ESCORTS: readonly string[] = [
  'S2 Argonian Escort',
  'S2 Corporate Escort',
  'S2 P.O.T. Escort',
  'S2 Scorpead Escort',
  'S2 Tufor Escort',
  'S3 Krebiz Escort Ship',
  'S2 Mechad Escort',
];
for (const name of ESCORTS)
  test(`${name}: takes 2 damage for each point that it intercepts from a ship of strength 7 or more`, () => {
    const t = battle(['S4 Independent Pirate Ship'], ['S7 Argonian Battlecruiser', name]);
    const whole = t.shields(name) + Math.max(0, t.card(name).emf) + t.strength(name)[1];
    t.act(1, 'fire', 'S7 Argonian Battlecruiser').pick(1, ...Array(6).fill('S4 Independent Pirate Ship'));
    t.act(2, 'respond', name).pick(2, '1').pass(2);
    // 1 of the 6 points goes to the escort as 2; the battlecruiser's 4 shields and 1 of its strength take the rest
    expect(whole - (t.shields(name) + Math.max(0, t.card(name).emf) + t.strength(name)[1])).toBe(2);
    expect([t.shields('S7 Argonian Battlecruiser'), t.strength('S7 Argonian Battlecruiser')]).toEqual([0, [7, 6]]);
    const weak = battle(['S4 Independent Pirate Ship'], ['S6 Luxury Liner', name]);
    weak.act(1, 'fire', 'S6 Luxury Liner').pick(1, 'S4 Independent Pirate Ship');
    expect(weak.offers(2, 'respond', name)).toBe(false);
    weak.pass(2);
  });

const SWEEPERS: readonly string[] = [
  'S3 Krebiz Minesweeper',
  'S4 Argonian Minesweeper',
  'S4 Corporate Minesweeper',
  'S4 P.O.T. Minesweeper',
  'S4 Scorpead Minesweeper',
  'S5 Mechad Minesweeper',
  'S1 Clydon Mine Craft',
];
for (const name of SWEEPERS)
  test(`${name}: makes one mine of another player go off for nothing each turn`, () => {
    const t = table({
      seats: [
        { fleet: [{ card: 'S2 Space Yacht', on: ['E1 Test Mine', 'E1 Test Mine'] }] },
        { fleet: ['S6 Luxury Liner', name] },
      ],
    });
    const [first, second] = t.all('E1 Test Mine');
    t.act(1, 'use', first!).pick(1, 'S6 Luxury Liner').act(2, 'respond', name);
    expect([t.shields('S6 Luxury Liner'), t.inPlay(first!)]).toEqual([9, false]);
    t.act(1, 'use', second!).pick(1, 'S6 Luxury Liner').pass(2);
    expect(t.shields('S6 Luxury Liner')).toBe(7);
  });

const CARRIERS: readonly string[] = [
  'S2 Clydon Carrier Craft',
  'S3 Tufor Light Fighter Carrier',
  'S4 Argonian Assault Carrier',
  'S4 Krebiz Light Carrier',
  'S6 P.O.T. Fighter Carrier',
  'S6 Tufor Fighter Carrier',
  'S7 Argonian Heavy Carrier',
  'S8 Krebiz Heavy Carrier',
  'S10 Krebiz Dreadnought Carrier',
];
for (const name of CARRIERS)
  test(`${name}: rearms the phasers of fighters on it in the Engagement Phase, not of those elsewhere`, () => {
    const t = table({
      phase: 'weapons fire',
      seats: [
        {
          fleet: [
            'T7 System',
            'T7 System',
            { card: name, on: ['R/E5 Fighter'] },
            { card: 'S2 Police Cutter', on: ['R/E3 Stealth Fighter'] },
          ],
        },
        { fleet: ['S6 Luxury Liner'] },
      ],
    });
    t.act(1, 'fire', 'S6 Luxury Liner').pick(1, 'R/E5 Fighter', 'R/E3 Stealth Fighter', 'R/E3 Stealth Fighter');
    t.untilAsked('allocation', 1).proposed();
    expect([t.card('R/E5 Fighter').fired[0] ?? 0, t.card('R/E3 Stealth Fighter').fired[0]]).toEqual([0, 2]);
  });

test('S2 Clydon Carrier Craft: holds three fighters or shuttles, and no fourth', () => {
  const t = table({
    seats: [
      {
        hand: ['R/E5 Fighter'],
        fleet: [{ card: 'S2 Clydon Carrier Craft', on: ['R/E5 Fighter', 'R/E5 Fighter', 'R/E3 Shuttlecraft'] }],
      },
      {},
    ],
  });
  expect(t.refuses(1, 'play', 'R/E5 Fighter')).toBe('ge/equipment/1');
});

for (const name of [
  'S1 Clydon War Craft',
  'S1 Clydon Science Craft',
  'S2 Clydon Battle Craft',
  'S1 Clydon Mine Craft',
  'S2 Clydon Carrier Craft',
])
  test(`${name}: as a reaction it is played alone against fire at the Sector HQ, and against no other`, () => {
    const t = battle(['S4 Independent Pirate Ship'], [{ card: 'T3 Moon' }], { hand: [name] });
    t.act(1, 'headquarters', '2')
      .pick(1, ...Array(6).fill('S4 Independent Pirate Ship'))
      .act(2, 'respond', name);
    const [strength, shields] = [
      Number(name[1]),
      { War: 2, Science: 1, Battle: 2, Mine: 3, Carrier: 1 }[name.split(' ')[2]!]!,
    ];
    // points beyond its destruction go on to the Sector HQ
    expect([t.inPlay(name), t.hq(2)]).toEqual([strength + shields > 6, Math.max(0, 6 - strength - shields)]);
    const other = battle(['S4 Independent Pirate Ship'], ['S2 Space Yacht'], { hand: [name] });
    other.act(1, 'fire', 'S2 Space Yacht').pick(1, 'S4 Independent Pirate Ship');
    expect(other.offers(2, 'respond', name)).toBe(false);
    other.pass(2);
  });

test.each([
  'S1 Clydon War Craft',
  'S1 Clydon Science Craft',
  'S1 Clydon Mine Craft',
  'S2 Clydon Battle Craft',
  'S2 Clydon Carrier Craft',
])('%s: joins a ship of its fleet that carries it and has room, and no other', name => {
  const strength = Number(name[1]);
  const roomy = 'S4 Clydon Medium Star Cruiser';
  const full = { card: 'S5 Clydon Heavy Star Cruiser', on: Array<string>(4).fill('S1 Clydon War Craft') };
  const t = table({
    seats: [
      { hand: [name], fleet: [roomy, full, 'S5 Clydon War Cruiser', 'S2 Space Yacht'] },
      { fleet: ['T3 Moon', 'S4 Clydon Medium Star Cruiser'] },
    ],
  });
  const theirs = t.all(roomy, 2)[0]!;
  t.act(1, 'play', name);
  for (const other of [full.card, 'S5 Clydon War Cruiser', 'S2 Space Yacht', theirs])
    expect(t.offers(1, 'on', other)).toBe(false);
  const mine = t.all(roomy, 1)[0]!;
  t.pick(1, mine);
  expect([t.on(mine), t.strength(mine)[0]]).toEqual([[name], 4 + strength]);
});

const HOLDS: readonly [string, number, string][] = [
  ['S2 Clydon Ultra-Light Cruiser', 1, 'S2 Clydon Battle Craft'],
  ['S3 Clydon Light Star Cruiser', 2, 'S2 Clydon Battle Craft'],
  ['S4 Clydon Medium Star Cruiser', 3, ''],
  ['S5 Clydon Heavy Star Cruiser', 4, ''],
  ['S5 Clydon War Cruiser', 0, 'S1 Clydon War Craft'],
  ['S6 Clydon Man-o-War', 0, 'S1 Clydon War Craft'],
];
for (const [name, n, never] of HOLDS)
  test(`${name}: carries ${n} warcraft${never === '' || n === 0 ? '' : ' of strength 1'}, as one ship with it`, () => {
    const craft = 'S1 Clydon War Craft';
    const aboard = Array<string>(Math.max(0, n - 1)).fill(craft);
    const t = table({ seats: [{ hand: [craft], fleet: [{ card: name, on: aboard }] }, { fleet: ['T3 Moon'] }] });
    const before = t.strength(name)[0];
    t.act(1, 'play', craft);
    expect(t.question === 'place' && t.offers(1, 'on', name)).toBe(n > 0);
    if (n > 0) {
      t.pick(1, name);
      expect(t.strength(name)[0]).toBe(before + 1);
      const full = table({
        seats: [{ hand: [craft], fleet: [{ card: name, on: [...aboard, craft] }] }, { fleet: ['T3 Moon'] }],
      });
      full.act(1, 'play', craft);
      expect(full.under(full.all(craft).at(-1)!)).toBe('');
    }
    if (never !== '' && n > 0) {
      const big = table({ seats: [{ hand: [never], fleet: [name] }, { fleet: ['T3 Moon'] }] });
      big.act(1, 'play', never);
      expect(big.under(never)).toBe('');
    }
  });

for (const name of ['S5 Indirigan Destroyer', 'S6 Indirigan Light Cruiser'])
  test(`${name}: spares bases and other ships while another tribe has a ship, unless it is of the main empire`, () => {
    const fire = (two: readonly string[], empire = ''): boolean[] => {
      const t = table({
        phase: 'weapons fire',
        seats: [
          { fleet: [name], empire },
          { fleet: [{ card: 'T3 Moon', on: ['B4 Base Station'] }, 'S2 Space Yacht', ...two] },
        ],
      });
      return ['B4 Base Station', 'S2 Space Yacht', ...two].map(x => t.offers(1, 'fire', x));
    };
    const rival = name === 'S5 Indirigan Destroyer' ? 'S6 Indirigan Light Cruiser' : 'S5 Indirigan Destroyer';
    expect(fire([rival])).toEqual([false, false, true]);
    expect(fire([])).toEqual([true, true]);
    expect(fire([rival], 'Indirigan')).toEqual([true, true, true]);
  });

test('S6 Vektrean Spy Cruiser: a spy of the fleet that would be discarded comes aboard, other crew does not', () => {
  const t = battle(
    ['S10 Explosive Ore Carrier', 'S4 Independent Pirate Ship'],
    ['S6 Vektrean Spy Cruiser', { card: 'S2 Space Yacht', on: ['C6 Spy', 'C2 Engineer'] }],
  );
  t.act(1, 'fire', 'S2 Space Yacht').proposed();
  expect([t.under('C6 Spy'), t.inPlay('C2 Engineer')]).toEqual(['S6 Vektrean Spy Cruiser', false]);
});

test('S6 Vektrean Spy Cruiser: it does not come aboard itself', () => {
  const t = battle(['S10 Explosive Ore Carrier'], [{ card: 'S6 Vektrean Spy Cruiser', damage: 5, shieldDamage: 5 }]);
  t.act(1, 'fire', 'S6 Vektrean Spy Cruiser').proposed();
  expect([t.inPlay('S6 Vektrean Spy Cruiser'), t.pile(2, 'discard')]).toEqual([false, ['S6 Vektrean Spy Cruiser']]);
});

const SCOUTS: readonly string[] = [
  'S4 Argonian Scout Cruiser',
  'S4 Mechad Scout Cruiser',
  'S4 Tufor Research Scout',
  'S5 Corporate Scout Cruiser',
  'S5 Krebiz Scout Ship',
  'S5 P.O.T. Scout Cruiser',
  'S5 Scorpead Scout Cruiser',
];
for (const name of SCOUTS)
  test(`${name}: each turn it generates 1 research, or its player sees a card of a hand`, () => {
    const t = table({
      phase: 'record keeping',
      seats: [{ fleet: [name, 'T3 Moon'] }, { hand: ['C2 Engineer'], fleet: ['T3 Moon'] }],
    });
    expect(output(t, name).research).toBe(1);
    t.pick(1, '2');
    expect(t.log(0).some(line => line.includes('C2 Engineer'))).toBe(true);
    expect(output(t, name).research ?? 0).toBe(0);
    t.untilPhase('play A', 1);
    expect(output(t, name).research).toBe(1);
    const none = table({
      phase: 'record keeping',
      seats: [{ fleet: [name, 'T3 Moon'] }, { hand: ['C2 Engineer'], fleet: ['T3 Moon'] }],
    });
    none.pick(1);
    expect([output(none, name).research, none.log(0).some(line => line.includes('C2 Engineer'))]).toEqual([1, false]);
  });

test('S5 Emergency Rescue Ship: crew of destroyed units comes aboard, disengaged until research restores it; one is lost each turn', () => {
  const t = table({
    phase: 'weapons fire',
    active: 2,
    seats: [
      {
        fleet: [
          'S5 Emergency Rescue Ship',
          { card: 'S2 Space Yacht', on: ['C2 Engineer', 'C1 Bar Tender', 'E2 Phaser Refit'] },
          'T3 Moon',
          'T3 Moon',
          'T3 Moon',
        ],
        order: 'never',
      },
      { fleet: ['S10 Explosive Ore Carrier'], order: 'never' },
    ],
  });
  t.act(2, 'fire', 'S2 Space Yacht').pick(2, ...Array(5).fill('S10 Explosive Ore Carrier'));
  const ship = 'S5 Emergency Rescue Ship';
  expect([t.under('C2 Engineer'), t.under('C1 Bar Tender'), t.inPlay('E2 Phaser Refit')]).toEqual([ship, ship, false]);
  expect([t.engaged('C2 Engineer'), t.engaged('C1 Bar Tender')]).toEqual([false, false]);
  t.s.cards[t.id(ship)]!.counter = 2;
  t.untilAsked('allocation', 1);
  t.proposed();
  t.act(1, 'use', ship, 0).pick(1, 'C2 Engineer');
  expect([t.engaged('C2 Engineer'), t.engaged('C1 Bar Tender')]).toEqual([true, false]);
  t.untilPhase('play A', 2);
  expect([t.inPlay('C2 Engineer'), t.inPlay('C1 Bar Tender')]).toEqual([true, false]);
});
