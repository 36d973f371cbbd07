import { expect, test } from 'vitest';
import type { SeatPosition } from '../../src/position.ts';
import { type Table, table } from '../table.ts';

const POINT = 'Ganymede/Vantage Point';
const HAVEN = "Gongen/Pilgrims' Haven"; // a sector

/** A battle at the point: a Bean Counter with the weapon against these. */
const battle = (weapon: string, foes: readonly string[], one: SeatPosition = {}): Table =>
  table({
    phase: 'battle',
    locations: [POINT, HAVEN],
    seats: [{ ...one, at: { [POINT]: [{ card: 'Bean Counter', beneath: [weapon] }] } }, { at: { [POINT]: foes } }],
  }).attack(1, POINT);

test('Clanton Grav Grenade: thrown away it damages every unit whose defense is below its destiny', () => {
  const t = battle('Clanton Grav Grenade', ['Vishal Scout', 'Sumadar-Damir']); // defense 2 and 4, destiny 4
  t.use(1, 'Clanton Grav Grenade');
  expect([t.damaged('Vishal Scout'), t.damaged('Sumadar-Damir'), t.damaged('Bean Counter')]).toEqual([
    true,
    false,
    true,
  ]);
  expect(t.pile(1, 'lost')).toEqual(['Clanton Grav Grenade']);
  const calm = table({
    phase: 'battle',
    locations: [POINT],
    seats: [
      { at: { [POINT]: [{ card: 'Bean Counter', beneath: ['Clanton Grav Grenade'] }] } },
      { at: { [POINT]: ['Vishal Scout'] } },
    ],
  }).use(1, 'Clanton Grav Grenade');
  expect(calm.happened('damaged')).toEqual([]); // outside a battle it is wasted
});

test('Clanton Rev I Missile: damages a ship with less defense than its destiny and retrieves a card', () => {
  const start = (foe: string): Table =>
    table({
      phase: 'battle',
      locations: [HAVEN],
      seats: [
        { lost: ['Boxer'], at: { [HAVEN]: [{ card: 'Belt Runner', beneath: ['Clanton Rev I Missile'] }] } },
        { at: { [HAVEN]: [foe] } },
      ],
    }).attack(1, HAVEN);
  const t = start('Racing Sloop').use(1, 'Clanton Rev I Missile'); // defense 2
  expect(t.damaged('Racing Sloop')).toBe(true);
  expect(t.pile(1, 'used')[0]).toBe('Boxer');
  expect(t.refuses(1, 'use', 'Clanton Rev I Missile', 0)).toBe('wars/bullet/2');
  const hard = start('Vulture').use(1, 'Clanton Rev I Missile'); // defense 4
  expect(hard.damaged('Vulture')).toBe(false);
  expect(hard.pile(1, 'lost')).toEqual(['Boxer']);
});

test('Colt-Burton MK. 412: destroys a unit with less defense and keeps the card revealed', () => {
  const t = battle('Colt-Burton MK. 412', ['Vishal Scout', 'Sumadar-Damir'], { reserve: ['Starhawk'] });
  t.use(1, 'Colt-Burton MK. 412', 0, 'Vishal Scout'); // destiny 3 against 2
  expect(t.inPlay('Vishal Scout')).toBe(false);
  expect(t.pile(1, 'reserve')[0]).toBe('Starhawk');
  expect(t.size(1, 'used')).toBe(4); // 1 for the attack, and 3
  const hard = battle('Colt-Burton MK. 412', ['Vishal Scout', 'Sumadar-Damir'], { reserve: ['Starhawk'] });
  hard.use(1, 'Colt-Burton MK. 412', 0, 'Sumadar-Damir');
  expect(hard.inPlay('Sumadar-Damir')).toBe(true);
  expect(hard.pile(1, 'used')[0]).toBe('Starhawk');
});

test('M44 Heavy Plasma Gun: damages, and destroys what is damaged', () => {
  const gun = 'M44 Heavy Plasma Gun';
  const t = battle(gun, ['Vishal Scout', 'Sumadar-Damir'], { active: 5 });
  expect(t.refuses(1, 'use', gun, 1)).toBe('wars/target/7'); // nobody is damaged yet
  t.use(1, gun, 0, 'Vishal Scout');
  expect(t.damaged('Vishal Scout')).toBe(true);
  expect(t.refuses(1, 'use', gun, 0)).toBe('wars/bullet/2');
  t.use(1, gun, 1);
  expect(t.inPlay('Vishal Scout')).toBe(false);
  expect(t.size(1, 'active')).toBe(0);
  const hard = battle(gun, ['Sumadar-Damir']).use(1, gun, 0);
  expect(hard.damaged('Sumadar-Damir')).toBe(false);
});

test('Spassky Quickfire II: its destiny counts 1 more', () => {
  const t = battle('Spassky Quickfire II', ['Sumadar-Damir']); // defense 4, destiny 4
  t.use(1, 'Spassky Quickfire II');
  expect(t.damaged('Sumadar-Damir')).toBe(true);
  expect(t.refuses(1, 'use', 'Spassky Quickfire II', 0)).toBe('wars/bullet/2');
  const hard = battle('Spassky Quickfire II', ['Stinger']).use(1, 'Spassky Quickfire II'); // defense 5
  expect(hard.damaged('Stinger')).toBe(false);
});

test('Wagner S70 Plasma Bolter: the bottom card of the reserve is measured, and stays', () => {
  const t = battle('Wagner S70 Plasma Bolter', ['Stinger', 'Vishal Scout'], { hand: ['Reload', 'Traginium Heist'] });
  t.play(1, 'Reload'); // destiny 6, now the bottom card
  t.use(1, 'Wagner S70 Plasma Bolter', 0, 'Stinger');
  expect(t.damaged('Stinger')).toBe(true);
  expect(t.pile(1, 'reserve').at(-1)).toBe('Traginium Heist');
  const hard = battle('Wagner S70 Plasma Bolter', ['Stinger']).use(1, 'Wagner S70 Plasma Bolter'); // 5 against 4
  expect(hard.damaged('Stinger')).toBe(false);
});
