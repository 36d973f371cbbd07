import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { crew, itsHost } from '../../../src/words/index.ts';
import { table } from '../../table.ts';
import { testCard } from '../../test-cards.ts';

testCard(
  { title: 'Test Madness', types: ['O'], strength: 9 },
  {
    on: crew,
    always: [
      { k: 'decides', to: itsHost },
      { k: 'kept', to: itsHost },
    ],
  },
);

rule('ge/discard-phase/1', 'each card of the hand takes a Card Play that is left', () => {
  const t = table({
    phase: 'discard',
    seats: [{ plays: 2, hand: ['T3 Moon', 'T3 Ice Moon', 'T5 Star'], order: 'never' }, {}],
  });
  expect(t.whyNot(1, 'T3 Moon', 'T3 Ice Moon', 'T5 Star')?.rule).toBe('ge/discard-phase/1');
  t.pick(1, 'T3 Moon', 'T3 Ice Moon');
  expect(t.pile(1, 'discard')).toEqual(['T3 Ice Moon', 'T3 Moon']);
});

rule('ge/discard-phase/2', 'of the fleet as many go as its player likes', () => {
  const fleet = ['T3 Moon', 'T3 Ice Moon', 'T5 Star', 'S4 Refueler'];
  const t = table({ phase: 'discard', seats: [{ fleet }, {}] }).pick(1, ...fleet);
  expect(t.size(1, 'fleet')).toBe(0);
});

rule('ge/discard-phase/4', 'a card that may not be discarded goes with what it lies on', () => {
  const t = table({
    phase: 'discard',
    seats: [
      { fleet: [{ card: 'S4 Refueler', on: [{ card: 'C9 Admiral', on: [{ card: 'O9 Test Madness', by: 2 }] }] }] },
      {},
    ],
  }).pick(1, 'S4 Refueler');
  expect(t.inPlay('C9 Admiral')).toBe(false);
});

rule('ge/discard-phase/5', 'the mad admiral may not be discarded; the base station takes him along', () => {
  const t = table({
    phase: 'discard',
    seats: [
      {
        fleet: [
          {
            card: 'T3 Moon',
            on: [{ card: 'B4 Base Station', on: [{ card: 'C9 Admiral', on: [{ card: 'O9 Test Madness', by: 2 }] }] }],
          },
        ],
      },
      {},
    ],
  });
  expect(t.refuses(1, 'fleet', 'C9 Admiral')).toBe('ge/discard-phase/3');
  t.pick(1, 'B4 Base Station');
  expect([t.pile(1, 'discard').sort(), t.pile(2, 'discard')]).toEqual([
    ['B4 Base Station', 'C9 Admiral'],
    ['O9 Test Madness'],
  ]);
});
