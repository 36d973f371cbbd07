// All that bots know of the game, for hosts that load it after the rules.
export * from './features.ts';
export * from './index.ts';
export * from './kinds.ts';
export * from './likings.ts';
export * from './weights.ts';
