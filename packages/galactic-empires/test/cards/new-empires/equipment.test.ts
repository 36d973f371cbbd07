import { expect, test } from 'vitest';
import type { CardPlace, SeatPosition } from '../../../src/position.ts';
import { outputOf } from '../../../src/rules/fleet/terrain.ts';
import { needsOf } from '../../../src/rules/points/requirements.ts';
import { works } from '../../../src/rules/texts/static-texts.ts';
import type { Phase } from '../../../src/state.ts';
import { type Table, table } from '../../table.ts';

// The effect of each equipment card, and cases without one

const MOON = 'T3 Moon';
const S2 = 'S2 Police Cutter';
const S3 = 'S3 Tufor Cutter';
const S4 = 'S4 Argonian Destroyer';
/** strength 5, 4 shields */
const S5 = 'S5 Indirigan Destroyer';
const [MOVE, HAUL] = [0, 1];

const stack = (card: string, ...on: readonly CardPlace[]): CardPlace => ({ card, on });
/** Player 1 with a fleet; player 2 with a destroyer, by default. */
const sides = (
  fleet: readonly CardPlace[],
  one: SeatPosition = {},
  two: SeatPosition = {},
  more: { phase?: Phase; active?: number } = {},
): Table =>
  table({
    ...more,
    seats: [
      { fleet, ...one },
      { fleet: [S5], order: 'never', ...two },
    ],
  });
/** True if equipment is engaged in its player's next Engagement Phase, on a ship with enough points. */
const engagedOn = (ship: string, card: string): boolean => {
  const fleet = ['T9 Gas Giant', MOON, 'T6 System', stack(ship, { card, engaged: false })];
  const t = sides(fleet, { order: 'never' }, {}, { phase: 'allocation' });
  if (t.question === 'allocation') t.proposed();
  return t.untilPhase('play B', 1).engaged(card);
};

// Carriers

const CIVIL = 'E1 Civilian Transporter';
test(`${CIVIL}: moves up to 2 crew to or from where it is, once a turn`, () => {
  const t = sides([MOON, stack(S4, CIVIL, 'C1 Crewman', 'C2 Ensign', 'C3 Nurse'), S2]);
  t.act(1, 'use', CIVIL, MOVE);
  expect(t.whyNot(1, 'C1 Crewman', 'C2 Ensign', 'C3 Nurse')).not.toBeNull();
  t.pick(1, 'C1 Crewman', 'C2 Ensign').pick(1, S2);
  expect([t.on(S2), t.under(CIVIL), t.refuses(1, 'use', CIVIL, MOVE)]).toEqual([
    ['C1 Crewman', 'C2 Ensign'],
    S4,
    'ge/card-actions-limit/1',
  ]);
});

test(`${CIVIL}: does not get through the shields of another player`, () => {
  const goals = (shieldDamage: number) => {
    const t = sides([stack(S4, CIVIL, 'C1 Crewman'), S2], {}, { fleet: [{ card: S3, shieldDamage }] });
    t.act(1, 'use', CIVIL, MOVE).leaveOpen();
    return t.question === 'target' && t.offers(1, 'card', S3);
  };
  expect([goals(0), goals(3)]).toEqual([false, true]);
});

test(`${CIVIL}: goes on ships, bases, planets, moons and systems, and on no other terrain`, () => {
  const t = sides([MOON, 'T6 System', 'T6 Comet', S2], { hand: [CIVIL] }).act(1, 'play', CIVIL);
  expect([MOON, 'T6 System', S2, 'T6 Comet'].map(x => t.offers(1, 'on', x))).toEqual([true, true, true, false]);
  t.pick(1, MOON);
  expect(t.under(CIVIL)).toBe(MOON);
});

for (const [name, room] of [
  [CIVIL, 2],
  ['E2 Transport Shuttle', 3],
  ['E3 Phaser Fighter', 1],
] as const)
  test(`${name}: played as a reaction it takes ${room} crew off a ship that is fired at`, () => {
    const crew = ['C1 Crewman', 'C2 Ensign', 'C3 Nurse', 'C4 Navigator'];
    const t = sides([stack(S4, ...crew), S2], { hand: [name] }, { fleet: [S5] }, { phase: 'weapons fire', active: 2 });
    t.act(2, 'fire', S4).pick(2, S5).act(1, 'respond', name);
    while (t.question !== 'weapons fire' && t.question !== 'play cards') {
      if (t.offers(1, 'card', S2)) t.pick(1, S2);
      else if (t.offers(1, 'card', 'C1 Crewman')) t.pick(1, ...crew.slice(0, room));
      else t.pick(1, S4);
    }
    expect(t.on(S2).filter(x => crew.includes(x))).toEqual(crew.slice(0, room));
  });

for (const [name, room] of [
  ['E2 Transport Shuttle', 3],
  ['E3 Phaser Fighter', 1],
] as const) {
  test(`${name}: carries ${room} crew and no more, and does one thing a turn`, () => {
    const crew = ['C1 Crewman', 'C2 Ensign', 'C3 Nurse', 'C4 Navigator'];
    const t = sides([MOON, stack(S4, name, ...crew), S2]).act(1, 'use', name, MOVE);
    expect(t.whyNot(1, ...crew.slice(0, room + 1))?.text).toMatch(/^The answer names \d/);
    t.pick(1, ...crew.slice(0, room)).pick(1, S2);
    expect(t.on(S2).sort()).toEqual([...crew.slice(0, room), name].sort());
    expect(t.refuses(1, 'use', name, 1)).toBe('ge/card-actions-limit/1');
  });

  test(`${name}: sends one crew on a mission, which comes back with it`, () => {
    const send = name === 'E2 Transport Shuttle' ? 2 : 1;
    const at = (crew: string) => sides([MOON, stack(S4, name, crew)], {}, { fleet: [{ card: S3, shieldDamage: 3 }] });
    const t = at('C1 Boarding Party').act(1, 'use', name, send);
    expect([t.strength(S3), t.under('C1 Boarding Party'), t.under(name)]).toEqual([[3, 2], S4, S4]);
    expect(at('C3 Nurse').refuses(1, 'use', name, send)).toBe('ge/crucial-rules/1');
  });
}

test('E2 Transport Shuttle: takes one equipment card to another unit that can have it, and none that stays', () => {
  const name = 'E2 Transport Shuttle';
  const t = sides([MOON, stack(S4, name, 'E1 Shield Refit'), S2]).act(1, 'use', name, HAUL);
  expect([t.under('E1 Shield Refit'), t.under(name), t.shields(S2)]).toEqual([S2, S2, 4]);
  expect(t.refuses(1, 'use', name, MOVE)).toBe('ge/card-actions-limit/1');
  const none = sides([MOON, stack('S2 Mechad Escort', 'E1 Distribution Node'), stack(S4, name)]);
  expect(none.refuses(1, 'use', name, HAUL)).toBe('ge/crucial-rules/1');
});

/** Player 2 plays terrain, and has a ship without shields; player 1 may react with the carrier in hand. */
const surprise = (name: string, fleet: readonly CardPlace[]): Table =>
  sides(fleet, { hand: [name] }, { fleet: [{ card: S3, shieldDamage: 3 }], hand: [MOON] }, { active: 2 }).act(
    2,
    'play',
    MOON,
  );
for (const name of ['E2 Transport Shuttle', 'E3 Phaser Fighter'])
  test(`${name}: played as a reaction it sends one crew on a mission, and none without crew to send`, () => {
    const t = surprise(name, [MOON, stack(S4, 'C1 Boarding Party'), S2]).act(1, 'respond', name, 1);
    expect([t.strength(S3), t.under(name), t.under('C1 Boarding Party')]).toEqual([[3, 2], S4, S4]);
    const alone = surprise(name, [MOON, S4, S2]);
    expect(alone.offered(1)).not.toContain('send ');
    alone.leaveOpen();
  });

test('E2 Transport Shuttle: played as a reaction it hauls one equipment card', () => {
  const name = 'E2 Transport Shuttle';
  const t = surprise(name, [MOON, stack(S4, 'E1 Shield Refit'), S2])
    .act(1, 'respond', name, HAUL)
    .pick(1, S4);
  expect([t.under('E1 Shield Refit'), t.under(name)]).toEqual([S2, S2]);
});

test('E3 Phaser Fighter: fires its 2 phasers once, and again only when they are rearmed', () => {
  const name = 'E3 Phaser Fighter';
  const t = sides([MOON, stack(S4, name), S2], { order: 'never' }, {}, { phase: 'weapons fire' });
  t.act(1, 'fire', S5).pick(1, name, name);
  expect(t.shields(S5)).toBe(2);
  t.untilPhase('weapons fire', 1).act(1, 'fire', S5).leaveOpen();
  expect([t.offers(1, 'shoot', S2), t.offers(1, 'shoot', name)]).toEqual([true, false]);
});

test('E3 Phaser Fighter: as a reaction it fires back at once, in a Weapons Fire Phase', () => {
  const name = 'E3 Phaser Fighter';
  const t = sides([S4], { hand: [name] }, { fleet: [S5] }, { phase: 'weapons fire', active: 2 });
  t.act(2, 'fire', S4).pick(2, S5);
  expect(t.offers(1, 'respond', name)).toBe(true);
  t.act(1, 'respond', name);
  t.pick(1, S5);
  if (t.question === 'volley') t.pick(1, name, name);
  expect(t.shields(S5)).toBe(2);
});

// Armor, and what lies on ships

const ARMOR = 'E3 Clydon Energy Armor (New Empires)';
const CLYDON = 'S5 Clydon Heavy Star Cruiser';
/** Player 2 fires so many phasers at player 1's Clydon cruiser with the armor. */
const fireAt = (n: number, on: CardPlace = ARMOR): Table => {
  const guns = 'S9 Argonian Battleship';
  const t = table({
    phase: 'weapons fire',
    active: 2,
    seats: [{ fleet: [stack(CLYDON, on)], order: 'never' }, { fleet: [guns] }],
  });
  t.act(2, 'fire', CLYDON).pick(2, ...Array(n).fill(guns));
  return t;
};
test(`${ARMOR}: takes the first 3 points of damage to its ship, and the third disengages it`, () => {
  const full = fireAt(0 + 2).shields(CLYDON);
  const shields = table({ seats: [{ fleet: [CLYDON] }, {}] }).shields(CLYDON);
  expect([full, fireAt(2).engaged(ARMOR)]).toEqual([shields, true]);
  const t = fireAt(4);
  expect([t.shields(CLYDON), t.engaged(ARMOR), t.card(ARMOR).damage]).toEqual([shields - 1, false, 0]);
  expect(fireAt(4, { card: ARMOR, engaged: false }).shields(CLYDON)).toBe(shields - 4);
});

test(`${ARMOR}: takes card damage and lost shields too, 3 in each complete turn`, () => {
  const t = table({
    active: 2,
    seats: [
      { fleet: [MOON, 'T9 Gas Giant', stack(CLYDON, ARMOR)], order: 'never' },
      { hand: ['H2 Ion Storm', 'H2 Ion Storm', 'M3 Shield Fiend'], order: 'never' },
    ],
  });
  const shields = t.shields(CLYDON);
  t.act(2, 'play', 'H2 Ion Storm');
  expect([t.shields(CLYDON), t.engaged(ARMOR)]).toEqual([shields, true]);
  t.act(2, 'play', 'M3 Shield Fiend');
  expect([t.shields(CLYDON), t.engaged(ARMOR)]).toEqual([1, false]);
  // engaged again it takes 3 points more
  t.untilAsked('allocation', 1).proposed().untilPhase('play A', 2);
  const now = t.shields(CLYDON);
  t.act(2, 'play', 'H2 Ion Storm');
  expect([t.engaged(ARMOR), t.shields(CLYDON)]).toEqual([true, now]);
});

test(`${ARMOR}: lies on a ship once, and works for the Clydons alone`, () => {
  const t = table({ seats: [{ hand: [ARMOR], fleet: [stack(CLYDON, ARMOR), 'S3 Clydon Light Star Cruiser'] }, {}] });
  t.act(1, 'play', ARMOR);
  expect(t.on(CLYDON)).toEqual([ARMOR]);
  expect([engagedOn(CLYDON, ARMOR), engagedOn(S2, ARMOR)]).toEqual([true, false]);
});

const DISH = 'E3 Radial Dish';
test(`${DISH}: generates 3 research on a ship, base or terrain, and none on a disengaged one`, () => {
  const research = (...fleet: CardPlace[]) => {
    const t = table({ seats: [{ fleet }, {}] });
    return outputOf(t.s, t.id(DISH), works).research;
  };
  const places = [stack(S2, DISH), stack(MOON, DISH), stack(MOON, stack('B1 Personal Base', DISH))];
  expect(places.map(place => research(place))).toEqual([3, 3, 3]);
  const t = sides([MOON, S2], { hand: [DISH] }, { fleet: ['T6 Planet', S5] }).act(1, 'play', DISH);
  expect([MOON, S2, 'T6 Planet', S5].map(x => t.offers(1, 'on', x))).toEqual([true, true, false, false]);
  t.pick(1, MOON);
  const off = table({
    phase: 'allocation',
    seats: [{ fleet: [MOON, { card: S4, engaged: false, on: [DISH] }] }, {}],
  });
  off.allocate(1, {});
  expect(off.happened('generated').at(-1)!.points.research ?? 0).toBe(0);
});

const DEFENSE = 'E4 Monster Defense System (New Empires)';
test(`${DEFENSE}: each turn 3 damage to each monster on its unit that any damage harms, and to no other`, () => {
  const against = (card: string): CardPlace => ({ card, by: 2 });
  const t = sides([
    stack(S4, DEFENSE, against('M4 Space Dragon'), against('M1 Small Phaser Eel'), against('M3 Alien Parasites')),
    stack(S2, against('M4 Space Dragon')),
  ]);
  t.act(1, 'use', DEFENSE);
  // an eel falls to heavy weapons, parasites to research alone
  expect([t.inPlay('M1 Small Phaser Eel'), t.card('M3 Alien Parasites').damage]).toEqual([false, 0]);
  expect(t.all('M4 Space Dragon').map(id => t.card(id).damage)).toEqual([3, 0]);
  expect(t.refuses(1, 'use', DEFENSE)).toBe('ge/card-actions-limit/1');
});

const MINE = 'E4 Transporter Mine (New Empires)';
test(`${MINE}: with a transporter aboard it does 2 damage to a ship or dragon every turn, and stays`, () => {
  const t = sides([stack(S2, MINE, 'E2 Transporter', 'C4 Navigator')]).act(1, 'use', MINE);
  expect([t.shields(S5), t.under(MINE)]).toEqual([2, S2]);
  expect(t.refuses(1, 'use', 'E2 Transporter', 0)).toBe('ge/card-actions-limit/1');
  const dragon = sides([stack(S2, MINE, 'E2 Transporter')], {}, { fleet: ['D5 Void Dragoness'] }).act(1, 'use', MINE);
  expect(dragon.strength('D5 Void Dragoness')[1]).toBe(3);
  expect(sides([stack(S2, MINE)]).refuses(1, 'use', MINE)).toBe('ge/crucial-rules/1');
});

test(`${MINE}: as a reaction with a transporter of the hand it goes off and is discarded, with one in play it stays`, () => {
  const at = (hand: string[], on: string[]) =>
    sides([stack(S2, ...on)], { hand }, { hand: [MOON], fleet: [S5] }, { active: 2 })
      .act(2, 'play', MOON)
      .act(1, 'respond', MINE);
  const t = at([MINE, 'E2 Transporter'], []);
  expect([t.shields(S5), t.pile(1, 'discard'), t.under('E2 Transporter')]).toEqual([2, [MINE], S2]);
  const aboard = at([MINE], ['E2 Transporter']);
  expect([aboard.shields(S5), aboard.under(MINE)]).toEqual([2, S2]);
});

const ROBOTS = 'E5 Robotic Crew';
test(`${ROBOTS}: its ship needs no supply, and electronic warfare takes nothing off its fire`, () => {
  const t = sides([stack(S3, ROBOTS), stack(S4)]);
  expect([needsOf(t.s, t.id(S3))?.supply, needsOf(t.s, t.id(S4))?.supply]).toEqual([undefined, 1]);
  const ship = 'S3 Mechad Destroyer';
  const warfare = 'O3 Defensive Electronic Warfare';
  const left = (...on: string[]): number => {
    const x = sides(
      [stack(ship, ...on)],
      { order: 'never' },
      { hand: [warfare], order: 'always' },
      { phase: 'weapons fire' },
    );
    x.act(1, 'fire', S5).pick(1, ship, ship).act(2, 'respond', warfare);
    return x.shields(S5);
  };
  expect([left(), left(ROBOTS)]).toEqual([4, 2]);
});

test(`${ROBOTS}: goes on ships, and not on bases`, () => {
  const t = sides([stack(MOON, 'B1 Personal Base'), S2], { hand: [ROBOTS] }).act(1, 'play', ROBOTS);
  expect(t.under(ROBOTS)).toBe(S2);
});

const MAGNIFIER = 'E7 Phaser Magnifier Refit (New Empires)';
test(`${MAGNIFIER}: the magnifier of a Scorpead ship takes one point more, whatever the number of refits`, () => {
  const each = (...on: string[]) => {
    const given = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3];
    const t = sides([{ card: 'S3 Scorpead Destroyer', on, given }], {}, {}, { phase: 'weapons fire' });
    t.act(1, 'fire', S5).pick(1, 'S3 Scorpead Destroyer');
    return 9 - t.shields(S5) - t.strength(S5)[1];
  };
  expect([each(), each(MAGNIFIER), each(MAGNIFIER, MAGNIFIER)]).toEqual([2, 3, 3]);
  const goes = sides([S2, 'S3 Scorpead Destroyer'], { hand: [MAGNIFIER] }).act(1, 'play', MAGNIFIER);
  expect(goes.under(MAGNIFIER)).toBe('S3 Scorpead Destroyer');
  expect(sides([S2], { hand: [MAGNIFIER] }).refuses(1, 'play', MAGNIFIER)).toBe('ge/equipment/1');
});

const SYSTEM = 'E8 Mine Deployment System';
test(`${SYSTEM}: one mine of its ship stays after use while it is engaged, and a second does not`, () => {
  const mines = ['E1 Explosive Mine', 'E1 Explosive Mine'];
  const t = sides([stack(S3, SYSTEM, ...mines)]);
  t.act(1, 'use', t.all('E1 Explosive Mine')[0]!);
  expect(t.all('E1 Explosive Mine')).toHaveLength(2);
  t.act(1, 'use', t.all('E1 Explosive Mine')[1]!);
  expect(t.all('E1 Explosive Mine')).toHaveLength(1);
  const off = sides([stack(S3, { card: SYSTEM, engaged: false }, 'E1 Explosive Mine')]);
  off.act(1, 'use', 'E1 Explosive Mine');
  expect(off.inPlay('E1 Explosive Mine')).toBe(false);
});

test(`${SYSTEM}: is played on a ship, and on no base`, () => {
  const t = sides([stack(MOON, 'B1 Personal Base'), S3], { hand: [SYSTEM] }).act(1, 'play', SYSTEM);
  expect(t.under(SYSTEM)).toBe(S3);
});

test(`${SYSTEM}: adds to the systems of a Tufor ship, needs 1 supply, and is foreign technology to others`, () => {
  const given = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1];
  const mines = ['E1 Explosive Mine', 'E1 Explosive Mine'];
  const t = sides([{ card: S3, given, on: [SYSTEM, ...mines] }]);
  for (const mine of t.all('E1 Explosive Mine')) t.act(1, 'use', mine);
  expect(t.all('E1 Explosive Mine')).toHaveLength(2);
  expect([engagedOn(S3, SYSTEM), engagedOn(S2, SYSTEM)]).toEqual([true, false]);
  expect(needsOf(t.s, t.id(SYSTEM))).toEqual({ supply: 1 });
});

const HOLOGRAM = 'E9 Hologram (New Empires)';
const MEDIUM = 'S4 Clydon Medium Star Cruiser';
const LIGHT = 'S3 Clydon Light Star Cruiser';
test(`${HOLOGRAM}: a ship of the hand replaces its ship without a Card Play; cards aboard stay, old damage is gone`, () => {
  const t = sides([{ card: LIGHT, damage: 2, on: [HOLOGRAM, 'C4 Navigator'] }], { hand: [MEDIUM], slots: 1 });
  t.act(1, 'use', HOLOGRAM);
  expect([t.on(MEDIUM).sort(), t.strength(MEDIUM)]).toEqual([
    ['C4 Navigator', HOLOGRAM],
    [4, 4],
  ]);
  expect([t.pile(1, 'hand'), t.player(1).plays]).toEqual([[LIGHT], 3]);
  const foreign = sides([{ card: S4, on: [{ card: HOLOGRAM, engaged: false }] }], { hand: [S2] });
  expect(foreign.refuses(1, 'use', HOLOGRAM)).toBe('ge/disengaged/1');
});

test(`${HOLOGRAM}: as a reaction the new ship takes the damage that comes at that moment`, () => {
  const t = sides(
    [{ card: LIGHT, damage: 2 }],
    { hand: [HOLOGRAM, MEDIUM], slots: 1 },
    { fleet: [S4] },
    { phase: 'weapons fire', active: 2 },
  );
  t.act(2, 'fire', LIGHT).pick(2, S4, S4, S4).act(1, 'respond', HOLOGRAM).pass(1);
  expect([t.shields(MEDIUM), t.card(MEDIUM).damage, t.pile(1, 'hand')]).toEqual([1, 0, [LIGHT]]);
});

const CLONING = 'E7 Cloning Device (New Empires)';
/** Player 1's turn begins with the device and a captain, and perhaps more, on a ship. */
const cloning = (...on: CardPlace[]): Table =>
  table({
    phase: 'allocation',
    seats: [
      { fleet: [MOON, stack(S2, CLONING, ...on)], order: 'never' },
      { fleet: [S5], order: 'never' },
    ],
  });
test(`${CLONING}: from the end of its Engagement Phase to its Discard Phase there is a second such crew at its place`, () => {
  const t = cloning('C1 Boarding Party', 'E3 Shuttlecraft', 'E3 Shuttlecraft').untilPhase('play A', 1) as Table;
  expect(t.all('C1 Boarding Party').map(id => [t.under(id), t.engaged(id)])).toEqual([
    [S2, true],
    [S2, true],
  ]);
  t.untilPhase('play A', 2);
  expect([t.all('C1 Boarding Party'), t.pile(1, 'discard')]).toEqual([[t.id('C1 Boarding Party')], []]);
  t.untilPhase('play A', 1);
  expect(t.all('C1 Boarding Party')).toHaveLength(2);
});

test(`${CLONING}: the clone leaves the game if it is lost, and its original stays`, () => {
  const telepath = 'C6 Telepath';
  const vertigo = 'M3 Space Vertigo';
  const t = table({
    phase: 'allocation',
    seats: [
      { fleet: [MOON, stack(S2, CLONING, telepath)], hand: ['T6 System'] },
      { fleet: [S5], hand: [vertigo] },
    ],
  }).untilPhase('play A', 1) as Table;
  const [original, clone] = t.all(telepath);
  expect(t.strength(clone!)).toEqual(t.strength(original!));
  t.act(1, 'play', 'T6 System').act(2, 'respond', vertigo).pick(2, clone!);
  expect([t.all(telepath), t.pile(1, 'discard')]).toEqual([[original], []]);
  t.untilPhase('play A', 2);
  expect([t.all(telepath), t.inPlay(CLONING)]).toEqual([[original], true]);
});

test(`${CLONING}: makes no clone of crew of others or elsewhere, nor while it is disengaged`, () => {
  const t = table({
    phase: 'allocation',
    seats: [
      { fleet: [MOON, stack(S2, CLONING, { card: 'C4 Marine', by: 2 }), stack('S2 Space Yacht', 'C2 Engineer')] },
      { fleet: [S5] },
    ],
  }).untilPhase('play A', 1) as Table;
  expect([t.all('C4 Marine').length, t.all('C2 Engineer').length]).toEqual([1, 1]);
  const off = table({
    phase: 'allocation',
    seats: [{ fleet: [{ card: S4, engaged: false, on: [CLONING, 'C4 Marine'] }] }, { fleet: [S5] }],
  }).untilPhase('play A', 1) as Table;
  expect(off.all('C4 Marine')).toHaveLength(1);
});
