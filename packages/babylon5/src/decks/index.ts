/** Deck lists of Babylon 5 in plain text: read them, check them by the rules, and make a match of them. */
export * from './check.ts';
export * from './format.ts';
export * from './read.ts';
export * from './setup.ts';
export * from './starter-decks.ts';
