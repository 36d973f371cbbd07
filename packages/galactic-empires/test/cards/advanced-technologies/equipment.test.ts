import { expect, test } from 'vitest';
import type { CardPlace, SeatPosition } from '../../../src/index.ts';
import { arsenal } from '../../../src/rules/fire/weapons.ts';
import { outputOf } from '../../../src/rules/fleet/terrain.ts';
import { works } from '../../../src/rules/texts/static-texts.ts';
import type { Phase } from '../../../src/state.ts';
import { type Table, table } from '../../table.ts';

// The equipment of Advanced Technologies

const MOON = 'T3 Moon';
/** strength 2, 3 shields, 3 phasers, needs nothing */
const S2 = 'S2 Police Cutter';
/** strength 3, 3 shields, 3 phasers, a mine deployment system */
const S3 = 'S3 Tufor Cutter';
/** strength 4, 2 shields, 3 phasers, 2 energy fluxes */
const S4 = 'S4 Argonian Destroyer';
/** strength 5, 4 shields */
const S5 = 'S5 Indirigan Destroyer';
/** strength 3, 3 shields, uses foreign technology */
const VEKTREAN = 'S3 Vektrean Destroyer';
const SCORPEAD = 'S3 Scorpead Destroyer';
const MECHAD = 'S3 Mechad Destroyer';
const POT = 'S3 P.O.T. Frigate';
const BASE = 'B4 Base Station';
const GUNS = 'S9 Argonian Battleship';

const stack = (card: string, ...on: readonly CardPlace[]): CardPlace => ({ card, on });
const many = (n: number, card: string): string[] => Array<string>(n).fill(card);
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
      { fleet, order: 'never', ...one },
      { fleet: [S5], order: 'never', ...two },
    ],
  });
const FIRE = { phase: 'weapons fire' } as const;
const UNDER_FIRE = { phase: 'weapons fire', active: 2 } as const;
/** Player 2 fires so many phasers at a ship of player 1. */
const fireAt = (fleet: readonly CardPlace[], target: string, n: number, one: SeatPosition = {}): Table =>
  sides(fleet, one, { fleet: [GUNS] }, UNDER_FIRE)
    .act(2, 'fire', target)
    .pick(2, ...many(n, GUNS));

// Refits and upgrades

for (const [name, n] of [
  ['E1 Armor System Refit', 1],
  ['E3 Armor System Refit', 3],
] as const) {
  test(`${name}: its ship has armor ${n}, which stops ${n} damage to the structure, and ships have at most 3`, () => {
    // 3 shields, then the structure
    const t = fireAt([stack(VEKTREAN, name), S2], VEKTREAN, 3 + n + 1).pick(1, 'yes');
    expect([t.shields(VEKTREAN), t.strength(VEKTREAN), t.card(VEKTREAN).armorUsed]).toEqual([0, [3, 2], 1]);
    const saved = fireAt([stack(VEKTREAN, name), S2], VEKTREAN, 5).pick(1, 'no');
    expect(saved.strength(VEKTREAN)).toEqual([3, 1]);
    const most = fireAt([stack(VEKTREAN, ...many(4, name)), S2], VEKTREAN, 7).pick(1, 'yes');
    expect(most.strength(VEKTREAN)).toEqual([3, 2]);
  });
  test(`${name}: does nothing on a ship that cannot use its technology, and goes on no base`, () => {
    const t = sides([stack(MOON, BASE), S2], { hand: [name] }).act(1, 'play', name);
    expect([t.under(name), t.engaged(name)]).toEqual([S2, false]);
    const shot = fireAt([stack(S2, { card: name, engaged: false }), S4], S2, 4);
    expect(shot.strength(S2)).toEqual([2, 1]);
  });
}

const DETONATOR = 'E3 Hyperspace Detonator Refit';
test(`${DETONATOR}: its unit has one detonator more: with ammunition its phasers are heavy weapons; ships take 3`, () => {
  const shots = (...on: string[]) => {
    const given = [0, 0, 9];
    const t = sides([{ card: SCORPEAD, on, given }], {}, { fleet: ['T3 Moon'] }, FIRE);
    if (!t.offers(1, 'fire', MOON)) return 0;
    t.act(1, 'fire', MOON).pick(1, ...many(2, SCORPEAD));
    return t.card(MOON).damage;
  };
  // light weapons do not harm terrain; a moon of strength 3 is gone with 6 points
  expect([shots(), shots(DETONATOR)]).toEqual([0, 2]);
  const each = (n: number) => {
    const t = sides([{ card: SCORPEAD, on: many(n, DETONATOR), given: [0, 0, 9] }], {}, { fleet: [GUNS] }, FIRE);
    const before = t.shields(GUNS);
    t.act(1, 'fire', GUNS).pick(1, SCORPEAD);
    return before - t.shields(GUNS);
  };
  expect([each(1), each(3), each(4)]).toEqual([1, 3, 3]);
});

const CANNON = 'E6 Distortion Cannon Refit';
test(`${CANNON}: its unit has one cannon more, which does 1 damage to all ships of another fleet`, () => {
  const t = sides([{ card: MECHAD, on: [CANNON], given: [0, 0, 0, 1] }], {}, { fleet: [S5, S2] }, FIRE);
  t.act(1, 'sweep', MECHAD, '2');
  expect([t.shields(S5), t.shields(S2)]).toEqual([3, 2]);
  const bare = sides([{ card: MECHAD, given: [0, 0, 0, 1] }], {}, { fleet: [S5, S2] }, FIRE);
  expect(bare.offered(1)).not.toContain('Distortion');
});

const PENETRATOR = 'E7 Shield Penetration Refit';
test(`${PENETRATOR}: its ship has one more such device, whose point goes past the shields; three at most`, () => {
  const shots = (n: number) => {
    const t = sides([{ card: POT, on: many(n, PENETRATOR), given: [0, 0, 0, 9] }], {}, {}, FIRE);
    return arsenal(t.s, 0).flatMap(b => (b.sort === 'pierce' ? [b.shots] : []));
  };
  expect([shots(0), shots(1), shots(4)]).toEqual([[], [1], [3]]);
  const t = sides([{ card: POT, on: [PENETRATOR], given: [0, 0, 0, 1] }], {}, {}, FIRE);
  // two phasers, and the device past the shields
  t.act(1, 'fire', S5).pick(1, ...many(3, POT));
  expect([t.shields(S5), t.strength(S5)]).toEqual([2, [5, 4]]);
});

for (const name of [DETONATOR, CANNON, PENETRATOR])
  test(`${name}: is exclusive technology: on a ship of others it is disengaged`, () => {
    const t = sides([S2], { hand: [name] }).act(1, 'play', name);
    expect([t.under(name), t.engaged(name)]).toEqual([S2, false]);
  });

for (const [name, n] of [
  ['E1 Ship Upgrade', 1],
  ['E2 Ship Upgrade', 2],
] as const)
  test(`${name}: its ship has ${n} more strength; all upgrades together give 3 and no more; a base takes none`, () => {
    const strength = (...on: CardPlace[]) => sides([stack(S2, ...on)]).strength(S2)[0];
    expect([strength(name), strength(...many(4, name))]).toEqual([2 + n, 5]);
    expect(strength('E1 Ship Upgrade', 'E2 Ship Upgrade', name)).toBe(5);
    // one that is disengaged leaves the room to the others
    expect(strength({ card: 'E2 Ship Upgrade', engaged: false }, name, 'E2 Ship Upgrade')).toBe(
      2 + n + Math.min(2, 3 - n),
    );
    const t = sides([stack(MOON, BASE), S2], { hand: [name] }).act(1, 'play', name);
    expect(t.under(name)).toBe(S2);
  });

// Protection

const ARMOR = 'E3 Clydon Energy Armor';
const CLYDON = 'S5 Clydon Heavy Star Cruiser';
test(`${ARMOR}: takes the first 3 points of damage to its ship, and the third disengages it; a ship may have two`, () => {
  const shields = sides([CLYDON]).shields(CLYDON);
  const t = fireAt([stack(CLYDON, ARMOR)], CLYDON, 4);
  expect([t.shields(CLYDON), t.engaged(ARMOR)]).toEqual([shields - 1, false]);
  const two = fireAt([stack(CLYDON, ARMOR, ARMOR)], CLYDON, 7);
  expect(two.shields(CLYDON)).toBe(shields - 1);
  const off = fireAt([stack(CLYDON, { card: ARMOR, engaged: false })], CLYDON, 4);
  expect(off.shields(CLYDON)).toBe(shields - 4);
  expect(
    sides([CLYDON], { hand: [ARMOR] })
      .act(1, 'play', ARMOR)
      .engaged(ARMOR),
  ).toBe(false);
});

const DEFENSE = 'E4 Monster Defense System';
test(`${DEFENSE}: each turn 3 damage to each monster on its unit that any damage harms; without points`, () => {
  const against = (card: string): CardPlace => ({ card, by: 2 });
  const t = sides([
    stack(S4, DEFENSE, against('M4 Space Dragon'), against('M3 Alien Parasites')),
    stack(S2, against('M4 Space Dragon')),
  ]).act(1, 'use', DEFENSE);
  expect(t.all('M4 Space Dragon').map(id => t.card(id).damage)).toEqual([3, 0]);
  expect(t.card('M3 Alien Parasites').damage).toBe(0);
  expect(t.refuses(1, 'use', DEFENSE)).toBe('ge/card-actions-limit/1');
  expect(
    sides([S2], { hand: [DEFENSE] })
      .act(1, 'play', DEFENSE)
      .engaged(DEFENSE),
  ).toBe(true);
});
test(`${DEFENSE}: played as a reaction it does so at once, and no more in that turn`, () => {
  const t = sides(
    [stack(S4, { card: 'M4 Space Dragon', by: 2 }), S2],
    { hand: [DEFENSE], order: 'always' },
    { hand: [MOON] },
    { active: 2 },
  );
  t.act(2, 'play', MOON).act(1, 'respond', DEFENSE);
  if (t.question === 'place') t.pick(1, S4);
  expect([t.under(DEFENSE), t.card('M4 Space Dragon').damage]).toEqual([S4, 3]);
});

const OVERRIDE = 'E6 Vektrean Command Override';
test(`${OVERRIDE}: Vektrean ships of others do not fire at its ship, while its fleet has another ship`, () => {
  const t = sides([stack('S4 Vektrean Light Cruiser', OVERRIDE), S2], {}, { fleet: [VEKTREAN] }, UNDER_FIRE);
  expect([t.offers(2, 'fire', 'S4 Vektrean Light Cruiser'), t.offers(2, 'fire', S2)]).toEqual([false, true]);
  const alone = sides([MOON, stack('S4 Vektrean Light Cruiser', OVERRIDE)], {}, { fleet: [VEKTREAN] }, UNDER_FIRE);
  expect(alone.offers(2, 'fire', 'S4 Vektrean Light Cruiser')).toBe(true);
  const other = sides([stack('S4 Vektrean Light Cruiser', OVERRIDE), S2], {}, {}, UNDER_FIRE);
  expect(other.offers(2, 'fire', 'S4 Vektrean Light Cruiser')).toBe(true);
  expect(sides([S2], { hand: [OVERRIDE] }).refuses(1, 'play', OVERRIDE)).toBe('ge/equipment/1');
});

// Points and functions

const AMMO = 'E2 Ammo Reserve';
test(`${AMMO}: gives its unit ammunition at once, and goes back to the hand in the Discard Phase`, () => {
  const t = sides([S4, S2], { hand: [AMMO] }, { fleet: ['S1 Ship from the Future'] })
    .act(1, 'play', AMMO)
    .pick(1, S4);
  expect(t.card(S4).given[2]).toBe(2);
  t.untilPhase('play A', 2);
  expect(t.pile(1, 'hand')).toContain(AMMO);
});
test(`${AMMO}: played as points are allocated it arms its unit, and no other; it engages nothing`, () => {
  const t = sides([MOON, S4, 'S3 Argonian Frigate'], { hand: [AMMO] }, {}, { phase: 'allocation' });
  const play = `Play ${AMMO} for 3 ammunition to ${S4}`;
  t.pick(1, S4, play, `Arm Energy Flux of ${S4} (2 weapons)`, `Arm Energy Flux of ${S4} (2 weapons)`);
  expect([t.card(S4).given[2], t.under(AMMO)]).toEqual([2, S4]);
  const idle = sides([{ card: S4, engaged: false }], { hand: [AMMO] }).act(1, 'play', AMMO);
  expect(idle.engaged(S4)).toBe(false);
});

const CENTER = 'E4 Command & Control Center';
test(`${CENTER}: a card with command at its location uses its functions twice that turn`, () => {
  const lieutenant = 'C4 Lieutenant';
  const t = sides([stack(S2, CENTER, lieutenant, 'C1 Crewman', 'C2 Ensign', 'C3 Nurse'), stack(S4, 'C5 Captain')]);
  expect(outputOf(t.s, t.id(CENTER), works).command).toBe(1);
  t.act(1, 'use', CENTER)
    .act(1, 'use', lieutenant)
    .pick(1, 'C1 Crewman')
    .act(1, 'use', lieutenant)
    .pick(1, 'C2 Ensign');
  expect([t.strength('C1 Crewman')[0], t.strength('C2 Ensign')[0]]).toEqual([8, 8]);
  expect(t.refuses(1, 'use', lieutenant)).toBe('ge/card-actions-limit/1');
});

// Mines and beams

const MINE = 'E4 Fusion Mine';
test(`${MINE}: does 5 damage to a ship and is used up; it lies on ships and in racks, and not on bases`, () => {
  const t = sides([stack(S2, MINE)]).act(1, 'use', MINE);
  expect([t.shields(S5), t.strength(S5), t.pile(1, 'discard')]).toEqual([0, [5, 4], [MINE]]);
  const goes = sides([stack(MOON, BASE), stack(S2, 'E7 Mine Rack')], { hand: [MINE] }).act(1, 'play', MINE);
  expect([S2, 'E7 Mine Rack', BASE].map(x => goes.offers(1, 'on', x))).toEqual([true, true, false]);
  goes.pick(1, S2);
  const none = sides([stack(S2, MINE)], {}, { fleet: [stack(MOON, BASE)] });
  expect(none.refuses(1, 'use', MINE)).toBe('ge/crucial-rules/1');
});

const ACCELERATOR = 'E8 Tufor Mine Accelerator';
test(`${ACCELERATOR}: one mine of its ship goes off twice a turn while its system keeps it`, () => {
  const given = [...many(11, '').map(() => 0), 1];
  const mines = ['E1 Explosive Mine', 'E1 Explosive Mine'];
  const t = sides([{ card: S3, given, on: [ACCELERATOR, ...mines] }]);
  const [first, second] = t.all('E1 Explosive Mine');
  t.act(1, 'use', first!).act(1, 'use', first!);
  expect([t.shields(S5), t.refuses(1, 'use', first!)]).toEqual([2, 'ge/card-actions-limit/1']);
  t.act(1, 'use', second!);
  expect(t.all('E1 Explosive Mine')).toEqual([first]);
});
test(`${ACCELERATOR}: goes on a Tufor ship with a mine deployment system alone`, () => {
  const t = sides([S2, 'S4 Tufor Destroyer', S3], { hand: [ACCELERATOR] }).act(1, 'play', ACCELERATOR);
  expect(t.under(ACCELERATOR)).toBe(S3);
  expect(sides([S2, 'S4 Tufor Destroyer'], { hand: [ACCELERATOR] }).refuses(1, 'play', ACCELERATOR)).toBe(
    'ge/equipment/1',
  );
});

const BEAM = 'E8 Tractor Beam';
test(`${BEAM}: in reaction to fire it draws the fire of one ship to its own, halved, and holds that ship`, () => {
  const t = sides([stack(S2, BEAM), S3, POT], { order: 'always' }, { fleet: [GUNS, S4] }, UNDER_FIRE);
  t.act(2, 'fire', S3)
    .pick(2, ...many(4, GUNS))
    .act(1, 'respond', BEAM)
    .pick(1, GUNS)
    .pass(1);
  expect([t.shields(S3), t.shields(S2)]).toEqual([3, 1]);
  t.act(2, 'fire', POT).leaveOpen();
  expect([t.offers(2, 'shoot', GUNS), t.offers(2, 'shoot', S4)]).toEqual([false, true]);
});
test(`${BEAM}: reacts to anything once a turn; the ship is free again in its player's next turn, and no base is held`, () => {
  const t = sides([stack(S2, BEAM), S3], { order: 'always' }, { fleet: [S5], hand: [MOON, MOON] }, { active: 2 });
  t.act(2, 'play', MOON).act(1, 'respond', BEAM).pass(1).act(2, 'play', MOON);
  expect(t.offered(1)).not.toContain(BEAM);
  t.pass(1).untilPhase('weapons fire', 2);
  expect([t.offers(2, 'fire', S2), t.offers(2, 'fire', S3)]).toEqual([true, false]);
  t.pass(2).untilPhase('play A', 1);
  expect(t.card(BEAM).bond).toBe(-1);
  const base = sides(
    [stack(S2, BEAM)],
    { order: 'always' },
    { fleet: [stack(MOON, BASE)], hand: [MOON] },
    { active: 2 },
  );
  base.act(2, 'play', MOON);
  expect(base.offered(1)).not.toContain(BEAM);
  base.pass(1);
});
