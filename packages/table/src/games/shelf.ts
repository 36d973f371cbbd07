// All games by name. A game's code is loaded when somebody asks for the game. To add a game, add an entry here.
import { BadInput, type State } from '@orrery/kernel';
import type { CatalogueSource, TableGame } from '../contract/game.ts';
import { CATALOGUE as babylon5 } from './babylon5/catalogue.ts';
import { CATALOGUE as galacticEmpires } from './galactic-empires/catalogue.ts';
import { CATALOGUE as wars } from './wars/catalogue.ts';

/** What is known of a game before its code is loaded. */
export interface GameEntry {
  readonly name: string;
  readonly title: string;
  /** its rules and rulings */
  readonly catalogue: CatalogueSource;
  /** loads its code */
  load(): Promise<unknown>;
}

/** All games, the default one first. */
export const SHELF: readonly GameEntry[] = [
  {
    name: 'babylon5',
    title: 'Babylon 5',
    catalogue: babylon5,
    load: async () => (await import('./babylon5/index.ts')).babylon5Table,
  },
  {
    name: 'wars',
    title: 'WARS',
    catalogue: wars,
    load: async () => (await import('./wars/index.ts')).warsTable,
  },
  {
    name: 'galactic-empires',
    title: 'Galactic Empires',
    catalogue: galacticEmpires,
    load: async () => (await import('./galactic-empires/index.ts')).galacticEmpiresTable,
  },
];

/** The name of the default game, for commands that name none. */
export const USUAL = SHELF[0]!.name;

/** The names of the games, for people. */
export const gameNames = (): string => SHELF.map(({ name }) => name).join(', ');

/** The values of `--game`, for the help of commands that have this option. */
export const gameHelp = (without: string): string => `the game: ${gameNames()} (${without} without it)`;

/** Returns what is known of a game before it is loaded. @throws BadInput if there is no such game */
export function gameEntry(name: string): GameEntry {
  const found = SHELF.find(entry => entry.name === name);
  if (found === undefined) throw new BadInput(`There is no game called "${name}". Choose from ${gameNames()}.`);
  return found;
}

/** Returns the game that a rule id or a ruling id belongs to, by its prefix: `b5/attack/3`, or `b5-r-gkar-1`. */
export const gameOfId = (id: string): GameEntry | undefined =>
  SHELF.find(
    ({ catalogue: { prefix } }) => id === prefix || id.startsWith(`${prefix}/`) || id.startsWith(`${prefix}-`),
  );

/** Loads a game by its name. @throws BadInput if there is no such game */
export const loadGame = async (name: string): Promise<TableGame<State>> =>
  (await gameEntry(name).load()) as TableGame<State>;

/** Loads the game of that name, or all games if no name is given. @throws BadInput if there is no such game */
export const loadGames = (name?: string): Promise<readonly TableGame<State>[]> =>
  Promise.all((name === undefined ? SHELF.map(entry => entry.name) : [name]).map(loadGame));
