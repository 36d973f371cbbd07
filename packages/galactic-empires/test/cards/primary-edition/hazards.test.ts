import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import type { CardPlace } from '../../../src/index.ts';
import { against, hurt } from '../../scenes.ts';
import { table } from '../../table.ts';

// The hazards of the Primary Edition

const MOON = 'T3 Moon';
/** strength 2, 3 shields, 3 phasers, needs nothing */
const POLICE = 'S2 Police Cutter';
/** strength 5, 3 shields */
const CRUISER = 'S5 Argonian Heavy Cruiser';
/** strength 1, 3 shields, needs nothing */
const BASE = 'B1 Personal Base';

for (const [storm, shields, structure] of [
  ['H2 Ion Storm (Primary Edition)', 2, 0],
  ['H5 Ion Storm (Primary Edition)', 3, 2],
] as const) {
  test(`${storm}: damages a ship or base by its strength, and is gone`, () => {
    const t = against(storm, [MOON, CRUISER]).act(1, 'play', storm);
    expect([hurt(t, CRUISER), t.pile(1, 'discard')]).toEqual([[shields, structure], [storm]]);
  });
  test(`${storm}: hits no terrain and no ship of its own player`, () => {
    expect(against(storm, [MOON], { fleet: [POLICE] }).refuses(1, 'play', storm)).toBe('ge/playing-on/1');
  });
}

test('H4 Cosmic Rays (Primary Edition): 2 damage to a location; its crew cannot function for a turn, automatons can', () => {
  const rays = 'H4 Cosmic Rays (Primary Edition)';
  const t = against(rays, [
    {
      card: CRUISER,
      on: ['C4 Trophy Hunter', 'C6 Science Officer', { card: 'C7 Android', on: ['A1 Lesser Automaton'] }],
    },
    'T6 Planet',
  ]);
  t.act(1, 'play', rays).pick(1, CRUISER);
  expect(hurt(t, CRUISER)).toEqual([2, 0]);
  t.untilPhase('play A', 2);
  // 2 research of the science officer do not come, 3 of the android do
  expect(t.happened('generated').at(-1)!.points.research).toBe(3);
  t.untilPhase('play A', 1).untilPhase('play A', 2);
  expect(t.happened('generated').at(-1)!.points.research).toBeGreaterThan(3);
});
test('H4 Cosmic Rays (Primary Edition): crew elsewhere functions as ever, and none of that crew is disengaged', () => {
  const rays = 'H4 Cosmic Rays (Primary Edition)';
  const t = against(rays, [
    { card: CRUISER, on: ['C2 Engineer'] },
    { card: POLICE, on: ['C7 Android'] },
  ]);
  t.act(1, 'play', rays).pick(1, CRUISER);
  expect(t.engaged('C2 Engineer')).toBe(true);
  t.untilPhase('play A', 2);
  expect(t.happened('generated').at(-1)!.points.research).toBe(3);
});

test('H4 Nova: 1 damage to each of up to 4 ships and bases of others', () => {
  const t = table({
    seats: [
      { fleet: [POLICE], hand: ['H4 Nova'] },
      { fleet: [{ card: MOON, on: [BASE] }, CRUISER, POLICE], order: 'never' },
      { fleet: ['S3 Tufor Cutter', 'S5 Ore Carrier'], order: 'never' },
    ],
  });
  t.act(1, 'play', 'H4 Nova');
  expect(t.whyNot(1, BASE, CRUISER, t.id(POLICE, 2), 'S3 Tufor Cutter', 'S5 Ore Carrier')?.text).toMatch(
    /^The answer names \d/,
  );
  t.pick(1, BASE, CRUISER, t.id(POLICE, 2), 'S3 Tufor Cutter');
  expect([BASE, CRUISER, t.id(POLICE, 2), 'S3 Tufor Cutter', 'S5 Ore Carrier'].map(x => hurt(t, x)[0])).toEqual([
    1, 1, 1, 1, 0,
  ]);
});
test('H4 Nova: terrain is no target, and neither are its player’s own ships', () => {
  const t = against('H4 Nova', [MOON], { fleet: [POLICE] });
  expect(t.refuses(1, 'play', 'H4 Nova')).toBe('ge/crucial-rules/1');
});

rule(
  'ge-r-akru-supernova-1',
  'H10 Akru Supernova: 3 damage to each of up to 10 cards of one fleet, then it is gone',
  () => {
    const t = table({
      seats: [
        { fleet: [POLICE], hand: ['H10 Akru Supernova'], order: 'never' },
        { fleet: ['T6 Planet', CRUISER, { card: MOON, on: ['B4 Base Station'] }], order: 'never' },
        { fleet: ['S3 Tufor Cutter'], order: 'never' },
      ],
    });
    t.act(1, 'play', 'H10 Akru Supernova').pick(1, '2');
    expect(t.offers(1, 'card', 'S3 Tufor Cutter')).toBe(false);
    t.pick(1, 'T6 Planet', CRUISER, 'B4 Base Station');
    expect([hurt(t, 'T6 Planet'), hurt(t, CRUISER), hurt(t, 'B4 Base Station'), hurt(t, MOON)]).toEqual([
      [0, 3],
      [3, 0],
      [3, 0],
      [0, 0],
    ]);
    expect(t.pile(1, 'discard')).toEqual(['H10 Akru Supernova']);
  },
);
test('H10 Akru Supernova: never hits more than 10 cards', () => {
  const t = against('H10 Akru Supernova', [...Array(11).fill(POLICE)]).act(1, 'play', 'H10 Akru Supernova');
  const ships = t.all(POLICE, 2);
  expect(t.whyNot(1, ...ships)?.text).toMatch(/^The answer names \d/);
  t.pick(1, ...ships.slice(0, 10));
  expect(ships.map(x => hurt(t, x)[0])).toEqual([...Array(10).fill(3), 0]);
});

rule(
  'ge-r-dimensional-portal-1',
  'H9 Dimensional Portal (Primary Edition): its ship neither fires nor is fired at, protects nothing and takes no command slot',
  () => {
    const portal = 'H9 Dimensional Portal (Primary Edition)';
    const stack = { card: POLICE, on: [{ card: portal, by: 1 }, 'C6 Science Officer', 'C4 Science Officer'] };
    const t = table({
      seats: [
        { fleet: ['S1 Ship from the Future'], order: 'never' },
        { fleet: [{ card: 'T6 Planet', on: ['B4 Base Station', 'C6 Science Officer'] }, stack], order: 'never' },
      ],
    });
    expect([t.protected(2), t.slots(2)]).toEqual([false, 1]);
    t.untilPhase('weapons fire', 1);
    expect([t.offers(1, 'fire', POLICE), t.offers(1, 'fire', 'B4 Base Station')]).toEqual([false, true]);
    // of 5 research, 3 are generated by the ship's own stack; 4 are needed
    t.untilPhase('allocation', 2);
    expect(t.whyNot(2, ...Array(4).fill(portal))?.rule).toBe('ge/allocation-phase/6');
    t.pick(2, ...Array(3).fill(portal));
    expect([t.card(portal).applied, t.engaged(POLICE)]).toEqual([3, true]);
    expect(t.refuses(2, 'fire', 'S1 Ship from the Future')).not.toBe(null);
    t.untilPhase('play A', 1).untilPhase('allocation', 2).pick(2, portal);
    expect([t.inPlay(portal), t.protected(2)]).toEqual([false, true]);
  },
);
test('H9 Dimensional Portal (Primary Edition): takes an engaged ship of another player, and nothing else', () => {
  const portal = 'H9 Dimensional Portal (Primary Edition)';
  const none = against(portal, [{ card: CRUISER, engaged: false }, MOON], { fleet: [POLICE] });
  expect(none.refuses(1, 'play', portal)).toBe('ge/playing-on/1');
  const t = against(portal, [{ card: CRUISER, engaged: false }, POLICE, MOON]).act(1, 'play', portal);
  expect(t.under(portal)).toBe(POLICE);
});

const RIFT = 'H5 Temporal Space Rift';
/** Player 1 with a rift and a ship that player 2 has just destroyed, on player 1's next turn. */
const bereft = (fleet: readonly CardPlace[]) => {
  const t = table({
    active: 2,
    phase: 'weapons fire',
    seats: [
      { fleet: [{ card: POLICE, shieldDamage: 3, damage: 1 }], hand: [RIFT], order: 'never' },
      { fleet: ['S3 Tufor Cutter', ...fleet], order: 'never' },
    ],
  });
  t.act(2, 'fire', POLICE).pick(2, 'S3 Tufor Cutter');
  return t.untilPhase('play A', 1);
};
test('H5 Temporal Space Rift: after the loss of a ship, a ship or base is disengaged and takes 2 damage a turn, for 2 turns', () => {
  const t = bereft([{ card: 'T6 Planet', on: [BASE] }]);
  t.act(1, 'play', RIFT).pick(1, BASE).act(1, 'use', RIFT);
  expect([hurt(t, BASE), t.engaged(BASE)]).toEqual([[2, 0], false]);
  t.untilPhase('play A', 2);
  expect(t.engaged(BASE)).toBe(false);
  t.untilPhase('play A', 1).act(1, 'use', RIFT);
  // one point of its shields had come back
  expect(hurt(t, BASE)).toEqual([3, 0]);
  t.untilPhase('play A', 2);
  expect(t.engaged(BASE)).toBe(false);
  t.untilPhase('play A', 1);
  expect(t.pile(1, 'discard')).toContain(RIFT);
  expect(t.untilPhase('play A', 2).engaged(BASE)).toBe(true);
});
test('H5 Temporal Space Rift: cannot be played if no ship was destroyed, or only in an earlier turn, or a base', () => {
  expect(against(RIFT, [POLICE]).refuses(1, 'play', RIFT)).toBe('ge/crucial-rules/1');
  const late = bereft([]).untilPhase('play A', 2).untilPhase('play A', 1);
  expect(late.refuses(1, 'play', RIFT)).toBe('ge/crucial-rules/1');
  const base = table({
    active: 2,
    phase: 'weapons fire',
    seats: [
      { fleet: [{ card: MOON, on: [{ card: BASE, shieldDamage: 3 }] }], hand: [RIFT], order: 'never' },
      { fleet: ['S3 Tufor Cutter'], order: 'never' },
    ],
  });
  base.act(2, 'fire', BASE).pick(2, 'S3 Tufor Cutter').untilPhase('play A', 1);
  expect(base.refuses(1, 'play', RIFT)).toBe('ge/crucial-rules/1');
});

const SINGULARITY = 'H7 Antimatter Singularity';
test('H7 Antimatter Singularity: a black hole takes twice its energy for a turn, then three times, and both are gone', () => {
  const t = table({
    seats: [
      { fleet: [], hand: [SINGULARITY], order: 'never' },
      { fleet: ['T5 Star', 'T5 Star', { card: 'T6 Black Hole', by: 1 }], order: 'never' },
    ],
  });
  const energy = () => t.untilPhase('play A', 2).happened('generated').at(-1)!.points.energy;
  t.act(1, 'play', SINGULARITY);
  expect([t.under(SINGULARITY), energy()]).toEqual(['T6 Black Hole', 10 - 6]);
  t.untilPhase('play A', 1);
  expect(energy()).toBe(10 - 9);
  t.untilPhase('play A', 1);
  expect([t.inPlay(SINGULARITY), t.inPlay('T6 Black Hole'), energy()]).toEqual([false, false, 10]);
});
test('H7 Antimatter Singularity: goes on no other terrain, not even a Quantum Black Hole', () => {
  const t = against(SINGULARITY, ['T5 Star', 'T7 Quantum Black Hole', MOON]);
  expect(t.refuses(1, 'play', SINGULARITY)).toBe('ge/playing-on/1');
});
