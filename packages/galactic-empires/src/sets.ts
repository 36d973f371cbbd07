// Loads the sets of Galactic Empires for a match: what is printed on their cards, and what they do.
import './game.ts';
import { type CardSource, LIBRARY } from './card.ts';
import { programs, v } from './language.ts';
import { loadPrinted } from './printed-sets.ts';
import { CARD_SETS, type SetName } from './set-list.ts';

/** A set that is here, but not added. */
interface Loaded {
  readonly cards: readonly CardSource[];
  compileCard(card: CardSource): unknown;
}

/** The cards of each set, loaded on demand: what is printed on them, and what they do. What compiles them comes with them. */
const CARDS_OF: Readonly<Record<SetName, () => Promise<Loaded>>> = {
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
  'powers-of-the-mind': async () => {
    const { compileCard, POWERS_OF_THE_MIND: cards } = await import('./cards/powers-of-the-mind/index.ts');
    return { compileCard, cards };
  },
  'time-gates': async () => {
    const { compileCard, TIME_GATES: cards } = await import('./cards/time-gates/index.ts');
    return { compileCard, cards };
  },
  'advanced-technologies': async () => {
    const { compileCard, ADVANCED_TECHNOLOGIES: cards } = await import('./cards/advanced-technologies/index.ts');
    return { compileCard, cards };
  },
};

/** Adds the cards of a set, unless they are here, and before them the procedures of the rules that came with it. */
export function addCards(name: SetName, { cards, compileCard }: Loaded): void {
  v.link(programs);
  LIBRARY.addSet(name, cards, compileCard);
}

/**
 * Loads the cards of these sets for a match.
 * @param names all sets that can be played without it
 * @throws BadInput in one line for a set that this version does not have
 */
export async function loadSets(names: readonly string[] = CARD_SETS.map(set => set.name)): Promise<void> {
  await LIBRARY.load(names, async name => {
    const [loaded] = await Promise.all([CARDS_OF[name as SetName](), loadPrinted([name])]);
    return () => addCards(name as SetName, loaded);
  });
}
