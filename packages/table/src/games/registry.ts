// The list of all games. To add a game, add a line here.
import { BadInput, type State } from '@orrery/kernel';
import type { TableGame } from '../contract/game.ts';
import { babylon5Table } from './babylon5/index.ts';
import { galacticEmpiresTable } from './galactic-empires/index.ts';
import { warsTable } from './wars/index.ts';

const shelved = <S extends State>(table: TableGame<S>): TableGame<State> => table as unknown as TableGame<State>;

/** All games, the default one first. To add a game, add a line here. */
export const GAMES: readonly TableGame<State>[] = [
  shelved(babylon5Table),
  shelved(warsTable),
  shelved(galacticEmpiresTable),
];

/** The name of the default game, for commands that name none. */
export const USUAL = GAMES[0]!.game.name;

/** The names of the games, for people. */
export const gameNames = (): string => GAMES.map(g => g.game.name).join(', ');

/** Returns a game by its name. @throws BadInput if there is no such game */
export function tableGame(name: string): TableGame<State> {
  const found = GAMES.find(g => g.game.name === name);
  if (found === undefined) throw new BadInput(`There is no game called "${name}". Choose from ${gameNames()}.`);
  return found;
}

/** Returns the game of that name, or all games if no name is given. @throws BadInput if there is no such game */
export const tableGames = (name: string | undefined): readonly TableGame<State>[] =>
  name === undefined ? GAMES : [tableGame(name)];

/** The values of `--game`, for the help of commands that have this option. */
export const gameHelp = (without: string): string => `the game: ${gameNames()} (${without} without it)`;
