import { expect, test } from 'vitest';
import { sizeOf } from '../../src/rules/keywords/size.ts';
import { table } from '../table.ts';
import { CORE, ganymede, MOON, triggered } from './gongen-ganymede.ts';

const wreck = (card: string) => ({ card, damaged: true });

test('Deigan: stays only with two other Gongen units', () => {
  const t = ganymede('control', { at: { [CORE]: ['Deigan', 'Grid Tactician', 'Cheng Lin'] } }).resolveAll();
  expect(t.inPlay('Deigan')).toBe(true);
  const few = ganymede(
    'control',
    { at: { [CORE]: ['Deigan', 'Grid Tactician', 'Veteran Pilot'] } },
    { at: { [CORE]: ['Cheng Lin'] } },
  ).resolveAll();
  expect(few.inPlay('Deigan')).toBe(false);
  expect(few.happened('left').map(x => x.how)).toEqual(['dismissed']);
});

test('Deigan: the opponent causes 2 less attrition at a site without your support icons', () => {
  const attrition = (...camps: string[]) => {
    const t = table({
      phase: 'battle',
      locations: [{ card: CORE, beneath: camps }],
      seats: [
        { at: { [CORE]: ['Deigan', 'Grid Tactician', 'Cheng Lin'] } },
        { at: { [CORE]: ['Veteran Pilot', 'Veteran Pilot'] } },
      ],
    }).attack(1, CORE);
    return t.untilAsked('reveal for battle destiny', 2).pick(2, 'yes').attrition(2);
  };
  expect(attrition()).toBe(2);
  expect(attrition("Ganymede/Pilgrims' Camp")).toBe(4);
});

test('Gongen T.S.V.: 2 energy destroys what its weapon damages', () => {
  const t = ganymede(
    'battle',
    { at: { [CORE]: [{ card: 'Gongen T.S.V.', beneath: ['Plasma Cannon'] }] } },
    { at: { [CORE]: ['Makal Shrieker', 'Ikazuchi'] } },
  ).attack(1, CORE);
  t.use(1, 'Plasma Cannon', 0, 'Makal Shrieker').pick(1, 'Type II Fighter');
  t.untilAsked('may', 1).pick(1, 'yes').resolveAll();
  expect(t.inPlay('Makal Shrieker')).toBe(false);
  const other = ganymede(
    'battle',
    { at: { [CORE]: ['Gongen T.S.V.', { card: 'Shikami', beneath: ['NoBot Battle Sword'] }] } },
    { at: { [CORE]: ['Makal Shrieker', 'Ikazuchi'] } },
  ).attack(1, CORE);
  other.use(1, 'NoBot Battle Sword', 0, 'Makal Shrieker').resolveAll();
  expect(other.damaged('Makal Shrieker')).toBe(true);
  expect(triggered(other)).toEqual([]);
});

test('Hamon of Ikazuchi: activates 1 energy for each other unit of yours at its site', () => {
  const seat = {
    hand: ['Hamon of Ikazuchi'],
    at: { [CORE]: ['Grid Tactician', 'Cheng Lin'], [MOON]: ['Guardian-Class Carrier'] },
  };
  const them = { at: { [CORE]: ['Makal Shrieker'] } };
  const t = ganymede('deploy', seat, them).play(1, 'Hamon of Ikazuchi', CORE).resolveAll();
  expect(t.size(1, 'active')).toBe(20 - 4 + 2);
  const aboard = ganymede('deploy', seat, them).play(1, 'Hamon of Ikazuchi', 'Guardian-Class Carrier').resolveAll();
  expect(aboard.size(1, 'active')).toBe(20 - 4);
});

test('Ikazuchi: gives another unit here defense +2', () => {
  const t = ganymede('battle', { at: { [CORE]: ['Ikazuchi', 'Grid Tactician'], [MOON]: ['Jikoku'] } });
  t.use(1, 'Ikazuchi');
  expect([t.defense('Grid Tactician'), t.defense('Ikazuchi')]).toEqual([5, 8]);
  expect(t.refuses(1, 'use', 'Ikazuchi', 0)).toBe('wars/bullet/2');
  const alone = ganymede('battle', { at: { [CORE]: ['Ikazuchi'] } });
  expect(alone.refuses(1, 'use', 'Ikazuchi', 0)).toBe('wars/target/7');
});

test('Ikazuchi T.S.V.: a site battle here costs the opponent 3 energy', () => {
  const t = ganymede('battle', { at: { [CORE]: ['Ikazuchi T.S.V.'] } }, { at: { [CORE]: ['Makal Shrieker'] } });
  t.attack(1, CORE).resolveAll();
  expect(t.size(2, 'active')).toBe(17);
  const aloft = ganymede(
    'battle',
    { at: { [MOON]: [{ card: 'Jikoku', beneath: ['Ikazuchi T.S.V.'] }] } },
    { at: { [MOON]: ['Ilna Hekaton'] } },
  ).attack(1, MOON);
  expect(aloft.resolveAll().size(2, 'active')).toBe(20);
});

test('Shikami: power +2 with two other Gongen units', () => {
  const power = (...others: string[]) =>
    ganymede('control', { at: { [CORE]: ['Shikami', ...others] } }).power('Shikami');
  expect(power('Grid Tactician', 'Gongen T.S.V.')).toBe(9);
  expect(power('Grid Tactician', 'Veteran Pilot')).toBe(7);
});

test('Shikami T.S.V.: at a site, takes 2 from the defense of a unit here', () => {
  const t = ganymede('battle', { at: { [CORE]: ['Shikami T.S.V.'] } }, { at: { [CORE]: ['Makal Shrieker'] } });
  t.use(1, 'Shikami T.S.V.', 0, 'Makal Shrieker');
  expect([t.defense('Makal Shrieker'), t.defense('Shikami T.S.V.')]).toEqual([1, 2]);
  expect(t.until('activate', 2).defense('Makal Shrieker')).toBe(3);
  const aloft = ganymede('battle', {
    at: { [MOON]: [{ card: 'Jikoku', beneath: ['Shikami T.S.V.', 'Grid Tactician'] }] },
  });
  aloft.use(1, 'Shikami T.S.V.', 0, 'Grid Tactician');
  expect(aloft.defense('Grid Tactician')).toBe(3);
});

test('T.S.V. Command Post: plays up to four units with little tactics for 2 less', () => {
  const hand = ['Grid Tactician', 'Chijo Warrior', 'Cheng Lin', 'Gongen T.S.V.'];
  const t = ganymede('deploy', { hand, at: { [CORE]: ['T.S.V. Command Post'] } });
  t.use(1, 'T.S.V. Command Post', 0, 'reserve', 'reserve', 'reserve').pick(1, 'Grid Tactician');
  expect(t.offers(1, 'card', 'Cheng Lin')).toBe(false); // tactics 3
  t.pick(1, 'Gongen T.S.V.').pick(1).resolveAll();
  expect([t.place('Grid Tactician'), t.place('Gongen T.S.V.')]).toEqual([CORE, CORE]);
  expect(t.pile(1, 'hand').sort()).toEqual(['Cheng Lin', 'Chijo Warrior']);
  expect([t.size(1, 'used'), t.size(1, 'lost')]).toEqual([0, 3]);
});
test('T.S.V. Command Post: no more than four', () => {
  const t = ganymede('battle', {
    hand: Array.from({ length: 6 }, () => 'Chijo Warrior'),
    at: { [CORE]: ['T.S.V. Command Post'] },
  }).use(1, 'T.S.V. Command Post', 0, 'reserve', 'reserve', 'reserve');
  for (let i = 0; i < 4; i++) t.pick(1, 'Chijo Warrior');
  t.resolveAll();
  expect(t.all('Chijo Warrior')).toHaveLength(4);
});

test('Combat Support T.S.V.: retrieves a card where you have a bot or another vehicle', () => {
  const arrive = (...there: string[]) =>
    ganymede('deploy', { hand: ['Combat Support T.S.V.'], at: { [CORE]: there }, lost: ['Jikoku'] }).play(
      1,
      'Combat Support T.S.V.',
      CORE,
    );
  for (const company of ['Ikazuchi', 'Gongen T.S.V.']) {
    const t = arrive(company).untilAsked('may', 1).pick(1, 'yes').resolveAll();
    expect(t.pile(1, 'used')).toContain('Jikoku');
  }
  expect(triggered(arrive('Grid Tactician').resolveAll())).toEqual([]);
});

test('Hannya: inverted in a site battle, causes attrition by destiny', () => {
  const t = ganymede('battle', { at: { [CORE]: ['Hannya'] } }, { at: { [CORE]: ['Makal Shrieker'] } }).attack(1, CORE);
  expect([...t.stats('Hannya'), sizeOf(t.s, t.id('Hannya'))]).toEqual([4, 3, 10, 1]);
  t.use(1, 'Hannya', 0, 'reserve', 'reserve', 'reserve').resolveAll();
  expect([...t.stats('Hannya'), sizeOf(t.s, t.id('Hannya'))]).toEqual([10, 2, 5, 3]);
  expect(t.attrition(1)).toBe(4);
  expect(t.refuses(1, 'use', 'Hannya', 0)).toBe('wars/activated-ability/1');
  const calm = ganymede('deploy', { at: { [CORE]: ['Hannya', wreck('Grid Tactician')] } });
  calm.use(1, 'Hannya', 0, 'reserve', 'reserve', 'reserve').resolveAll();
  expect(calm.inverted('Hannya')).toBe(true);
  expect(calm.happened('destiny')).toEqual([]);
});
