import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { DEFS } from '../../../src/index.ts';
import type { SeatPosition } from '../../../src/position.ts';
import { at } from '../../support/playing-cards.ts';
import { VALLEY } from '../../support/valley.ts';

// a sector, 1 and 0
const AVIATRIX = 'Hellcat Aviatrix';

// Costs
const CAMP = 'Ganymede/Harvesting Camp';

// a Shi icon
const SHI = [VALLEY, CAMP, 'Seyal/Light Side', 'Ganymede/Orbital Expanse'];

rule(['wars/costs/1', 'wars/costs/2'], 'energy and support icons of the right faction, on your own side', () => {
  const play = (active: number, icons: SeatPosition['icons']) =>
    at('deploy', { hand: ['Claviger'], active, icons: icons ?? {} }, {}, [VALLEY]);
  expect(play(4, { shi: 2 }).offers(1, 'play', 'Claviger')).toBe(true);
  expect(play(3, { shi: 2 }).refuses(1, 'play', 'Claviger')).toBe('wars/costs/1');
  expect(play(4, { shi: 1 }).refuses(1, 'play', 'Claviger')).toBe('wars/costs/1');
  expect(play(4, { shi: 1, quay: 1 }).refuses(1, 'play', 'Claviger')).toBe('wars/costs/1');
  // icons on the opponent's locations face the opponent
  const theirs = at('deploy', { hand: ['Claviger'], icons: { shi: 1 } }, { icons: { shi: 3 } }, [
    VALLEY,
    { card: 'Ganymede/Forward Base', of: 2 },
  ]);
  expect(theirs.icons(1, 'shi')).toBe(1);
  expect(theirs.refuses(1, 'play', 'Claviger')).toBe('wars/costs/1');
});

rule('wars/costs/4', 'Dhanake-Tilak, then Purana-Vishal: three icons of three locations serve both', () => {
  const t = at(
    'deploy',
    { hand: ['Dhanake-Tilak', 'Purana-Vishal'], active: 5, used: 0, icons: {} },
    {},
    SHI.map(card => ({ card })),
  );
  expect(t.icons(1, 'shi')).toBe(3);
  t.act(1, 'play', 'Dhanake-Tilak').pick(1, VALLEY);
  // it needs three icons and costs 2
  expect([t.size(1, 'active'), t.size(1, 'used')]).toEqual([3, 2]);
  expect(
    t
      .happened('icon-used')
      .map(f => DEFS[t.s.defs[f.at]!]!.title)
      .sort(),
  ).toEqual(SHI.slice(1).sort());
  t.resolve();
  expect(t.icons(1, 'shi')).toBe(3);
  t.play(1, 'Purana-Vishal', VALLEY);
  expect([t.inPlay('Purana-Vishal'), t.size(1, 'active'), t.size(1, 'used')]).toEqual([true, 0, 5]);
});

rule('wars/costs/3', 'James Howler: five energy, and an icon at each of three locations', () => {
  const three = ['Earth/Corporate Headquarters', 'Venus/Gula Mons Correctional Facility', 'Venus/Yacht Works'];
  const play = (active: number, locations: string[]) =>
    at('deploy', { hand: ['James Howler'], active, used: 0, at: { [VALLEY]: [AVIATRIX] } }, {}, [VALLEY, ...locations]);
  const t = play(5, three).act(1, 'play', 'James Howler').pick(1, VALLEY);
  expect([t.size(1, 'active'), t.size(1, 'used')]).toEqual([0, 5]);
  expect(t.happened('icon-used').map(f => DEFS[t.s.defs[f.at]!]!.title)).toEqual(three);
  expect(play(4, three).refuses(1, 'play', 'James Howler')).toBe('wars/costs/1');
  expect(play(5, three.slice(1)).refuses(1, 'play', 'James Howler')).toBe('wars/costs/1');
});

rule('wars/costs/5', 'energy and the unit to dismiss are given together', () => {
  const seat = (active: number, units: string[]): SeatPosition => ({
    hand: ['Test Offering'],
    active,
    at: { [VALLEY]: units },
  });
  const t = at('control', seat(2, [AVIATRIX])).act(1, 'play', 'Test Offering');
  expect([t.stack, t.size(1, 'active'), t.pile(1, 'lost')]).toEqual([['Test Offering'], 0, [AVIATRIX]]);
  expect(at('control', seat(1, [AVIATRIX])).refuses(1, 'play', 'Test Offering')).toBe('wars/costs/1');
  expect(at('control', seat(2, [])).refuses(1, 'play', 'Test Offering')).toBe('wars/deploy-phase/8');
});

rule('wars/costs/6', 'two copies of an ability are paid for twice', () => {
  const t = at('control', { active: 2, at: { [VALLEY]: ['Test Scholar', 'Test Scholar'] } });
  const [first, second] = t.all('Test Scholar');
  t.use(1, first!, 0);
  expect([t.size(1, 'active'), t.happened('drew').length]).toEqual([1, 1]);
  t.use(1, second!, 0);
  expect([t.size(1, 'active'), t.happened('drew').length]).toEqual([0, 2]);
  expect(t.refuses(1, 'use', second!, 0)).toBe('wars/costs/1');
});

rule('wars/costs/7', 'what was paid stays paid when it is canceled', () => {
  const t = at('control', { hand: ['Test Toll'], active: 3, used: 0 }, { hand: ['Test Cancel'] });
  t.act(1, 'play', 'Test Toll').pass(1).play(2, 'Test Cancel');
  expect([t.size(1, 'active'), t.size(1, 'used'), t.pile(1, 'lost')]).toEqual([0, 3, ['Test Toll']]);
});
