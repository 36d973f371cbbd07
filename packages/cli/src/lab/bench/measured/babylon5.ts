// The position of Babylon 5 that bench measures.
import { type B5State, babylon5, starterSetup } from '@orrery/babylon5';
import type { Measured } from './measured.ts';
import { midGame } from './mid-game.ts';

const SETUP = starterSetup();

/** The position of Babylon 5: an action round some turns in, with everybody still at the table. */
export const BABYLON5: Measured<B5State> = {
  what: 'four players, starter decks',
  setup: SETUP,
  aims: { decisions: 200_000, playouts: 6_000 },
  midGame: () => midGame(babylon5, SETUP, 160, s => s.round === 'action' && s.seats.every(seat => !seat.out)),
};
