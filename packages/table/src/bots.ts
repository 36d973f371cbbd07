import { asked, type Bot, carelessBot, greedyBot, randomBot, searchBot } from '@orrery/bots';
import { BadInput, type Match, optionId, type Seat, type State, UNRESOLVED } from '@orrery/kernel';
import type { TableGame } from './game.ts';

/** A kind of bot that can sit at a table. */
export interface BotKind {
  readonly name: string;
  /** what it does, in one line */
  readonly about: string;
}

type Maker = <S extends State>(table: TableGame<S>, seed: number) => Bot;

interface Kind extends BotKind {
  readonly make: Maker;
}

/** Makes a bot that looks ahead, with a budget of answers in the worlds that it plays on. */
const thinker =
  (answers: number, candidates: number): Maker =>
  (table, seed) =>
    searchBot({ advice: table.advice, evaluation: table.evaluation ?? null, seed, answers, candidates });

const KINDS: readonly Kind[] = [
  {
    name: 'easy',
    about: 'takes what looks best, and often overlooks it',
    make: (table, seed) => carelessBot(seed, table.advice),
  },
  { name: 'medium', about: 'looks ahead a little', make: thinker(1500, 3) },
  { name: 'strong', about: 'looks ahead', make: thinker(8000, 5) },
  { name: 'master', about: 'looks ahead for seconds', make: thinker(80_000, 8) },
  {
    name: 'greedy',
    about: 'takes what looks best, without looking ahead',
    make: (table, seed) => greedyBot(seed, table.advice),
  },
  { name: 'random', about: 'takes any legal answer', make: (_table, seed) => randomBot(seed) },
];

/** The bots that can sit at a table, the levels first, from the weakest to the strongest. */
export const BOT_KINDS: readonly BotKind[] = KINDS.map(({ name, about }) => ({ name, about }));

/** Their names. */
export const BOT_NAMES: readonly string[] = KINDS.map(kind => kind.name);

/** @throws BadInput for an unknown name */
export function checkBot(name: string): void {
  if (!BOT_NAMES.includes(name))
    throw new BadInput(`There is no bot called "${name}"; choose from ${BOT_NAMES.join(', ')}.`);
}

/** Makes a bot for a table. @throws BadInput for an unknown name */
export function makeBot<S extends State>(table: TableGame<S>, name: string, seed: number): Bot {
  checkBot(name);
  const bot = KINDS.find(kind => kind.name === name)!.make(table, seed);
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
