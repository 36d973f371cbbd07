// Loads what lists read of the cards of each set of Galactic Empires: what is printed on them, and no rules.
import { LIBRARY } from './card.ts';
import { addPrintedCards, isPlayable, type Printed } from './printed.ts';
import { CARD_SETS, type SetName } from './set-list.ts';

/** Only what is printed on the cards of each set, loaded on demand. */
export const PRINTED_OF: Readonly<Record<SetName, () => Promise<unknown>>> = {
  universe: async () => (await import('./data/universe.json', { with: { type: 'json' } })).default,
  'primary-edition': async () => (await import('./data/primary-edition.json', { with: { type: 'json' } })).default,
  'new-empires': async () => (await import('./data/new-empires.json', { with: { type: 'json' } })).default,
  'powers-of-the-mind': async () =>
    (await import('./data/powers-of-the-mind.json', { with: { type: 'json' } })).default,
  'time-gates': async () => (await import('./data/time-gates.json', { with: { type: 'json' } })).default,
  'advanced-technologies': async () =>
    (await import('./data/advanced-technologies.json', { with: { type: 'json' } })).default,
};

/** Adds what is printed on the cards of a set that can be played. */
export const addPrinted = (name: SetName, cards: readonly Printed[]): void => {
  LIBRARY.announce(name, addPrintedCards(cards.filter(isPlayable)));
};

/** Loads what is printed on the cards of these sets, for readers of lists. @param names all sets that can be played without it */
export async function loadPrinted(names: readonly string[] = CARD_SETS.map(set => set.name)): Promise<void> {
  const missing = CARD_SETS.filter(set => names.includes(set.name) && !LIBRARY.knows(set.name));
  const loaded = await Promise.all(missing.map(async ({ name }) => [name, await PRINTED_OF[name]()] as const));
  for (const [name, cards] of loaded) addPrinted(name, cards as readonly Printed[]);
}

/** A known card that nobody can play yet, and the title of its set. */
export interface AbsentCard {
  readonly card: Printed;
  readonly set: string;
}

let absent: Promise<readonly AbsentCard[]> | null = null;

/** Loads what is printed on all cards that nobody can play yet. No match loads this. */
export function loadAbsent(): Promise<readonly AbsentCard[]> {
  absent ??= Promise.all(
    CARD_SETS.map(async ({ name, title }) => {
      const cards = (await PRINTED_OF[name]()) as readonly Printed[];
      return cards.filter(card => !isPlayable(card)).map(card => ({ card, set: title }));
    }),
  ).then(sets => sets.flat());
  return absent;
}
