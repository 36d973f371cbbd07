import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import type { CardPlace, SeatPosition } from '../../../src/index.ts';
import { understands } from '../../../src/rules/fleet/equipment.ts';
import { beingPlayed, stopIt, titled } from '../../../src/words/index.ts';
import { type Table, table } from '../../table.ts';
import { testCard } from '../../test-cards.ts';

// The equipment of the Primary Edition

const MOON = 'T3 Moon';
/** strength 2, 3 shields, 3 phasers, needs nothing */
const S2 = 'S2 Police Cutter';
const S3 = 'S3 Tufor Cutter';
/** strength 4, 2 shields, 3 phasers, 2 energy fluxes */
const S4 = 'S4 Argonian Destroyer';
/** strength 5, 4 shields, 2 phasers, 2 boomerangs */
const S5 = 'S5 Indirigan Destroyer';
const KREBIZ = 'S3 Krebiz Minesweeper';
const MECHAD = 'S3 Mechad Destroyer';
const BASE = 'B4 Base Station';
type Phase = 'play A' | 'weapons fire' | 'allocation';
/** Player 1 with the stacks of a fleet; player 2 with a destroyer. */
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
const many = (n: number, card: string): string[] => Array.from({ length: n }, () => card);
const FIRE = { phase: 'weapons fire' } as const;
const UNDER_FIRE = { phase: 'weapons fire', active: 2 } as const;

// refits and armor

for (const [refit, n] of [
  ['E1 Distribution Node (Primary Edition)', 1],
  ['E9 Distribution Nodes (Primary Edition)', 3],
] as const) {
  test(`${refit}: a Mechad ship has ${n} more node${n > 1 ? 's' : ''}: each point of energy makes its field that much stronger; at most 3 more`, () => {
    const field = (on: readonly string[]) => {
      const t = sides(
        ['T4 Gaia Planet', { card: MECHAD, emf: 0, on }, MOON],
        { order: 'never' },
        {},
        { phase: 'allocation' },
      );
      t.pick(1, MECHAD, `Energy for the field of ${MECHAD}`);
      return t.card(MECHAD).emf;
    };
    expect([field([]), field([refit]), field(many(4, refit))]).toEqual([1, Math.min(3, 1 + n), 3]);
  });
  test(`${refit}: is exclusive technology: on a ship of others it is disengaged and adds nothing`, () => {
    const t = sides([S2], { hand: [refit] }).act(1, 'play', refit);
    expect([t.under(refit), t.engaged(refit)]).toEqual([S2, false]);
  });
}
test('E3 Heavy Shield Refit (Primary Edition): its ship has 2 more shields, at most 3 by all refits; a base has all', () => {
  const refit = 'E3 Heavy Shield Refit (Primary Edition)';
  const t = sides([
    { card: S2, on: [refit] },
    { card: S3, on: many(4, refit) },
    { card: MOON, on: [{ card: BASE, on: many(4, refit) }] },
  ]);
  expect([t.shields(S2), t.shields(S3), t.shields(BASE)]).toEqual([5, 6, 12]);
});
rule('ge-r-emf-4', 'E3 Heavy Shield Refit (Primary Edition): goes on no ship with a field, which is no shield', () => {
  const t = sides([MECHAD, S2], { hand: ['E3 Heavy Shield Refit (Primary Edition)'] });
  t.act(1, 'play', 'E3 Heavy Shield Refit (Primary Edition)');
  expect(t.under('E3 Heavy Shield Refit (Primary Edition)')).toBe(S2);
});
for (const [armor, n] of [
  ['E1 Krebiz Armor (Primary Edition)', 1],
  ['E2 Krebiz Armor', 2],
  ['E3 Krebiz Armor (Primary Edition)', 3],
] as const) {
  test(`${armor}: a Krebiz ship with a cruiser hull has ${n} more strength`, () => {
    const t = sides([{ card: KREBIZ, on: [armor] }]);
    expect(t.strength(KREBIZ)[0]).toBe(3 + n);
    const cruiser = sides([S2, { card: KREBIZ, as: 1 }], { hand: [armor] }).act(1, 'play', armor);
    expect(cruiser.under(armor)).toBe(KREBIZ);
  });
  test(`${armor}: goes on no capsule, and on no ship of others`, () => {
    const t = sides([{ card: KREBIZ, as: 2 }, S2], { hand: [armor] });
    expect(t.refuses(1, 'play', armor)).toBe('ge/equipment/1');
  });
}
test('E3 Engine Synchronization: its ship needs 1 less energy to be engaged', () => {
  const engage = (on: readonly string[]) =>
    sides(
      ['T1 Large Asteroid', { card: S4, engaged: false, on }],
      { order: 'never' },
      {},
      { phase: 'allocation' },
    ).leaveOpen();
  // a destroyer needs 1 supply and 1 energy, and the asteroid has only supply
  expect(engage([]).whyNot(1, S4)?.rule).toBe('ge/allocation-phase/6');
  expect(engage(['E3 Engine Synchronization']).whyNot(1, S4)).toBe(null);
});
test('E3 Engine Synchronization: goes on a ship, and not on a base', () => {
  const t = sides([{ card: MOON, on: [BASE] }], { hand: ['E3 Engine Synchronization'] });
  expect(t.refuses(1, 'play', 'E3 Engine Synchronization')).toBe('ge/equipment/1');
  const ship = sides([{ card: MOON, on: [BASE] }, S2], { hand: ['E3 Engine Synchronization'] });
  expect(ship.act(1, 'play', 'E3 Engine Synchronization').under('E3 Engine Synchronization')).toBe(S2);
});

// weapons and protection

/** The fire of an Indirigan destroyer with all its weapons armed. */
const boomerangs = (t: Table) => {
  t.act(1, 'fire', S4).pick(1, ...many(4, S5));
  return t.happened('fired').at(-1)!.fire;
};
test('E1 Fuser Mechanism: for this turn the boomerangs of its Indirigan ship do twice their damage, its phasers do not', () => {
  const t = sides(
    [{ card: S5, given: [0, 0, 2] }],
    { hand: ['E1 Fuser Mechanism'], order: 'never' },
    { fleet: [{ card: S4, engaged: false }] },
  );
  t.act(1, 'play', 'E1 Fuser Mechanism');
  expect(t.pile(1, 'discard')).toEqual(['E1 Fuser Mechanism']);
  expect(boomerangs(t.untilPhase('weapons fire', 1))).toMatchObject({ phasers: 2, heavy: 4 });
});
test('E1 Fuser Mechanism: no ship of others can use it', () => {
  const t = sides([S4], { hand: ['E1 Fuser Mechanism'] });
  expect(t.refuses(1, 'play', 'E1 Fuser Mechanism')).toBe('ge/equipment/1');
});
test('E8 Fuser: the boomerangs of its Indirigan ship do twice their damage, its phasers do not', () => {
  const t = sides([{ card: S5, given: [0, 0, 2], on: ['E8 Fuser'] }], {}, { fleet: [S4] }, FIRE);
  expect(boomerangs(t)).toMatchObject({ phasers: 2, heavy: 4 });
});
test('E8 Fuser: is exclusive technology: on a ship of others it is disengaged', () => {
  const t = sides([S4], { hand: ['E8 Fuser'] }).act(1, 'play', 'E8 Fuser');
  expect(t.engaged('E8 Fuser')).toBe(false);
});
test('E6 Sabot Sequencer (Primary Edition): sabots of its Krebiz ship do double damage, its phasers do not', () => {
  const sequencer = 'E6 Sabot Sequencer (Primary Edition)';
  const t = sides([{ card: KREBIZ, given: [0, 0, 1], on: [sequencer] }], {}, {}, FIRE);
  t.act(1, 'fire', S5).pick(1, ...many(4, KREBIZ));
  expect(t.happened('fired')[0]!.fire).toMatchObject({ phasers: 3, heavy: 2 });
});
test('E6 Sabot Sequencer (Primary Edition): is exclusive technology: on a ship of others it is disengaged', () => {
  const sequencer = 'E6 Sabot Sequencer (Primary Edition)';
  expect(
    sides([S2], { hand: [sequencer] })
      .act(1, 'play', sequencer)
      .engaged(sequencer),
  ).toBe(false);
});
test('E3 Emergency Power (Primary Edition): the shields of a ship take less of a volley, by half its strength', () => {
  const power = 'E3 Emergency Power (Primary Edition)';
  const t = sides([S4], { hand: [power] }, { fleet: [S4] }, UNDER_FIRE);
  const mine = t.all(S4, 1)[0]!;
  // 3 points at 2 shields: both points to the shields are ignored, the third goes to the structure
  t.act(2, 'fire', mine).pick(2, S4, S4, S4).act(1, 'respond', power);
  expect([t.shields(mine), t.strength(mine)[1], t.pile(1, 'discard')]).toEqual([2, 3, [power]]);
});
test('E3 Emergency Power (Primary Edition): the shields of a base take less of a hazard, by half its strength', () => {
  const power = 'E3 Emergency Power (Primary Edition)';
  const t = sides(
    [{ card: MOON, on: [BASE] }],
    { hand: [power] },
    { hand: ['H5 Ion Storm (Primary Edition)'] },
    { active: 2 },
  );
  const shields = t.shields(BASE);
  t.act(2, 'play', 'H5 Ion Storm (Primary Edition)').act(1, 'respond', power);
  // 5 points: 4 to its shields, 2 of which are ignored, and 1 to its structure
  expect([shields, t.shields(BASE), t.strength(BASE)]).toEqual([4, 2, [4, 3]]);
});
test('E3 Emergency Power (Primary Edition): has no use on a ship without shields', () => {
  const power = 'E3 Emergency Power (Primary Edition)';
  const t = sides([{ card: S2, shieldDamage: 3 }], { hand: [power] }, { fleet: [S4] }, UNDER_FIRE);
  t.act(2, 'fire', S2).pick(2, S4);
  expect(t.offers(1, 'respond', power)).toBe(false);
  t.leaveOpen();
});
test('E4 Hull Rotation (Primary Edition): an Argonian ship ignores as many points of a volley as it has shields left', () => {
  const rotation = 'E4 Hull Rotation (Primary Edition)';
  const t = sides([S4], { hand: [rotation] }, { fleet: [S4] }, UNDER_FIRE);
  const mine = t.all(S4, 1)[0]!;
  t.act(2, 'fire', mine).pick(2, S4, S4, S4).act(1, 'respond', rotation);
  expect([t.shields(mine), t.strength(mine)[1], t.pile(1, 'discard')]).toEqual([1, 4, [rotation]]);
});
test('E4 Hull Rotation (Primary Edition): no other ship can use it, and none without shields', () => {
  const rotation = 'E4 Hull Rotation (Primary Edition)';
  for (const mine of [S2, { card: S4, shieldDamage: 2 }]) {
    const t = sides([mine], { hand: [rotation] }, { fleet: [S3] }, UNDER_FIRE);
    t.act(2, 'fire', typeof mine === 'string' ? mine : mine.card).pick(2, S3);
    expect(t.offers(1, 'respond', rotation)).toBe(false);
    t.leaveOpen();
  }
});
test('E9 Shroud: phasers do no damage to its ship, heavy weapons do', () => {
  const fire = (engaged: boolean) => {
    const t = sides(
      [{ card: 'S3 Corporate Destroyer', on: [{ card: 'E9 Shroud', engaged }] }],
      { order: 'never' },
      { fleet: [{ card: S4, given: [0, 0, 2] }] },
      UNDER_FIRE,
    );
    const before = t.shields('S3 Corporate Destroyer') + t.strength('S3 Corporate Destroyer')[1];
    t.act(2, 'fire', 'S3 Corporate Destroyer').proposed();
    const after = t.inPlay('S3 Corporate Destroyer')
      ? t.shields('S3 Corporate Destroyer') + t.strength('S3 Corporate Destroyer')[1]
      : 0;
    return before - after;
  };
  // two energy fluxes, and three phasers besides
  expect([fire(true), fire(false)]).toEqual([2, 5]);
});
test('E9 Shroud: goes on a ship, and not on a base', () => {
  const t = sides([{ card: MOON, on: [BASE] }], { hand: ['E9 Shroud'] });
  expect(t.refuses(1, 'play', 'E9 Shroud')).toBe('ge/equipment/1');
  const ship = sides([{ card: MOON, on: [BASE] }, S2], { hand: ['E9 Shroud'] });
  expect(ship.act(1, 'play', 'E9 Shroud').under('E9 Shroud')).toBe(S2);
});
test('E2 Tractor Beam (Primary Edition): a tractored ship fires at its captor alone, and does half its damage, for a turn', () => {
  const beam = 'E2 Tractor Beam (Primary Edition)';
  const t = sides([S2, S3], { hand: [beam], order: 'never' }, { fleet: ['S1 Ship from the Future'] });
  t.act(1, 'play', beam).pick(1, S2).untilPhase('weapons fire', 2);
  expect([t.offers(2, 'fire', S2), t.offers(2, 'fire', S3)]).toEqual([true, false]);
  t.act(2, 'fire', S2).pick(2, ...many(3, 'S1 Ship from the Future'));
  // half of three is one
  expect(t.shields(S2)).toBe(2);
  t.untilPhase('allocation', 1);
  expect(t.pile(1, 'discard')).toEqual([beam]);
});
test('E2 Tractor Beam (Primary Edition): as a reaction it draws no fire that is under way; that fire is lost, and later fire comes to the captor', () => {
  const beam = 'E2 Tractor Beam (Primary Edition)';
  const t = sides([S2, S3], { hand: [beam] }, { fleet: [S4] }, UNDER_FIRE);
  t.act(2, 'fire', S3).pick(2, S4).act(1, 'respond', beam).pick(1, S2);
  expect([t.shields(S3), t.shields(S2)]).toEqual([3, 3]);
  expect([t.offers(2, 'fire', S2), t.offers(2, 'fire', S3)]).toEqual([true, false]);
});
test('E2 Tractor Beam (Primary Edition): holds ships alone, no base', () => {
  const beam = 'E2 Tractor Beam (Primary Edition)';
  const t = sides([S2], { hand: [beam] }, { fleet: [{ card: MOON, on: [BASE] }] });
  expect(t.refuses(1, 'play', beam)).toBe('ge/crucial-rules/1');
});
test('E4 Stellar Map (Primary Edition): no hazard is played against its ship', () => {
  const t = sides(
    [{ card: S2, on: ['E4 Stellar Map (Primary Edition)'] }, S3],
    {},
    { hand: ['H2 Ion Storm (Primary Edition)'] },
    { active: 2 },
  );
  t.act(2, 'play', 'H2 Ion Storm (Primary Edition)');
  expect(t.under('E4 Stellar Map (Primary Edition)')).toBe(S2);
  expect([t.shields(S2), t.shields(S3)]).toEqual([3, 1]);
});
test('E4 Stellar Map (Primary Edition): its ship gets energy before a black hole does; another ship does not', () => {
  const engage = (on: readonly string[]) =>
    sides(
      ['T3 Moon', { card: S4, engaged: false, on }, { card: 'T6 Black Hole', by: 2 }],
      { order: 'never' },
      {},
      { phase: 'allocation' },
    )
      .leaveOpen()
      .whyNot(1, S4)?.rule ?? null;
  expect([engage([]), engage(['E4 Stellar Map (Primary Edition)'])]).toEqual(['ge/allocation-phase/6', null]);
});

// points

/** The points of a kind that player 1 generates in the Allocation Phase. */
const makes = (fleet: readonly CardPlace[], kind: 'research' | 'repair') => {
  const t = sides(fleet, { order: 'never' }, {}, { phase: 'allocation' }).untilPhase('play A', 1);
  return t.happened('generated')[0]!.points[kind];
};
test('E1 Probe (Primary Edition): generates as much research as its strength, and nothing on a disengaged ship', () => {
  const on = ['E1 Probe (Primary Edition)'];
  expect(makes([{ card: S2, on }], 'research')).toBe(1);
  expect(makes([{ card: S4, engaged: false, on }], 'research')).toBe(0);
});
test('E2 Laboratory: generates 2 research, on a disengaged ship too', () => {
  expect(makes([{ card: S2, on: ['E2 Laboratory'] }], 'research')).toBe(2);
  expect(makes([{ card: S4, engaged: false, on: ['E2 Laboratory'] }], 'research')).toBe(2);
});
test('E6 Repair Bay: goes on an Indirigan ship, which generates 2 repair points if the bay is engaged', () => {
  const repairs = (...bay: string[]) => {
    const t = sides(
      [
        'T6 System',
        MOON,
        'T1 Large Asteroid',
        { card: S5, damage: 2, on: [{ card: 'E6 Repair Bay', engaged: false }] },
      ],
      { order: 'never' },
      {},
      { phase: 'allocation' },
    );
    t.pick(1, S5, ...bay.map(x => t.id(x)));
    return t.happened('generated')[0]!.points.repair;
  };
  expect([repairs(), repairs('E6 Repair Bay')]).toEqual([0, 2]);
});
test('E6 Repair Bay: goes on no ship of others', () => {
  const t = sides([S4, S5], { hand: ['E6 Repair Bay'] }).act(1, 'play', 'E6 Repair Bay');
  expect(t.under('E6 Repair Bay')).toBe(S5);
  expect(sides([S4], { hand: ['E6 Repair Bay'] }).refuses(1, 'play', 'E6 Repair Bay')).toBe('ge/equipment/1');
});
test('E6 Reserve Power: engages a unit at once that lacks energy alone; the rest of the 6 goes to its systems', () => {
  const t = sides(
    [
      { card: MECHAD, engaged: false, emf: 0 },
      { card: MOON, on: [{ card: BASE, engaged: false }] },
    ],
    {
      hand: ['E6 Reserve Power'],
    },
  );
  t.act(1, 'play', 'E6 Reserve Power').pick(1, BASE);
  expect(t.engaged(BASE)).toBe(true);
});
test('E6 Reserve Power: does not engage a ship that needs supply, too', () => {
  const t = sides([{ card: S4, engaged: false }], { hand: ['E6 Reserve Power'] });
  expect(t.act(1, 'play', 'E6 Reserve Power').engaged(S4)).toBe(false);
});
test('E6 Reserve Power: played as points are allocated it powers its unit alone, and goes back to the hand in the Discard Phase', () => {
  const t = sides(
    [MOON, { card: S4, engaged: false }, { card: 'S3 Argonian Frigate', engaged: false }],
    { hand: ['E6 Reserve Power'], order: 'never' },
    {},
    { phase: 'allocation' },
  );
  t.pick(1, S4, 'S3 Argonian Frigate', `Play E6 Reserve Power for 6 energy to ${S4}`);
  expect([t.engaged(S4), t.engaged('S3 Argonian Frigate')]).toEqual([true, true]);
  t.untilAsked('way', 1).pick(1, 'It goes back to your hand');
  expect(t.pile(1, 'hand')).toEqual(['E6 Reserve Power']);
});

test('E6 Reserve Power: its player may discard the one that was used', () => {
  const t = sides(
    [MOON, { card: S4, engaged: false }],
    { hand: ['E6 Reserve Power'], order: 'never' },
    {},
    { phase: 'allocation' },
  );
  t.pick(1, S4, `Play E6 Reserve Power for 6 energy to ${S4}`);
  t.untilAsked('way', 1).pick(1, 'It is discarded');
  expect([t.pile(1, 'hand'), t.pile(1, 'discard')]).toEqual([[], ['E6 Reserve Power']]);
});

// mines, shuttles and transporters

test('E7 Mine Rack (Primary Edition): a mine in it is used four times, once a turn; then the rack takes another', () => {
  const t = sides(
    [{ card: S2, on: [{ card: 'E7 Mine Rack (Primary Edition)', on: [{ card: 'E1 Explosive Mine', counter: 2 }] }] }],
    { hand: ['E2 Nuclear Mine'] },
  );
  t.act(1, 'use', 'E1 Explosive Mine');
  expect(t.refuses(1, 'use', 'E1 Explosive Mine')).toBe('ge/card-actions-limit/1');
  t.untilPhase('play A', 2).untilPhase('play A', 1).act(1, 'use', 'E1 Explosive Mine');
  expect(t.inPlay('E1 Explosive Mine')).toBe(false);
  t.act(1, 'play', 'E2 Nuclear Mine').pick(1, 'E7 Mine Rack (Primary Edition)');
  expect(t.under('E2 Nuclear Mine')).toBe('E7 Mine Rack (Primary Edition)');
});
test('E7 Mine Rack (Primary Edition): takes no second mine while one is in it', () => {
  const t = sides([{ card: S2, on: [{ card: 'E7 Mine Rack (Primary Edition)', on: ['E1 Explosive Mine'] }] }], {
    hand: ['E2 Nuclear Mine'],
  });
  t.act(1, 'play', 'E2 Nuclear Mine');
  expect(t.under('E2 Nuclear Mine')).toBe(S2);
});
test('E4 Hangar Bay: rearms the fighters on its base in the Engagement Phase; without it they stay empty', () => {
  const again = (bay: readonly string[]) => {
    const t = sides(
      [{ card: MOON, on: [{ card: BASE, on: [...bay, 'E3 Stealth Fighter'] }] }, 'T9 Gas Giant'],
      { order: 'never' },
      { fleet: ['S9 Argonian Battleship'] },
      FIRE,
    );
    t.act(1, 'fire', 'S9 Argonian Battleship').proposed();
    t.untilAsked('allocation', 1).allocate(1, { engage: [BASE] });
    t.untilAsked('weapons fire', 1).act(1, 'fire', 'S9 Argonian Battleship');
    const offered = t.offers(1, 'shoot', 'E3 Stealth Fighter');
    t.proposed();
    return offered;
  };
  expect([again(['E4 Hangar Bay']), again([])]).toEqual([true, false]);
});
test('E4 Hangar Bay: goes on a base, and not on a ship', () => {
  const t = sides([S2, { card: MOON, on: [BASE] }], { hand: ['E4 Hangar Bay'] }).act(1, 'play', 'E4 Hangar Bay');
  expect(t.under('E4 Hangar Bay')).toBe(BASE);
});

const [MOVE, SEND] = [0, 1];
const CREW = ['C1 Crewman', 'C1 Informant', 'C2 Ensign', 'C2 Helmsman'];
const SHUTTLE = 'E3 Shuttlecraft (Primary Edition)';
test('E3 Shuttlecraft (Primary Edition): carries 3 crew and no more, and does one thing a turn', () => {
  const t = sides([{ card: S4, on: [SHUTTLE, ...CREW] }, S2]);
  t.act(1, 'use', SHUTTLE, MOVE);
  expect(t.whyNot(1, ...CREW)?.text).toMatch(/^The answer names \d/);
  t.pick(1, ...CREW.slice(0, 3)).pick(1, S2);
  expect(t.on(S2).sort()).toEqual([...CREW.slice(0, 3), SHUTTLE].sort());
  expect(t.refuses(1, 'use', SHUTTLE, SEND)).toBe('ge/card-actions-limit/1');
});
test('E3 Shuttlecraft (Primary Edition): sends a marine or a boarding party on a mission, and no other crew', () => {
  const t = sides([{ card: S4, on: [SHUTTLE, 'C1 Boarding Party', 'C6 Telepath'] }], {}, { fleet: [S5] });
  t.act(1, 'use', SHUTTLE, SEND);
  expect([t.strength(S5), t.under('C1 Boarding Party')]).toEqual([[5, 4], S4]);
  const none = sides([{ card: S4, on: [SHUTTLE, 'C7 Saboteur'] }], {}, { fleet: [{ card: S5, on: ['E1 Probe'] }] });
  expect(none.refuses(1, 'use', SHUTTLE, SEND)).toBe('ge/crucial-rules/1');
});
test('E3 Shuttlecraft (Primary Edition): played in a Weapons Fire Phase it fires its phaser at once', () => {
  const t = sides([S2], { hand: [SHUTTLE] }, { fleet: [S4] }, UNDER_FIRE);
  t.act(2, 'fire', S2).pick(2, S4).act(1, 'respond', SHUTTLE).pick(1, S4).pick(1, SHUTTLE);
  expect([t.shields(S4), t.shields(S2)]).toEqual([1, 2]);
});
test('E3 Shuttlecraft (Primary Edition): as a reaction it takes crew off a ship before a volley destroys it', () => {
  const t = sides(
    [S3, { card: S2, shieldDamage: 3, damage: 1, on: ['C4 Navigator'] }],
    { hand: [SHUTTLE] },
    { fleet: [S4] },
    UNDER_FIRE,
  );
  t.act(2, 'fire', S2)
    .pick(2, S4)
    .act(1, 'respond', SHUTTLE, 0)
    .pick(1, S3)
    .pick(1, S2)
    .pick(1, 'C4 Navigator')
    .pick(1, S3);
  expect([t.inPlay(S2), t.under('C4 Navigator')]).toEqual([false, S3]);
});
test('E3 Shuttlecraft (Primary Edition): as a reaction it sends a boarding party, and no other crew', () => {
  const fired = (crew: string) => {
    const t = sides(
      [{ card: S3, on: [crew] }],
      { hand: [SHUTTLE] },
      { fleet: [{ card: S4, on: ['E1 Probe'] }] },
      UNDER_FIRE,
    );
    return t.act(2, 'fire', S3).pick(2, S4);
  };
  const t = fired('C1 Boarding Party').act(1, 'respond', SHUTTLE, 1);
  t.pick(1, 'Use C1 Boarding Party: a ship or base of another player at its…');
  expect([t.strength(S4), t.under('C1 Boarding Party')]).toEqual([[4, 3], S3]);
  const other = fired('C7 Saboteur');
  expect(other.offered(1)).not.toContain('send ');
  other.leaveOpen();
});
const TRANSPORTER = 'E2 Transporter (Primary Edition)';
test('E2 Transporter (Primary Edition): moves any number of crew to or from its place, and sends nobody on a mission', () => {
  const t = sides([{ card: S4, on: [TRANSPORTER, ...CREW] }, S2]);
  t.act(1, 'use', TRANSPORTER).pick(1, ...CREW);
  expect(t.on(S2).sort()).toEqual([...CREW]);
  const marine = sides([{ card: S4, on: [TRANSPORTER, 'C4 Marine'] }], {}, { fleet: [{ card: S5, shieldDamage: 4 }] });
  expect(marine.options(1).filter(o => o.verb === 'use' && o.a === marine.id(TRANSPORTER))).toHaveLength(1);
});
test('E2 Transporter (Primary Edition): the shields of another player’s unit keep it out', () => {
  const to = (shieldDamage: number) => {
    const t = sides([{ card: S4, on: [TRANSPORTER, 'C4 Marine'] }], {}, { fleet: [{ card: S5, shieldDamage }] });
    return t.refuses(1, 'use', TRANSPORTER);
  };
  expect(to(0)).toBe('ge/crucial-rules/1');
  const t = sides([{ card: S4, on: [TRANSPORTER, 'C4 Marine'] }], {}, { fleet: [{ card: S5, shieldDamage: 4 }] });
  t.act(1, 'use', TRANSPORTER);
  expect(t.under('C4 Marine')).toBe(S5);
});
test('E2 Transporter (Primary Edition): goes on ships, bases, planets, moons and systems, and on no other terrain', () => {
  const places = [S2, MOON, BASE, 'T6 Planet', 'T4 Small System', 'T6 Comet', 'T1 Large Asteroid'];
  const t = sides([S2, { card: MOON, on: [BASE] }, ...places.slice(3)], { hand: [TRANSPORTER] });
  t.act(1, 'play', TRANSPORTER);
  expect(places.map(x => t.offers(1, 'on', x))).toEqual([true, true, true, true, true, false, false]);
  t.pick(1, MOON);
  expect(t.under(TRANSPORTER)).toBe(MOON);
});
test('E2 Transporter (Primary Edition): as a reaction it takes the crew off a ship before a volley destroys it', () => {
  const t = sides(
    [MOON, { card: S2, shieldDamage: 3, damage: 1, on: ['C4 Navigator'] }],
    { hand: [TRANSPORTER] },
    { fleet: [S4] },
    UNDER_FIRE,
  );
  t.act(2, 'fire', S2).pick(2, S4).act(1, 'respond', TRANSPORTER).pick(1, MOON);
  expect([t.inPlay(S2), t.under('C4 Navigator')]).toEqual([false, MOON]);
});

// technology that other rules of this set speak of

const PACK = 'E1 Capsule Engine Pack';
test('E1 Capsule Engine Pack: a capsule by itself has 1 more strength and takes 1 less damage from each volley of others', () => {
  const t = sides([{ card: KREBIZ, as: 2, on: [PACK] }], { order: 'never' }, { fleet: [S2] }, UNDER_FIRE);
  const [strength] = t.strength(KREBIZ);
  expect(strength).toBe(sides([{ card: KREBIZ, as: 2 }]).strength(KREBIZ)[0] + 1);
  const shields = t.shields(KREBIZ);
  t.act(2, 'fire', KREBIZ).pick(2, S2, S2);
  expect(shields - t.shields(KREBIZ)).toBe(1);
});
test('E1 Capsule Engine Pack: goes on no cruiser, and on no capsule that has one', () => {
  for (const as of [0, 1]) {
    const t = sides([{ card: KREBIZ, as }], { hand: [PACK] });
    expect(t.refuses(1, 'play', PACK)).toBe('ge/equipment/1');
  }
  const t = sides([{ card: KREBIZ, as: 2 }], { hand: [PACK] }).act(1, 'play', PACK);
  expect(t.under(PACK)).toBe(KREBIZ);
});
test('E1 Capsule Engine Pack: goes back to the hand when a cruiser is played on its capsule, or the capsule joins one', () => {
  const played = sides([{ card: KREBIZ, as: 2, on: [PACK] }], { hand: ['S5 Krebiz Scout Ship'] });
  played.act(1, 'play', 'S5 Krebiz Scout Ship').pick(1, 'As its cruiser alone: Pincer Cruiser').pick(1, KREBIZ);
  expect(played.pile(1, 'hand')).toEqual([PACK]);
  const joined = sides([
    { card: KREBIZ, as: 2, on: [PACK] },
    { card: 'S5 Krebiz Scout Ship', as: 1 },
  ]);
  joined.act(1, 'join', KREBIZ);
  expect(joined.pile(1, 'hand')).toEqual([PACK]);
});

const CARGO = 'E5 Volatile Cargo';
test('E5 Volatile Cargo: who deals the final point to its ship takes damage equal to half the ship’s strength', () => {
  const t = sides(
    [{ card: S5, shieldDamage: 4, damage: 3, on: [CARGO] }],
    { order: 'never' },
    { fleet: [S4, S2] },
    UNDER_FIRE,
  );
  t.act(2, 'fire', S5).pick(2, S4, S4);
  // half of 5, without its fraction
  expect([t.inPlay(S5), t.shields(S4), t.shields(S2)]).toEqual([false, 0, 3]);
});
test('E5 Volatile Cargo: a monster that deals the final point takes it too', () => {
  const t = table({
    seats: [
      { fleet: [], order: 'never' },
      {
        fleet: [{ card: S4, shieldDamage: 2, damage: 2, on: [CARGO, { card: 'M4 Space Dragon', by: 1 }] }],
        order: 'never',
      },
    ],
  });
  t.act(1, 'use', 'M4 Space Dragon');
  expect([t.inPlay(S4), t.inPlay('M4 Space Dragon')]).toEqual([false, false]);
});
test('E5 Volatile Cargo: does nothing to those who only damage its ship', () => {
  const t = sides([{ card: S5, shieldDamage: 4, on: [CARGO] }], { order: 'never' }, { fleet: [S4] }, UNDER_FIRE);
  t.act(2, 'fire', S5).pick(2, S4, S4);
  expect([t.strength(S5), t.shields(S4)]).toEqual([[5, 3], 2]);
});

const CAPACITORS = 'E8 Bolaar Phaser Capacitors';
test('E8 Bolaar Phaser Capacitors: each phaser of a Bolaar ship fires twice a turn, and no phaser twice in one volley', () => {
  const raider = 'S3 Bolaar Medium Raider';
  const target = 'S9 Argonian Battleship';
  const t = sides([{ card: raider, on: [CAPACITORS] }], { order: 'never' }, { fleet: [target, S4] }, FIRE);
  const shots = () => [1, 2, 3, 4].filter(n => t.whyNot(1, ...many(n, raider)) === null).length;
  t.act(1, 'fire', target);
  expect(shots()).toBe(3);
  t.pick(1, raider).act(1, 'fire', S4);
  // five of six shots are left, three to a volley
  expect(shots()).toBe(3);
  t.pick(1, raider, raider, raider);
  expect(t.happened('fired').map(x => x.fire.phasers)).toEqual([1, 3]);
});
rule(
  'ge-r-phaser-capacitors-1',
  'E8 Bolaar Phaser Capacitors: go on any ship or base, but are exclusive technology',
  () => {
    const t = sides([S2], { hand: [CAPACITORS] }).act(1, 'play', CAPACITORS);
    expect([t.under(CAPACITORS), t.engaged(CAPACITORS)]).toEqual([S2, false]);
    const fire = sides([{ card: S2, on: [{ card: CAPACITORS, engaged: false }] }], { order: 'never' }, {}, FIRE);
    fire.act(1, 'fire', S5).pick(1, S2, S2, S2);
    expect(fire.offers(1, 'fire', S5)).toBe(false);
  },
);

const CORVETTE = 'E9 Personal Corvette';
rule(
  'ge-r-personal-corvette-1',
  'E9 Personal Corvette: one crew escapes destruction in it, and can do so again elsewhere',
  () => {
    const t = sides(
      [MOON, S3, { card: S2, shieldDamage: 3, damage: 1, on: [CORVETTE, 'C4 Navigator', 'C1 Crewman'] }],
      { order: 'never' },
      { fleet: [S4, S5] },
      UNDER_FIRE,
    );
    t.act(2, 'fire', S2).pick(2, S4);
    expect(t.whyNot(1, 'C4 Navigator', 'C1 Crewman')?.text).toMatch(/^The answer names \d/);
    t.pick(1, 'C4 Navigator').pick(1, S3);
    expect([t.on(S3).sort(), t.inPlay(S2), t.inPlay('C1 Crewman')]).toEqual([['C4 Navigator', CORVETTE], false, false]);
  },
);
test('E9 Personal Corvette: is lost with terrain that it was put on, and with a ship without crew', () => {
  const empty = sides(
    [MOON, { card: S2, shieldDamage: 3, damage: 1, on: [CORVETTE] }],
    { order: 'never' },
    { fleet: [S4] },
    UNDER_FIRE,
  );
  empty.act(2, 'fire', S2).pick(2, S4);
  expect(empty.inPlay(CORVETTE)).toBe(false);
  const landed = sides(
    [S3, { card: 'T1 Large Asteroid', on: [CORVETTE, 'C4 Navigator'] }],
    { order: 'never' },
    { fleet: [{ card: S4, given: [0, 0, 2] }] },
    UNDER_FIRE,
  );
  landed.act(2, 'fire', 'T1 Large Asteroid').proposed();
  expect([landed.inPlay('T1 Large Asteroid'), landed.inPlay(CORVETTE)]).toEqual([false, false]);
});
test('E9 Personal Corvette: moves to another location of its fleet once a turn', () => {
  const t = sides([MOON, { card: S2, on: [CORVETTE] }]).act(1, 'use', CORVETTE);
  expect(t.under(CORVETTE)).toBe(MOON);
  expect(t.refuses(1, 'use', CORVETTE)).toBe('ge/card-actions-limit/1');
});

const PSEUDO = 'E1 Krebiz Pseudo Capsule';
/** A Krebiz cruiser alone after so many points more than its shields stop. */
const bitten = (shots: number, pseudo: readonly string[]) => {
  const cruiser = 'S9 Krebiz Battleship';
  const on = ['E3 Heavy Shield Refit', ...pseudo];
  const t = sides([{ card: cruiser, as: 1, on }], { order: 'never' }, { fleet: [S2, S4] }, UNDER_FIRE);
  const before = t.shields(cruiser);
  t.act(2, 'fire', cruiser).pick(2, ...[...many(3, S2), ...many(3, S4)].slice(0, before + shots));
  return { hurt: t.card(cruiser).damage, capsules: t.all(PSEUDO).length };
};
test('E1 Krebiz Pseudo Capsule: takes the first point that passes the shields of its cruiser, and is gone', () => {
  expect([bitten(1, [PSEUDO]), bitten(1, [])]).toEqual([
    { hurt: 0, capsules: 0 },
    { hurt: 1, capsules: 0 },
  ]);
  expect(bitten(1, [PSEUDO, PSEUDO])).toEqual({ hurt: 0, capsules: 1 });
});
test('E1 Krebiz Pseudo Capsule: takes no point that shields stop', () => {
  expect(bitten(0, [PSEUDO])).toEqual({ hurt: 0, capsules: 1 });
});
test('E1 Krebiz Pseudo Capsule: takes a point of a boarding party, which is damage to structure', () => {
  const t = sides(
    [{ card: KREBIZ, as: 1, on: [PSEUDO] }],
    { order: 'never' },
    { fleet: [{ card: S2, on: ['E3 Shuttlecraft', 'C1 Boarding Party'] }] },
    { active: 2 },
  );
  t.act(2, 'use', 'E3 Shuttlecraft', 1).pick(2, 'Use C1 Boarding Party: a ship or base of another player at its…');
  expect([t.card(KREBIZ).damage, t.inPlay(PSEUDO)]).toEqual([0, false]);
});
test('E1 Krebiz Pseudo Capsule: goes on a Krebiz cruiser without a capsule, and on nothing else', () => {
  const joined = { card: 'S6 Krebiz Heavy Cruiser', as: 1, on: [{ card: 'S7 Krebiz Battlecruiser', as: 2 }] };
  const fleet = [S2, { card: 'S4 Krebiz Light Carrier', as: 2 }, 'S5 Krebiz Scout Ship', joined];
  expect(sides(fleet, { hand: [PSEUDO] }).refuses(1, 'play', PSEUDO)).toBe('ge/equipment/1');
  const t = sides([...fleet, { card: KREBIZ, as: 1 }], { hand: [PSEUDO] }).act(1, 'play', PSEUDO);
  expect(t.under(PSEUDO)).toBe(KREBIZ);
});

const DEVICE = 'E6 Deflection/Transfer Device';
/** strength 7, 6 shields */
const RAIDER = 'S7 Bolaar Dreadnought';
/** strength 9, 8 shields, 7 phasers, 4 energy fluxes */
const GUNS = 'S9 Argonian Battleship';
/** Player 2 fires so many shots of a battleship at player 1's dreadnought with cards on it. Its device asks player 1. */
const deflecting = (n: number, on: readonly CardPlace[], others: readonly CardPlace[] = []): Table =>
  sides([{ card: RAIDER, on }, ...others], { order: 'never' }, { fleet: [GUNS] }, UNDER_FIRE)
    .act(2, 'fire', RAIDER)
    .pick(2, ...many(n, GUNS));
/** The damage to the shields and to the structure of cards. */
const harm = (t: Table, ...cards: string[]) => cards.map(x => [t.card(x).shieldDamage, t.card(x).damage]);

test(`${DEVICE}: half of the damage to its ship, rounded down, goes to another ship or base of any player`, () => {
  const t = deflecting(5, [DEVICE], [S4, { card: MOON, on: [BASE] }]);
  expect(t.prompt()).toContain('takes 5 points of damage. Which unit takes 2 of them?');
  // no Sector HQ, and nothing is scored yet
  expect([t.offered(1), harm(t, RAIDER)]).toEqual([`"pick, ${S4}", "pick, ${BASE}", "pick, ${GUNS}"`, [[0, 0]]]);
  t.pick(1, S4);
  expect([harm(t, RAIDER, S4), t.inPlay(DEVICE)]).toEqual([
    [
      [3, 0],
      [2, 0],
    ],
    true,
  ]);
  const base = deflecting(2, [DEVICE], [{ card: MOON, on: [BASE] }]).pick(1, BASE);
  expect(harm(base, RAIDER, BASE)).toEqual([
    [1, 0],
    [1, 0],
  ]);
  // back to the ship that fires
  expect(harm(deflecting(7, [DEVICE]).pick(1, GUNS), RAIDER, GUNS)).toEqual([
    [4, 0],
    [3, 0],
  ]);
});
rule(
  'ge-r-deflection-device-1',
  `${DEVICE}: it sends on what its ship would really take, and the shields of the other unit stop it`,
  () => {
    // the captain takes 1 point off the volley; a ship with 2 shields takes 3 points
    const t = deflecting(7, [DEVICE, 'C5 Captain'], [S4]).pick(1, S4);
    expect(harm(t, RAIDER, S4)).toEqual([
      [3, 0],
      [2, 1],
    ]);
  },
);
test(`${DEVICE}: what the armor of its ship stops is not sent on`, () => {
  const ironclad = 'S8 Test Ironclad';
  testCard({ title: 'Test Ironclad', types: ['S'], strength: 8, shields: 1, armor: 2, empire: 'Bolaar' });
  const t = sides([{ card: ironclad, on: [DEVICE] }, S4], { order: 'never' }, { fleet: [GUNS] }, UNDER_FIRE);
  t.act(2, 'fire', ironclad)
    .pick(2, ...many(7, GUNS))
    .pick(1, 'yes');
  expect(t.prompt()).toContain('takes 5 points of damage. Which unit takes 2 of them?');
  expect(harm(t.pick(1, S4), ironclad, S4)).toEqual([
    [1, 2],
    [2, 0],
  ]);
});
test(`${DEVICE}: half of what passes shields passes those of the other unit, too`, () => {
  const guns = 'S8 P.O.T. Dreadnought';
  const penetrator = 'Shield Penetration Device of S8 P.O.T. Dreadnought (1 each)';
  const t = sides(
    [{ card: RAIDER, on: [DEVICE] }, S4],
    { order: 'never' },
    { fleet: [{ card: guns, given: [0, 0, 2] }] },
    UNDER_FIRE,
  );
  t.act(2, 'fire', RAIDER).pick(2, penetrator, penetrator, guns, guns).pick(1, S4);
  expect(harm(t, RAIDER, S4)).toEqual([
    [1, 1],
    [1, 1],
  ]);
});
test(`${DEVICE}: a second one halves the rest, and a device on the other unit halves what comes there`, () => {
  const t = deflecting(7, [DEVICE, DEVICE], [S5, S2]).pick(1, S5);
  expect(t.prompt()).toContain('takes 4 points of damage. Which unit takes 2 of them?');
  t.pick(1, S2);
  expect(harm(t, RAIDER, S5, S2)).toEqual([
    [2, 0],
    [3, 0],
    [2, 0],
  ]);
  const other = 'S6 Bolaar Battlecruiser';
  const twice = deflecting(7, [DEVICE], [{ card: other, on: [DEVICE] }, S2])
    .pick(1, other)
    .pick(1, S2);
  expect(harm(twice, RAIDER, other, S2)).toEqual([
    [4, 0],
    [2, 0],
    [1, 0],
  ]);
});
test(`${DEVICE}: its player may send on nothing; a single point, or damage when it is disengaged, is not halved`, () => {
  const t = deflecting(5, [DEVICE], [S4]).pick(1);
  expect(harm(t, RAIDER, S4)).toEqual([
    [5, 0],
    [0, 0],
  ]);
  expect(harm(deflecting(1, [DEVICE], [S4]), RAIDER)).toEqual([[1, 0]]);
  expect(harm(deflecting(5, [{ card: DEVICE, engaged: false }], [S4]), RAIDER)).toEqual([[5, 0]]);
});
test(`${DEVICE}: with no other unit in play its ship takes all of it, though the Sector HQs are there`, () => {
  const storm = (...others: string[]) =>
    sides(
      [{ card: RAIDER, on: [DEVICE] }, ...others],
      { order: 'never' },
      { fleet: [], hand: ['H2 Ion Storm'] },
      { active: 2 },
    ).act(2, 'play', 'H2 Ion Storm');
  const alone = storm();
  expect([alone.question, harm(alone, RAIDER)]).toEqual(['play cards', [[2, 0]]]);
  expect(harm(storm(S4).pick(2, RAIDER).pick(1, S4), RAIDER, S4)).toEqual([
    [1, 0],
    [1, 0],
  ]);
});
test(`${DEVICE}: what it sends on keeps its kind, and what the other unit ignores does nothing`, () => {
  const shrouded = 'S3 Corporate Destroyer';
  const fluxes = (victim: CardPlace): Table => {
    const t = sides(
      [{ card: RAIDER, on: [DEVICE] }, victim],
      { order: 'never' },
      { fleet: [{ card: S4, given: [0, 0, 2] }] },
      UNDER_FIRE,
    );
    return t.act(2, 'fire', RAIDER).proposed().pick(1, shrouded);
  };
  // two energy fluxes and three phasers: one of each goes there
  expect(harm(fluxes(shrouded), RAIDER, shrouded)).toEqual([
    [3, 0],
    [2, 0],
  ]);
  expect(harm(fluxes({ card: shrouded, on: ['E9 Shroud'] }), RAIDER, shrouded)).toEqual([
    [3, 0],
    [1, 0],
  ]);
});
test(`${DEVICE}: the other unit may be destroyed by it, and what keeps card damage off that unit holds`, () => {
  const weak = { card: S2, damage: 1, shieldDamage: 1 };
  const t = deflecting(7, [DEVICE], [weak]).pick(1, S2);
  expect([harm(t, RAIDER), t.pile(1, 'discard')]).toEqual([[[4, 0]], [S2]]);
  const blown = (on: readonly string[]) => {
    const mine = 'E2 Nuclear Mine';
    const t = sides(
      [
        { card: RAIDER, on: [DEVICE] },
        { card: MOON, on: [{ card: BASE, on }] },
      ],
      { order: 'never' },
      { fleet: [{ card: S2, on: [mine] }] },
      { active: 2 },
    );
    return harm(t.act(2, 'use', mine).pick(1, BASE), RAIDER, BASE);
  };
  expect([blown([]), blown(['E5 Defense Grid'])]).toEqual([
    [
      [1, 0],
      [1, 0],
    ],
    [
      [1, 0],
      [0, 0],
    ],
  ]);
});
rule(
  'ge-r-antimatter-mine-3',
  `${DEVICE}: half of the shields that an Antimatter Mine takes goes as usual damage, and one point to structure`,
  () => {
    const mine = 'E5 Antimatter Mine';
    const t = sides(
      [
        { card: RAIDER, on: [DEVICE] },
        { card: MOON, on: [BASE] },
      ],
      { order: 'never' },
      { fleet: [{ card: S2, on: [mine] }] },
      { active: 2 },
    );
    t.act(2, 'use', mine).pick(1, BASE).pick(1, BASE);
    expect(harm(t, RAIDER, BASE)).toEqual([
      [3, 1],
      [3, 1],
    ]);
  },
);
test(`${DEVICE}: is technology of Bolaar and Clydons, and comes disengaged on other ships`, () => {
  const on = (ship: string) =>
    sides([ship], { hand: [DEVICE], order: 'never' })
      .act(1, 'play', DEVICE)
      .untilPhase('allocation', 1);
  expect(
    [on(RAIDER), on('S5 Clydon Heavy Star Cruiser'), on(S4)].map(t =>
      understands(t.s, t.id(DEVICE), t.s.cards[t.id(DEVICE)]!.on),
    ),
  ).toEqual([true, true, false]);
});

const CHAMBER = 'E2 GP Chamber';
/** Player 2 destroys a ship with crew; player 1 reacts. */
const sunk = (ship: string, shots: number, on: readonly CardPlace[] = ['C4 Navigator', 'C2 Ensign']) => {
  const fleet = [
    { card: ship, on },
    { card: S5, on: [SHUTTLE] },
  ];
  const t = sides(fleet, { hand: [CHAMBER], order: 'always' }, { fleet: ['S9 Argonian Battleship'] }, UNDER_FIRE);
  t.act(2, 'fire', ship).pick(2, ...many(t.shields(ship) + shots, 'S9 Argonian Battleship'));
  while (t.question === 'respond' && !t.prompt().includes('discarded')) t.pass(1);
  return t;
};
test('E2 GP Chamber: one crew of a destroyed ship floats in space until a shuttle picks it up, and the chamber is used up', () => {
  const t = sunk(S4, 4).act(1, 'respond', CHAMBER).pick(1, 'C4 Navigator');
  expect([t.inPlay(S4), t.under('C4 Navigator'), t.inPlay('C2 Ensign'), t.under(CHAMBER)]).toEqual([
    false,
    '',
    false,
    'C4 Navigator',
  ]);
  t.untilPhase('play A', 1).act(1, 'use', CHAMBER);
  if (t.question === 'target') t.pick(1, S5);
  expect([t.under('C4 Navigator'), t.pile(1, 'discard')[0]]).toEqual([S5, CHAMBER]);
  expect(t.refuses(1, 'use', SHUTTLE, MOVE)).toBe('ge/card-actions-limit/1');
});
test('E2 GP Chamber: no help on a ship that cannot use its technology, without crew, or before the ship is lost', () => {
  const offered = (t: Table) => {
    const out = t.offered(1).includes(CHAMBER);
    if (t.question === 'respond') t.pass(1);
    return out;
  };
  expect(offered(sunk(S4, 4))).toBe(true);
  expect(offered(sunk(S3, 3))).toBe(false);
  expect(offered(sunk(S4, 4, []))).toBe(false);
  expect(sides([{ card: S4, on: ['C4 Navigator'] }], { hand: [CHAMBER] }).refuses(1, 'play', CHAMBER)).toBe(
    'ge/reaction/6',
  );
});

const STABILIZERS = 'E10 Subspace Stabilizers';
test(`${STABILIZERS}: its base has twice its strength, and stays in space when its terrain is destroyed`, () => {
  const burrowed = (on: string[]) => {
    const t = sides(
      [],
      { hand: ['M5 Tectonic Burrower'] },
      { fleet: [{ card: MOON, damage: 1, on: [{ card: BASE, on }] }] },
    );
    return t.act(1, 'play', 'M5 Tectonic Burrower').act(1, 'use', 'M5 Tectonic Burrower');
  };
  const t = burrowed([STABILIZERS, 'C3 Nurse']);
  expect([t.inPlay(MOON), t.inPlay(BASE), t.under(BASE), t.under('C3 Nurse')]).toEqual([false, true, '', BASE]);
  expect(t.strength(BASE)).toEqual([8, 8]);
  expect(burrowed(['C3 Nurse']).inPlay(BASE)).toBe(false);
});
test(`${STABILIZERS}: a base in space goes when it loses it`, () => {
  const YORL = 'C10 Yorl The Forsaken';
  const t = sides(
    [{ card: S2, on: [STABILIZERS] }],
    {},
    { fleet: [{ card: BASE, on: [STABILIZERS, { card: YORL, by: 1 }] }] },
  );
  t.act(1, 'use', YORL, 0);
  expect([t.inPlay(BASE), t.pile(2, 'discard')]).toEqual([false, [BASE, STABILIZERS]]);
  const SPY = 'C5 Spy Technician';
  const lone = { card: BASE, on: [STABILIZERS, SPY, 'E2 Transporter (Primary Edition)'] };
  const moved = sides([lone, { card: MOON, on: ['B6 Hospital'] }]).act(1, 'use', SPY);
  expect([moved.inPlay(BASE), moved.under(STABILIZERS)]).toEqual([false, 'B6 Hospital']);
});
test(`${STABILIZERS}: a base in space fires, and takes fire; it protects no terrain`, () => {
  const fleet = [{ card: BASE, on: [STABILIZERS] }, MOON];
  const t = sides(fleet, {}, {}, FIRE);
  expect(t.offers(1, 'fire', S5)).toBe(true);
  const under = sides(fleet, {}, { fleet: [{ card: S4, given: [0, 0, 2] }] }, UNDER_FIRE);
  expect([under.offers(2, 'fire', BASE), under.offers(2, 'fire', MOON)]).toEqual([true, true]);
});
rule('ge-r-subspace-stabilizers-1', `${STABILIZERS}: played with a base, it lets the base lie alone in space`, () => {
  const t = sides([], { hand: [BASE, STABILIZERS], plays: 2 }).act(1, 'play', BASE);
  expect([t.under(BASE), t.under(STABILIZERS), t.player(1).plays]).toEqual(['', BASE, 0]);
  expect(t.strength(BASE)).toEqual([8, 8]);
});
test(`${STABILIZERS}: a second base can lie in space with others of them`, () => {
  const t = sides([{ card: BASE, on: [STABILIZERS] }], { hand: ['B6 Hospital', STABILIZERS] });
  t.act(1, 'play', 'B6 Hospital');
  expect([t.under('B6 Hospital'), t.on('B6 Hospital'), t.on(BASE)]).toEqual(['', [STABILIZERS], [STABILIZERS]]);
});
testCard(
  { title: 'Test Gear Keeper', types: ['M'], strength: 1 },
  { on: 'your fleet', reactions: [{ from: 'play', on: beingPlayed(titled('Subspace Stabilizers')), effect: stopIt }] },
);
test(`${STABILIZERS}: are stopped as they come, and the base goes too`, () => {
  const t = sides([], { hand: [BASE, STABILIZERS] }, { fleet: ['M1 Test Gear Keeper'], order: 'always' });
  t.act(1, 'play', BASE).act(2, 'pass').act(2, 'respond', 'M1 Test Gear Keeper');
  while (t.question === 'respond') t.least();
  expect([t.inPlay(BASE), t.inPlay(STABILIZERS), t.size(1, 'discard')]).toEqual([false, false, 2]);
});
test(`${STABILIZERS}: without it, or without a Card Play for each of the two, a base needs terrain`, () => {
  for (const one of [{ hand: [BASE] }, { hand: [BASE, STABILIZERS], plays: 1 }])
    expect(sides([], one).refuses(1, 'play', BASE)).toBe('ge/base/1');
  const t = sides([MOON], { hand: [BASE, STABILIZERS] })
    .act(1, 'play', BASE)
    .pick(1, MOON);
  expect([t.under(BASE), t.pile(1, 'hand')]).toEqual([MOON, [STABILIZERS]]);
});
test(`${STABILIZERS}: goes on a base, not on a ship`, () => {
  expect(sides([S2], { hand: [STABILIZERS] }).refuses(1, 'play', STABILIZERS)).toBe('ge/equipment/1');
});
