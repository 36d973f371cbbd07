import { expect, test } from 'vitest';
import type { CardPlace, SeatPosition } from '../../../src/position.ts';
import { production } from '../../../src/rules/points/production.ts';
import { works } from '../../../src/rules/texts/static-texts.ts';
import { anyVolley, crew, damage, host, ofOthers, ship, stopIt, that } from '../../../src/words/index.ts';
import { PORTER } from '../../expansion-cards.ts';
import { FLAGSHIP, ready, withField } from '../../psy-scenes.ts';
import { battle, fire, hurt, play } from '../../scenes.ts';
import type { Table } from '../../table.ts';
import { testCard } from '../../test-cards.ts';

// The fields of Advanced Technologies: the effect of each function, and cases without one

const SYSTEM = 'T6 System';
const MASTER = 'P10 Psycanti Master';
const GUARDIAN = 'F5 Guardian Field';
const HULK = 'S9 Test Wreck';
testCard({ title: 'Test Wreck', types: ['S'], strength: 9 });

/** The master is on a wreck of player 1; another wreck is beside it. Player 2 can fire at both. */
const guarded = (i: number, on: CardPlace[] = [ready(MASTER, 2, 1)]) =>
  withField(GUARDIAN, [], { fleet: [SYSTEM, FLAGSHIP] }, { fleet: [{ card: HULK, on }, 'S4 Argonian Destroyer'] }).act(
    1,
    'use',
    GUARDIAN,
    i,
  );

for (const [i, n] of [
  [0, 1],
  [1, 2],
  [2, 3],
] as const) {
  test(`F5 Guardian Field: function ${i}: each volley at the place of its user does ${n} less damage for a complete turn`, () => {
    const t = guarded(i).untilPhase('weapons fire', 2);
    t.act(2, 'fire', HULK).pick(2, ...Array<string>(5).fill(FLAGSHIP));
    t.act(2, 'fire', MASTER).pick(2, ...Array<string>(6).fill(FLAGSHIP));
    t.act(2, 'fire', 'S4 Argonian Destroyer').pick(2, FLAGSHIP, FLAGSHIP);
    expect([hurt(t, HULK)[1], hurt(t, MASTER)[1], hurt(t, 'S4 Argonian Destroyer')]).toEqual([5 - n, 6 - n, [2, 0]]);
    t.leaveOpen();
  });
}

test('F5 Guardian Field: the next volley at the place of its user does nothing, and the field is discarded', () => {
  const t = guarded(3).untilPhase('weapons fire', 2);
  t.act(2, 'fire', 'S4 Argonian Destroyer').pick(2, FLAGSHIP, FLAGSHIP);
  expect([hurt(t, 'S4 Argonian Destroyer'), t.inPlay(GUARDIAN)]).toEqual([[2, 0], true]);
  t.act(2, 'fire', HULK).pick(2, ...Array<string>(5).fill(FLAGSHIP));
  expect([hurt(t, HULK), t.pile(1, 'discard')]).toEqual([[0, 0], [GUARDIAN]]);
  t.act(2, 'fire', MASTER).pick(2, ...Array<string>(6).fill(FLAGSHIP));
  expect(hurt(t, MASTER)).toEqual([0, 6]);
  t.leaveOpen();
});

test('F5 Guardian Field: played in reaction to a volley, any psy uses it for no points', () => {
  const shot = (on: CardPlace[]) =>
    fire(
      battle({ fleet: [FLAGSHIP] }, { hand: [GUARDIAN], fleet: [SYSTEM, { card: HULK, on }], order: 'always' }),
      FLAGSHIP,
      HULK,
      6,
    );
  const t = shot([MASTER]).act(2, 'respond', GUARDIAN, 2);
  while (t.question === 'respond') t.pass(2);
  expect([hurt(t, HULK), t.inPlay(GUARDIAN), t.refuses(1, 'fire', HULK)]).toEqual([
    [0, 3],
    true,
    'ge/weapons-fire-phase/10',
  ]);
  const none = shot([]);
  expect(none.offers(2, 'respond', GUARDIAN)).toBe(false);
  none.pass(2);
  expect(hurt(none, HULK)).toEqual([0, 6]);
});

// F7 Protection Field

const PROTECTION = 'F7 Protection Field';
const DRAIN = ['L2 Test Bad Luck', 'M2 Test Gnat', 'H2 Test Squall', 'O2 Test Mishap'] as const;
for (const name of DRAIN)
  testCard(
    { title: name.slice(3), types: [name[0] as 'L'], strength: 2 },
    { on: that(ship, ofOthers), effect: damage(host, 1), after: 'discard' },
  );
/** cards that stay on a ship and harm it */
const LEECHES = ['L3 Test Hoodoo', 'M3 Test Leech', 'H3 Test Gale', 'O3 Test Rot'] as const;
for (const name of LEECHES)
  testCard(
    { title: name.slice(3), types: [name[0] as 'L'], strength: 3 },
    { on: that(ship, ofOthers), functions: [{ effect: damage(host, 1) }] },
  );
/** luck that makes a volley miss */
const MISS = 'L3 Test Miss';
testCard(
  { title: 'Test Miss', types: ['L'], strength: 3, reaction: true },
  { reactions: [{ on: anyVolley, effect: stopIt }], after: 'discard' },
);
/** A master on a wreck has used a function; player 2 plays on. */
const sheltered = (i: number, two: SeatPosition, more: readonly CardPlace[] = []): Table =>
  withField(
    PROTECTION,
    [],
    { fleet: [SYSTEM], ...two },
    { fleet: [{ card: HULK, on: [ready(MASTER, 2, 1), ...more] }, 'S4 Argonian Destroyer'] },
  ).act(1, 'use', PROTECTION, i);

DRAIN.forEach((name, i) => {
  test(`F7 Protection Field: function ${i}: the place of its user ignores one ${name} in a turn, and no second one`, () => {
    const t = sheltered(i, { hand: [name, name, name] }).untilPhase('play A', 2);
    t.act(2, 'play', name).pick(2, 'S4 Argonian Destroyer');
    expect(hurt(t, 'S4 Argonian Destroyer')).toEqual([1, 0]);
    t.act(2, 'play', name).pick(2, HULK);
    expect([hurt(t, HULK), t.pile(2, 'discard')]).toEqual([
      [0, 0],
      [name, name],
    ]);
    t.act(2, 'play', name).pick(2, HULK);
    expect(hurt(t, HULK)).toEqual([0, 1]);
  });

  test(`F7 Protection Field: function ${i} lets no card of another type come to nothing`, () => {
    const other = DRAIN[(i + 1) % 4]!;
    const t = sheltered(i, { hand: [other] }).untilPhase('play A', 2);
    t.act(2, 'play', other).pick(2, HULK);
    expect(hurt(t, HULK)).toEqual([0, 1]);
  });
});

LEECHES.forEach((leech, i) => {
  test(`F7 Protection Field: function ${i}: one ${leech} that lies there already does nothing for a complete turn`, () => {
    const t = sheltered(i, {}, [
      { card: leech, by: 2 },
      { card: LEECHES[(i + 1) % 4]!, by: 2 },
    ]).pick(1, leech);
    t.untilPhase('play A', 2);
    expect(LEECHES.filter(x => t.offers(2, 'use', x, 0))).toEqual([LEECHES[(i + 1) % 4]]);
    t.untilPhase('play A', 1);
    expect(works(t.s, t.id(leech))).toBe(true);
  });
});

test('F7 Protection Field: luck in reaction to fire from the place of its user comes to nothing, and to other fire does not', () => {
  const volley = (gun: string) => {
    const t = withField(
      PROTECTION,
      [],
      { fleet: [SYSTEM, HULK], hand: [MISS], order: 'always' },
      { fleet: [{ card: FLAGSHIP, on: [ready(MASTER, 2, 1)] }, 'S5 Test Lance'] },
    ).act(1, 'use', PROTECTION, 0);
    while (t.question === 'respond') t.pass(2);
    t.untilPhase('weapons fire', 1).act(1, 'fire', HULK).pick(1, gun, gun).act(2, 'respond', MISS);
    while (t.question === 'respond') t.pass(2);
    t.leaveOpen();
    return hurt(t, HULK);
  };
  expect([volley(FLAGSHIP), volley('S5 Test Lance')]).toEqual([
    [0, 2],
    [0, 0],
  ]);
});
testCard({ title: 'Test Lance', types: ['S'], strength: 5, phasers: 20 });

test('F7 Protection Field: played in reaction, a psy that is strong enough lets a card come to nothing', () => {
  const hit = (psy: string) => {
    const t = play(
      { hand: ['O2 Test Mishap'], fleet: [SYSTEM] },
      { hand: [PROTECTION], fleet: [SYSTEM, { card: HULK, on: [psy] }], order: 'always' },
    ).act(1, 'play', 'O2 Test Mishap');
    if (t.offers(2, 'respond', PROTECTION, 3)) t.act(2, 'respond', PROTECTION, 3);
    while (t.question === 'respond') t.pass(2);
    return hurt(t, HULK);
  };
  expect([hit(MASTER), hit('P5 Psycanti Apostle')]).toEqual([
    [0, 0],
    [0, 1],
  ]);
});

// F6 Research Field

const STUDY = 'F6 Research Field';
const MADNESS = 'O9 Illness';
const LAB = 'T4 Test Laboratory';
testCard({ title: 'Test Laboratory', types: ['T'], strength: 4, makes: { research: 3 } });
const MINT = 'T2 Test Mint';
testCard({ title: 'Test Mint', types: ['T'], strength: 2, makes: { economy: 4 } });
/** A crew of each player is ill; research is applied to it. */
const ill = (name: string, by: number, applied = 0): CardPlace => ({
  card: HULK,
  on: [{ card: PORTER, on: [{ card: name, by, applied }] }],
});
/** The master of player 1 uses a function of the field. */
const studies = (i: number, two: readonly CardPlace[], one: readonly CardPlace[] = []) =>
  withField(STUDY, [ready(MASTER, 2, 2)], { fleet: [SYSTEM, ...two] }, { fleet: one }).act(1, 'use', STUDY, i);
const judges = (i: number, two: readonly CardPlace[]) =>
  withField(STUDY, [ready(MASTER, 2, 2)], { fleet: two }).refuses(1, 'use', STUDY, i);

test('F6 Research Field: all research that was applied to a card is lost', () => {
  const t = studies(0, [ill(MADNESS, 1, 7)]);
  expect([t.inPlay(MADNESS), t.card(MADNESS).applied]).toEqual([true, 0]);
  // no research, and points of another kind
  expect(judges(0, [SYSTEM, ill(MADNESS, 1)])).toBe('ge/crucial-rules/1');
  testCard({ title: 'Test Mire', types: ['H'], strength: 4 }, { on: ship, ends: { points: 'energy', n: 4 } });
  const mire: CardPlace = { card: HULK, on: [{ card: 'H4 Test Mire', by: 1, applied: 3 }] };
  expect(judges(0, [SYSTEM, mire])).toBe('ge/crucial-rules/1');
});

test('F6 Research Field: the next Allocation Phase has double research, and economy that is used as research counts double', () => {
  const ends = (used: boolean, n: number) => {
    const t = withField(STUDY, [ready(MASTER, 2, 2)], {}, { fleet: [LAB, MINT, ill('O9 Test Pestilence', 2)] });
    if (used) t.act(1, 'use', STUDY, 1);
    t.untilPhase('allocation', 1);
    return t.forbidsPlan(1, { give: [['O9 Test Pestilence', 'apply', n]] });
  };
  // 3 research and 4 economy, and then twice as much
  expect([ends(false, 7), ends(false, 8)]).toEqual(['', 'ge/allocation-phase/6']);
  expect([ends(true, 14), ends(true, 15)]).toEqual(['', 'ge/allocation-phase/6']);
  const t = studies(1, [ill(MADNESS, 1)], [LAB, MINT, ill('O9 Test Pestilence', 2)]).untilPhase('allocation', 1);
  const plan = { give: [['O9 Test Pestilence', 'apply', 9]] } as const;
  expect(t.sumOf(1, plan)).toBe(
    'You use 9 research, with economy as 4 research. You have 2 economy, 2 supply, 1 energy and 1 research left.',
  );
  t.allocate(1, plan);
  expect(t.card('O9 Test Pestilence').applied).toBe(9);
  // the phase after that is as ever
  t.untilPhase('play A', 2).untilPhase('allocation', 1);
  expect([7, 8].map(n => t.forbidsPlan(1, { give: [['O9 Test Pestilence', 'apply', n]] }))).toEqual([
    '',
    'ge/allocation-phase/6',
  ]);
});
testCard({ title: 'Test Pestilence', types: ['O'], strength: 9 }, { on: crew, ends: { points: 'research', n: 20 } });

test('F6 Research Field: 4 research at once, without a card to apply it to none', () => {
  const t = withField(STUDY, [ready(MASTER, 2, 2)], {}, { fleet: [ill(MADNESS, 2)] });
  t.act(1, 'use', STUDY, 2);
  for (let n = 0; n < 4; n++) t.pick(1, MADNESS);
  expect(t.card(MADNESS).applied).toBe(4);
  expect(judges(2, [SYSTEM])).toBe('ge/crucial-rules/1');
});

test('F6 Research Field: no player generates research for a complete turn, and the field is discarded', () => {
  const t = studies(3, [LAB], [LAB, ill('O9 Test Pestilence', 2)]);
  expect(t.pile(1, 'discard')).toEqual([STUDY]);
  const research = (seat: number) => production(t.s, seat - 1, works).free.research;
  expect([research(1), research(2)]).toEqual([0, 0]);
  t.untilPhase('play A', 2);
  expect(research(2)).toBe(0);
  t.untilPhase('allocation', 1);
  expect([research(1), research(2)]).toEqual([3, 3]);
});
