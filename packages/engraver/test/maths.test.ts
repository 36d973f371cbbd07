import { expect, test } from 'vitest';
import { angleOf, arccosine, arcsine, cos, sin } from '../src/maths/angles.ts';
import { chanceOf, seedOf } from '../src/maths/chance.ts';
import { noise } from '../src/maths/noise.ts';
import { landAt } from '../src/worlds/shores.ts';

test('our sine is a sine', () => {
  for (let a = -50; a < 50; a += 0.137) {
    expect(sin(a)).toBeCloseTo(Math.sin(a), 5);
    expect(cos(a)).toBeCloseTo(Math.cos(a), 5);
  }
});

test('angles are found from points and from sines', () => {
  for (let x = -1; x <= 1; x += 0.05) {
    expect(arcsine(x)).toBeCloseTo(Math.asin(Math.max(-1, Math.min(1, x))), 4);
    expect(arccosine(x)).toBeCloseTo(Math.acos(Math.max(-1, Math.min(1, x))), 4);
    for (let y = -1; y <= 1; y += 0.13) expect(angleOf(y, x)).toBeCloseTo(Math.atan2(y, x), 4);
  }
  expect(angleOf(0, 0)).toBe(0);
});

test('chance is the same for a seed, and spread from 0 to 1', () => {
  const row = (text: string) => Array.from({ length: 400 }, chanceOf(seedOf(text)));
  expect(row('Ash')).toEqual(row('Ash'));
  expect(row('Ash')).not.toEqual(row('Oak'));
  const mean = row('Ash').reduce((sum, x) => sum + x, 0) / 400;
  expect(mean).toBeGreaterThan(0.4);
  expect(mean).toBeLessThan(0.6);
});

test('noise is smooth and between -1 and 1', () => {
  for (let i = 0; i < 500; i++) {
    const [x, y, z] = [i * 0.37 - 60, i * 0.11, i * 0.05];
    const here = noise(x, y, z);
    expect(Math.abs(here)).toBeLessThanOrEqual(1);
    expect(Math.abs(noise(x + 0.001, y, z) - here)).toBeLessThan(0.01);
  }
});

test('land and water are where they are on the Earth', () => {
  const lands = {
    Paris: [2, 48],
    Nairobi: [37, -1],
    Brasilia: [-48, -16],
    Denver: [-105, 40],
    Alice: [134, -24],
    Delhi: [77, 28],
  };
  for (const [name, [lon, lat]] of Object.entries(lands)) expect(landAt(lon!, lat!), name).toBe(1);
  const waters = {
    Atlantic: [-40, 30],
    Pacific: [-150, 0],
    Indian: [75, -20],
    Mediterranean: [18, 35],
    Black: [34, 43],
    Bengal: [88, 14],
  };
  for (const [name, [lon, lat]] of Object.entries(waters)) expect(landAt(lon!, lat!), name).toBe(0);
});
