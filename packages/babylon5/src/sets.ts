// Loads the sets of Babylon 5.
import './game.ts';
import { type CardSource, LIBRARY } from './card.ts';
import { programs, v } from './language.ts';
import { coming } from './printed-sets.ts';
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
  later: async () => {
    const { compileCard, LATER_SETS: cards } = await import('./cards/later/index.ts');
    return { compileCard, cards };
  },
};

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
