// The rules of all games at once, without cards: for a server, which loads a set when the first table needs it.
import type { State } from '@orrery/kernel';
import type { TableGame } from '../contract/game.ts';
import { babylon5Table } from './babylon5/index.ts';
import { galacticEmpiresTable } from './galactic-empires/index.ts';
import { gameEntry } from './shelf.ts';
import { warsTable } from './wars/index.ts';

const shelved = <S extends State>(table: TableGame<S>): TableGame<State> => table as unknown as TableGame<State>;

/** All games, in the order of the shelf. Their cards are loaded by `TableGame.load`. */
export const GAMES: readonly TableGame<State>[] = [
  shelved(babylon5Table),
  shelved(warsTable),
  shelved(galacticEmpiresTable),
];

/** Returns a game by its name. @throws BadInput if there is no such game */
export function tableGame(name: string): TableGame<State> {
  const entry = gameEntry(name);
  return GAMES.find(({ game }) => game.name === entry.name)!;
}
