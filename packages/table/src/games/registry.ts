// The list of all games. A new game is one more line here.
import { BadInput, type State } from '@orrery/kernel';
import type { TableGame } from '../contract/game.ts';
import { babylon5Table } from './babylon5/index.ts';
import { galacticEmpiresTable } from './galactic-empires/index.ts';
import { warsTable } from './wars/index.ts';

const shelved = <S extends State>(table: TableGame<S>): TableGame<State> => table as unknown as TableGame<State>;

/** The games that can be played here, the usual one first. A new game is one more line. */
export const GAMES: readonly TableGame<State>[] = [
  shelved(babylon5Table),
  shelved(warsTable),
  shelved(galacticEmpiresTable),
];

/** The name of the game that is meant where a command does not say. */
export const USUAL = GAMES[0]!.game.name;

/** The names of the games, for people. */
export const gameNames = (): string => GAMES.map(g => g.game.name).join(', ');

/** A game by its name. @throws BadInput when there is none of that name */
export function tableGame(name: string): TableGame<State> {
  const found = GAMES.find(g => g.game.name === name);
  if (found === undefined) throw new BadInput(`There is no game called "${name}". Choose from ${gameNames()}.`);
  return found;
}

/** The game of that name, or all of them where none is named. @throws BadInput when there is none of that name */
export const tableGames = (name: string | undefined): readonly TableGame<State>[] =>
  name === undefined ? GAMES : [tableGame(name)];

/** What `--game` takes, for the help of the commands that have it. */
export const gameHelp = (without: string): string => `the game: ${gameNames()} (${without} without it)`;
