// Loads the sets of Babylon 5.
import './game.ts';
import { type CardSource, LIBRARY } from './card.ts';
import { programs, v } from './language.ts';
import { addPrintedCards, type Printed } from './printed.ts';
import { CARD_SETS } from './set-list.ts';

type SetName = (typeof CARD_SETS)[number]['name'];

/** A set that is here, but not added. */
interface Loaded {
  readonly cards: readonly CardSource[];
  compileCard(card: CardSource): unknown;
}

/** The cards of each set, loaded on demand with what compiles them. */
const CARDS_OF: Readonly<Record<SetName, () => Promise<Loaded>>> = {
  premier: async () => {
    const { compileCard, PREMIER: cards } = await import('./cards/premier/index.ts');
    return { compileCard, cards };
  },
};

/** Only what lists read of the cards of each set, loaded on demand. */
const PRINTED_OF: Readonly<Record<SetName, () => Promise<unknown>>> = {
  premier: async () => (await import('./data/premier.json', { with: { type: 'json' } })).default,
};

/** the sets whose cards are on their way */
const coming = new Map<string, Promise<Loaded>>();

/** Adds the cards of a set, unless they are here, and before them the procedures of the rules that came with it. */
export function addCards(name: SetName, { cards, compileCard }: Loaded): void {
  v.link(programs);
  LIBRARY.addSet(name, cards, compileCard);
}

/**
 * Loads the cards of these sets.
 * @param names all sets without it
 * @throws BadInput in one line for a set that this version does not have
 */
export const loadSets = (names: readonly string[] = CARD_SETS.map(set => set.name)): Promise<void> =>
  LIBRARY.load(names, async name => {
    const loading = CARDS_OF[name as SetName]();
    coming.set(name, loading);
    try {
      const loaded = await loading;
      return () => addCards(name as SetName, loaded);
    } finally {
      coming.delete(name);
    }
  });

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
