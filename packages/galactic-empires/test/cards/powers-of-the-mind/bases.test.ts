import { expect, test } from 'vitest';
import type { CardPlace } from '../../../src/index.ts';
import { damage, ofOthers, strength, that, unit } from '../../../src/words/index.ts';
import { BATTLESHIP, battle, CUTTER, DESTROYER, fire, play } from '../../scenes.ts';
import { type Table, table } from '../../table.ts';
import { testCard } from '../../test-cards.ts';

const MOON = 'T3 Moon';
const STAR = 'T5 Star';

/** A psy that uses Psycanti fields. */
const INITIATE = 'P3 Test Initiate';
testCard({
  title: 'Test Initiate',
  types: ['P'],
  strength: 3,
  empire: 'Psycanti',
  disciplines: [{ of: 'Psycanti', count: 1, cost: 'energy' }],
});
/** A field with functions for psys of strength 3 to 7; each does as much damage as its psy is strong. */
const LADDER = 'F3 Test Ladder';
const RUNGS = [3, 4, 5, 6, 7];
testCard(
  {
    title: 'Test Ladder',
    types: ['F'],
    strength: 3,
    disciplinesOf: ['Psycanti'],
    fieldFunctions: RUNGS.map(from => ({ from })),
  },
  {
    functions: RUNGS.map(() => ({
      target: { goal: that(unit, ofOthers) },
      effect: damage('goal', strength('psyUser')),
    })),
    names: { goal: 'that unit', psyUser: 'the psy' },
  },
);
/** The psy has got a point for its discipline. */
const ready: CardPlace = { card: INITIATE, given: [...Array<number>(12).fill(0), 1] };

/** A psy of player 1 is on a base; player 2 has a battleship. */
const on = (base: CardPlace, psy: CardPlace = ready): Table => {
  const place = typeof base === 'string' ? { card: base } : base;
  return play(
    { fleet: [{ card: MOON, on: [LADDER, { ...place, on: [...(place.on ?? []), psy] }] }] },
    { fleet: [MOON, BATTLESHIP] },
  );
};
/** Returns the strength of the psy for functions: what it can use, and the damage that it does. */
const might = (t: Table): [most: number, damage: number] => {
  const able = RUNGS.filter((_, i) => t.offers(1, 'use', LADDER, i));
  t.act(1, 'use', LADDER, able.length - 1);
  return [able.at(-1)!, t.card(BATTLESHIP).shieldDamage + t.card(BATTLESHIP).damage];
};

test('B2 Psy Outpost: while it works, nothing damages the terrain that it is on', () => {
  const at = (base: CardPlace) =>
    battle({ fleet: [DESTROYER] }, { fleet: [{ card: STAR, on: [base] }, CUTTER], order: 'never' });
  expect(at('B2 Psy Outpost').offers(1, 'fire', STAR)).toBe(false);
  expect(at({ card: 'B2 Psy Outpost', engaged: false }).refuses(1, 'fire', STAR)).not.toBe('ge/terrain/10');
  const quake = (base: CardPlace) =>
    play({ hand: ['H4 Star Quake'] }, { fleet: [{ card: STAR, on: [base] }] }).act(1, 'play', 'H4 Star Quake');
  expect(quake('B2 Psy Outpost').card(STAR).damage).toBe(0);
  expect(quake({ card: 'B2 Psy Outpost', engaged: false }).card(STAR).damage).toBe(4);
});

for (const [name, kind, world] of [
  ['B2 Warehouse', 'supply', 'T5 Planet Psycanti Planetesimal'],
  ['B5 Energy Storage Facility', 'energy', 'T8 Trinary System'],
] as const)
  test(`${name}: keeps ${kind} points that are left over for the next turn, and no longer`, () => {
    const t = table({
      phase: 'allocation',
      seats: [
        { fleet: [world, { card: MOON, on: [name] }, { card: 'S2 P.O.T. Escort', engaged: false }], order: 'never' },
        { fleet: [MOON], order: 'never' },
      ],
    });
    const engage = name === 'B2 Warehouse' ? [] : [name];
    const made = () => t.happened('generated').map(x => x.points![kind]);
    t.allocate(1, { engage });
    const kept = t.player(1).kept[kind]!;
    expect([Object.keys(t.player(1).kept), kept > 0]).toEqual([[kind], true]);
    t.untilAsked('play cards', 2).untilAsked('allocation', 1);
    t.allocate(1, { engage });
    expect(made().at(-1)).toBe(made()[0]! + kept);
    expect(t.player(1).kept[kind]).toBe(kept);
  });

test('B2 Warehouse, B5 Energy Storage Facility: keep no other points, and nothing while disengaged', () => {
  const t = table({
    phase: 'allocation',
    seats: [
      { fleet: ['T8 Trinary System', { card: MOON, on: ['B5 Energy Storage Facility'] }], order: 'never' },
      { fleet: [MOON], order: 'never' },
    ],
  });
  t.allocate(1, {});
  expect(t.player(1).kept).toEqual({});
});

test('B3 Psy Training Site: psys on it use functions with 1 more strength', () => {
  expect(might(on('B3 Psy Training Site'))).toEqual([4, 4]);
  expect(on('B3 Psy Training Site').strength(INITIATE)).toEqual([3, 3]);
  expect(might(on({ card: 'B3 Psy Training Site', engaged: false }))).toEqual([3, 3]);
});

test('B4 Psy Pyramid: a weaker psy uses functions with its strength, and more strength is added to that', () => {
  expect(might(on('B4 Psy Pyramid'))).toEqual([4, 4]);
  const trained: CardPlace = { ...(ready as object), card: INITIATE, on: ['A1 Lesser Automaton'] };
  expect(might(on('B4 Psy Pyramid', trained))).toEqual([5, 5]);
});

test('B4 Psy Pyramid: a psy that is as strong as it gains nothing', () => {
  const strong: CardPlace = { ...(ready as object), card: 'P5 Test Prior' };
  testCard({
    title: 'Test Prior',
    types: ['P'],
    strength: 5,
    disciplines: [{ of: 'Psycanti', count: 1, cost: 'energy' }],
  });
  expect(might(on('B4 Psy Pyramid', strong))).toEqual([5, 5]);
});

test('B8 Psy Control Base: the psy that its player chooses in the Engagement Phase uses functions with twice its strength', () => {
  const t = table({
    phase: 'allocation',
    seats: [
      {
        fleet: [
          'T6 System',
          'T6 System',
          { card: MOON, on: [LADDER, { card: 'B8 Psy Control Base', on: [INITIATE, 'P4 Test Seer'] }] },
        ],
        order: 'never',
      },
      { fleet: [MOON, BATTLESHIP], order: 'never' },
    ],
  });
  t.allocate(1, { engage: ['B8 Psy Control Base'], give: [[INITIATE, 'text 1', 1]] });
  while (t.question !== 'play cards') t.question === 'target' ? t.pick(1, INITIATE) : t.least();
  expect(might(t)).toEqual([6, 6]);
});

test('B8 Psy Control Base: without the choice, and for other psys, nothing is doubled', () => {
  expect(might(on('B8 Psy Control Base'))).toEqual([3, 3]);
});

test('B9 Psy Meditation Base: one psy on it has twice its strength', () => {
  const t = on({ card: 'B9 Psy Meditation Base', on: ['P4 Test Seer'] });
  expect([t.strength('P4 Test Seer'), t.strength(INITIATE)]).toEqual([
    [8, 8],
    [3, 3],
  ]);
  expect(on({ card: 'B9 Psy Meditation Base', engaged: false }).strength(INITIATE)).toEqual([3, 3]);
});

const CITADEL = 'B8 Citadel (Powers of the Mind)';
test(`${CITADEL}: played as a reaction it takes the volley at its terrain, and the rest goes on`, () => {
  const t = battle({ fleet: [{ card: DESTROYER, given: [0, 0, 2] }] }, { fleet: [STAR, MOON], hand: [CITADEL] });
  t.act(1, 'fire', STAR).pick(1, DESTROYER, DESTROYER);
  t.pick(2, CITADEL);
  expect([t.under(CITADEL), t.card(STAR).damage]).toEqual([STAR, 0]);
  expect(t.shields(CITADEL)).toBeLessThan(8);
});

test(`${CITADEL}: does not react to a volley at a ship`, () => {
  const t = battle({ fleet: [DESTROYER] }, { fleet: [STAR, CUTTER], hand: [CITADEL] });
  fire(t, DESTROYER, CUTTER, 1);
  expect(t.offers(2, 'respond', CITADEL)).toBe(false);
  t.pass(2);
});

const RUINS = 'B6 Visonic Ruins';
test(`${RUINS}: psys need 3 less strength for functions of the field on its terrain, which do no more for that`, () => {
  const at = (...there: CardPlace[]) =>
    play(
      {
        fleet: [
          { card: MOON, on: [LADDER, ...there] },
          { card: STAR, on: [ready] },
        ],
      },
      { fleet: [MOON, BATTLESHIP] },
    );
  expect(might(at(RUINS))).toEqual([6, 3]);
  expect(might(at({ card: RUINS, engaged: false }))).toEqual([3, 3]);
  const elsewhere = play(
    {
      fleet: [
        { card: MOON, on: [LADDER] },
        { card: STAR, on: [RUINS, ready] },
      ],
    },
    { fleet: [MOON, BATTLESHIP] },
  );
  expect(might(elsewhere)).toEqual([3, 3]);
});

test(`${RUINS}: an archeologist on it doubles its strength`, () => {
  testCard({ title: 'Test Archeologist', types: ['C'], strength: 5 });
  const at = (...crew: CardPlace[]) => play({ fleet: [{ card: MOON, on: [{ card: RUINS, on: crew }] }] });
  expect([at('C5 Test Archeologist').strength(RUINS)[0], at('C2 Engineer').strength(RUINS)[0]]).toEqual([12, 6]);
});
