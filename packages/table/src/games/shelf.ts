// Loads one game by its name, for hosts that download only the game they play.
import { BadInput, type State } from '@orrery/kernel';
import type { TableGame } from '../contract/game.ts';

/** The games, each loaded on first use, for hosts that download code. Hosts that have all games use the registry instead. */
const LOADERS: Readonly<Record<string, () => Promise<unknown>>> = {
  babylon5: async () => (await import('./babylon5/index.ts')).babylon5Table,
  wars: async () => (await import('./wars/index.ts')).warsTable,
  'galactic-empires': async () => (await import('./galactic-empires/index.ts')).galacticEmpiresTable,
};

/** The names of the games that can be loaded. */
export const SHELVED: readonly string[] = Object.keys(LOADERS);

/** Loads a game by its name. @throws BadInput if there is no such game */
export async function loadGame(name: string): Promise<TableGame<State>> {
  const load = Object.hasOwn(LOADERS, name) ? LOADERS[name] : undefined;
  if (load === undefined) throw new BadInput(`There is no game called "${name}". Choose from ${SHELVED.join(', ')}.`);
  return (await load()) as TableGame<State>;
}
