// Loads the sets of Babylon 5.
import './game.ts';
import { type CardSource, LIBRARY } from './card.ts';
import { compileCard } from './compile.ts';
import { CARD_SETS } from './set-list.ts';

type SetName = (typeof CARD_SETS)[number]['name'];

/** The cards of each set, loaded on demand. */
const CARDS_OF: Readonly<Record<SetName, () => Promise<readonly CardSource[]>>> = {
  premier: async () => (await import('./cards/premier/index.ts')).PREMIER,
};

/** Adds the cards of a set, unless they are here. */
export const addCards = (name: SetName, cards: readonly CardSource[]): void => LIBRARY.addSet(name, cards, compileCard);

/**
 * Loads the cards of these sets.
 * @param names all sets without it
 * @throws BadInput in one line for a set that this version does not have
 */
export const loadSets = (names: readonly string[] = CARD_SETS.map(set => set.name)): Promise<void> =>
  LIBRARY.load(names, async name => {
    const cards = await CARDS_OF[name as SetName]();
    return () => addCards(name as SetName, cards);
  });
