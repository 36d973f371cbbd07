// WARS without its cards: `loadSets` adds those that a match needs.
export * from './card.ts';
export * from './decks/index.ts';
export * from './ending.ts';
export * from './game.ts';
export { measures } from './measures.ts';
export * from './names.ts';
export * from './printed.ts';
export { loadPrinted } from './printed-sets.ts';
export { phaseActions } from './rules/phases/phase-actions.ts';
export { emptyTable } from './rules/setup/starting-the-game.ts';
export * from './set-list.ts';
export { loadSets } from './sets.ts';
export * from './state.ts';
export * from './view.ts';
export * from './wishes.ts';
