// The deck lists of Galactic Empires: what reads and checks them by what is printed on cards. It loads no rules of play.
export * from './decks/index.ts';
export { loadKnown, type WantedCard, wantedCards } from './decks/known.ts';
export { setOfCard } from './printed.ts';
export { loadPrinted } from './printed-sets.ts';
export * from './set-list.ts';
