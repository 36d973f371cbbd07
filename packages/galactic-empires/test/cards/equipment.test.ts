import { expect, test } from 'vitest';
import type { CardPlace, SeatPosition } from '../../src/index.ts';
import { type Table, table } from '../table.ts';

// Refits, what saves a unit, and what the technology of empires does

const S2 = 'S2 Police Cutter';
const S3 = 'S3 Tufor Cutter';
const S4 = 'S4 Argonian Destroyer';
const S5 = 'S5 Indirigan Destroyer';
type Phase = 'play A' | 'weapons fire' | 'allocation';
/** Player 1 with the stacks of his fleet; player 2 with a destroyer, 5 strength and 4 shields, unless it is said otherwise. */
const sides = (fleet: readonly CardPlace[], one: Partial<SeatPosition> = {}, two: Partial<SeatPosition> = {}, more: { phase?: Phase; active?: number } = {}): Table =>
  table({ ...more, seats: [{ fleet, order: 'always', ...one }, { fleet: [S5], order: 'never', ...two }] });
const next = (t: Table): Table => t.untilPhase('play A', 2).untilPhase('play A', 1);
/** How often a weapon of a card may be named in a volley of player 1 at the destroyer of player 2. */
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

for (const [refit, n] of [['E1 Shield Refit', 1], ['E3 Heavy Shield Refit', 2]] as const) {
  test(`${refit}: its ship has ${n} more shields, and never more than 3 by all its shield refits; a base has all`, () => {
    const t = sides([{ card: S2, on: [refit] }, { card: S3, on: many(4, refit) }, { card: 'T3 Moon', on: [{ card: 'B4 Base Station', on: many(4, refit) }] }]);
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
for (const [refit, n] of [['E2 Phaser Refit', 1], ['E4 Heavy Phaser Refit', 2]] as const) {
  test(`${refit}: its ship fires ${n} more phaser${n > 1 ? 's' : ''}, at most 3 more in all`, () => {
    const fire = { phase: 'weapons fire' } as const;
    expect(shots(sides([{ card: S2, on: [refit] }], {}, {}, fire), S2)).toBe(3 + n);
    expect(shots(sides([{ card: S2, on: many(4, refit) }], {}, {}, fire), S2)).toBe(6);
    const base: CardPlace[] = [{ card: 'T3 Moon', on: [{ card: 'B4 Base Station', on: many(4, refit) }] }];
    expect(shots(sides(base, {}, {}, fire), 'B4 Base Station')).toBe(2 + 4 * n);
  });
}
/** The ammunition that the weapons of a kind of a ship take in an allocation. */
const loads = (t: Table, ship: string, weapon: number): number => {
  const id = t.id(ship);
  const gun = t.options(1).find(o => o.verb === 'give' && o.a === id && o.b === 2 + weapon);
  t.leaveOpen();
  if (gun === undefined) return 0;
  return [1, 2, 3, 4, 5, 6].filter(n => {
    const label = `Arm ${['Energy Flux', 'Tram', 'Distortion Cannon', 'Heavy Weapon'].find(x => labels(t).some(l => l.startsWith(`Arm ${x} of ${ship}`)))}`;
    const whole = labels(t).find(l => l.startsWith(label) && l.includes(ship))!;
    return t.whyNot(1, ...many(n, whole)) === null;
  }).length;
};
const labels = (t: Table): string[] => t.offered(1).match(/Arm [^"]*/g) ?? [];
void loads;
