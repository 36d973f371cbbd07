import { type CardId, determinize, type Viewer } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { FLEET, type GeState, galacticEmpires, HAND, pile, type SeatPosition } from '../../../src/index.ts';
import { goesUnseen } from '../../../src/knows.ts';
import { left } from '../../../src/rules/table/duration.ts';
import { looked } from '../../../src/rules/table/hands.ts';
import { draw } from '../../../src/rules/turn/draw-phase.ts';
import { table } from '../../table.ts';

// A player keeps knowing a card that they have seen wherever it goes, until it is shuffled with unseen cards.

const three = (first: SeatPosition): GeState => table({ seats: [first, {}, {}] }).s;
/** Returns in how many of 50 worlds dealt for a viewer this card is the real one. */
const there = (s: GeState, viewer: Viewer, card: CardId): number =>
  Array.from({ length: 50 }, (_, seed) => determinize(galacticEmpires, s, viewer, seed)).filter(
    world => world.defs[card] === s.defs[card],
  ).length;
const ALWAYS = 50;

test('only the player who looked knows the card of another hand', () => {
  const s = three({ hand: ['E1 Explosive Mine', 'C2 Engineer'], deck: ['T3 Moon', 'T4 Planet', 'H7 Maelstrom'] });
  const [mine] = pile(s, 0, HAND) as [CardId];
  expect([there(s, 0, mine), there(s, 1, mine) < 40, there(s, null, mine) < 40]).toEqual([ALWAYS, true, true]);
  looked(s, { seat: 1, of: 0, cards: [mine] });
  expect([there(s, 1, mine), there(s, 2, mine) < 40, there(s, null, mine) < 40]).toEqual([ALWAYS, true, true]);
  // drawing more cards hides nothing; putting away unseen cards does
  draw(s, 0, 1);
  expect([pile(s, 0, HAND).length, there(s, 1, mine)]).toEqual([3, ALWAYS]);
  goesUnseen(s, 0);
  expect([there(s, 0, mine), there(s, 1, mine) < 40]).toEqual([ALWAYS, true]);
});

test('everybody knows a card that returns to a hand from play', () => {
  const s = three({ fleet: ['T3 Moon'], hand: ['C2 Engineer', 'H7 Maelstrom'] });
  const [moon] = pile(s, 0, FLEET) as [CardId];
  left(s, { card: moon, seat: 0, on: -1, how: 'returned', to: HAND, by: 0 });
  expect(pile(s, 0, HAND)).toContain(moon);
  for (const viewer of [0, 1, 2, null]) expect(there(s, viewer, moon)).toBe(ALWAYS);
});

test('players who may react know a card of a hand that would be discarded', () => {
  const t = table({
    phase: 'discard',
    seats: [
      { plays: 2, hand: ['T3 Moon', 'C2 Engineer', 'H7 Maelstrom'], deck: ['T5 Star', 'T4 Planet', 'S4 Refueler'] },
      { hand: ['L8 Twist of Fate'], fleet: ['T3 Moon'] },
    ],
  });
  const moon = pile(t.s, 0, HAND).find(id => t.s.defs[id] === t.s.defs[pile(t.s, 1, FLEET)[0]!])!;
  expect(there(t.s, 1, moon)).toBeLessThan(40);
  t.act(1, 'hand', 'T3 Moon').leaveOpen();
  expect(t.prompt()).toContain('discards T3 Moon');
  for (const viewer of [0, 1, null]) expect(there(t.s, viewer, moon)).toBe(ALWAYS);
});
