// Finds the position that bench measures for a game.
import { BadInput, type State } from '@orrery/kernel';
import { BABYLON5 } from './babylon5.ts';
import { galacticEmpiresFor } from './galactic-empires.ts';
import type { Measured } from './measured.ts';
import { WARS } from './wars.ts';

const timed = <S extends State>(measured: Measured<S>): Measured<State> => measured as unknown as Measured<State>;

/** The positions by game: the usual number of players, and a function for a given number. */
export const MEASURED: Record<string, { readonly usual: number; of(players: number): Measured<State> | null }> = {
  babylon5: { usual: 4, of: players => (players === 4 ? timed(BABYLON5) : null) },
  wars: { usual: 2, of: players => (players === 2 ? timed(WARS) : null) },
  'galactic-empires': { usual: 4, of: players => timed(galacticEmpiresFor(players)) },
};

/**
 * The position of a game.
 * @param players the number of players; without it, the usual number
 * @throws BadInput if the game has none, or not for that number
 */
export function measuredOf(game: string, players: number | null = null): Measured<State> {
  const found = MEASURED[game];
  const measured = found?.of(players ?? found.usual);
  if (found === undefined) throw new BadInput(`Orrery cannot measure ${game}.`);
  if (measured === null || measured === undefined)
    throw new BadInput(`Orrery cannot measure ${game} with ${players} players.`);
  return measured;
}
