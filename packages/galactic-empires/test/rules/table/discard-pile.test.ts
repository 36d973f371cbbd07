import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { view } from '../../../src/index.ts';
import { table } from '../../table.ts';

rule('ge/discard-pile/1', 'discards lie in the order in which they came', () => {
  const t = table({ phase: 'discard', seats: [{ hand: ['T3 Moon', 'T5 Star'], order: 'never' }, {}] }).pick(
    1,
    'T5 Star',
    'T3 Moon',
  );
  expect(t.pile(1, 'discard')).toEqual(['T3 Moon', 'T5 Star']);
});

rule(['ge/discard-pile/3', 'ge-r-t-cards-open-1'], 'everybody sees all of every discard pile', () => {
  const t = table({ seats: [{}, { discard: ['T3 Moon', 'T5 Star'] }] });
  expect(view(t.s, 0).seats[1]!.discard.map(x => x.title)).toEqual(['T5 Star', 'T3 Moon']);
});
