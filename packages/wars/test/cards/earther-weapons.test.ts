import { expect, test } from 'vitest';
import type { SeatPosition } from '../../src/position.ts';
import type { Phase } from '../../src/state.ts';
import { type Table, table } from '../table.ts';

const CORE = 'Ganymede/Core Shaft';
const PLATFORM = 'Ganymede/Mining Platform';
const MOON = 'Ganymede/Traginium Source';

/** Two adjacent sites and their sector. Every card that fills a reserve has destiny 4. */
const ganymede = (one: SeatPosition, two: SeatPosition = {}, phase: Phase = 'battle'): Table =>
  table({ phase, locations: [CORE, PLATFORM, MOON], seats: [one, two] });

/** A site battle: the bearer of a weapon and others, and the enemy. */
const site = (weapon: string, bearer: string, others: string[], enemy: string[]): Table =>
  ganymede({ at: { [CORE]: [{ card: bearer, beneath: [weapon] }, ...others] } }, { at: { [CORE]: enemy } }).attack(
    1,
    CORE,
  );
const sector = (weapon: string, bearer: string, others: string[], enemy: string[]): Table =>
  ganymede({ at: { [MOON]: [{ card: bearer, beneath: [weapon] }, ...others] } }, { at: { [MOON]: enemy } }).attack(
    1,
    MOON,
  );

test('F.L.I.C.: hits harder with warriors', () => {
  // destiny 4 and the number of warriors against a defense of 4
  const t = site('F.L.I.C.', 'CGC Grunt', [], ['Infantry Support Vehicle', 'Horatio Hicks']);
  expect(t.attrition(1)).toBe(1);
  t.use(1, 'F.L.I.C.', 0, 'Horatio Hicks');
  expect([t.damaged('Horatio Hicks'), t.size(1, 'active')]).toEqual([true, 18]);
  expect(t.refuses(1, 'use', 'F.L.I.C.', 0)).toBe('wars/bullet/2');
  expect(site('F.L.I.C.', 'Veteran Pilot', [], ['Horatio Hicks']).use(1, 'F.L.I.C.').damaged('Horatio Hicks')).toBe(
    false,
  );
  const two = site('F.L.I.C.', 'CGC Grunt', ['Grav Operator'], ['Infantry Support Vehicle']).use(1, 'F.L.I.C.');
  expect(two.damaged('Infantry Support Vehicle')).toBe(false);
  const three = site('F.L.I.C.', 'CGC Grunt', ['Grav Operator', 'Zealous Squad'], ['Infantry Support Vehicle']);
  expect(three.use(1, 'F.L.I.C.').damaged('Infantry Support Vehicle')).toBe(true);
});

test('F.L.I.C.: silent outside a battle, and aboard a ship', () => {
  const calm = ganymede(
    { at: { [CORE]: [{ card: 'CGC Grunt', beneath: ['F.L.I.C.'] }] } },
    { at: { [CORE]: ['CGC Grunt'] } },
  );
  expect(calm.refuses(1, 'use', 'F.L.I.C.', 0)).toBe('wars/target/7');
  const aboard = ganymede(
    { at: { [MOON]: [{ card: 'Inca 2', beneath: [{ card: 'CGC Grunt', beneath: ['F.L.I.C.'] }] }] } },
    { at: { [MOON]: [{ card: 'Inca 1', beneath: ['CGC Grunt'] }] } },
  ).attack(1, MOON);
  expect([aboard.attrition(1), aboard.refuses(1, 'use', 'F.L.I.C.', 0)]).toEqual([0, 'wars/target/7']);
});

test('Grade 7 Fluid Laser: attrition +2, and hits harder with capitals', () => {
  const one = sector('Grade 7 Fluid Laser', 'Survey Cruiser', ['Inca 2'], ['Inca 1']);
  expect(one.attrition(1)).toBe(2);
  // 4 and one capital do not beat a defense of 5, but 4 and two do
  expect(one.use(1, 'Grade 7 Fluid Laser').damaged('Inca 1')).toBe(false);
  const two = sector('Grade 7 Fluid Laser', 'Survey Cruiser', ['Atlantis'], ['Inca 1']).use(1, 'Grade 7 Fluid Laser');
  expect(two.damaged('Inca 1')).toBe(true);
  expect(two.refuses(1, 'use', 'Grade 7 Fluid Laser', 0)).toBe('wars/bullet/2');
});

test('Grade 7 Fluid Laser: only beneath a capital', () => {
  const hand = ['Grade 7 Fluid Laser'];
  const t = ganymede({ hand, at: { [MOON]: ['Inca 2'] } }, {}, 'deploy');
  expect(t.refuses(1, 'play', 'Grade 7 Fluid Laser')).toBe('wars/weapon/2');
  const capital = ganymede({ hand, at: { [MOON]: ['Inca 2', 'Survey Cruiser'] } }, {}, 'deploy');
  expect(capital.play(1, 'Grade 7 Fluid Laser').beneath('Survey Cruiser')).toEqual(['Grade 7 Fluid Laser']);
});

test('LongBow Missile 27-B: attrition +1, and hits harder with fighters', () => {
  const one = sector('LongBow Missile 27-B', 'Inca 2', ['Atlantis'], ['Inca 1']);
  expect(one.attrition(1)).toBe(1);
  expect(one.use(1, 'LongBow Missile 27-B').damaged('Inca 1')).toBe(false);
  const two = sector('LongBow Missile 27-B', 'Inca 2', ['Inca Fighter'], ['Inca 1']).use(1, 'LongBow Missile 27-B');
  expect([two.damaged('Inca 1'), two.size(1, 'active')]).toEqual([true, 18]);
  expect(two.refuses(1, 'use', 'LongBow Missile 27-B', 0)).toBe('wars/bullet/2');
});

test('Sidearm: hits by the tactics of its bearer', () => {
  const t = site('Sidearm', 'Veteran Pilot', [], ['Horatio Hicks']);
  expect(t.attrition(1)).toBe(1);
  // 4 and tactics 2 beat a defense of 4
  expect(t.use(1, 'Sidearm').damaged('Horatio Hicks')).toBe(true);
  expect(t.size(1, 'active')).toBe(16);
  expect(t.refuses(1, 'use', 'Sidearm', 0)).toBe('wars/bullet/2');
  expect(site('Sidearm', 'Veteran Pilot', [], ['James Howler']).use(1, 'Sidearm').damaged('James Howler')).toBe(false);
});

test('Gorget Cannon: two shots a turn, harder against many', () => {
  const enemy = ['Entrenched Infantry', 'CGC Grunt', 'Veteran Pilot'];
  const t = site('Gorget Cannon', 'Mouthpiece', [], enemy);
  expect(t.attrition(1)).toBe(1);
  // 4 and three units beat a defense of 6
  t.use(1, 'Gorget Cannon', 0, 'Entrenched Infantry');
  expect(t.damaged('Entrenched Infantry')).toBe(true);
  const few = site('Gorget Cannon', 'Veteran Pilot', [], ['Entrenched Infantry', 'CGC Grunt']);
  few.use(1, 'Gorget Cannon', 0, 'Entrenched Infantry').use(1, 'Gorget Cannon', 0, 'CGC Grunt');
  expect([few.damaged('Entrenched Infantry'), few.damaged('CGC Grunt'), few.size(1, 'active')]).toEqual([
    false,
    true,
    17,
  ]);
  expect(few.refuses(1, 'use', 'Gorget Cannon', 0)).toBe('wars/bullet/2');
});
