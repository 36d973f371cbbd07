import { expect, test } from 'vitest';
import type { Faction } from '../../src/state.ts';
import { table } from '../table.ts';

const SOURCE = 'Ganymede/Traginium Source';
const HOME = "Earth/Humanity's Home";

const transports: readonly [string, Faction][] = [
  ['Corporate Transport', 'earther'],
  ['Independent Transport', 'maverick'],
  ['Opulent Transport', 'shi'],
  ["Pilgrims' Transport", 'gongen'],
  ['Salvaged Transport', 'quay'],
];
for (const [title, faction] of transports)
  test(`${title}: for 2 energy a support icon on your side of its location until end of turn`, () => {
    const position = (active: number) =>
      table({
        phase: 'control',
        locations: [{ card: SOURCE, of: 2 }],
        seats: [{ icons: {}, at: { [SOURCE]: [title] }, active }, { icons: {} }],
      });
    const t = position(5).use(1, title);
    expect([t.icons(1, faction), t.icons(2, faction), t.size(1, 'used')]).toEqual([1, 0, 2]);
    t.use(1, title); // as often as it is paid for
    expect(t.icons(1, faction)).toBe(2);
    t.until('control', 2);
    expect(t.icons(1, faction)).toBe(0);
    expect(position(1).refuses(1, 'use', title, 0)).toBe('wars/costs/1');
  });

test('Type II Fighter: power and defense +2 at a sector that has no support icon on either side', () => {
  const t = table({
    locations: [SOURCE, HOME],
    seats: [
      { icons: {}, at: { [SOURCE]: ['Type II Fighter'] } },
      { icons: {}, at: { [SOURCE]: ['Opulent Transport'], [HOME]: ['Type II Fighter'] } },
    ],
  });
  expect(t.stats('Type II Fighter', 1)).toEqual([4, 1, 5]);
  expect(t.stats('Type II Fighter', 2)).toEqual([2, 1, 3]);
  t.pass(1).use(2, 'Opulent Transport');
  expect(t.stats('Type II Fighter', 1)).toEqual([2, 1, 3]);
});
