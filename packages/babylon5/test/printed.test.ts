import { type CardSource, idOfSource, LIBRARY, listedCards, printedOf } from '@orrery/babylon5';
import { LATER_SETS } from '@orrery/babylon5/sets/later';
import { PREMIER } from '@orrery/babylon5/sets/premier';
import { expect, test } from 'vitest';
import DATA from '../src/data/premier.json' with { type: 'json' };
import { addPrintedCards, type Printed } from '../src/printed.ts';

/** The printed data from which deck lists are read. `vitest --update` writes them anew after a change of cards. */

/** One card in a line, so that a change shows which card has changed. */
const asFile = (cards: readonly CardSource[], set: string): string =>
  `[\n${cards.map(card => `  ${JSON.stringify(printedOf(card, set))}`).join(',\n')}\n]\n`;

test('the printed data of each set say what its card files say', async () => {
  await expect(asFile(PREMIER, 'premier')).toMatchFileSnapshot('../src/data/premier.json');
  await expect(asFile(LATER_SETS, 'later')).toMatchFileSnapshot('../src/data/later.json');
});

test('lists read the same of a card from printed data as from the card itself', () => {
  const held = LIBRARY.all();
  const loaded = listedCards();
  expect(loaded.filter(({ id }) => PREMIER.some(card => idOfSource(card) === id))).toHaveLength(PREMIER.length);
  addPrintedCards('premier', DATA as readonly Printed[]);
  // cards that are loaded come first, and none comes twice
  expect(listedCards()).toEqual(held);
  for (const [i, card] of (DATA as readonly Printed[]).entries()) {
    const def = LIBRARY.find(idOfSource({ ...card, set: card.set ?? 'premier', cost: card.cost ?? null }))!;
    expect(def.index, card.title).toBe(LIBRARY.startOf('premier') + i);
    expect([
      def.title,
      def.type,
      def.race,
      def.cost,
      [...def.keywords],
      def.source.set,
      def.source.starts?.hand,
    ]).toEqual([
      card.title,
      card.type,
      card.race ?? null,
      card.cost ?? null,
      card.keywords ?? [],
      card.set ?? 'premier',
      card.hand,
    ]);
  }
});
