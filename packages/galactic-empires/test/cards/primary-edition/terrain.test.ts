import { expect, test } from 'vitest';
import type { CardPlace, SeatPosition } from '../../../src/position.ts';
import type { Phase } from '../../../src/state.ts';
import { type Table, table } from '../../table.ts';

// The terrain of the Primary Edition that has a text

const at = (phase: Phase, one: SeatPosition, two: SeatPosition = {}): Table =>
  table({
    phase,
    seats: [
      { order: 'never', ...one },
      { order: 'never', ...two },
    ],
  });
const off = (card: string, on: readonly CardPlace[] = []): CardPlace => ({ card, engaged: false, on });
const stack = (card: string, ...on: readonly CardPlace[]): CardPlace => ({ card, on });
/** Returns the points of these kinds that player 1 generates with a fleet. */
const yields = (fleet: readonly CardPlace[], ...kinds: string[]): number[] => {
  const t = at('allocation', { fleet: [...fleet, off('S2 P.O.T. Escort')] }, {});
  t.proposed();
  const { points } = t.happened('generated').at(-1)!;
  return kinds.map(kind => points[kind] ?? 0);
};

test('T5 Nebula (Primary Edition): Argonian ships of all fleets ignore the first point of each volley, other ships do not', () => {
  const hit = (target: string, one: readonly string[], two: readonly string[]): number => {
    const t = at('weapons fire', { fleet: ['S4 Independent Pirate Ship', ...one] }, { fleet: [target, ...two] });
    t.act(1, 'fire', target).pick(1, 'S4 Independent Pirate Ship', 'S4 Independent Pirate Ship');
    return t.card(target).shieldDamage;
  };
  const nebula = ['T5 Nebula (Primary Edition)'];
  expect([
    hit('S4 Argonian Destroyer', [], nebula),
    hit('S4 Argonian Destroyer', nebula, []),
    hit('S4 Argonian Destroyer', [], []),
    hit('S5 Ore Carrier', [], nebula),
  ]).toEqual([1, 1, 2, 2]);
});

for (const [name, shields, strength] of [
  ['T/B5 Vektrean Asteroid Outpost (Primary Edition)', 5, 5],
  ['T/B9 Vektrean Asteroid Starbase (Primary Edition)', 9, 9],
] as const)
  test(`${name}: is played as terrain, needs no other terrain, and light weapons harm only its ${shields} shields`, () => {
    const t = at('play A', { hand: [name] });
    t.act(1, 'play', name);
    expect([t.under(name), t.engaged(name)]).toEqual(['', true]);
    const fire = (shieldDamage: number): number[] => {
      const guns = { card: 'S4 Independent Pirate Ship', given: [0, 0, 0] };
      const b = at('weapons fire', { fleet: [guns] }, { fleet: [{ card: name, shieldDamage }] });
      b.act(1, 'fire', name).pick(1, ...Array(3).fill('S4 Independent Pirate Ship'));
      return [b.shields(name), b.strength(name)[1]];
    };
    expect([fire(0), fire(shields - 1)]).toEqual([
      [shields - 3, strength],
      [0, strength],
    ]);
  });

const HOLE = { card: 'T6 Black Hole (Primary Edition)', by: 2 };
test('T6 Black Hole (Primary Edition): takes 3 energy of the terrain, and economy that counts as energy where there is less', () => {
  expect(yields(['T5 Star', HOLE], 'energy')).toEqual([2]);
  const t = at('allocation', { fleet: ['T3 Moon', 'T6 Planet', HOLE, off('S4 Argonian Destroyer')] });
  t.allocate(1, { engage: ['S4 Argonian Destroyer'] });
  expect(t.happened('generated')[0]!.declared).toEqual({ energy: 3 });
});

test('T6 Black Hole (Primary Edition): takes no energy that other cards generate', () => {
  const shuttle = stack('S2 Space Yacht', 'E4 Survey Shuttle');
  const [without] = yields([shuttle], 'energy');
  expect([without, ...yields([shuttle, HOLE], 'energy')]).toEqual([1, 1]);
  expect(yields(['T5 Star', shuttle, HOLE], 'energy')).toEqual([3]);
  expect(yields(['T5 Star', shuttle, { card: 'T6 Black Hole', by: 2 }], 'energy')).toEqual([3]);
  expect(yields([shuttle, { card: 'T6 Black Hole', by: 2 }], 'energy')).toEqual([0]);
});

test('T6 Black Hole (Primary Edition): is played against another player', () => {
  const t = at('play A', { hand: [HOLE.card], fleet: ['T5 Star'] }, { fleet: ['T5 Star', off('S2 P.O.T. Escort')] });
  t.act(1, 'play', HOLE.card).untilAsked('allocation', 2).proposed();
  expect(t.happened('generated').at(-1)!.points.energy).toBe(2);
});

test('T8 Dragon Lair (Primary Edition): with a second lair, one dragon is engaged without its points', () => {
  const lair = 'T8 Dragon Lair (Primary Edition)';
  const free = (...lairs: string[]): boolean => {
    const t = at('allocation', { fleet: [...lairs, off('D8 Time Dragoness')] });
    const offered = t.forbidsPlan(1, { free: ['D8 Time Dragoness'] }) === '';
    t.proposed();
    return offered;
  };
  expect([free(lair), free(lair, 'T9 Dragon Lair')]).toEqual([false, true]);
});

test('T8 Dragon Lair (Primary Edition): its repair point heals dragons and monsters, and repairs no ship', () => {
  const repair = (hurt: string): string => {
    const fleet = ['T8 Dragon Lair (Primary Edition)', { card: hurt, damage: 1, engaged: false }];
    const t = at('allocation', { fleet });
    const refused = t.forbidsPlan(1, { give: [[hurt, 'repair']] });
    t.proposed();
    return refused;
  };
  expect(['D5 Void Dragoness', 'M3 Shadow', 'S2 Space Yacht'].map(repair)).toEqual(['', '', 'ge/allocation-phase/6']);
});

test('T10 Super-Massive Star: another terrain of any strength becomes one card with it; a second does not', () => {
  const star = 'T10 Super-Massive Star';
  const t = at('play A', { fleet: [star], hand: ['T9 Gas Giant', 'T3 Moon'] });
  t.act(1, 'play', 'T9 Gas Giant').act(1, 'on', star);
  expect([t.under('T9 Gas Giant'), t.strength(star)]).toEqual([star, [19, 19]]);
  t.act(1, 'play', 'T3 Moon');
  expect(t.under('T3 Moon')).toBe('');
  expect(yields([stack(star, 'T3 Moon')], 'supply', 'energy')).toEqual([2, 11]);
});
