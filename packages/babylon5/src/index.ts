export * from './card.ts';
export * from './game.ts';
export * from './names.ts';
export * from './position.ts';
export * from './state.ts';
