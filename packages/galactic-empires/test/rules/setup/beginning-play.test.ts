import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { HAND, pile, view } from '../../../src/index.ts';
import { ANTE_ORDER, matchOf } from '../../matches.ts';

rule('ge/beginning-play/1', 'reserve fleets lie open once the antes are drawn', () => {
  const t = matchOf([
    { deck: Array(40).fill('t3-moon'), reserve: ['s4-argonian-destroyer'] },
    { deck: Array(40).fill('t3-moon') },
  ]);
  expect(view(t.s, 1).seats[0]!.reserve.map(x => x?.title)).toEqual(['S4 Argonian Destroyer']);
});

rule('ge/beginning-play/2', 'everybody begins with nine cards', () => {
  const t = matchOf(ANTE_ORDER);
  for (const seat of [0, 1, 2]) expect(pile(t.s, seat, HAND)).toHaveLength(9);
});

rule('ge/beginning-play/3', 'turns go round in the order of play', () => {
  const t = matchOf(ANTE_ORDER);
  for (let i = 0; i < 40 && t.s.turn < 4; i++) t.least();
  expect(t.happened('turn').map(f => f.seat)).toEqual([1, 2, 0, 1]);
});
