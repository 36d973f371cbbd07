import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { cardText } from '../../../src/card-text.ts';
import type { CardPlace, SeatPosition } from '../../../src/position.ts';
import { neededFor } from '../../../src/rules/fire/volley.ts';
import { discard } from '../../../src/rules/table/duration.ts';
import { damage, draw, lasts, ofOthers, strength, that, thatCard, unit } from '../../../src/words/index.ts';
import { battle, DESTROYER, play } from '../../scenes.ts';
import { type Table, table } from '../../table.ts';
import { testCard } from '../../test-cards.ts';

const MOON = 'T3 Moon';

const psy = (title: string, of: string, count = 1, more: object = {}, n = 5): string => {
  testCard({
    title,
    types: ['P'],
    strength: n,
    empire: 'Psycanti',
    disciplines: [{ of, count, cost: 'energy' }],
    ...more,
  });
  return `P${n} ${title}`;
};
const ADEPT = psy('Test Adept', 'Psycanti', 3);
const NOVICE = psy('Test Novice', 'Psycanti', 1, {}, 2);
const SAVANT = psy('Test Savant', 'Fleet');
const ROAMER = psy('Test Roamer', 'Any');
const OUTLANDER = psy('Test Outlander', 'Non-Fleet');
const CYBERNIST = psy('Test Cybernist', 'Cyber');

/** A field whose first function anybody can use; the second asks for strength 5. */
const BURSTS = 'F2 Test Bursts';
const bursts = testCard(
  {
    title: 'Test Bursts',
    types: ['F'],
    strength: 2,
    disciplinesOf: ['Psycanti', 'Kinetic'],
    fieldFunctions: [{ from: 1, name: 'Spark' }, { from: 5, name: 'Storm' }, { from: 1 }],
  },
  {
    functions: [
      { target: { goal: that(unit, ofOthers) }, effect: damage('goal', 1) },
      { target: { goal: that(unit, ofOthers) }, effect: damage('goal', strength('psyUser')) },
      { effect: lasts({ k: 'psy damage', n: 2, to: thatCard('psyUser') }, { turns: 1 }), turns: 1 },
    ],
    names: { goal: 'that unit', psyUser: 'the psy' },
  },
);
const TRANCE = 'F3 Test Trance';
testCard(
  { title: 'Test Trance', types: ['F'], strength: 3, disciplinesOf: ['Psycanti'], fieldFunctions: [{ from: 1 }] },
  { functions: [{ effect: draw(1), turns: 2 }] },
);
/** A field that can be played in reaction. */
const WAVE = 'F1 Test Wave';
testCard(
  {
    title: 'Test Wave',
    types: ['F'],
    strength: 1,
    reaction: true,
    disciplinesOf: ['Psycanti'],
    fieldFunctions: [{ from: 3 }],
  },
  { functions: [{ effect: draw(2) }] },
);

/** A psy that got points for its first discipline. */
const ready = (card: string, points = 1): CardPlace => ({ card, given: [...Array<number>(12).fill(0), points] });

/** Player 1 has psys and a field on moons; player 2 has a destroyer. */
const with_ = (psys: readonly CardPlace[], field: CardPlace = BURSTS, more: Partial<SeatPosition> = {}): Table =>
  play({ fleet: [{ card: MOON, on: [...psys, field] }], ...more }, { fleet: [MOON, DESTROYER] });

const uses = (t: Table, n: number, field = BURSTS): boolean => t.offers(1, 'use', field, n);
const why = (t: Table, n: number, field = BURSTS) => t.refuses(1, 'use', field, n);

rule('ge/psy-rules/5', 'the shields of the location of a psy protect it as if they were its own', () => {
  const t = battle(
    { fleet: [DESTROYER] },
    { empire: 'Psycanti', fleet: [MOON, { card: 'B1 Personal Base', on: [NOVICE] }], order: 'never' },
  );
  // 3 shields and a strength of 2
  expect(neededFor(t.s, t.id(NOVICE))).toBe(5);
  t.act(1, 'fire', NOVICE).pick(1, DESTROYER, DESTROYER);
  expect([t.card(NOVICE).damage, t.card('B1 Personal Base').shieldDamage]).toEqual([0, 2]);
});

rule(
  ['ge/psy-rules/6', 'ge/psy-rules/11'],
  'a psy uses only fields of its own discipline; a field may have several',
  () => {
    expect([ADEPT, CYBERNIST].map(card => uses(with_([ready(card)]), 0))).toEqual([true, false]);
    expect(why(with_([ready(CYBERNIST)]), 0)).toBe('ge/psy-rules/11');
  },
);

rule(
  ['ge/psy-rules/7', 'ge/psy-rules/8', 'ge/psy-rules/9', 'ge/psy-rules/13'],
  'Fleet covers all fields of the own fleet, Non-Fleet those of the others, and Any all',
  () => {
    const there = (card: string) =>
      play({ fleet: [{ card: MOON, on: [ready(card)] }] }, { fleet: [{ card: MOON, on: [TRANCE] }] });
    const own = (card: string) => with_([ready(card)], TRANCE);
    const both = [SAVANT, ROAMER, OUTLANDER, ADEPT].map(card => [
      uses(own(card), 0, TRANCE),
      uses(there(card), 0, TRANCE),
    ]);
    expect(both).toEqual([
      [true, false],
      [true, true],
      [false, true],
      [true, false],
    ]);
    expect(why(there(ADEPT), 0, TRANCE)).toBe('ge/psy-rules/13');
    const t = there(OUTLANDER).act(1, 'use', TRANCE, 0);
    expect([t.size(1, 'hand'), t.size(2, 'hand')]).toEqual([1, 0]);
  },
);

rule(
  ['ge/psy-rules/10', 'ge/psy-rules/12'],
  'each function costs a point that its player gave the psy; at most three',
  () => {
    expect(why(with_([ADEPT]), 0)).toBe('ge/psy-rules/10');
    const t = with_([ready(ADEPT, 2)]);
    t.act(1, 'use', BURSTS, 0);
    t.act(1, 'use', BURSTS, 2);
    expect(why(t, 1)).toBe('ge/psy-rules/10');
    const said = cardText({
      ...testCard({ title: 'Test Reader', types: ['P'], strength: 1 }),
      disciplines: [{ of: 'Cyber', count: 3, cost: 'energy' }],
    });
    expect(said).toEqual([
      'Each turn it can use up to 3 functions of Cyber Discipline fields of your fleet, for 1 energy each.',
    ]);
  },
);

rule('ge/psy-rules/10', 'the points are given in the Allocation Phase, as ammunition is', () => {
  const t = table({
    phase: 'allocation',
    seats: [{ order: 'never', fleet: [{ card: 'T2 Small Nebula', on: [ADEPT, BURSTS] }] }, { fleet: [MOON] }],
  });
  t.allocate(1, { give: [[ADEPT, 'text 1', 2]] });
  expect(t.card(ADEPT).given[12]).toBe(2);
});

rule('ge/psy-rules/11', 'a psy that prints one discipline or another gets points for one of them in a turn', () => {
  const two = [
    { of: 'Kinetic', count: 2, cost: 'energy' },
    { of: 'Any', count: 1, cost: 'energy' },
  ] as const;
  const forbids = (card: string) =>
    table({
      phase: 'allocation',
      seats: [{ order: 'never', fleet: [{ card: 'T2 Small Nebula', on: [card, BURSTS] }] }, { fleet: [MOON] }],
    }).forbidsPlan(1, {
      give: [
        [card, 'text 1'],
        [card, 'text 2'],
      ],
    });
  const either = psy('Test Kineticist', 'Kinetic', 1, { disciplines: two, either: true });
  const both = psy('Test Polymath', 'Kinetic', 1, { disciplines: two });
  expect([either, both].map(forbids)).toEqual(['ge/psy-rules/11', '']);
});

rule('ge/psy-rules/14', 'a function asks for a psy of at least its strength, and does what its psy is strong', () => {
  const t = with_([ready(NOVICE)]);
  expect([uses(t, 0), uses(t, 1), why(t, 1)]).toEqual([true, false, 'ge/psy-rules/14']);
  const strong = with_([ready(ADEPT), ready(NOVICE)]);
  strong.act(1, 'use', BURSTS, 1);
  expect([strong.inPlay(DESTROYER), strong.card(DESTROYER).shieldDamage + strong.card(DESTROYER).damage]).toEqual([
    true,
    5,
  ]);
  expect(cardText(bursts)[1]).toBe(
    "Storm, for psys of strength 5 or more: choose a unit of another player; that unit takes damage equal to the psy's strength.",
  );
});

rule('ge/psy-rules/14', 'if several psys can use it, their player chooses one, and that one pays', () => {
  const t = with_([ready(ADEPT), ready(NOVICE)]);
  t.act(1, 'use', BURSTS, 0).pick(1, NOVICE);
  expect([t.card(ADEPT).given[12], t.card(NOVICE).given[12]]).toEqual([1, 0]);
});

rule('ge/psy-rules/15', 'a disengaged field gives no function', () => {
  const t = with_([ready(ADEPT)], { card: BURSTS, engaged: false });
  expect(why(t, 0)).toBe('ge/disengaged/1');
});

rule(
  'ge/psy-rules/16',
  'a field played in reaction lets one psy use one of its functions at once, for no points',
  () => {
    const t = play(
      { fleet: [{ card: MOON, on: [DESTROYER] }], hand: ['O2 Gold Vein'] },
      { fleet: [{ card: 'T1 Large Asteroid', on: [ADEPT] }], hand: [WAVE], order: 'always' },
    );
    t.act(1, 'play', 'O2 Gold Vein').pick(1, MOON);
    t.act(2, 'respond', WAVE).pass(2);
    expect([t.inPlay(WAVE), t.engaged(WAVE), t.size(2, 'hand')]).toEqual([true, true, 2]);
  },
);

rule('ge/psy-rules/16', 'without a psy that can use it, nobody plays a field in reaction', () => {
  const t = play(
    { fleet: [{ card: MOON, on: [DESTROYER] }], hand: ['O2 Gold Vein'] },
    { fleet: [{ card: 'T1 Large Asteroid', on: [NOVICE] }], hand: [WAVE], order: 'always' },
  );
  t.act(1, 'play', 'O2 Gold Vein').pick(1, MOON);
  expect(t.offers(2, 'respond', WAVE)).toBe(false);
  t.pass(2);
});

rule('ge/psy-rules/17', 'each function is used once in a complete turn, by whoever uses it', () => {
  const t = play(
    { fleet: [{ card: MOON, on: [ready(ROAMER)] }] },
    { fleet: [{ card: MOON, on: [{ ...(ready(ADEPT) as object), card: ADEPT }, BURSTS] }, DESTROYER] },
  );
  t.act(1, 'use', BURSTS, 0);
  t.untilPhase('play A', 2);
  expect(t.refuses(2, 'use', BURSTS, 0)).toBe('ge/psy-rules/17');
  // after the next Record Keeping Step of player 1 it is free, and only the point is missing
  t.untilPhase('play A', 1).untilPhase('play A', 2);
  expect(t.refuses(2, 'use', BURSTS, 0)).toBe('ge/psy-rules/10');
});

rule('ge/psy-rules/18', 'what a function does ends with the next Record Keeping Step of its player', () => {
  const t = with_([ready(ADEPT)]);
  t.act(1, 'use', BURSTS, 2);
  t.untilPhase('play A', 2);
  expect(t.s.lasting).toHaveLength(2);
  t.untilPhase('play A', 1);
  expect(t.s.lasting).toEqual([]);
});

rule('ge/psy-rules/19', 'if the psy is discarded, what it activated stops, and the function stays used', () => {
  const t = with_([ready(ADEPT), ready(NOVICE)]);
  t.act(1, 'use', BURSTS, 2).pick(1, ADEPT);
  discard(t.s, t.id(ADEPT), 'discarded', 1);
  expect(t.s.lasting.map(x => x.rule)).toEqual(['ge:psy function in use']);
  expect(why(t, 2)).toBe('ge/psy-rules/17');
});

rule('ge/psy-rules/20', 'a function that lasts two turns is free again only then', () => {
  const t = with_([ready(ADEPT)], TRANCE);
  t.act(1, 'use', TRANCE, 0);
  t.untilPhase('play A', 2).untilPhase('play A', 1);
  expect(why(t, 0, TRANCE)).toBe('ge/psy-rules/17');
  t.untilPhase('play A', 2).untilPhase('play A', 1);
  expect(why(t, 0, TRANCE)).toBe('ge/psy-rules/10');
});

rule(
  ['ge/weapons/5', 'ge/weapons/6', 'ge/weapons/7'],
  'psy damage is fired as weapons; a field adds to it in Play Cards Phase A',
  () => {
    const gunner = psy('Test Gunner', 'Psycanti', 1, { psyDamage: 1 });
    const t = with_([ready(gunner)]);
    t.act(1, 'use', BURSTS, 2);
    t.untilPhase('weapons fire', 1);
    t.act(1, 'fire', DESTROYER).pick(1, gunner, gunner, gunner);
    expect(t.card(DESTROYER).shieldDamage + t.card(DESTROYER).damage).toBe(3);
  },
);
