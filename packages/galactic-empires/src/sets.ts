// Loads the sets of Galactic Empires: the printed data of their cards for readers of lists, and the cards themselves for a match.
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

/** The cards of each set, loaded on demand: what is printed on them, and what they do. What compiles them comes with them. */
const CARDS_OF: Readonly<Record<SetName, () => Promise<Loaded>>> = {
  universe: async () => {
    const { compileCard, UNIVERSE: cards } = await import('./cards/universe.ts');
    return { compileCard, cards };
  },
};

/** Only what is printed on the cards of each set, loaded on demand. */
const PRINTED_OF: Readonly<Record<SetName, () => Promise<unknown>>> = {
  universe: async () => (await import('./data/cards.json', { with: { type: 'json' } })).default,
};

/** Adds the cards of a set, unless they are here, and before them the procedures of the rules that came with it. */
export function addCards(name: SetName, { cards, compileCard }: Loaded): void {
  v.link(programs);
  LIBRARY.addSet(name, cards, compileCard);
}

/** Adds what is printed on the cards of a set, unless it is here. */
export const addPrinted = (name: SetName, cards: readonly Printed[]): void => {
  LIBRARY.announce(name, addPrintedCards(cards));
};

/**
 * Loads the cards of these sets for a match.
 * @param names all sets without it
 * @throws BadInput in one line for a set that this version does not have
 */
export async function loadSets(names: readonly string[] = CARD_SETS.map(set => set.name)): Promise<void> {
  await LIBRARY.load(names, async name => {
    const [loaded] = await Promise.all([CARDS_OF[name as SetName](), loadPrinted([name])]);
    return () => addCards(name as SetName, loaded);
  });
}

/** Loads what is printed on the cards of these sets, for readers of lists. @param names all sets without it */
export async function loadPrinted(names: readonly string[] = CARD_SETS.map(set => set.name)): Promise<void> {
  const missing = CARD_SETS.filter(set => names.includes(set.name) && !LIBRARY.knows(set.name));
  const loaded = await Promise.all(missing.map(async ({ name }) => [name, await PRINTED_OF[name]()] as const));
  for (const [name, cards] of loaded) addPrinted(name, cards as readonly Printed[]);
}
