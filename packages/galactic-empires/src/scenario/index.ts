/** Scenarios of Galactic Empires: their schema, and how they are judged and played. */
export * from './naming.ts';
export * from './rules.ts';
export * from './shape.ts';
