import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { DECK, DISCARD, pile, REMOVED } from '../../../src/index.ts';
import { ANTE_ORDER, matchOf } from '../../matches.ts';

rule('ge/getting-started/1', 'the deck without the reserve fleet is shuffled before any ante is drawn', () => {
  const t = matchOf([
    { deck: Array(58).fill('t3-moon'), reserve: ['t3-ice-moon', 't3-ice-moon'] },
    { deck: Array(60).fill('t3-moon') },
  ]);
  const told = t.happened('shuffled', 'ante').map(f => f.t);
  expect(told).toEqual(['shuffled', 'shuffled', 'ante', 'ante']);
  expect(pile(t.s, 0, DECK).length + 1 + 9).toBe(58);
});

rule('ge/getting-started/2', 'each player’s top card is shown to all as the ante', () => {
  const t = matchOf([{ deck: Array(40).fill('t3-moon') }, { deck: Array(40).fill('t3-ice-moon') }]);
  expect(t.log(null).filter(line => line.includes('antes'))).toEqual([
    'Player 1 antes T3 Moon.',
    'Player 2 antes T3 Ice Moon.',
  ]);
});

rule('ge/getting-started/3', 'the strongest ante goes first', () => {
  const t = matchOf(ANTE_ORDER);
  // antes of strength 3, 7 and 5
  expect(t.s.order).toEqual([1, 2, 0]);
  expect(t.asked).toEqual([2]);
});

rule('ge/getting-started/4', 'equal antes are told apart by dice', () => {
  const t = matchOf([{ deck: Array(40).fill('t3-moon') }, { deck: Array(40).fill('t3-moon') }]);
  const dice = t.happened('rolled').map(f => [f.seat, f.n]);
  expect(dice.length).toBeGreaterThanOrEqual(2);
  const [[a, x], [b, y]] = dice.slice(-2) as [[number, number], [number, number]];
  expect(t.s.order[0]).toBe(x > y ? a : b);
});

rule('ge/getting-started/5', 'antes are the first cards of the discard piles', () => {
  const t = matchOf(ANTE_ORDER);
  for (const seat of [0, 1, 2]) expect(pile(t.s, seat, DISCARD)).toHaveLength(1);
});

rule('ge/getting-started/6', 'antes are set aside only where all agree that the winner keeps them', () => {
  const decks = [0, 1, 2].map(() => ({ deck: Array(40).fill('t3-moon') }));
  const all = matchOf(decks.map(seat => ({ ...seat, wagers: true })));
  expect([0, 1, 2].map(seat => pile(all.s, seat, REMOVED).length)).toEqual([1, 1, 1]);
  const two = matchOf(decks.map((seat, i) => ({ ...seat, wagers: i < 2 })));
  expect([0, 1, 2].map(seat => pile(two.s, seat, DISCARD).length)).toEqual([1, 1, 1]);
});
