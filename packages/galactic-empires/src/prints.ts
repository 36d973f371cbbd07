// The sets that print a card of Galactic Empires, with its rarity in each, for pages of cards.
import olderPrints from './data/older-prints.json' with { type: 'json' };
import { type OlderPrint, type Printed, type SetPrint, setOfCard } from './printed.ts';

const OLDER: readonly OlderPrint[] = olderPrints;

/** Says which print it is: `Primary Edition (rarity CB)`. Cards of the Universe Edition print no rarity. */
const told = ({ set, rarity }: SetPrint): string => `${setOfCard({ set })} (rarity ${rarity})`;

/** Says from which set a card is, with its rarity: `Primary Edition (rarity CB)`. */
export const printingOf = ({ set, rarity }: Pick<Printed, 'set' | 'rarity'>): string =>
  set === undefined || rarity === undefined ? setOfCard({}) : told({ set, rarity });

/** Returns the other sets that print a card with the same meaning, each with its rarity there, in the order of publication. */
export const otherPrintings = ({ id, reprints = [] }: Pick<Printed, 'id' | 'reprints'>): readonly string[] =>
  [...OLDER.filter(x => x.id === id), ...reprints].map(told);
