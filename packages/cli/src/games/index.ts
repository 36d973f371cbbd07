import { BadInput, type State } from '@orrery/kernel';
import { babylon5Table } from './babylon5.ts';
import type { Playable } from './game.ts';
import { warsTable } from './wars.ts';

const shelved = <S extends State>(table: Playable<S>): Playable<State> => table as unknown as Playable<State>;

/** The games that can be played here, the usual one first. A new game is one more line. */
export const GAMES: readonly Playable<State>[] = [shelved(babylon5Table), shelved(warsTable)];

/** The name of the game that is meant where a command does not say. */
export const USUAL = GAMES[0]!.game.name;

/** The names of the games, for people. */
export const gameNames = (): string => GAMES.map(g => g.game.name).join(', ');

/** A game by its name. @throws BadInput when there is none of that name */
export function playable(name: string): Playable<State> {
  const found = GAMES.find(g => g.game.name === name);
  if (found === undefined) throw new BadInput(`There is no game "${name}" here; there is ${gameNames()}.`);
  return found;
}

/** The game of that name, or all of them where none is named. @throws BadInput when there is none of that name */
export const playables = (name: string | undefined): readonly Playable<State>[] =>
  name === undefined ? GAMES : [playable(name)];

/** What `--game` takes, for the help of the commands that have it. */
export const gameHelp = (without: string): string => `the game: ${gameNames()} (${without} without it)`;
