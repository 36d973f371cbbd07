import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import type { CardPlace, SeatPosition } from '../../../src/index.ts';
import { type Table, table } from '../../table.ts';

// Refits, equipment that saves a unit, and the technology of empires

const S2 = 'S2 Police Cutter';
const S3 = 'S3 Tufor Cutter';
const S4 = 'S4 Argonian Destroyer';
const S5 = 'S5 Indirigan Destroyer';
type Phase = 'play A' | 'weapons fire' | 'allocation';
/** Player 1 with the stacks of a fleet; player 2 with a destroyer, by default 5 strength and 4 shields. */
const sides = (
  fleet: readonly CardPlace[],
  one: Partial<SeatPosition> = {},
  two: Partial<SeatPosition> = {},
  more: { phase?: Phase; active?: number } = {},
): Table =>
  table({
    ...more,
    seats: [
      { fleet, order: 'always', ...one },
      { fleet: [S5], order: 'never', ...two },
    ],
  });
/** Returns how often player 1 can choose a card's weapon in a volley at player 2's destroyer. */
const shots = (t: Table, card: string, weapon = 0): number => {
  t.act(1, 'fire', S5);
  const id = t.id(card);
  const all = Array.from({ length: 12 }, (_, i) => i + 1);
  const gun = t.options(1).find(o => o.a === id && o.b === weapon);
  t.leaveOpen();
  if (gun === undefined) return 0;
  return all.filter(n => t.whyNot(1, ...Array.from({ length: n }, () => id)) === null).length;
};
const many = (n: number, card: string): string[] => Array.from({ length: n }, () => card);

// refits

for (const [refit, n] of [
  ['E1 Shield Refit', 1],
  ['E3 Heavy Shield Refit', 2],
] as const) {
  test(`${refit}: its ship has ${n} more shields, and never more than 3 by all its shield refits; a base has all`, () => {
    const t = sides([
      { card: S2, on: [refit] },
      { card: S3, on: many(4, refit) },
      { card: 'T3 Moon', on: [{ card: 'B4 Base Station', on: many(4, refit) }] },
    ]);
    expect([t.shields(S2), t.shields(S3), t.shields('B4 Base Station')]).toEqual([3 + n, 3 + 3, 4 + 4 * n]);
  });
}
test('E1 Shield Refit: works on a disengaged ship', () => {
  expect(sides([{ card: S2, engaged: false, on: ['E1 Shield Refit'] }]).shields(S2)).toBe(4);
});
test('E3 Heavy Shield Refit: is not played to a Mechad ship', () => {
  const t = sides(['S3 Mechad Destroyer', S2], { hand: ['E3 Heavy Shield Refit'] });
  t.act(1, 'play', 'E3 Heavy Shield Refit');
  expect(t.under('E3 Heavy Shield Refit')).toBe(S2);
});
for (const [refit, n] of [
  ['E2 Phaser Refit', 1],
  ['E4 Heavy Phaser Refit', 2],
] as const) {
  test(`${refit}: its ship fires ${n} more phaser${n > 1 ? 's' : ''}, at most 3 more in all`, () => {
    const fire = { phase: 'weapons fire' } as const;
    expect(shots(sides([{ card: S2, on: [refit] }], {}, {}, fire), S2)).toBe(3 + n);
    expect(shots(sides([{ card: S2, on: many(4, refit) }], {}, {}, fire), S2)).toBe(6);
    const base: CardPlace[] = [{ card: 'T3 Moon', on: [{ card: 'B4 Base Station', on: many(4, refit) }] }];
    expect(shots(sides(base, {}, {}, fire), 'B4 Base Station')).toBe(2 + 4 * n);
  });
}
/** True if player 1 can give points for this in the Allocation Phase. */
const arms = (fleet: readonly CardPlace[], what: string): boolean => {
  const t = sides(fleet, {}, {}, { phase: 'allocation' }).leaveOpen();
  return t.mayAnswer(1, what);
};
for (const [refit, n] of [
  ['E3 Heavy Weapon Refit', 1],
  ['E6 Heavy Weapon Refit', 2],
] as const) {
  test(`${refit}: its ship arms ${n} more heavy weapon${n > 1 ? 's' : ''}, at most 3 more in all, and fires them`, () => {
    const flux = (k: number) => `Arm Energy Flux of ${S4} (${k} weapons)`;
    expect(arms(['T6 System', { card: S4, on: [refit] }], flux(2 + n))).toBe(true);
    expect(arms(['T6 System', { card: S4, on: many(4, refit) }], flux(5))).toBe(true);
    const t = sides([{ card: S4, given: [0, 0, 2 + n], on: [refit] }], {}, {}, { phase: 'weapons fire' });
    // with its three phasers
    expect(shots(t, S4, 1)).toBe(3 + 2 + n);
  });
  test(`${refit}: adds to the kind that is chosen, and goes on no Scorpead unit`, () => {
    const ship = 'S6 Mechad Battlecruiser';
    const t = sides(['T6 System', ship, 'S3 Scorpead Destroyer'], { hand: [refit], slots: 4 });
    t.act(1, 'play', refit);
    expect([t.under(refit), t.question]).toEqual([ship, 'weapon']);
    t.pick(1, 'Tram').untilPhase('allocation', 1);
    expect(t.mayAnswer(1, `Arm Tram of ${ship} (${2 + n} weapons)`)).toBe(true);
    t.leaveOpen();
  });
}
for (const [refit, n] of [
  ['E2 Tram Refit', 1],
  ['E4 Tram Refit', 2],
] as const) {
  test(`${refit}: a Mechad ship arms ${n} more tram${n > 1 ? 's' : ''}, at most 3 more in all`, () => {
    const tram = (k: number) => `Arm Tram of S3 Mechad Destroyer (${k} weapons)`;
    expect(arms(['T6 System', { card: 'S3 Mechad Destroyer', on: [refit] }], tram(2 + n))).toBe(true);
    expect(arms(['T6 System', { card: 'S3 Mechad Destroyer', on: many(3, refit) }], tram(5))).toBe(true);
  });
  test(`${refit}: is exclusive technology: on another ship it is disengaged and adds nothing`, () => {
    const t = sides([S2], { hand: [refit] }).act(1, 'play', refit);
    expect(t.engaged(refit)).toBe(false);
  });
}
for (const [refit, n] of [
  ['E1 Distribution Node', 1],
  ['E5 Distribution Nodes', 2],
  ['E9 Distribution Nodes', 3],
] as const) {
  test(`${refit}: a Mechad ship has ${n} more node${n > 1 ? 's' : ''}: each point of energy makes its field that much stronger; at most 3 more`, () => {
    // a destroyer of strength 3 and one node, its field at 0: a field of at most 3
    const field = (on: readonly string[], energy: number) => {
      const t = sides(
        ['T4 Gaia Planet', { card: 'S3 Mechad Destroyer', emf: 0, on }, 'T3 Moon'],
        { order: 'never' },
        {},
        { phase: 'allocation' },
      );
      t.pick(1, 'S3 Mechad Destroyer', ...many(energy, 'Energy for the field of S3 Mechad Destroyer'));
      return t.card('S3 Mechad Destroyer').emf;
    };
    expect(field([], 1)).toBe(1);
    expect(field([refit], 1)).toBe(Math.min(3, 1 + n));
    expect(field(many(4, refit), 1)).toBe(3);
  });
  test(`${refit}: goes on a Mechad ship and nothing else`, () => {
    const t = sides([S2, 'S3 Mechad Destroyer'], { hand: [refit] }).act(1, 'play', refit);
    expect(t.under(refit)).toBe('S3 Mechad Destroyer');
  });
}
test('E7 Phaser Magnifier Refit: the magnifier of a Scorpead ship takes one point more, whatever the number of refits', () => {
  const each = (on: readonly string[]) => {
    const t = sides(
      [{ card: 'S3 Scorpead Destroyer', on, given: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3] }],
      {},
      {},
      { phase: 'weapons fire' },
    );
    t.act(1, 'fire', S5).pick(1, 'S3 Scorpead Destroyer');
    return 9 - t.shields(S5) - t.strength(S5)[1];
  };
  const refit = 'E7 Phaser Magnifier Refit';
  expect([each([]), each([refit]), each([refit, refit])]).toEqual([2, 3, 3]);
});
test('E7 Phaser Magnifier Refit: is played on a Scorpead ship, and goes on no other', () => {
  const t = sides([S2, 'S3 Scorpead Destroyer'], { hand: ['E7 Phaser Magnifier Refit'] });
  t.act(1, 'play', 'E7 Phaser Magnifier Refit');
  expect(t.under('E7 Phaser Magnifier Refit')).toBe('S3 Scorpead Destroyer');
  expect(sides([S2], { hand: ['E7 Phaser Magnifier Refit'] }).refuses(1, 'play', 'E7 Phaser Magnifier Refit')).toBe(
    'ge/equipment/1',
  );
});
for (const [armor, n] of [
  ['E1 Krebiz Armor', 1],
  ['E3 Krebiz Armor', 3],
] as const) {
  test(`${armor}: a Krebiz ship with a cruiser hull has ${n} more strength; a capsule by itself gets none`, () => {
    const t = sides([{ card: 'S3 Krebiz Minesweeper', on: [armor] }]);
    expect(t.strength('S3 Krebiz Minesweeper')[0]).toBe(3 + n);
    const cruiser = sides([S2, 'S3 Krebiz Minesweeper'], { hand: [armor] }).act(1, 'play', armor);
    expect(cruiser.under(armor)).toBe('S3 Krebiz Minesweeper');
    const capsule = sides([{ card: 'S3 Krebiz Minesweeper', as: 2 }, S2], { hand: [armor] });
    expect(capsule.refuses(1, 'play', armor)).toBe('ge/equipment/1');
  });
}

// equipment that saves a unit

const attack = (on: readonly CardPlace[], damage: number, hand: readonly string[] = [], ship = S2): Table =>
  sides(
    [{ card: ship, shieldDamage: 9, damage, on }],
    { hand },
    { fleet: ['S4 Argonian Destroyer'] },
    { phase: 'weapons fire', active: 2 },
  );

test('E1 Cargo: its ship survives one point more, and the cargo is gone', () => {
  const t = attack(['E1 Cargo'], 1);
  t.act(2, 'fire', S2).pick(2, S4);
  expect([t.inPlay(S2), t.strength(S2), t.pile(1, 'discard')]).toEqual([true, [2, 1], ['E1 Cargo']]);
});
test('E1 Cargo: does not save a ship from two points more than it can take; two cargos do', () => {
  const one = attack(['E1 Cargo'], 1);
  one.act(2, 'fire', S2).pick(2, S4, S4);
  expect(one.inPlay(S2)).toBe(false);
  const two = attack(['E1 Cargo', 'E1 Cargo'], 1);
  two.act(2, 'fire', S2).pick(2, S4, S4);
  expect([two.inPlay(S2), two.pile(1, 'discard')]).toEqual([true, ['E1 Cargo', 'E1 Cargo']]);
});
test('E1 Escape Pod: up to three crew of a ship that is destroyed get to another location', () => {
  const t = sides(
    [
      'T3 Moon',
      {
        card: S2,
        shieldDamage: 9,
        damage: 1,
        on: ['E1 Escape Pod', 'C4 Navigator', 'C1 Crewman', 'C3 Nurse', 'C2 Ensign'],
      },
    ],
    { order: 'never' },
    { fleet: [S4] },
    { phase: 'weapons fire', active: 2 },
  );
  t.act(2, 'fire', S2).pick(2, S4);
  expect(t.whyNot(1, 'C4 Navigator', 'C1 Crewman', 'C3 Nurse', 'C2 Ensign')?.text).toMatch(/^The answer names \d/);
  t.pick(1, 'C4 Navigator', 'C1 Crewman', 'C3 Nurse');
  expect(t.on('T3 Moon').sort()).toEqual(['C1 Crewman', 'C3 Nurse', 'C4 Navigator']);
  expect([t.inPlay(S2), t.pile(1, 'discard').sort()]).toEqual([false, ['C2 Ensign', 'E1 Escape Pod', S2]]);
});
test('E1 Escape Pod: without another location no crew escapes', () => {
  const t = attack(['E1 Escape Pod', 'C4 Navigator'], 1);
  t.act(2, 'fire', S2).pick(2, S4);
  expect(t.pile(1, 'discard').sort()).toEqual(['C4 Navigator', 'E1 Escape Pod', S2]);
});
test('E10 Hypercube: a ship that would be destroyed loses all its damage in place of that, and the hypercube is gone', () => {
  const t = attack(['E10 Hypercube'], 1);
  t.act(2, 'fire', S2).pick(2, S4, S4, S4);
  expect([t.strength(S2), t.shields(S2), t.pile(1, 'discard')]).toEqual([[2, 2], 3, ['E10 Hypercube']]);
});
test('E10 Hypercube: is played as a reaction to a volley that would destroy a ship, and to no weaker one', () => {
  const t = attack([], 1, ['E10 Hypercube']);
  t.act(2, 'fire', S2).pick(2, S4).act(1, 'respond', 'E10 Hypercube');
  expect([t.strength(S2), t.pile(1, 'discard')]).toEqual([[2, 2], ['E10 Hypercube']]);
  const weak = attack([], 0, ['E10 Hypercube']);
  weak.act(2, 'fire', S2).pick(2, S4);
  expect(weak.offers(1, 'respond', 'E10 Hypercube')).toBe(false);
  weak.leaveOpen();
});
test('E3 Emergency Power: the shields of a ship take less of a volley, by half its strength; points beyond the shields stay', () => {
  const t = sides([S4], { hand: ['E3 Emergency Power'] }, { fleet: [S4] }, { phase: 'weapons fire', active: 2 });
  const mine = t.all(S4, 1)[0]!;
  // 3 points at 2 shields: both points to the shields are ignored, the third goes to the structure
  t.act(2, 'fire', mine).pick(2, S4, S4, S4).act(1, 'respond', 'E3 Emergency Power');
  expect([t.shields(mine), t.strength(mine)[1], t.pile(1, 'discard')]).toEqual([2, 3, ['E3 Emergency Power']]);
});
test('E3 Emergency Power: has no use on a ship without shields, or in its player’s own turn', () => {
  const t = attack([], 0, ['E3 Emergency Power']);
  t.act(2, 'fire', S2).pick(2, S4);
  expect(t.offers(1, 'respond', 'E3 Emergency Power')).toBe(false);
  t.leaveOpen();
  expect(sides([S2], { hand: ['E3 Emergency Power'] }).refuses(1, 'play', 'E3 Emergency Power')).toBe('ge/reaction/6');
});
test('E4 Hull Rotation: an Argonian ship ignores as many points of a volley as it has shields', () => {
  const t = sides([S4], { hand: ['E4 Hull Rotation'] }, { fleet: [S4] }, { phase: 'weapons fire', active: 2 });
  const mine = t.all(S4, 1)[0]!;
  t.act(2, 'fire', mine).pick(2, S4, S4, S4).act(1, 'respond', 'E4 Hull Rotation');
  expect([t.shields(mine), t.strength(mine)[1], t.pile(1, 'discard')]).toEqual([1, 4, ['E4 Hull Rotation']]);
});
test('E4 Hull Rotation: no other ship can use it', () => {
  const t = sides([S2], { hand: ['E4 Hull Rotation'] }, { fleet: [S4] }, { phase: 'weapons fire', active: 2 });
  t.act(2, 'fire', S2).pick(2, S4);
  expect(t.offers(1, 'respond', 'E4 Hull Rotation')).toBe(false);
  t.leaveOpen();
});
test('E6 Distortion Generator: the weakest ship of the fleet cannot be damaged for a turn', () => {
  const t = sides(
    [S2, S4],
    { hand: ['E6 Distortion Generator'], order: 'never' },
    { fleet: ['S1 Ship from the Future'] },
  );
  t.act(1, 'play', 'E6 Distortion Generator').untilPhase('weapons fire', 2);
  expect(t.pile(1, 'discard')).toContain('E6 Distortion Generator');
  expect(t.offers(2, 'fire', S2)).toBe(false);
  t.act(2, 'fire', S4).pick(2, ...many(2, 'S1 Ship from the Future'));
  expect(t.shields(S4)).toBe(0);
});
test('E6 Distortion Generator: as a reaction it saves the weakest ship, and no other', () => {
  const t = sides(
    [S2, S4],
    { hand: ['E6 Distortion Generator'] },
    { fleet: [S5] },
    { phase: 'weapons fire', active: 2 },
  );
  t.act(2, 'fire', S2).pick(2, S5, S5).act(1, 'respond', 'E6 Distortion Generator');
  expect(t.shields(S2)).toBe(3);
  const strong = sides(
    [S2, S4],
    { hand: ['E6 Distortion Generator'] },
    { fleet: [S5] },
    { phase: 'weapons fire', active: 2 },
  );
  // in answer to another volley it saves the weakest ship from what comes later
  strong.act(2, 'fire', S4).pick(2, S5).act(1, 'respond', 'E6 Distortion Generator');
  expect(strong.offers(2, 'fire', S2)).toBe(false);
});
test('E6 Distortion Generator: negates a Divergent Anomaly', () => {
  const t = sides(
    [S2],
    { hand: ['E6 Distortion Generator'] },
    { fleet: [S5], hand: ['H1 Divergent Anomaly'] },
    { active: 2 },
  );
  t.act(2, 'play', 'H1 Divergent Anomaly').pick(2, S2).act(1, 'respond', 'E6 Distortion Generator');
  expect([t.protected(1), t.pile(2, 'discard')]).toEqual([true, ['H1 Divergent Anomaly']]);
});
test('E4 Stellar Map: no hazard is played against its ship; those already there stay', () => {
  const t = sides([{ card: S2, on: ['E4 Stellar Map'] }, S3], {}, { hand: ['H1 Dust Cloud'] }, { active: 2 });
  t.act(2, 'play', 'H1 Dust Cloud');
  expect(t.question).toBe('place');
  expect(t.offered(2)).not.toContain('Police');
  t.pick(2, S3);
  expect([t.shields(S2), t.shields(S3)]).toEqual([3, 2]);
});
test('E5 Defense Grid: mines and hazards do 2 less damage to its P.O.T. ship', () => {
  const grid: CardPlace = { card: 'E5 Defense Grid', engaged: true };
  const t = sides(
    [{ card: S2, on: ['E2 Nuclear Mine', 'E5 Antimatter Mine'] }],
    {},
    { fleet: [{ card: 'S4 P.O.T. Destroyer', on: [grid] }] },
  );
  t.act(1, 'use', 'E2 Nuclear Mine');
  expect(t.shields('S4 P.O.T. Destroyer')).toBe(3);
  t.act(1, 'use', 'E5 Antimatter Mine');
  expect([t.shields('S4 P.O.T. Destroyer'), t.strength('S4 P.O.T. Destroyer')]).toEqual([0, [4, 4]]);
});
test('E5 Defense Grid: hazards do 2 less damage there as well, weapons as much as ever; disengaged it lessens nothing', () => {
  const ship = 'S4 P.O.T. Destroyer';
  const left = (engaged: boolean, by: 'hazard' | 'weapons'): number => {
    const t = sides(
      ['S4 Independent Pirate Ship'],
      { hand: ['H5 Ion Storm'], order: 'never' },
      { fleet: [{ card: ship, on: [{ card: 'E5 Defense Grid', engaged }] }] },
      by === 'weapons' ? { phase: 'weapons fire' } : {},
    );
    const [strength, shields] = [t.strength(ship)[1], t.shields(ship)];
    if (by === 'weapons') t.act(1, 'fire', ship).pick(1, ...many(3, 'S4 Independent Pirate Ship'));
    else t.act(1, 'play', 'H5 Ion Storm');
    if (t.question === 'target' || t.question === 'place') t.pick(1, ship);
    return strength + shields - t.strength(ship)[1] - t.shields(ship);
  };
  expect([left(true, 'hazard'), left(false, 'hazard')]).toEqual([3, 5]);
  expect([left(true, 'weapons'), left(false, 'weapons')]).toEqual([3, 3]);
});
test('E5 Defense Grid: one to a ship; it damages an independent shuttle, and none that is carried', () => {
  const t = sides(
    [{ card: 'S4 P.O.T. Destroyer', on: [{ card: 'E5 Defense Grid', engaged: true }] }],
    { hand: ['E5 Defense Grid'] },
    { fleet: [{ card: S5, on: ['E3 Shuttlecraft'] }] },
  );
  expect(t.refuses(1, 'play', 'E5 Defense Grid')).toBe('ge/equipment/1');
  const bare = sides(['S4 P.O.T. Destroyer'], { hand: ['E5 Defense Grid'] }).act(1, 'play', 'E5 Defense Grid');
  expect(bare.under('E5 Defense Grid')).toBe('S4 P.O.T. Destroyer');
  expect(t.refuses(1, 'use', 'E5 Defense Grid')).toBe('ge/crucial-rules/1');
  const free = sides(
    [{ card: 'S4 P.O.T. Destroyer', on: [{ card: 'E5 Defense Grid', engaged: true }] }],
    {},
    { fleet: [S5, 'E3 Shuttlecraft'] },
  );
  free.act(1, 'use', 'E5 Defense Grid');
  expect(free.strength('E3 Shuttlecraft')).toEqual([3, 1]);
});
test('E6 Super Computer: its ship is immune to electronic warfare of others, and it generates 1 command', () => {
  const t = sides(
    ['T3 Moon', { card: 'S3 Mechad Destroyer', on: ['E6 Super Computer'] }],
    { order: 'never' },
    {},
    { phase: 'allocation' },
  );
  const without = t.trial();
  t.pick(1, 'S3 Mechad Destroyer');
  // two players began
  expect(t.happened('generated')[0]!.slots).toBe(2 + 1);
  // foreign technology works only on an engaged unit
  without.pick(1);
  expect(without.happened('generated')[0]!.slots).toBe(2);
});

// changing ships, and points

test('E9 Hologram: a ship of the hand replaces its ship without a Card Play; cards aboard stay, damage is gone', () => {
  const t = sides([{ card: 'S3 Clydon Light Star Cruiser', damage: 2, on: ['E9 Hologram', 'C4 Navigator'] }], {
    hand: ['S4 Clydon Medium Star Cruiser'],
    slots: 1,
  });
  t.act(1, 'use', 'E9 Hologram');
  const ship = 'S4 Clydon Medium Star Cruiser';
  expect([t.on(ship).sort(), t.strength(ship), t.engaged(ship)]).toEqual([
    ['C4 Navigator', 'E9 Hologram'],
    [4, 4],
    true,
  ]);
  expect([t.pile(1, 'hand'), t.player(1).plays]).toEqual([['S3 Clydon Light Star Cruiser'], 3]);
});
test('E9 Hologram: is exclusive technology of the Clydon', () => {
  const t = sides([{ card: S4, on: [{ card: 'E9 Hologram', engaged: false }] }], { hand: ['S3 Argonian Frigate'] });
  expect(t.refuses(1, 'use', 'E9 Hologram')).toBe('ge/disengaged/1');
});
test('E9 Hologram: as a reaction another ship is hit instead of the one that was fired at', () => {
  const t = sides(
    ['S3 Clydon Light Star Cruiser'],
    { hand: ['E9 Hologram', 'S4 Clydon Medium Star Cruiser'], slots: 1 },
    { fleet: [S4] },
    { phase: 'weapons fire', active: 2 },
  );
  t.act(2, 'fire', 'S3 Clydon Light Star Cruiser').pick(2, S4, S4, S4).act(1, 'respond', 'E9 Hologram').pass(1);
  expect([t.shields('S4 Clydon Medium Star Cruiser'), t.pile(1, 'hand')]).toEqual([
    1,
    ['S3 Clydon Light Star Cruiser'],
  ]);
});
test('E1 Probe: generates as much research as its strength', () => {
  const t = sides([{ card: S2, on: ['E1 Probe'] }], { order: 'never' }, {}, { phase: 'allocation' });
  t.untilPhase('play A', 1);
  expect(t.happened('generated')[0]!.points).toMatchObject({ research: 1 });
});
test('E1 Probe: generates nothing on a disengaged ship', () => {
  const t = sides([{ card: S4, engaged: false, on: ['E1 Probe'] }], { order: 'never' }, {}, { phase: 'allocation' });
  t.untilPhase('play A', 1);
  expect(t.happened('generated')[0]!.points.research).toBe(0);
});

// effects on other players' ships

test('E2 Repulsion Beam: a ship of another player fires no weapons for a turn, and then again', () => {
  const t = sides(
    ['S2 Vektrean Frigate', S2],
    { hand: ['E2 Repulsion Beam'], order: 'never' },
    { fleet: ['S1 Ship from the Future'] },
  );
  t.act(1, 'play', 'E2 Repulsion Beam');
  expect(t.pile(1, 'discard')).toEqual(['E2 Repulsion Beam']);
  t.untilPhase('play A', 2).act(2, 'pass');
  // it has no weapon: its Weapons Fire Phase ends at once
  expect(t.s.phase).not.toBe('weapons fire');
  t.untilPhase('play A', 1).untilPhase('weapons fire', 2);
  expect(t.offers(2, 'fire', S2)).toBe(true);
});
test('E2 Repulsion Beam: as a reaction the ship that fires does not; the others of the volley do', () => {
  const t = sides(
    ['S2 Vektrean Frigate', S3],
    { hand: ['E2 Repulsion Beam'] },
    { fleet: [S4, S2] },
    { phase: 'weapons fire', active: 2 },
  );
  t.act(2, 'fire', S3).pick(2, S4, S4, S2).act(1, 'respond', 'E2 Repulsion Beam').pick(1, S4);
  expect(t.shields(S3)).toBe(2);
});
test('E2 Repulsion Beam: is Vektrean foreign technology: of no use to a fleet of others', () => {
  expect(sides([S2], { hand: ['E2 Repulsion Beam'] }).refuses(1, 'play', 'E2 Repulsion Beam')).toBe('ge/equipment/1');
  const t = sides([S3], { hand: ['E2 Repulsion Beam'] }, { fleet: [S4] }, { phase: 'weapons fire', active: 2 });
  t.act(2, 'fire', S3).pick(2, S4);
  expect(t.offers(1, 'respond', 'E2 Repulsion Beam')).toBe(false);
  t.leaveOpen();
});
test('E2 Tractor Beam: a tractored ship fires at its captor alone, and does half its damage', () => {
  const t = sides([S2, S3], { hand: ['E2 Tractor Beam'], order: 'never' }, { fleet: ['S1 Ship from the Future'] });
  t.act(1, 'play', 'E2 Tractor Beam').pick(1, S2).untilPhase('weapons fire', 2);
  expect([t.offers(2, 'fire', S2), t.offers(2, 'fire', S3)]).toEqual([true, false]);
  t.act(2, 'fire', S2).pick(2, ...many(3, 'S1 Ship from the Future'));
  // half of three is one
  expect(t.shields(S2)).toBe(2);
  t.untilPhase('play A', 1);
  expect(t.pile(1, 'discard')).toEqual(['E2 Tractor Beam']);
});
test('E2 Tractor Beam: as a reaction it draws the fire of a ship onto its own unit', () => {
  const t = sides([S2, S3], { hand: ['E2 Tractor Beam'] }, { fleet: [S4] }, { phase: 'weapons fire', active: 2 });
  t.act(2, 'fire', S3).pick(2, S4, S4).act(1, 'respond', 'E2 Tractor Beam').pick(1, S2);
  expect([t.shields(S3), t.shields(S2)]).toEqual([3, 2]);
});
test('E2 Tractor Beam: of several ships in a volley it draws the fire of one', () => {
  const t = sides([S2, S3], { hand: ['E2 Tractor Beam'] }, { fleet: [S4, S2] }, { phase: 'weapons fire', active: 2 });
  const mine = t.all(S2, 1)[0]!;
  t.act(2, 'fire', S3).pick(2, S4, S4, S2).act(1, 'respond', 'E2 Tractor Beam').pick(1, S4).pick(1, mine);
  expect([t.shields(S3), t.shields(mine)]).toEqual([2, 2]);
});
test('E6 Sabot Sequencer: sabots of its Krebiz ship do double damage, its phasers do not', () => {
  const t = sides(
    [{ card: 'S3 Krebiz Minesweeper', given: [0, 0, 1], on: ['E6 Sabot Sequencer'] }],
    {},
    { fleet: [S5] },
    { phase: 'weapons fire' },
  );
  t.act(1, 'fire', S5).pick(1, ...many(4, 'S3 Krebiz Minesweeper'));
  expect(t.happened('fired')[0]!.fire).toMatchObject({ phasers: 3, heavy: 2 });
});
test('E6 Sabot Sequencer: is exclusive technology', () => {
  const t = sides([S2], { hand: ['E6 Sabot Sequencer'] }).act(1, 'play', 'E6 Sabot Sequencer');
  expect(t.engaged('E6 Sabot Sequencer')).toBe(false);
});
test('E8 Energy Flux Mode Enhancement: for 1 energy for each energy flux its fluxes do three times their damage', () => {
  const enhanced: CardPlace = { card: 'E8 Energy Flux Mode Enhancement', engaged: false };
  const t = sides(
    ['T6 System', 'T4 Gaia Planet', 'T3 Moon', { card: S4, on: [enhanced] }],
    { order: 'never' },
    {},
    { phase: 'allocation' },
  );
  const arm = `Arm Energy Flux of ${S4} (2 weapons)`;
  t.pick(1, S4, arm, arm, t.id('E8 Energy Flux Mode Enhancement'));
  t.untilPhase('weapons fire', 1)
    .act(1, 'fire', S5)
    .pick(1, ...many(5, S4));
  expect(t.happened('fired')[0]!.fire).toMatchObject({ phasers: 3, heavy: 6 });
});
test('E8 Energy Flux Mode Enhancement: without its energy it does nothing', () => {
  const t = sides(
    ['T3 Moon', { card: S4, on: [{ card: 'E8 Energy Flux Mode Enhancement', engaged: false }] }],
    { order: 'never' },
    {},
    { phase: 'allocation' },
  );
  const enhancement = t.id('E8 Energy Flux Mode Enhancement');
  expect(t.whyNot(1, S4, enhancement)?.rule).toBe('ge/allocation-phase/6');
  t.pick(1, S4);
  expect(t.engaged(enhancement)).toBe(false);
});
test('E6 Warp Field Destabilization Gun: its target needs three times its energy on its next turn, and no longer', () => {
  const gun: CardPlace = { card: 'E6 Warp Field Destabilization Gun', engaged: true };
  const t = sides(
    [{ card: 'S3 Corporate Destroyer', on: [gun] }],
    { order: 'never' },
    { fleet: ['T3 Moon', 'T3 Brown Dwarf', S4] },
  );
  t.act(1, 'use', 'E6 Warp Field Destabilization Gun').untilPhase('allocation', 2);
  // 1 supply and 3 energy, but only 2 energy are generated
  expect(t.whyNot(2, S4)?.rule).toBe('ge/allocation-phase/6');
  t.untilPhase('allocation', 1).untilPhase('allocation', 2);
  expect(t.whyNot(2, S4)).toBe(null);
});
test('E6 Warp Field Destabilization Gun: is not used on the same unit twice running', () => {
  const gun: CardPlace = { card: 'E6 Warp Field Destabilization Gun', engaged: true };
  const t = sides(['T4 Gaia Planet', 'T3 Moon', { card: 'S3 Corporate Destroyer', on: [gun] }], { order: 'never' });
  const again = (): Table =>
    t.untilPhase('allocation', 1).pick(1, 'S3 Corporate Destroyer', t.id('E6 Warp Field Destabilization Gun'));
  t.act(1, 'use', 'E6 Warp Field Destabilization Gun');
  again();
  expect(t.refuses(1, 'use', 'E6 Warp Field Destabilization Gun')).toBe('ge/crucial-rules/1');
  again();
  expect(t.offers(1, 'use', 'E6 Warp Field Destabilization Gun')).toBe(true);
});
test('E7 Argonian Strobe: for 1 energy each, units that their player chooses fire no weapons for a turn', () => {
  const future = 'S1 Ship from the Future';
  const t = sides(
    ['T4 Forming System', 'T3 Moon', { card: S4, on: ['E7 Argonian Strobe'] }],
    { order: 'never' },
    { fleet: [future, S2, future] },
    { phase: 'allocation' },
  );
  const blind = 'Energy to blind units, one for each (E7 Argonian Strobe)';
  t.pick(1, S4, blind, blind).act(1, 'use', 'E7 Argonian Strobe');
  t.pick(2, future).pick(2, future);
  t.untilPhase('weapons fire', 2).act(2, 'fire', S4);
  expect([t.offered(2).includes('Police'), t.offered(2).includes('Future')]).toEqual([true, false]);
  t.leaveOpen();
});
rule(
  'ge-r-strobe-1',
  'E7 Argonian Strobe: cannot be used against the same player in two turns running, or without energy',
  () => {
    const t = sides(
      ['T4 Forming System', 'T3 Moon', { card: S4, on: ['E7 Argonian Strobe'] }],
      { order: 'never' },
      { fleet: [S2] },
      { phase: 'allocation' },
    );
    const blind = 'Energy to blind units, one for each (E7 Argonian Strobe)';
    t.pick(1, S4, blind).act(1, 'use', 'E7 Argonian Strobe').untilPhase('allocation', 1).pick(1, S4, blind);
    expect(t.refuses(1, 'use', 'E7 Argonian Strobe')).toBe('ge/crucial-rules/1');
    t.untilPhase('allocation', 1).pick(1, S4);
    expect(t.refuses(1, 'use', 'E7 Argonian Strobe')).toBe('ge/crucial-rules/1');
    t.untilPhase('allocation', 1).pick(1, S4, blind);
    expect(t.offers(1, 'use', 'E7 Argonian Strobe')).toBe(true);
  },
);
rule('ge-r-strobe-2', 'E7 Argonian Strobe: of a second one the player may name the same unit again', () => {
  const strobe = { card: 'E7 Argonian Strobe', given: [...Array<number>(12).fill(0), 1] };
  const t = sides(
    [{ card: S4, on: [strobe, strobe] }],
    { order: 'never' },
    { fleet: [S2, 'S1 Ship from the Future'], order: 'never' },
  );
  const [first, second] = t.all('E7 Argonian Strobe') as [number, number];
  t.act(1, 'use', first).pick(2, S2).act(1, 'use', second).pick(2, S2);
  t.untilPhase('weapons fire', 2).act(2, 'fire', S4);
  expect([t.offered(2).includes('Police'), t.offered(2).includes('Future')]).toEqual([false, true]);
  t.leaveOpen();
});
test('E4 Shuttle Bomb: does card damage of its shuttle’s strength to a unit; both are gone', () => {
  const t = sides([{ card: S2, on: [{ card: 'E3 Shuttlecraft', on: ['E4 Shuttle Bomb'] }] }]);
  t.act(1, 'use', 'E4 Shuttle Bomb');
  expect([t.shields(S5), t.pile(1, 'discard').sort()]).toEqual([1, ['E3 Shuttlecraft', 'E4 Shuttle Bomb']]);
});
test('E4 Shuttle Bomb: hits any target of weapons but terrain, and no crew or cards of its own fleet', () => {
  const at = (fleet: readonly CardPlace[]) =>
    sides(['T3 Moon', { card: S2, on: [{ card: 'E3 Shuttlecraft', on: ['E4 Shuttle Bomb'] }] }], {}, { fleet });
  const t = at([{ card: 'T6 System', on: ['C5 Captain', 'B4 Research Base'] }]).act(1, 'use', 'E4 Shuttle Bomb');
  expect([t.strength('B4 Research Base'), t.inPlay('C5 Captain')]).toEqual([[4, 1], true]);
  expect(at(['T6 System']).refuses(1, 'use', 'E4 Shuttle Bomb')).toBe('ge/crucial-rules/1');
});
test('E4 Shuttle Bomb: is played on a shuttle or fighter alone', () => {
  const t = sides([{ card: S2, on: ['E5 Fighter', 'E2 Transporter'] }], { hand: ['E4 Shuttle Bomb'] });
  t.act(1, 'play', 'E4 Shuttle Bomb');
  expect(t.under('E4 Shuttle Bomb')).toBe('E5 Fighter');
  expect(sides([S2], { hand: ['E4 Shuttle Bomb'] }).refuses(1, 'play', 'E4 Shuttle Bomb')).toBe('ge/equipment/1');
});
test('E8 Mechad Network Interface: there are two of its ship and of the cards on it, each with its points', () => {
  const ship = 'S3 Mechad Destroyer';
  const t = sides(
    ['T3 Moon', 'T6 System', { card: ship, on: ['E8 Mechad Network Interface', 'E1 Probe'] }],
    { order: 'never' },
    {},
    { phase: 'allocation' },
  );
  const two = t.all(ship);
  t.allocate(1, { engage: two, give: two.map(id => [id, '2', 2] as const) }).untilPhase('weapons fire', 1);
  const [points] = t.happened('generated');
  expect([points!.points.research]).toEqual([2]);
  t.act(1, 'fire', S5).proposed();
  expect(t.happened('fired')[0]!.fire).toMatchObject({ phasers: 4, heavy: 4 });
});
test('E8 Mechad Network Interface: its ship takes the command slots of two, and without them it is not played', () => {
  const ship = 'S3 Mechad Destroyer';
  const play = (slots: number) => sides([ship], { hand: ['E8 Mechad Network Interface'], slots });
  expect(play(1).refuses(1, 'play', 'E8 Mechad Network Interface')).toBe('ge/equipment/1');
  const t = play(2);
  expect(t.slots(1)).toBe(1);
  t.act(1, 'play', 'E8 Mechad Network Interface');
  expect(t.slots(1)).toBe(2);
});
rule(
  'ge-r-network-interface-3',
  'E8 Mechad Network Interface: with its ship the copy is gone, and the interface stays',
  () => {
    const ship = 'S3 Mechad Destroyer';
    const t = sides([{ card: ship, on: ['E8 Mechad Network Interface'] }]);
    expect(t.slots(1)).toBe(2);
    // nothing pays for the ship in its next turn
    t.untilPhase('play A', 2).untilPhase('play A', 1);
    expect([t.engaged(ship), t.slots(1), t.inPlay('E8 Mechad Network Interface')]).toEqual([false, 1, true]);
  },
);
test('E8 Mechad Network Interface: one supply point is enough for one of the two', () => {
  const ship = 'S3 Mechad Destroyer';
  const t = sides(
    ['T1 Captured Satellite', { card: ship, on: ['E8 Mechad Network Interface'] }],
    { order: 'never' },
    {},
    { phase: 'allocation' },
  );
  const [one, other] = t.all(ship) as [number, number];
  expect([{ engage: [one] }, { engage: [one, other] }].map(plan => t.forbidsPlan(1, plan))).toEqual([
    '',
    'ge/allocation-phase/6',
  ]);
});
test('E3 Reserve Power: engages a unit at once that lacks energy alone, and powers its systems with the rest', () => {
  const base: CardPlace = { card: 'T3 Moon', on: [{ card: 'B4 Base Station', engaged: false }] };
  const t = sides([base], { hand: ['E3 Reserve Power'] });
  t.act(1, 'play', 'E3 Reserve Power');
  expect(t.engaged('B4 Base Station')).toBe(true);
});
test('E3 Reserve Power: does not engage a ship that needs supply, too', () => {
  const t = sides([{ card: S4, engaged: false }], { hand: ['E3 Reserve Power'] });
  t.act(1, 'play', 'E3 Reserve Power');
  expect(t.engaged(S4)).toBe(false);
});
test('E3 Reserve Power: played as points are allocated it powers its unit alone, and goes back to the hand in the Discard Phase', () => {
  const t = sides(
    ['T3 Moon', { card: S4, engaged: false }, { card: 'S3 Argonian Frigate', engaged: false }],
    { hand: ['E3 Reserve Power'], order: 'never' },
    {},
    { phase: 'allocation' },
  );
  // 2 supply and 1 energy engage one of the ships; the reserve power pays the energy of the other
  const power = `Play E3 Reserve Power for 3 energy to ${S4}`;
  expect(t.whyNot(1, S4, 'S3 Argonian Frigate')?.rule).toBe('ge/allocation-phase/6');
  t.pick(1, S4, 'S3 Argonian Frigate', power);
  expect([t.engaged(S4), t.engaged('S3 Argonian Frigate'), t.player(1).plays]).toEqual([true, true, 2]);
  t.untilAsked('way', 1).pick(1, 'It goes back to your hand');
  expect(t.pile(1, 'hand')).toEqual(['E3 Reserve Power']);
});
test('E3 Reserve Power: its player may discard the one that was used; the one in the hand stays there', () => {
  const t = sides(
    ['T3 Moon', { card: S4, engaged: false }],
    { hand: ['E3 Reserve Power', 'E3 Reserve Power'], order: 'never' },
    {},
    { phase: 'allocation' },
  );
  t.pick(1, S4, `Play E3 Reserve Power for 3 energy to ${S4}`);
  t.untilAsked('way', 1).pick(1, 'It is discarded');
  expect([t.pile(1, 'hand'), t.pile(1, 'discard')]).toEqual([['E3 Reserve Power'], ['E3 Reserve Power']]);
});
test('E3 Reserve Power: its energy goes to no other unit', () => {
  const t = sides(
    ['T1 Large Asteroid', { card: S4, engaged: false }, { card: 'S3 Argonian Frigate', engaged: false }],
    { hand: ['E3 Reserve Power'], order: 'never' },
    {},
    { phase: 'allocation' },
  );
  expect(t.whyNot(1, 'S3 Argonian Frigate', `Play E3 Reserve Power for 3 energy to ${S4}`)?.rule).toBe(
    'ge/allocation-phase/6',
  );
  expect(t.whyNot(1, S4, `Play E3 Reserve Power for 3 energy to ${S4}`)).toBe(null);
});
test('E1 Cargo: its unit uses it up for 1 supply in the Allocation Phase; no other does', () => {
  const t = sides(
    ['T3 Protostar', { card: S4, engaged: false, on: ['E1 Cargo'] }, { card: 'S3 Argonian Frigate', engaged: false }],
    { order: 'never' },
    {},
    { phase: 'allocation' },
  );
  const use = `Use up E1 Cargo for 1 supply to ${S4}`;
  expect(t.whyNot(1, 'S3 Argonian Frigate', use)?.rule).toBe('ge/allocation-phase/6');
  t.pick(1, S4, use);
  expect([t.engaged(S4), t.pile(1, 'discard')]).toEqual([true, ['E1 Cargo']]);
});

test('E4 Stellar Map: its ship gets energy ahead of a black hole, and no other does', () => {
  const fleet = (on: readonly string[]): Table =>
    sides(
      [
        'T3 Moon',
        { card: S4, engaged: false, on },
        { card: 'S3 Argonian Frigate', engaged: false },
        { card: 'T6 Black Hole', by: 2 },
      ],
      { order: 'never' },
      {},
      { phase: 'allocation' },
    );
  expect(fleet([]).whyNot(1, S4)?.rule).toBe('ge/allocation-phase/6');
  const t = fleet(['E4 Stellar Map']);
  expect(t.whyNot(1, 'S3 Argonian Frigate')?.rule).toBe('ge/allocation-phase/6');
  t.pick(1, S4);
  expect(t.engaged(S4)).toBe(true);
});
test('E6 Super Computer: electronic warfare of another player takes nothing off the fire of its ship', () => {
  const ship = 'S3 Mechad Destroyer';
  const warfare = 'O3 Defensive Electronic Warfare';
  const left = (on: readonly string[]): number => {
    const t = sides(
      [{ card: ship, on }],
      { order: 'never' },
      { hand: [warfare], order: 'always' },
      { phase: 'weapons fire' },
    );
    t.act(1, 'fire', S5).pick(1, ship, ship).act(2, 'respond', warfare);
    return t.shields(S5);
  };
  expect([left([]), left(['E6 Super Computer'])]).toEqual([4, 2]);
});
test('C5 Weapons Officer: electronic warfare of others does not reduce the fire of its ship either', () => {
  const warfare = 'O3 Defensive Electronic Warfare';
  const t = sides(
    [{ card: S2, on: ['C5 Weapons Officer'] }],
    { order: 'never' },
    { hand: [warfare], order: 'always' },
    { phase: 'weapons fire' },
  );
  // twice three phasers, half as much again
  t.act(1, 'fire', S5).pick(1, S2, S2).act(2, 'respond', warfare);
  expect(t.shields(S5)).toBe(1);
});
