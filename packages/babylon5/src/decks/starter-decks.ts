// The fixed cards of the four Premier starter decks, as lists that `readDeck` reads. The starting hand comes first.
import centauri from './lists/centauri.txt?raw';
import human from './lists/human.txt?raw';
import minbari from './lists/minbari.txt?raw';
import narn from './lists/narn.txt?raw';

/** The lists, by the names of their races. */
export const STARTER_LISTS = { human, centauri, minbari, narn } as const;
