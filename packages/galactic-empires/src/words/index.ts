export * from '../language.ts';
export * from './filters.ts';
