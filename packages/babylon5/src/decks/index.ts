/** Deck lists of Babylon 5 in plain text: reading, checking, and match setup. */
export * from './check.ts';
export * from './constructed-decks.ts';
export * from './faction-decks.ts';
export * from './format.ts';
export * from './read.ts';
export * from './setup.ts';
export * from './starter-decks.ts';
