import { asked, type Bot, greedyBot, randomBot } from '@orrery/bots';
import { BadInput, type Match, optionId, type Seat, type State, UNRESOLVED } from '@orrery/kernel';
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
  const bot = BOTS[name]!(table, seed);
  if (table.game.unresolved === undefined) return bot;
  // what comes to no end is for persons to judge: a bot lets the choice stand
  return { ...bot, choose: asked => (asked.menu === UNRESOLVED ? asked.least() : bot.choose(asked)) };
}

/**
 * What a bot answers for a seat of a match: the one place where a table asks a bot. The same question of the same match gets the same
 * answer, after going back and after resuming too. To a motion every bot agrees.
 * @returns the ids of the options it names. @throws BadInput for an unknown name
 */
export function botAnswer<S extends State>(table: TableGame<S>, match: Match<S>, seat: Seat, name: string): string[] {
  // what a person proposes to those who play against bots is for the person alone to judge
  if (match.state.motion?.carried === null) return ['yes'];
  const bot = makeBot(table, name, match.seed * 16 + seat + match.decision * 64);
  return bot.choose(asked(table.game, match.state, seat)).map(optionId);
}
