// Babylon 5 without its cards: `loadSets` adds those that a match needs.
export * from './card.ts';
export * from './decks/index.ts';
export * from './ending.ts';
export * from './game.ts';
export { conflictTotals, measures } from './measures.ts';
export * from './names.ts';
export { type CardInLists, listedCards, printedOf } from './printed.ts';
export { loadPrinted } from './printed-sets.ts';
export { SPECIES, type Species, speciesOf } from './rules/factions/league.ts';
export { available } from './rules/politics/influence.ts';
export type { HouseRule, OptionalRule, SeatSetup, Setup } from './rules/setup/match-setup.ts';
export * from './set-list.ts';
export { loadSets } from './sets.ts';
export * from './state.ts';
export * from './view.ts';
export * from './wishes.ts';
