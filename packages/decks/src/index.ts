/** Deck lists in plain text: find cards by name, read what people write, print it again. Knows no game. */
export * from './faults.ts';
export * from './names.ts';
export * from './parse.ts';
export * from './print.ts';
