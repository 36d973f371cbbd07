import { expect, test } from 'vitest';
import { CORE, ganymede, lost, MOON, PLATFORM } from './quay-table.ts';

const armed = (weapon: string) => ({ at: { [CORE]: [{ card: 'Makal Shrieker', beneath: [weapon] }] } });
const foes = { at: { [CORE]: ['Vishal Scout', 'Kulak'] } };

test('Katal Dalaka: damages by destiny, and the opponent pays or loses 2 energy', () => {
  const t = ganymede('battle', armed('Katal Dalaka'), foes).attack(1, CORE).use(1, 'Katal Dalaka', 0, 'Vishal Scout');
  t.pick(2, 'yes');
  expect(t.damaged('Vishal Scout')).toBe(true);
  expect([t.size(2, 'used'), lost(t, 2)]).toEqual([2, 0]);
  const loses = ganymede('battle', armed('Katal Dalaka'), foes).attack(1, CORE);
  loses.use(1, 'Katal Dalaka', 0, 'Vishal Scout').pick(2, 'no').pick(2, 'reserve').pick(2, 'reserve');
  expect(lost(loses, 2)).toBe(2);
  const hard = ganymede('battle', armed('Katal Dalaka'), foes).attack(1, CORE).use(1, 'Katal Dalaka', 0, 'Kulak');
  expect(hard.damaged('Kulak')).toBe(false);
  expect(hard.question).toBe('initiative');
});

test('Luhus Dalaka: energy as much as its destiny damages a unit of defense below 5', () => {
  const t = ganymede('battle', armed('Luhus Dalaka'), foes).attack(1, CORE).use(1, 'Luhus Dalaka').pick(1, 'yes');
  expect(t.damaged('Vishal Scout')).toBe(true);
  expect(t.size(1, 'active')).toBe(15);
  const poor = ganymede('battle', { ...armed('Luhus Dalaka'), active: 4 }, foes).attack(1, CORE);
  poor.use(1, 'Luhus Dalaka');
  expect([poor.damaged('Vishal Scout'), poor.size(1, 'active')]).toEqual([false, 3]);
  const hard = ganymede('battle', armed('Luhus Dalaka'), { at: { [CORE]: ['Kulak'] } }).attack(1, CORE);
  expect(hard.refuses(1, 'use', 'Luhus Dalaka', 0)).toBe('wars/target/7');
});

test('Makal Dalaka: damages by destiny, and the opponent pays or loses the unit’s cost', () => {
  const prey = { at: { [CORE]: ['Ravagers', 'Kulak'] } };
  const t = ganymede('battle', armed('Makal Dalaka'), prey).attack(1, CORE).use(1, 'Makal Dalaka', 0, 'Ravagers');
  t.pick(2, 'yes');
  expect(t.damaged('Ravagers')).toBe(true);
  expect([t.size(2, 'used'), t.size(1, 'active')]).toEqual([2, 17]);
  const loses = ganymede('battle', armed('Makal Dalaka'), prey).attack(1, CORE).use(1, 'Makal Dalaka', 0, 'Ravagers');
  loses.pick(2, 'no').pick(2, 'reserve').pick(2, 'reserve');
  expect([loses.damaged('Ravagers'), loses.size(2, 'used'), lost(loses, 2)]).toEqual([true, 0, 2]);
  const hard = ganymede('battle', armed('Makal Dalaka'), prey).attack(1, CORE).use(1, 'Makal Dalaka', 0, 'Kulak');
  expect([hard.damaged('Kulak'), hard.size(2, 'used')]).toEqual([false, 0]);
});

test('Qurim Dalaka: each other weapon of yours here adds 1 to its destiny', () => {
  const prey = { at: { [CORE]: ['Tahka Disruptor'] } };
  const t = ganymede('battle', armed('Qurim Dalaka'), prey).attack(1, CORE).use(1, 'Qurim Dalaka');
  expect(t.damaged('Tahka Disruptor')).toBe(false); // 4 is not less than 4
  const second = { card: 'Alnak', beneath: ['Katal Dalaka'] };
  const at = { [CORE]: [{ card: 'Makal Shrieker', beneath: ['Qurim Dalaka'] }, second] };
  const two = ganymede('battle', { at }, prey).attack(1, CORE).use(1, 'Qurim Dalaka');
  expect(two.damaged('Tahka Disruptor')).toBe(true);
  expect(two.refuses(1, 'use', 'Qurim Dalaka', 0)).toBe('wars/bullet/2');
});

test('Hekaton Flametongue: power by related locations under control, and a shot at a ship', () => {
  const fighter = { card: 'Encroaching Hekaton', beneath: ['Hekaton Flametongue'] };
  const at = { [MOON]: [fighter], [CORE]: ['Kulak'], [PLATFORM]: ['Alnak'] };
  const t = ganymede('battle', { at }, { at: { [MOON]: ['Ilna Hekaton', 'Karaktika'], [PLATFORM]: ['Kulak'] } });
  expect(t.power('Encroaching Hekaton')).toBe(3);
  expect(t.refuses(1, 'use', 'Hekaton Flametongue', 0)).toBe('wars/target/7');
  t.attack(1, MOON).use(1, 'Hekaton Flametongue', 0, 'Ilna Hekaton');
  expect(t.damaged('Ilna Hekaton')).toBe(true);
  const hard = ganymede('battle', { at }, { at: { [MOON]: ['Karaktika'] } }).attack(1, MOON);
  expect(hard.use(1, 'Hekaton Flametongue').damaged('Karaktika')).toBe(false);
});
