export type { Evaluation } from './evaluation.ts';
export * from './search.ts';
