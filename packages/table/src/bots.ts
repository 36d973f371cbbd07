import { type Bot, greedyBot, randomBot } from '@orrery/bots';
import { BadInput, type State } from '@orrery/kernel';
import type { TableGame } from './game.ts';

const BOTS: Readonly<Record<string, <S extends State>(table: TableGame<S>, seed: number) => Bot>> = {
  greedy: (table, seed) => greedyBot(seed, table.advice),
  random: (_table, seed) => randomBot(seed),
};

/** The names of the bots that can sit at a table. */
export const BOT_NAMES: readonly string[] = Object.keys(BOTS);

/** @throws BadInput for an unknown name */
export function checkBot(name: string): void {
  if (!BOT_NAMES.includes(name))
    throw new BadInput(`There is no bot called "${name}"; choose from ${BOT_NAMES.join(', ')}.`);
}

/** Makes a bot for a table. @throws BadInput for an unknown name */
export function makeBot<S extends State>(table: TableGame<S>, name: string, seed: number): Bot {
  checkBot(name);
  return BOTS[name]!(table, seed);
}
