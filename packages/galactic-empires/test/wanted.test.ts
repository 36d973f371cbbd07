import { describe, expect, test } from 'vitest';
import { LIBRARY } from '../src/card.ts';
import { join } from '../src/cards/join.ts';
import { PRINTED } from '../src/cards/universe/index.ts';
import { checkDeck, readDeck } from '../src/decks/index.ts';
import { loadKnown, wantedCards } from '../src/decks/known.ts';
import { type Printed, printedCards } from '../src/printed.ts';
import { loadPrinted, PRINTED_OF } from '../src/printed-sets.ts';
import { CARD_SETS } from '../src/set-list.ts';
import { loadSets } from '../src/sets.ts';

// The cards of which only the printed data is here.

/** What the check of a deck says of one line, and the names that it suggests. */
const said = (line: string) =>
  checkDeck(readDeck(line))
    .filter(fault => fault.line === 1)
    .map(({ text, suggestions }) => ({ text, suggestions }));

describe('cards that nobody can play yet', () => {
  test('are the wanted cards of all sets', async () => {
    const cards = await wantedCards();
    for (const { name, title, room } of CARD_SETS) {
      const all = ((await PRINTED_OF[name]()) as readonly Printed[]).filter(card => card.wanted);
      expect([title, cards.filter(x => x.set === title).length]).toEqual([title, all.length]);
      expect(all.length, title).toBeLessThanOrEqual(room);
    }
  });

  test('are not loaded when all sets are asked for', async () => {
    await loadSets();
    await loadPrinted();
    await loadKnown();
    expect(CARD_SETS.filter(set => !LIBRARY.has(set.name))).toEqual([]);
    expect(PRINTED.every(x => printedCards.has(x.id))).toBe(true);
    expect(printedCards.has('o5-orbital-decay')).toBe(false);
    expect([...printedCards.values()].filter(card => card.wanted)).toEqual([]);
    expect(LIBRARY.all().filter(def => def.source.wanted)).toEqual([]);
  });

  test('a wanted card has no text', () => {
    const plain = { id: 'x', title: 'X', types: ['E'], strength: 1, prints: 1 } as const;
    expect(join([plain], [{ x: { id: 'x' } }])).toEqual([plain]);
    expect(join([{ ...plain, wanted: true }], [])).toEqual([]);
    expect(() => join([{ ...plain, wanted: true }], [{ x: { id: 'x' } }])).toThrow('x: it is wanted, but has a text');
  });
});

describe('a deck list that names a wanted card', () => {
  test('hears that it is known, from which set, and not playable yet', async () => {
    await loadKnown();
    for (const name of ['O5 Orbital Decay', 'Orbital Decay', 'orbital decay'])
      expect(said(`2 ${name}`)).toEqual([
        {
          text: `“O5 Orbital Decay” is a known card of Galactic Empires, from New Empires, but not playable yet. Use another card.`,
          suggestions: [],
        },
      ]);
  });

  test('gets an older print for its name with the set, and the Universe card for the plain title', async () => {
    await loadSets();
    await loadKnown();
    for (const name of ['H7 Time Typhoon (Time Gates)', 'Time Typhoon (Time Gates)'])
      expect(readDeck(`1 ${name}`).cards.map(x => x.id)).toEqual(['h7-time-typhoon-time-gates']);
    expect(readDeck('1 Time Typhoon').cards.map(x => x.id)).toEqual(['h7-time-typhoon']);
  });

  test('hears of it for a slip, unless a card that can be played is nearer', async () => {
    await loadKnown();
    expect(said('2 Orbital Decai').map(({ text }) => text)).toEqual([
      'No card is called “Orbital Decai”. You may mean O5 Orbital Decay, a card of Galactic Empires that Orrery does not have yet.',
    ]);
    expect(said('1 Argonian Frigatte')).toEqual([
      { text: 'No card is called “Argonian Frigatte”.', suggestions: expect.arrayContaining(['S3 Argonian Frigate']) },
    ]);
  });
});
