// Loads what lists read of the cards of each set of Babylon 5: the printed data, and no rules.
import { LIBRARY } from './card.ts';
import { addPrintedCards, type Printed } from './printed.ts';
import { CARD_SETS } from './set-list.ts';

type SetName = (typeof CARD_SETS)[number]['name'];

/** Only what lists read of the cards of each set, loaded on demand. */
const PRINTED_OF: Readonly<Record<SetName, () => Promise<unknown>>> = {
  premier: async () => (await import('./data/premier.json', { with: { type: 'json' } })).default,
  later: async () => (await import('./data/later.json', { with: { type: 'json' } })).default,
};

/** the sets whose cards are on their way */
export const coming = new Map<string, Promise<unknown>>();

/**
 * Loads what deck lists read of the cards of these sets. A set whose cards are here, or on their way for a match, has all of it.
 * @param names all sets without it
 */
export async function loadPrinted(names: readonly string[] = CARD_SETS.map(set => set.name)): Promise<void> {
  await Promise.all(
    names.map(async name => {
      if (LIBRARY.has(name) || LIBRARY.knows(name)) return;
      const loading = coming.get(name);
      if (loading !== undefined) return void (await loading);
      const cards = await PRINTED_OF[name as SetName]();
      if (!LIBRARY.knows(name)) addPrintedCards(name, cards as readonly Printed[]);
    }),
  );
}
