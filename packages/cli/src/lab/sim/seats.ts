// Assigns bots and decks to the seats of a simulation.
import { existsSync } from 'node:fs';
import { BadInput, many, type State } from '@orrery/kernel';
import { BOT_NAMES, checkBot, checkSeats, LEVELS, type TableGame } from '@orrery/table';
import { listed, wholeNumber } from '../../common/options.ts';
import { byPath, commandOf, isProgram } from '../../external-bots/command.ts';

/** The wished bots and decks of a simulation. */
export interface SeatWishes {
  readonly players?: string;
  /** names by seat, or one for all seats; a path is an external bot */
  readonly bots?: string;
  /** names or files by seat */
  readonly decks?: string;
}

/** The bots, the decks by seat, and the number of seats. */
interface Seated {
  readonly bots: readonly string[];
  readonly decks: readonly string[];
  readonly seats: number;
}

/** @throws BadInput for a name that is neither a built-in bot nor a program that can be started */
function checkName(name: string): void {
  if (isProgram(name)) commandOf(name);
  else if (!BOT_NAMES.includes(name) && existsSync(name))
    throw new BadInput(`There is no bot "${name}"; ${byPath(name)}`);
  else checkBot(name);
}

/**
 * The bots and the decks by seat. The number of seats is `players`. Without it, it is the number of decks or of bots if there are several; otherwise
 * the usual one. One bot's name means every seat. Seats without a deck get a ready one.
 * @throws BadInput in one line if the wishes contradict each other, or the game does not allow that number
 */
export function seated(table: TableGame<State>, wishes: SeatWishes): Seated {
  const { players } = wishes;
  const bots = wishes.bots === undefined ? ['greedy'] : listed(wishes.bots);
  const decks = listed(wishes.decks);
  for (const name of bots) checkName(name);
  const several = [decks.length, bots.length].find(n => n > 1);
  const seats = players === undefined ? (several ?? table.players.usual) : wholeNumber(players, '--players', 1, 99);
  checkSeats(table, seats);
  if (bots.length !== 1 && bots.length !== seats)
    throw new BadInput(
      players === undefined
        ? `There are ${many(bots.length, 'bot')} and ${many(decks.length, 'deck')}: name the same number of each, or set --players.`
        : `There are ${many(bots.length, 'bot')} for ${many(seats, 'player')}. Name one for each, or one for all.`,
    );
  return { bots: Array.from({ length: seats }, (_, seat) => bots[seat] ?? bots[0]!), decks, seats };
}

/**
 * The bots of a ladder: the named ones, or all levels. With two seats, each bot is there once, and every two of them meet. With more, there are at
 * least as many as seats, some twice if fewer are named. With a single bot, the ladder compares only the decks.
 * @throws BadInput in one line as `seated`
 */
export function contenders(table: TableGame<State>, wishes: SeatWishes): Seated {
  const names = [...new Set(wishes.bots === undefined ? LEVELS.map(({ name }) => name) : listed(wishes.bots))];
  for (const name of names) checkName(name);
  const seats = wishes.players === undefined ? table.players.usual : wholeNumber(wishes.players, '--players', 1, 99);
  checkSeats(table, seats);
  const decks = listed(wishes.decks);
  const length = Math.max(seats, names.length);
  return { bots: Array.from({ length }, (_, place) => names[place % names.length]!), decks, seats };
}
