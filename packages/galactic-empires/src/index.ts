// Galactic Empires with all its cards.
export * from './advice/all.ts';
export * from './card-text.ts';
export { CARDS, UNIVERSE } from './cards/index.ts';
export { PRINTED } from './cards/universe/index.ts';
export * from './position.ts';
export * from './sitting.ts';
export * from './without-cards.ts';
