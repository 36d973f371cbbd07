// Loads the sets of Galactic Empires for a match: what is printed on their cards, and what they do.
import './game.ts';
import { type CardSource, LIBRARY } from './card.ts';
import { programs, v } from './language.ts';
import { loadPrinted } from './printed-sets.ts';
import { PLAYABLE, type PlayableName } from './set-list.ts';

/** A set that is here, but not added. */
interface Loaded {
  readonly cards: readonly CardSource[];
  compileCard(card: CardSource): unknown;
}

/** The cards of each set, loaded on demand: what is printed on them, and what they do. What compiles them comes with them. */
const CARDS_OF: Readonly<Record<PlayableName, () => Promise<Loaded>>> = {
  universe: async () => {
    const { compileCard, UNIVERSE: cards } = await import('./cards/universe/index.ts');
    return { compileCard, cards };
  },
  'primary-edition': async () => {
    const { compileCard, PRIMARY_EDITION: cards } = await import('./cards/primary-edition/index.ts');
    return { compileCard, cards };
  },
  'new-empires': async () => {
    const { compileCard, NEW_EMPIRES: cards } = await import('./cards/new-empires/index.ts');
    return { compileCard, cards };
  },
};

/** Adds the cards of a set, unless they are here, and before them the procedures of the rules that came with it. */
export function addCards(name: PlayableName, { cards, compileCard }: Loaded): void {
  v.link(programs);
  LIBRARY.addSet(name, cards, compileCard);
}

/**
 * Loads the cards of these sets for a match.
 * @param names all sets that can be played without it
 * @throws BadInput in one line for a set that this version does not have, or only announces
 */
export async function loadSets(names: readonly string[] = PLAYABLE.map(set => set.name)): Promise<void> {
  await LIBRARY.load(names, async name => {
    const [loaded] = await Promise.all([CARDS_OF[name as PlayableName](), loadPrinted([name])]);
    return () => addCards(name as PlayableName, loaded);
  });
}
