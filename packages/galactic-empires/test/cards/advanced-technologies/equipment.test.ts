import { expect, test } from 'vitest';
import type { CardPlace, SeatPosition } from '../../../src/index.ts';
import { nodesOf } from '../../../src/rules/empire/mechad.ts';
import { arsenal } from '../../../src/rules/fire/weapons.ts';
import { outputOf } from '../../../src/rules/fleet/terrain.ts';
import { heavyOf } from '../../../src/rules/points/uses.ts';
import { works } from '../../../src/rules/texts/static-texts.ts';
import { sides, stack } from '../../scenes.ts';
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

const many = (n: number, card: string): string[] => Array<string>(n).fill(card);
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
  const again = fireAt([MOON, 'T9 Gas Giant', stack(CLYDON, ARMOR)], CLYDON, 4);
  expect(again.card(ARMOR).counter).toBe(3);
  again.untilPhase('play A', 1);
  expect(again.card(ARMOR).counter).toBe(0);
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

const LIGHTS = 'E1 Formation Lights';
test(`${LIGHTS}: redirected fire of its own fleet does not hit its ship`, () => {
  const victims = (...on: string[]) => {
    const t = sides([S4, stack(S2, ...on), S3], {}, { hand: ['L8 Targeting Error'], order: 'always' }, FIRE);
    t.act(1, 'fire', S5).pick(1, S4).act(2, 'respond', 'L8 Targeting Error').leaveOpen();
    return t.question === 'target' ? [S2, S3].filter(x => t.offers(2, 'card', x)) : [S3];
  };
  expect([victims(), victims(LIGHTS)]).toEqual([[S2, S3], [S3]]);
});
test(`${LIGHTS}: cancel a Navigational Error and a Ship Collision on a ship of their fleet, from hand and from play`, () => {
  const error = 'L4 Navigational Error';
  const at = (fleet: readonly CardPlace[], hand: string[], played = error) =>
    sides([MOON, ...fleet], { hand, order: 'always' }, { fleet: [S5, MOON], hand: [played] }, { active: 2 }).act(
      2,
      'play',
      played,
    );
  const t = at([S2], [LIGHTS]).act(1, 'respond', LIGHTS);
  expect([t.inPlay(S2), t.under(LIGHTS), t.pile(2, 'discard')]).toEqual([true, S2, [error]]);
  const there = at([stack(S2, LIGHTS)], []).act(1, 'respond', LIGHTS);
  expect([there.inPlay(S2), there.under(LIGHTS)]).toEqual([true, S2]);
  const crash = at([stack(S2, LIGHTS), S4], [], 'O9 Ship Collision').act(1, 'respond', LIGHTS);
  expect([crash.strength(S2)[1], crash.strength(S4)[1]]).toEqual([2, 4]);
  const other = sides([S2], { hand: [LIGHTS], order: 'always' }, { hand: [MOON] }, { active: 2 }).act(2, 'play', MOON);
  expect(other.offered(1)).not.toContain(LIGHTS);
  other.pass(1);
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
  expect(
    sides([S2, VEKTREAN], { hand: [OVERRIDE] })
      .act(1, 'play', OVERRIDE)
      .under(OVERRIDE),
  ).toBe(VEKTREAN);
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
  const goes = sides([stack(MOON, BASE), S2], { hand: [BEAM] }).act(1, 'play', BEAM);
  expect(goes.under(BEAM)).toBe(S2);
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

// Krebiz capsules

const SMALL = 'S1 Krebiz Light Capsule';
const HEAVY = 'S2 Krebiz Battle Capsule';
for (const [name, heavy] of [
  ['E1 Patrol Capsule Refit', false],
  ['E2 Heavy Patrol Capsule Refit', true],
  ['E3 Patrol Scout Refit', false],
] as const)
  test(`${name}: engages a capsule without a cruiser, which needs no points from then on`, () => {
    const at = () => sides([{ card: SMALL, engaged: false }, S2], { hand: [name] });
    const t = at().act(1, 'play', name);
    expect([t.under(name), t.engaged(SMALL)]).toEqual([SMALL, true]);
    t.untilPhase('play A', 2).untilPhase('play A', 1);
    expect(t.engaged(SMALL)).toBe(true);
    const strong = sides([{ card: HEAVY, engaged: false }], { hand: [name] });
    expect(strong.offers(1, 'play', name)).toBe(heavy);
    const joined = sides([stack('S2 Krebiz Clipper Frigate', SMALL)], { hand: [name] });
    expect(joined.offers(1, 'play', name)).toBe(false);
  });
test('E1 Patrol Capsule Refit: its capsule goes back to the hand when it is lost, another does not', () => {
  const shot = (...on: string[]) => fireAt([MOON, stack(SMALL, ...on)], SMALL, 4).pile(1, 'hand');
  expect([shot(), shot('E1 Patrol Capsule Refit')]).toEqual([[], [SMALL]]);
});
test('E2 Heavy Patrol Capsule Refit: is played free on a capsule of the same turn, and not on an older one', () => {
  const name = 'E2 Heavy Patrol Capsule Refit';
  const t = sides([MOON], { hand: [HEAVY, name] }).act(1, 'play', HEAVY);
  if (t.question === 'place') t.pick(1, 'space');
  const { plays } = t.player(1);
  t.act(1, 'play', name);
  expect([t.under(name), t.engaged(HEAVY), t.player(1).plays]).toEqual([HEAVY, true, plays]);
  const old = sides([MOON, HEAVY], { hand: [name] });
  const before = old.player(1).plays;
  expect(old.act(1, 'play', name).player(1).plays).toBe(before - 1);
});
test('E3 Patrol Scout Refit: looks at the top card of another deck, once a turn', () => {
  const name = 'E3 Patrol Scout Refit';
  const t = sides([stack(SMALL, name)]).act(1, 'use', name);
  expect(t.happened('seen').map(x => [x.seat, x.whose])).toEqual([[0, 1]]);
  expect(t.refuses(1, 'use', name)).toBe('ge/card-actions-limit/1');
});

// Weapons

const PLASMA = 'E6 Variable Plasma Refit';
const ESCORT = 'S2 Corporate Escort';
test(`${PLASMA}: variable plasma takes 2 more energy; one for each ship, and Corporate ones with plasma alone`, () => {
  const damage = (...on: string[]) => {
    const given = [0, 0, 1, 0, 0, 0, 0, 0, 9];
    const t = sides([{ card: ESCORT, on, given }], {}, {}, FIRE);
    return arsenal(t.s, 0).flatMap(b => (b.sort === 'heavy' ? [b.each] : []));
  };
  expect([damage(), damage(PLASMA)]).toEqual([[2], [4]]);
  const t = sides([S2, ESCORT], { hand: [PLASMA, PLASMA] }).act(1, 'play', PLASMA);
  expect([t.under(PLASMA), t.offers(1, 'play', PLASMA)]).toEqual([ESCORT, false]);
  const room = sides(
    [MOON, 'T6 System', { card: ESCORT, engaged: false, on: [PLASMA] }],
    {},
    {},
    { phase: 'allocation' },
  );
  expect(() => room.forbidsPlan(1, { give: [[ESCORT, 'plasma', 5]] })).toThrow('at most 4');
  room.proposed();
});

const STREAM = 'E9 Plasma Stream Accelerator';
test(`${STREAM}: the plasma streams of its ship go past shields, its phasers do not`, () => {
  const t = sides([{ card: POT, on: [STREAM], given: [0, 0, 2] }], {}, {}, FIRE);
  t.act(1, 'fire', S5).pick(1, ...many(4, POT));
  expect([t.shields(S5), t.strength(S5)]).toEqual([2, [5, 3]]);
  const bare = sides([{ card: POT, given: [0, 0, 2] }], {}, {}, FIRE);
  bare.act(1, 'fire', S5).pick(1, ...many(4, POT));
  expect([bare.shields(S5), bare.strength(S5)]).toEqual([0, [5, 5]]);
  expect(sides([S2, S4], { hand: [STREAM] }).refuses(1, 'play', STREAM)).toBe('ge/equipment/1');
  expect(
    sides([S2, POT], { hand: [STREAM] })
      .act(1, 'play', STREAM)
      .under(STREAM),
  ).toBe(POT);
});

const TARGETING = 'E10 Targeting Systems';
test(`${TARGETING}: its unit fires past shields and fields, for 4 energy; disengaged it does not`, () => {
  const shot = (target: CardPlace, ...on: CardPlace[]) => {
    const t = sides([stack(S2, ...on), S4], {}, { fleet: [target] }, FIRE);
    const name = typeof target === 'string' ? target : target.card;
    t.act(1, 'fire', name).pick(1, ...many(2, S2));
    return [t.shields(name), t.card(name).emf, t.strength(name)[1]];
  };
  const field = { card: MECHAD, emf: 3 };
  expect([shot(S5, TARGETING), shot(field, TARGETING)]).toEqual([
    [4, -1, 3],
    [0, 3, 1],
  ]);
  const off = { card: TARGETING, engaged: false };
  expect([shot(S5, off), shot(field, off)]).toEqual([
    [2, -1, 5],
    [0, 1, 3],
  ]);
  const t = sides([stack(MOON, BASE), S2], { hand: [TARGETING] })
    .act(1, 'play', TARGETING)
    .pick(1, BASE);
  expect(t.engaged(TARGETING)).toBe(false);
});

const OVERHAUL = 'E9 Unit Overhaul';
test(`${OVERHAUL}: adds 2 shields, 2 phasers and 2 heavy weapons; to a ship at most 3 of each`, () => {
  const of = (unit: string, n: number) => {
    const t = sides([{ card: unit, on: many(n, OVERHAUL), given: [0, 0, 9] }], {}, {}, FIRE);
    const count = (sort: string) => arsenal(t.s, 0).reduce((sum, b) => sum + (b.sort === sort ? b.shots : 0), 0);
    return [t.shields(unit), count('phasers'), count('heavy')];
  };
  expect([of(S4, 0), of(S4, 1), of(S4, 2)]).toEqual([
    [2, 3, 2],
    [4, 5, 4],
    [5, 6, 5],
  ]);
});
test(`${OVERHAUL}: a Mechad ship gets a node and no shields, a Scorpead ship no heavy weapon`, () => {
  const t = sides(
    [
      { card: MECHAD, on: [OVERHAUL] },
      { card: SCORPEAD, on: [OVERHAUL], given: [0, 0, 9] },
    ],
    {},
    {},
    FIRE,
  );
  expect([t.shields(MECHAD), nodesOf(t.s, t.id(MECHAD)), t.shields(SCORPEAD)]).toEqual([0, 2, 5]);
  const scorpead = arsenal(t.s, 0).filter(b => b.card === t.id(SCORPEAD));
  expect(scorpead.map(b => [b.sort, b.shots])).toEqual([['phasers', 4]]);
  const goes = sides([MECHAD], { hand: [OVERHAUL] }).act(1, 'play', OVERHAUL);
  expect(goes.under(OVERHAUL)).toBe(MECHAD);
});
test(`${OVERHAUL}: its player chooses the kind of heavy weapons, if its unit has several`, () => {
  const ship = 'S7 P.O.T. Battlecruiser';
  const t = sides([ship], { hand: [OVERHAUL] })
    .act(1, 'play', OVERHAUL)
    .pick(1, 'Plasma Stream');
  const kinds = heavyOf(t.s, t.id(ship)).map(w => [w.name, w.count]);
  const before = heavyOf(sides([ship]).s, sides([ship]).id(ship)).map(w => [w.name, w.count]);
  expect(kinds).toEqual(before.map(([name, n]) => [name, name === 'Plasma Stream' ? Number(n) + 2 : n]));
});

// More points, crew and shuttles

const BATTERY = 'E4 Battery';
test(`${BATTERY}: stores up to 4 energy, which its location alone can use in the next turn, and no later`, () => {
  const fleet = (unit: string): CardPlace[] => [
    'T6 Comet',
    'T5 Star',
    stack(S2, BATTERY),
    { card: unit, engaged: false },
  ];
  const t = sides(fleet(S4), {}, {}, { phase: 'allocation' });
  expect(() => t.forbidsPlan(1, { give: [[BATTERY, 'text 1', 5]] })).toThrow('at most 4');
  t.allocate(1, { give: [[BATTERY, 'text 1', 3]] });
  t.untilPhase('play A', 2);
  expect([t.card(BATTERY).counter, outputOf(t.s, t.id(BATTERY), works).energy]).toEqual([3, 3]);
  t.untilAsked('allocation', 1).allocate(1, {}).untilPhase('play A', 2);
  expect(t.card(BATTERY).counter).toBe(0);
});
test(`${BATTERY}: engages its ship with the stored energy, and no other ship`, () => {
  const light = 'S2 Clydon Ultra-Light Cruiser';
  const engages = (on: readonly CardPlace[], other: readonly CardPlace[]) => {
    const fleet = [
      { card: light, engaged: false, on },
      { card: S2, on: other },
    ];
    const t = sides(fleet, {}, {}, { phase: 'allocation' });
    return t.question === 'allocation' ? (t.leaveOpen().whyNot(1, light)?.rule ?? null) : 'not asked';
  };
  const full = { card: BATTERY, counter: 1 };
  expect([engages([full], []), engages([], [full])]).toEqual([null, 'ge/allocation-phase/6']);
});

const ALTERATION = 'E9 Time Alteration Device';
test(`${ALTERATION}: its player puts the top 9 cards of any deck in a new order; then it is discarded`, () => {
  const deck = [S4, S3, ...many(6, 'C1 Crewman'), 'T5 Star', 'T6 Comet', MOON];
  const t = sides([stack(S2, ALTERATION)], {}, { deck })
    .act(1, 'use', ALTERATION)
    .pick(1, '2');
  // the moon and the comet at the bottom are not among them
  expect([S4, 'T5 Star', 'T6 Comet', MOON].map(x => t.offers(1, 'card', x))).toEqual([true, true, false, false]);
  t.pick(1, 'T5 Star').pick(1, S3).pick(1, 'pass');
  expect(t.pile(2, 'deck').slice(0, 3)).toEqual(['T5 Star', S3, S4]);
  expect([t.pile(2, 'deck').length, t.pile(1, 'discard')]).toEqual([11, [ALTERATION]]);
});
test(`${ALTERATION}: does nothing while it is disengaged`, () => {
  const t = sides([stack(S2, { card: ALTERATION, engaged: false })]);
  expect(t.refuses(1, 'use', ALTERATION)).toBe('ge/disengaged/1');
});

const CLONING = 'E7 Cloning Device';
test(`${CLONING}: from the Engagement Phase to the Discard Phase there is a second crew with its abilities`, () => {
  const cloning = (engaged: boolean) =>
    table({
      phase: 'allocation',
      seats: [
        { fleet: [MOON, stack(S2, { card: CLONING, engaged }, stack('C1 Crewman', 'A3 Automaton'))], order: 'never' },
        { fleet: [S5], order: 'never' },
      ],
    }).untilPhase('play A', 1) as Table;
  const t = cloning(true);
  expect(t.all('C1 Crewman').map(id => [t.under(id), t.strength(id)[0], t.on(id)])).toEqual([
    [S2, 4, ['A3 Automaton']],
    [S2, 4, ['A3 Automaton']],
  ]);
  t.untilPhase('play A', 2);
  expect([t.all('C1 Crewman').length, t.all('A3 Automaton').length, t.pile(1, 'discard')]).toEqual([1, 1, []]);
});

const SADDLE = 'E3 Dragon Saddle';
test(`${SADDLE}: one crew is played to its dragon and works there; no second one, and none without a saddle`, () => {
  const dragon = 'D5 Void Dragoness';
  const t = sides([stack(dragon, SADDLE), 'D3 Plasma Dragoness'], { hand: ['C3 Nurse', 'C2 Doctor'] }).act(
    1,
    'play',
    'C3 Nurse',
  );
  expect([t.under('C3 Nurse'), t.engaged('C3 Nurse')]).toEqual([dragon, true]);
  expect(t.refuses(1, 'play', 'C2 Doctor')).toBe('ge/crew/1');
  const helped = sides([stack(dragon, SADDLE, 'C4 Lieutenant'), stack(S2, 'C1 Crewman')]);
  expect(outputOf(helped.s, helped.id('C4 Lieutenant'), works).command).toBe(1);
  const bare = sides([dragon], { hand: ['C3 Nurse'] });
  expect(bare.refuses(1, 'play', 'C3 Nurse')).toBe('ge/crew/1');
  const goes = sides([S2, dragon], { hand: [SADDLE] }).act(1, 'play', SADDLE);
  expect(goes.under(SADDLE)).toBe(dragon);
});

const OSCILLATING = 'E6 Oscillating Transporter';
test(`${OSCILLATING}: moves one crew, to or from where it is, and does one thing a turn`, () => {
  const t = sides([MOON, stack(S4, OSCILLATING, 'C1 Crewman', 'C2 Ensign'), S2]).act(1, 'use', OSCILLATING, 0);
  t.pick(1, 'C1 Crewman').pick(1, S2);
  expect([t.under('C1 Crewman'), t.under(OSCILLATING), t.refuses(1, 'use', OSCILLATING, 1)]).toEqual([
    S2,
    S4,
    'ge/card-actions-limit/1',
  ]);
});
test(`${OSCILLATING}: sends one crew on a mission through shields, in reaction too`, () => {
  const mission = (name: string) => sides([stack(S4, name, 'C1 Boarding Party')], {}, { fleet: [S2] });
  const t = mission(OSCILLATING).act(1, 'use', OSCILLATING, 1);
  expect([t.strength(S2), t.shields(S2), t.under('C1 Boarding Party')]).toEqual([[2, 1], 3, S4]);
  expect(mission('E2 Transporter').refuses(1, 'use', 'E2 Transporter', 1)).toBe('ge/crucial-rules/1');
  const react = sides(
    [stack(S4, 'C1 Boarding Party')],
    { hand: [OSCILLATING], order: 'always' },
    { fleet: [S2], hand: [MOON] },
    { active: 2 },
  ).act(2, 'play', MOON);
  react.act(1, 'respond', OSCILLATING, 1);
  expect(react.strength(S2)).toEqual([2, 1]);
  const move = sides(
    [stack(S4, 'C1 Crewman'), S3],
    { hand: [OSCILLATING], order: 'always' },
    { fleet: [S2], hand: [MOON] },
    { active: 2 },
  ).act(2, 'play', MOON);
  move.act(1, 'respond', OSCILLATING, 0);
  for (let i = 0; i < 4 && move.question !== 'play cards'; i++) move.pick(1, move.offers(1, 'card', S3) ? S3 : S4);
  expect(move.under('C1 Crewman')).toBe(S3);
});

const EWACS = 'E8 EWACS Shuttlecraft';
const CARRIER = 'S6 P.O.T. Fighter Carrier';
test(`${EWACS}: the phasers of the craft on its carrier do double damage; it goes on carriers alone`, () => {
  const shot = (...on: string[]) => {
    const t = sides([stack(CARRIER, 'E3 Phaser Fighter', ...on)], {}, {}, FIRE).act(1, 'fire', S5);
    t.pick(1, ...many(2, 'E3 Phaser Fighter'));
    return t.shields(S5);
  };
  expect([shot(), shot(EWACS)]).toEqual([2, 0]);
  expect(
    sides([S2, CARRIER], { hand: [EWACS] })
      .act(1, 'play', EWACS)
      .under(EWACS),
  ).toBe(CARRIER);
});
test(`${EWACS}: when its carrier is fired at, all its craft fire back, not doubled; not for another ship`, () => {
  const at = (target: string) =>
    sides(
      [stack(CARRIER, EWACS, 'E3 Phaser Fighter', 'E3 Shuttlecraft'), S2],
      { order: 'always' },
      { fleet: [GUNS] },
      UNDER_FIRE,
    )
      .act(2, 'fire', target)
      .pick(2, GUNS);
  const t = at(CARRIER);
  const before = t.shields(GUNS);
  t.act(1, 'respond', EWACS);
  for (let i = 0; i < 8 && t.question !== 'respond' && t.question !== 'weapons fire'; i++) {
    if (t.question === 'open fire') t.pick(1, GUNS);
    else t.pick(1, t.offers(1, 'shoot', 'E3 Phaser Fighter') ? 'E3 Phaser Fighter' : 'E3 Shuttlecraft');
  }
  t.leaveOpen();
  expect(before - t.shields(GUNS)).toBeGreaterThan(1);
  const other = at(S2);
  expect(other.offered(1)).not.toContain('EWACS');
  other.pass(1);
});

const PSEUDO = 'E1 Pseudo Capsule';
const [CLIPPER, CAPSULE] = ['S2 Krebiz Clipper Frigate', 'S1 Krebiz Escort Capsule'] as const;
/** A volley of so many points strikes a Krebiz combination of 3 strength and its shields. */
const struck = (fleet: readonly CardPlace[], shots: number) => {
  const t = sides(fleet, { hand: [PSEUDO], order: 'always' }, { fleet: [GUNS] }, UNDER_FIRE);
  const target = t.all(CLIPPER)[0] !== undefined && t.under(CLIPPER) === '' ? CLIPPER : CAPSULE;
  t.act(2, 'fire', target).pick(2, ...many(t.shields(target) + shots, GUNS));
  while (t.question === 'respond' && !t.prompt().includes('discarded')) t.pass(1);
  return t;
};
for (const [where, fleet] of [
  ['on its cruiser', [{ card: CLIPPER, on: [CAPSULE, 'C2 Ensign'] }]],
  ['beneath its cruiser', [{ card: CAPSULE, on: [CLIPPER, 'C2 Ensign'] }]],
] as const)
  test(`${PSEUDO}: when a combination is destroyed, its capsule, ${where}, goes back to the hand; the rest is lost`, () => {
    const t = struck(fleet, 3);
    t.act(1, 'respond', PSEUDO).pass(1);
    expect([t.pile(1, 'hand'), t.inPlay(CLIPPER)]).toEqual([[CAPSULE], false]);
    expect(t.pile(1, 'discard').sort()).toEqual(['C2 Ensign', PSEUDO, CLIPPER]);
  });
test(`${PSEUDO}: is played at no other time, and not for a cruiser alone or a combination that is one card`, () => {
  const early = sides([{ card: CLIPPER, on: [CAPSULE] }], { hand: [PSEUDO] });
  expect(early.refuses(1, 'play', PSEUDO)).toBe('ge/reaction/6');
  expect(struck([{ card: CLIPPER, on: [CAPSULE] }], 2).inPlay(CLIPPER)).toBe(true);
  const whole = 'S4 Krebiz Light Carrier';
  const one = sides([whole], { hand: [PSEUDO], order: 'always' }, { fleet: [GUNS] }, UNDER_FIRE);
  one.act(2, 'fire', whole).pick(2, ...many(one.shields(whole) + 4, GUNS));
  while (one.question === 'respond') {
    expect(one.offered(1)).not.toContain(PSEUDO);
    one.pass(1);
  }
  const alone = struck([CLIPPER], 2).pass(1);
  expect([alone.inPlay(CLIPPER), alone.pile(1, 'hand')]).toEqual([false, [PSEUDO]]);
});
