/** Deck lists of WARS in plain text: reads them, checks them by the rules, prints them, and makes a match of them. */
export * from './check.ts';
export * from './deck.ts';
export * from './format.ts';
export * from './read.ts';
export * from './ready.ts';
export * from './ready-lists.ts';
export * from './setup.ts';
