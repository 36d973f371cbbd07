export * from './card.ts';
export * from './compile.ts';
export * from './state.ts';
export * from './turn.ts';
