import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { deckFaults } from '../../../src/decks/deck.ts';
import { printedOf } from '../../../src/decks/format.ts';
import { DEFS } from '../../../src/index.ts';

rule('wars/unlimited/1', 'a deck may hold any number of an unlimited card, and four of another', () => {
  const others = DEFS.filter(d => d.type === 'character' && !d.title.startsWith('Test')).map(d => d.id);
  const with_ = (id: string, n: number) => [
    ...Array.from({ length: n }, () => id),
    ...Array.from({ length: 60 - n }, (_, i) => others[i >> 2]!),
  ];
  expect(deckFaults(with_('ganymede-exploratory-camp', 10), 'constructed', printedOf)).toEqual([]);
  expect(deckFaults(with_('ganymede-valley', 5), 'constructed', printedOf).map(f => f.rule)).toEqual([
    'wars/deck-building/3',
  ]);
});
