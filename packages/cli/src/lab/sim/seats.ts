// Who sits where in a simulation, with which deck.
import { existsSync } from 'node:fs';
import { BadInput, many, type State } from '@orrery/kernel';
import { BOT_NAMES, checkBot, checkSeats, LEVELS, type TableGame } from '@orrery/table';
import { listed, wholeNumber } from '../../common/options.ts';
import { byPath, commandOf, isProgram } from '../../external-bots/command.ts';

/** Who plays a simulation with what, as somebody asks for it. */
export interface SeatWishes {
  readonly players?: string;
  /** names by seat, or one for all seats; a path is somebody else's program */
  readonly bots?: string;
  /** names or files by seat */
  readonly decks?: string;
}

/** Who plays, with which decks (by seat), at how many seats. */
interface Seated {
  readonly bots: readonly string[];
  readonly decks: readonly string[];
  readonly seats: number;
}

/** @throws BadInput for what is neither a bot of ours nor a program that can be started */
function checkName(name: string): void {
  if (isProgram(name)) commandOf(name);
  else if (!BOT_NAMES.includes(name) && existsSync(name))
    throw new BadInput(`There is no bot "${name}"; ${byPath(name)}`);
  else checkBot(name);
}

/**
 * The bots and the decks by seat. As many sit down as `players` says; without it as many as there are decks or bots, where there are
 * several of either; otherwise as usual. One bot's name means every seat; seats without a deck take a ready one.
 * @throws BadInput in one line where the wishes contradict each other, or the game is not for so many
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
 * Those who play for a ladder: the bots that are named, or all levels. Every bot once at two seats, so that every two of them meet; at more as many as
 * there are seats, some of them twice where fewer are named: of one bot alone the decks are told apart.
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
