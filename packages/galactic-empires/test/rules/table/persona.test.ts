import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { cardSheet } from '../../../src/card-text.ts';
import { CARDS } from '../../../src/cards/index.ts';
import { table } from '../../table.ts';

rule('ge/persona/1', 'a card marked so is a persona, and its sheet says it', () => {
  const sheet = (id: string) => cardSheet(CARDS.find(card => card.id === id)!).kind;
  expect([sheet('m8-ship-collector').endsWith('persona'), sheet('c2-engineer').endsWith('persona')]).toEqual([
    true,
    false,
  ]);
});

rule(
  ['ge/persona/2', 'ge-r-persona-1'],
  'nobody plays a persona that is in play in any fleet; once it is discarded one may',
  () => {
    const t = table({
      seats: [{ hand: ['M8 Ship Collector'] }, { fleet: ['S4 Argonian Destroyer'] }, { fleet: ['M8 Ship Collector'] }],
    });
    expect(t.refuses(1, 'play', 'M8 Ship Collector')).toBe('ge/persona/2');
    const free = table({
      seats: [
        { hand: ['M8 Ship Collector'] },
        { fleet: ['S4 Argonian Destroyer'] },
        { discard: ['M8 Ship Collector'] },
      ],
    });
    expect(free.offers(1, 'play', 'M8 Ship Collector')).toBe(true);
  },
);

rule(['ge/persona/3', 'ge-r-persona-1'], 'of two cards of one persona that meet in play the last one stays', () => {
  const t = table({
    seats: [
      { fleet: ['M8 Ship Collector', 'S4 Argonian Destroyer'], hand: ['C2 Engineer'] },
      { fleet: ['M8 Ship Collector'] },
    ],
  });
  t.act(1, 'play', 'C2 Engineer');
  expect([t.inPlay('M8 Ship Collector', 1), t.inPlay('M8 Ship Collector', 2)]).toEqual([false, true]);
  expect(t.pile(1, 'discard')).toEqual(['M8 Ship Collector']);
});
