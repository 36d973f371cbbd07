import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import type { SeatPosition } from '../src/position.ts';
import { type Table, table } from './table.ts';

const CORE = 'Ganymede/Core Shaft';
const PLATFORM = 'Ganymede/Mining Platform';
const MOON = 'Ganymede/Traginium Source';

/** A battle phase of player 1 on Ganymede: two adjacent sites and their sector. */
const ganymede = (one: SeatPosition, two: SeatPosition, phase: 'battle' | 'deploy' | 'control' = 'battle'): Table =>
  table({ phase, locations: [CORE, PLATFORM, MOON], seats: [one, two] });

test('Assault Guru: attrition +2 while your total tactics at its site is higher', () => {
  const t = ganymede({ at: { [CORE]: ['Assault Guru', 'James Howler'] } }, { at: { [CORE]: ['Vishal Scout'] } }).attack(
    1,
    CORE,
  );
  expect(t.attrition(1)).toBe(2);
  const even = ganymede(
    { at: { [CORE]: ['Assault Guru'] } },
    { at: { [CORE]: ['Makal Shrieker', 'Bean Counter'] } },
  ).attack(1, CORE);
  expect(even.attrition(1)).toBe(0);
});

rule('wars/replacement-effect/4', 'Shift in Tactics takes the place of the card that would be revealed', () => {
  const t = ganymede(
    { hand: ['Shift in Tactics'], at: { [CORE]: ['Horatio Hicks'] } },
    { at: { [CORE]: ['Vishal Scout'] } },
  ).attack(1, CORE);
  t.play(1, 'Shift in Tactics', 'Horatio Hicks').untilAsked('reveal for battle destiny').pick(1, 'yes');
  expect(t.happened('destiny')).toEqual([]);
  expect(t.battleDestiny(1)).toBe(6);
});

test('Shift in Tactics: not outside a battle', () => {
  const t = ganymede({ hand: ['Shift in Tactics'], at: { [CORE]: ['Horatio Hicks'] } }, {});
  expect(t.refuses(1, 'play', 'Shift in Tactics')).toBe('wars/battle-phase/11');
});

test('Sidearm: damages a unit whose defense is less than the destiny plus its bearer’s tactics', () => {
  const at = { [CORE]: [{ card: 'Veteran Pilot', beneath: ['Sidearm'] }] };
  const t = ganymede({ at }, { at: { [CORE]: ['Sumadar-Damir'] } }).attack(1, CORE);
  expect(t.attrition(1)).toBe(1);
  t.use(1, 'Sidearm'); // Sumadar-Damir has defense 4; the destiny is 4, the pilot's tactics 2
  expect(t.damaged('Sumadar-Damir')).toBe(true);
  expect(t.refuses(1, 'use', 'Sidearm', 0)).toBe('wars/bullet/2');
});

test('Cruel Lesson and weapons', () => {
  const t = ganymede(
    { at: { [CORE]: [{ card: 'Veteran Pilot', beneath: ['Sidearm'] }] } },
    { at: { [CORE]: ['Sumadar-Damir', { card: 'Vishal Scout', damaged: true }] }, table: [] },
  ).attack(1, CORE);
  t.use(1, 'Sidearm', 0, 'Sumadar-Damir');
  expect(t.happened('energy-lost')).toEqual([]);
});

test('Kucha counts unmodified power', () => {
  const t = ganymede({ at: { [CORE]: ['Kucha', 'Jack Wilgress'] } }, {});
  expect(t.power('Kucha')).toBe(7);
});

rule(
  'wars/ruling-alnak-station-hallway/1',
  'a character that is lost after its ability is put here when somebody gains initiative',
  () => {
    const t = table({
      phase: 'battle',
      locations: [CORE, 'Alnak Station/Hallway'],
      seats: [
        { at: { [CORE]: [{ card: 'Horatio Hicks', damaged: true }, 'James Howler'] } },
        { at: { [CORE]: ['Vishal Scout'] } },
      ],
    }).attack(1, CORE);
    t.act(1, 'use', 'Alnak Station/Hallway', 0).pick(1, 'Horatio Hicks').pick(1, 'reserve');
    t.resolve().step('end');
    t.resolveAll();
    expect(t.place('Horatio Hicks')).toBe('Alnak Station/Hallway');
    expect(t.damaged('Horatio Hicks')).toBe(false);
  },
);

test('Chained: an interrupt ends up on it', () => {
  const t = ganymede(
    { hand: ['Shift in Tactics', 'Shift in Tactics'], at: { [CORE]: ['Horatio Hicks'] }, table: ['Chained'] },
    { at: { [CORE]: ['Vishal Scout'] } },
  ).attack(1, CORE);
  t.act(1, 'play', 'Shift in Tactics');
  t.resolveAll();
  expect(t.stackedOn('Chained')).toEqual([]);
});
