import { galacticEmpires, type Position, setUp, view } from '@orrery/galactic-empires';
import { knower, learn, viewOf } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { fitted, headingOf, skinOf } from '../../../src/terminal/skins/index.ts';
import { Terminal } from '../../support/terminal.ts';

// How a terminal draws Galactic Empires

const skin = await skinOf('galactic-empires');
const page = { width: 80, style: (_ink: unknown, text: string) => text };
const drawn = (p: Position) => {
  const s = setUp(p);
  return skin.parts(viewOf(galacticEmpires, s, 0), page, []);
};
const shown = (p: Position, room: number): string[] => [...fitted(drawn(p), room, 80).lines];

const MINE = {
  name: 'Argonian',
  fleet: [{ card: 'T3 Moon', on: ['B1 Military Outpost', 'B1 Military Outpost'] }, 'S4 Argonian Destroyer'],
  hand: ['R/O3 Defensive Electronic Warfare', 'T3 Moon'],
};
const other = (name: string) => ({ name, fleet: ['T4 Small Planet', 'S2 Space Yacht'], hand: ['T3 Moon'] });

test('one’s own fleet is whole, the others in a line each, which unfolds', () => {
  const three = { seats: [MINE, other('Clydon'), other('Tufor')] };
  const lines = shown(three, 8);
  expect(lines.join('\n')).toContain('T3 Moon [B1 Military Outpost ◇4 x2]');
  expect(lines.filter(line => line.includes('Clydon'))).toEqual([
    ' Clydon          HQ 25 ▣  slots 0.5/12  hand 1  deck 20  2 stacks, 1 ship',
  ]);
  expect(lines.join('\n')).not.toContain('S2 Space Yacht');
  expect(shown(three, 24).join('\n')).toContain('S2 Space Yacht');
});

test('twelve players have room on a small screen: several in a line, with what one looks for', () => {
  const names = Array.from({ length: 11 }, (_, i) => `Player ${i + 2}`);
  const twelve = { seats: [MINE, ...names.map(other)] };
  const lines = shown(twelve, 12);
  expect(lines.length).toBeLessThanOrEqual(12);
  for (const name of names) expect(lines.join('\n')).toContain(`${name} `);
  expect(lines.join('\n')).toContain('HQ 25▣ 2 stacks, hand 1');
  const part = drawn(twelve).find(({ names: called }) => called.includes('Player 7'))!;
  expect(part.whole!.join('\n')).toContain('S2 Space Yacht');
});

test('a psy empire has a Psy Network, and the screen says so', () => {
  const psys = { ...other('Visonic'), empire: 'Visonic' };
  const lines = (seats: Position['seats']) => shown({ seats }, 24).join('\n');
  expect(lines([MINE, psys])).toMatch(/Visonic +PN 25 /);
  expect(lines([MINE, psys])).toMatch(/Argonian.*HQ 25 ▣/);
  const crowd = Array.from({ length: 5 }, (_, i) => other(`Player ${i + 2}`));
  expect(lines([MINE, psys, ...crowd])).toContain('PN 25  2 stacks, hand 1');
});

test('cards of the hand that may be played in reaction are marked', () => {
  const hand = shown({ seats: [MINE, {}] }, 24).find(line => line.includes('Your hand'));
  expect(hand).toContain('T3 Moon; R/O3 Defensive Electronic Warfare');
});

test('cards of another hand that the player has seen have a line of their own', () => {
  const s = setUp({ seats: [MINE, { name: 'Clydon', hand: ['T3 Moon', 'C2 Engineer'] }] });
  const held = view(s, 1).seats[1]!.cards.map(({ id }) => id);
  const hands = () =>
    skin
      .parts(viewOf(galacticEmpires, s, 0), page, [])
      .filter(({ names }) => names.includes('hands'))
      .map(({ full }) => full.map(line => line.trim()));
  expect(hands()).toEqual([]);
  learn(s, held[0]!, knower(0));
  expect(hands()).toEqual([['Known in the hand of Clydon', 'C2 Engineer']]);
  learn(s, held[1]!, knower(0));
  expect(hands()).toEqual([['Hand of Clydon', 'C2 Engineer; T3 Moon']]);
});

test('what may be done stands under the heading of its question', () => {
  expect(headingOf(skin, 'place', 'space')).toBe('In space');
  expect(headingOf(skin, 'movement', 'space:3')).toBe('Move into space');
  expect(headingOf(skin, 'discard', 'fleet:3')).toBe('From your fleet');
  expect(headingOf(skin, 'weapons fire', 'headquarters:1')).toBe('Fire at');
  expect(headingOf(skin, 'play cards', 'gate:4')).toBe('Bring in');
});

test('every lesson is read on a small screen', async () => {
  const t = new Terminal(['1', '', '1', '', 'q']);
  t.height = 24;
  expect(await t.run('learn', 'galactic-empires', 'what-wins')).toBe(0);
  expect(t.faults).toEqual([]);
  expect(t.text.replace(/\s+/g, ' ')).toContain('You win');
});

test('the time origin has a line of its own with what it has left and whose cards are there, and none while it is not in use', () => {
  const there = [{ card: 'S4 Argonian Destroyer', on: ['C2 Engineer'] }];
  const seats = [MINE, { ...other('Clydon'), timeOrigin: there }];
  const lines = shown({ seats, originDamage: 4 }, 24).join('\n');
  expect(lines).toContain('Time origin 21/25');
  expect(lines).toContain('Clydon: S4 Argonian Destroyer ◇2 [C2 Engineer]');
  expect(shown({ seats: [MINE, {}], originDamage: 4 }, 24)).toContain('Time origin 21/25');
  expect(shown({ seats: [MINE, {}] }, 24).join('\n')).not.toContain('Time origin');
});
