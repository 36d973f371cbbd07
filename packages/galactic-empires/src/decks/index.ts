/** Deck lists of Galactic Empires as plain text: reads, checks and prints them, and makes a match from them. */
export * from './check.ts';
export * from './deck.ts';
export * from './deck-construction.ts';
export * from './empires.ts';
export * from './format.ts';
export * from './read.ts';
export * from './ready.ts';
export * from './ready-lists.ts';
export * from './setup.ts';
