// The public entry of the bots.

export * from './asked.ts';
export * from './bot.ts';
export * from './careless.ts';
export * from './greedy.ts';
export * from './playout.ts';
export * from './random.ts';
export * from './search/index.ts';
