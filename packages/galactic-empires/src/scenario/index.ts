/** Scenarios of Galactic Empires: their schema, their checks, and playing them. */
export * from './naming.ts';
export * from './rules.ts';
export * from './shape.ts';
