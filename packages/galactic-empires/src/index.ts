// Galactic Empires with all its cards.
export * from './advice/all.ts';
export { CARDS, PRINTED } from './cards/index.ts';
export * from './without-cards.ts';
