import { BadInput, type State } from '@orrery/kernel';
import { babylon5Table } from './babylon5.ts';
import type { Playable } from './game.ts';

/** The games that can be played here, by name. */
export const GAMES: readonly Playable<State>[] = [babylon5Table as unknown as Playable<State>];

/** A game by its name. @throws BadInput when there is none of that name */
export function playable(name: string): Playable<State> {
  const found = GAMES.find(g => g.game.name === name);
  if (found === undefined)
    throw new BadInput(`There is no game "${name}" here; there is ${GAMES.map(g => g.game.name).join(', ')}.`);
  return found;
}
