import { describe, expect, test } from 'vitest';
import { LIBRARY } from '../src/card.ts';
import { PRINTED } from '../src/cards/index.ts';
import { checkDeck, readDeck } from '../src/decks/index.ts';
import { loadKnown, wantedCards } from '../src/decks/known.ts';
import { printedCards } from '../src/printed.ts';
import { loadPrinted } from '../src/printed-sets.ts';
import { ANNOUNCED, CARD_SETS } from '../src/set-list.ts';
import { loadSets } from '../src/sets.ts';

// The sets of which only the printed data is here.

/** What the check of a deck says of one line, and the names that it suggests. */
const said = (line: string) =>
  checkDeck(readDeck(line))
    .filter(fault => fault.line === 1)
    .map(({ text, suggestions }) => ({ text, suggestions }));

describe('announced sets', () => {
  test('have room for all of their cards', async () => {
    const cards = await wantedCards();
    for (const { title, room } of ANNOUNCED)
      expect(cards.filter(x => x.set === title).length, title).toBeLessThanOrEqual(room);
    expect(new Set(cards.map(x => x.set))).toEqual(new Set(ANNOUNCED.map(set => set.title)));
  });

  test('are not among the sets that load when all are asked for', async () => {
    await loadSets();
    await loadPrinted();
    await loadKnown();
    expect(CARD_SETS.filter(set => LIBRARY.has(set.name)).map(set => set.name)).toEqual(['universe']);
    expect(PRINTED.every(x => printedCards.has(x.id))).toBe(true);
    expect(printedCards.has('s2-tranoan-frigate')).toBe(false);
  });
});

describe('a deck list that names a card of an announced set', () => {
  test('hears that it is known, from which set, and not playable yet', async () => {
    await loadKnown();
    for (const name of ['S2 Tranoan Frigate', 'Tranoan Frigate', 'tranoan frigate'])
      expect(said(`2 ${name}`)).toEqual([
        {
          text: `“S2 Tranoan Frigate” is a known card of Galactic Empires, from Time Gates, but not playable yet. Use another card.`,
          suggestions: [],
        },
      ]);
  });

  test('does not get the Universe card for an older print that names its set', async () => {
    await loadKnown();
    for (const name of ['E3 Shuttlecraft (Primary Edition)', 'Shuttlecraft (Primary Edition)'])
      expect(said(`1 ${name}`).map(({ text }) => text)).toEqual([
        '“E3 Shuttlecraft (Primary Edition)” is a known card of Galactic Empires, from Primary Edition, but not playable yet. Use another card.',
      ]);
    expect(readDeck('1 Shuttlecraft').cards.map(x => x.id)).toEqual(['e3-shuttlecraft']);
  });

  test('hears of it for a slip, unless a card that can be played is nearer', async () => {
    await loadKnown();
    expect(said('2 Tranoan Frigatte').map(({ text }) => text)).toEqual([
      'No card is called “Tranoan Frigatte”. You may mean S2 Tranoan Frigate, a card of Galactic Empires that Orrery does not have yet.',
    ]);
    expect(said('1 Argonian Frigatte')).toEqual([
      { text: 'No card is called “Argonian Frigatte”.', suggestions: expect.arrayContaining(['S3 Argonian Frigate']) },
    ]);
  });
});
