/** Scenarios of WARS: their schema, and how they are checked and played. */
export * from './naming.ts';
export * from './rules.ts';
export * from './shape.ts';
