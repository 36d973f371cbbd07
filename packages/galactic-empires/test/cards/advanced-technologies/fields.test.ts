import { expect, test } from 'vitest';
import type { CardPlace } from '../../../src/position.ts';
import { FLAGSHIP, ready, withField } from '../../psy-scenes.ts';
import { battle, fire, hurt } from '../../scenes.ts';
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
