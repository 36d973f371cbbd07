import { expect, test } from 'vitest';
import { CORE, ganymede, MOON, PLATFORM, triggered } from './gongen-ganymede.ts';

const armed = (card: string, ...beneath: string[]) => ({ card, beneath });

test('Chijo Katana: its kizen strikes by the better of two destinies', () => {
  const fight = (best: string) =>
    ganymede(
      'battle',
      { at: { [CORE]: [armed('Kujiko Torako', 'Chijo Katana')] }, reserve: ['Cheng Lin', best] },
      { at: { [CORE]: [armed('Veteran Pilot', 'Sidearm')] } },
    ).attack(1, CORE);
  const t = fight('Grid Tactician').use(1, 'Chijo Katana').pick(1, 'Grid Tactician');
  expect(t.damaged('Veteran Pilot')).toBe(true); // 3 against 4
  expect(t.pile(1, 'used').slice(0, 2).sort()).toEqual(['Cheng Lin', 'Grid Tactician']);
  expect(t.refuses(1, 'use', 'Chijo Katana', 0)).toBe('wars/bullet/2');
  const low = fight('Jikoku').use(1, 'Chijo Katana').pick(1, 'Jikoku');
  expect(low.damaged('Veteran Pilot')).toBe(false);
});

test('Chijo Katana: a destiny that beats its kizen does no damage, and damages a unit beside it', () => {
  const shot = (at: string) =>
    ganymede(
      'battle',
      { at: { [CORE]: [armed('Kujiko Torako', 'Chijo Katana'), 'Cheng Lin'] } },
      { at: { [CORE]: [armed('Veteran Pilot', 'Sidearm')] }, reserve: ['Kujiko Torako'] },
      2,
    )
      .attack(2, CORE)
      .use(2, 'Sidearm', 0, at)
      .resolveAll();
  // a destiny of 5, and 2 of the pilot's tactics, against 6 and 4
  expect(shot('Kujiko Torako').damaged('Kujiko Torako')).toBe(false);
  expect(shot('Cheng Lin').damaged('Cheng Lin')).toBe(true);
});

test('Gongen Katana: strikes a unit of less defense than the destiny', () => {
  const fight = (top: string) =>
    ganymede(
      'battle',
      { at: { [CORE]: [armed('Cheng Lin', 'Gongen Katana')] }, reserve: [top] },
      { at: { [CORE]: ['Makal Shrieker'] } },
    );
  const calm = fight('Grid Tactician');
  expect(calm.refuses(1, 'use', 'Gongen Katana', 0)).toBe('wars/target/7');
  const t = calm.attack(1, CORE).use(1, 'Gongen Katana');
  expect(t.defense('Cheng Lin')).toBe(6);
  expect(t.damaged('Makal Shrieker')).toBe(true); // 3 against 4
  expect(fight('Cheng Lin').attack(1, CORE).use(1, 'Gongen Katana').damaged('Makal Shrieker')).toBe(false);
});
test('Gongen Katana: goes back to the hand for 3 energy', () => {
  const t = ganymede('control', { hand: [], at: { [CORE]: [armed('Cheng Lin', 'Gongen Katana')] } });
  t.use(1, 'Gongen Katana', 1);
  expect(t.pile(1, 'hand')).toEqual(['Gongen Katana']);
  expect(t.defense('Cheng Lin')).toBe(4);
  expect(t.size(1, 'used')).toBe(3);
});
test('Gongen Katana: used twice for that it goes back once, and nothing more is told', () => {
  const t = ganymede('control', { hand: [], at: { [CORE]: [armed('Cheng Lin', 'Gongen Katana')] } });
  t.act(1, 'use', 'Gongen Katana', 1).act(1, 'use', 'Gongen Katana', 1).resolveAll();
  expect(t.pile(1, 'hand')).toEqual(['Gongen Katana']);
  expect(t.log(0).filter(line => /Katana goes/.test(line))).toEqual([
    "Player 1's Gongen Katana goes to its owner's hand.",
  ]);
});

test('NoBot Battle Sword: 6 energy damages a unit in a site battle here', () => {
  const t = ganymede(
    'battle',
    { at: { [CORE]: [armed('Ikazuchi', 'NoBot Battle Sword'), 'Cheng Lin'] } },
    { at: { [CORE]: ['Jack Wilgress'], [PLATFORM]: ['Makal Shrieker'] } },
  );
  expect(t.refuses(1, 'use', 'NoBot Battle Sword', 0)).toBe('wars/target/7');
  t.attack(1, CORE).use(1, 'NoBot Battle Sword');
  expect(t.damaged('Jack Wilgress')).toBe(true);
  expect(t.size(1, 'used')).toBe(1 + 6);
  const none = ganymede('deploy', { hand: ['NoBot Battle Sword'], at: { [CORE]: ['Cheng Lin'] } });
  expect(none.refuses(1, 'play', 'NoBot Battle Sword')).toBe('wars/weapon/2');
});

test('Plasma Cannon: reaches a site battle next door', () => {
  const cannon = armed('Grid Tactician', 'Plasma Cannon');
  const t = ganymede(
    'battle',
    { at: { [CORE]: [cannon], [PLATFORM]: ['Cheng Lin'] }, reserve: ['Grid Tactician', 'Jikoku'] },
    { at: { [CORE]: ['Vishal Scout'], [PLATFORM]: ['Makal Shrieker'] } },
  ).attack(1, PLATFORM);
  t.use(1, 'Plasma Cannon').pick(1, 'Grid Tactician');
  expect(t.damaged('Makal Shrieker')).toBe(true);
  expect(t.damaged('Vishal Scout')).toBe(false);
  expect(t.defense(t.all('Grid Tactician')[0]!)).toBe(4);
  const far = ganymede(
    'battle',
    { at: { [CORE]: [cannon], [MOON]: ['Zocho'] } },
    { at: { [MOON]: [{ card: 'Survey Cruiser', beneath: ['Makal Shrieker'] }] } },
  ).attack(1, MOON);
  expect(far.refuses(1, 'use', 'Plasma Cannon', 0)).toBe('wars/target/7'); // no site battle
});

test('Taihu: strikes a ship by destiny and the Gongen ships here', () => {
  const fight = (...more: string[]) =>
    ganymede(
      'battle',
      { at: { [MOON]: [armed('Jikoku Fighter', 'Taihu'), ...more] }, reserve: ['Grid Tactician'] },
      { at: { [MOON]: ['Survey Cruiser'], [CORE]: ['Makal Shrieker'] } },
    ).attack(1, MOON);
  const t = fight('Zocho', 'Guardian-Class Carrier', 'Tachikaze', 'Jikoku').use(1, 'Taihu');
  expect(t.damaged('Survey Cruiser')).toBe(true); // 8 against 4 and 5
  expect(t.defense('Jikoku Fighter')).toBe(6);
  expect(t.size(1, 'used')).toBe(1 + 3 + 1);
  const even = fight('Zocho', 'Guardian-Class Carrier', 'Tachikaze').use(1, 'Taihu');
  expect(even.damaged('Survey Cruiser')).toBe(false);
  const none = ganymede('deploy', { hand: ['Taihu'], at: { [MOON]: ['Zocho'] } });
  expect(none.refuses(1, 'play', 'Taihu')).toBe('wars/weapon/2');
});

test('Hailstorm Blaster: strikes twice a turn', () => {
  const t = ganymede(
    'battle',
    { at: { [CORE]: [armed('Shikami', 'Hailstorm Blaster')] } },
    { at: { [CORE]: ['Makal Shrieker', 'Grid Tactician', 'Jack Wilgress'] } },
  ).attack(1, CORE);
  expect(t.defense('Shikami')).toBe(10);
  t.use(1, 'Hailstorm Blaster', 0, 'Makal Shrieker').pick(1, 'Type II Fighter');
  t.use(1, 'Hailstorm Blaster', 0, 'Jack Wilgress').pick(1, 'Type II Fighter');
  expect([t.damaged('Makal Shrieker'), t.damaged('Jack Wilgress')]).toEqual([true, false]);
  expect(t.refuses(1, 'use', 'Hailstorm Blaster', 0)).toBe('wars/bullet/2');
});

test('Thunder-Edge Greatsword: strikes by destiny plus 2', () => {
  const strikes = (victim: string) =>
    ganymede(
      'battle',
      { at: { [CORE]: [armed('Cheng Lin', 'Thunder-Edge Greatsword')] } },
      { at: { [CORE]: [victim] } },
    )
      .attack(1, CORE)
      .use(1, 'Thunder-Edge Greatsword')
      .damaged(victim);
  expect(strikes('Kayu Gekkane')).toBe(true); // 5 against 6
  expect(strikes('James Howler')).toBe(false); // 6 against 6
});
test('Thunder-Edge Greatsword: back to the hand when its character is destroyed, not when it is dismissed', () => {
  const bearer = { card: 'Grid Tactician', damaged: true, beneath: ['Thunder-Edge Greatsword'] };
  const t = ganymede('battle', { at: { [CORE]: [bearer, 'Ikazuchi'] } }, { at: { [CORE]: ['Makal Shrieker'] } }).attack(
    1,
    CORE,
  );
  t.untilAsked('may', 1).pick(1, 'yes').resolveAll();
  expect(t.pile(1, 'hand')).toContain('Thunder-Edge Greatsword');
  const given = ganymede(
    'battle',
    { at: { [CORE]: [bearer, 'Shikami Follower'] } },
    { at: { [CORE]: ['Makal Shrieker'] } },
  ).attack(1, CORE);
  given.use(1, 'Shikami Follower').resolveAll();
  expect(given.pile(1, 'lost').sort()).toEqual(['Grid Tactician', 'Thunder-Edge Greatsword']);
  expect(triggered(given)).toEqual([]);
});
