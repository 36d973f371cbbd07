import { cardsSuite, CLUMSY as OF_ALL } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { readDeck, STARTER_LISTS } from '../src/decks/index.ts';
import { CARDS, cardSheet, LIBRARY } from '../src/index.ts';
import { FAULTS } from './support/faults.ts';

const name = (c: { title: string; race: string | null; type: string }, printing = ''): string =>
  `${c.title} (${[c.race, printing || c.type].filter(Boolean).join(' ')})`;

cardsSuite({ cards: CARDS, page: cardSheet, name: card => name(cardSheet(card), card.printing) });

/** Patterns that no rules text may have, besides those forbidden in every game. */
const CLUMSY = [
  ...FAULTS,
  ...OF_ALL,
  /[+-]the\b/,
  /Only if[^.:]*: *$/,
  // a placeholder for a thing that the card's page must give
  /the card this is on|the card that bears its marks/i,
];

test('a card that is not a number and a title alone has a text, and its sentences end', () => {
  for (const card of CARDS) {
    const { text } = cardSheet(card);
    const { actions, always, whenever, responses, play, conflict, aftermath, contingency, enhances } = card;
    const speaks = [actions, always, whenever, responses, play, conflict, aftermath, contingency, enhances].some(
      Boolean,
    );
    expect([card.title, text.length > 0]).toEqual([card.title, speaks || text.length > 0]);
    for (const line of text) expect(line, card.title).toMatch(/^[A-Z].*[.!?]$/);
    expect(text.join(' '), card.title).not.toMatch(/undefined|\[object|NaN|\$\d/);
    for (const clumsy of CLUMSY) expect(text.join(' '), card.title).not.toMatch(clumsy);
  }
});

test('the four starter decks are there, to the card', () => {
  for (const list of Object.values(STARTER_LISTS)) {
    const deck = readDeck(list);
    expect(deck.faults).toEqual([]);
    const cards = [...deck.hand, ...deck.deck];
    expect(cards.reduce((n, c) => n + c.count, 0)).toBe(50);
    for (const c of cards) expect(LIBRARY.all().some(d => d.id === c.id)).toBe(true);
  }
});
