/** Deck lists of Galactic Empires in plain text: read them, check them by the rules, print them, and make a match of them. */
export * from './check.ts';
export * from './deck.ts';
export * from './deck-construction.ts';
export * from './empires.ts';
export * from './format.ts';
export * from './read.ts';
export * from './ready.ts';
export * from './ready-lists.ts';
export * from './setup.ts';
