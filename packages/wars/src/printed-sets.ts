// Loads what lists read of the cards of each set of WARS: what is printed on them, and no rules.
import { LIBRARY } from './card.ts';
import { addPrintedCards, type Printed } from './printed.ts';
import { CARD_SETS } from './set-list.ts';

type SetName = (typeof CARD_SETS)[number]['name'];

/** Only what is printed on the cards of each set, loaded on demand. */
const PRINTED_OF: Readonly<Record<SetName, () => Promise<unknown>>> = {
  incursion: async () => (await import('./data/incursion.json', { with: { type: 'json' } })).default,
  'nowhere-to-hide': async () => (await import('./data/nowhere-to-hide.json', { with: { type: 'json' } })).default,
};

/** Adds what is printed on the cards of a set, unless it is here. */
export const addPrinted = (name: SetName, cards: readonly Printed[]): void => {
  LIBRARY.announce(name, addPrintedCards(cards));
};

/** Loads what is printed on the cards of these sets, for readers of lists. @param names all sets without it */
export async function loadPrinted(names: readonly string[] = CARD_SETS.map(set => set.name)): Promise<void> {
  const missing = CARD_SETS.filter(set => names.includes(set.name) && !LIBRARY.knows(set.name));
  const loaded = await Promise.all(missing.map(async ({ name }) => [name, await PRINTED_OF[name]()] as const));
  for (const [name, cards] of loaded) addPrinted(name, cards as readonly Printed[]);
}
