export * from './asked.ts';
export * from './bot.ts';
export * from './greedy.ts';
export * from './playout.ts';
export * from './random.ts';
