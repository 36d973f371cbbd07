// The entry of scenarios, `@orrery/kernel/scenario`: for whoever judges and plays them.

export * from './expect.ts';
export * from './format.ts';
export * from './lesson.ts';
export type * from './outcome.ts';
export * from './puzzle.ts';
export * from './riddle.ts';
export * from './run.ts';
export * from './same.ts';
export * from './scenario.ts';
export * from './schema.ts';
export * from './seen.ts';
export * from './shape.ts';
export * from './sitting.ts';
export { type CardNaming, cardNaming } from './things.ts';
export * from './wishes.ts';
