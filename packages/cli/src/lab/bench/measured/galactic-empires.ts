// The position of Galactic Empires that bench measures.
import { type GeState, galacticEmpires, readyDecks, readySetup } from '@orrery/galactic-empires';
import type { Measured } from './measured.ts';
import { midGame } from './mid-game.ts';

/** How many decisions of random play for each player lead to the position. */
const BEHIND = 60;

/** The position of Galactic Empires: a Play Cards Phase some turns in, with everybody still at the table. */
export function galacticEmpiresFor(players: number): Measured<GeState> {
  const setup = readySetup(...Array.from({ length: players }, (_, i) => readyDecks[(i * 3) % readyDecks.length]!.name));
  return {
    what: `${players} players, ready decks`,
    setup,
    aims: { decisions: players > 4 ? 25_000 : 60_000, playouts: 1_000 },
    midGame: () =>
      midGame(galacticEmpires, setup, BEHIND * players, s => s.phase === 'play A' && s.seats.every(seat => !seat.out)),
  };
}
