// Babylon 5 with all its cards.
export * from './advice/all.ts';
export * from './card-text.ts';
export { CARDS } from './cards/index.ts';
export * from './position.ts';
export * from './sitting.ts';
export * from './wanted/index.ts';
export * from './without-cards.ts';
