// WARS with all its cards.
export * from './advice/all.ts';
export * from './card-text.ts';
export { CARDS, PRINTED } from './cards/index.ts';
export * from './position.ts';
export * from './sitting.ts';
export * from './without-cards.ts';
