// The books of a game as a door of its own: its cards by name, its rules and its rulings. It loads no game.
export * from './cards.ts';
export * from './catalogue.ts';
