export * from './bot.ts';
export * from './playout.ts';
export * from './random.ts';
