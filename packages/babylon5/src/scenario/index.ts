/** Scenarios of Babylon 5: their schema, and how to judge and play them. */
export * from './naming.ts';
export * from './rules.ts';
export * from './shape.ts';
