// The position of WARS that bench measures.
import { readySetup, type WarsState, wars } from '@orrery/wars';
import type { Measured } from './measured.ts';
import { midGame } from './mid-game.ts';

const SETUP = readySetup('earther', 'gongen');

/** The position of WARS: a deploy phase some turns in. */
export const WARS: Measured<WarsState> = {
  what: 'two players, Earther and Gongen ready decks',
  setup: SETUP,
  aims: { decisions: 220_000, playouts: 6_000 },
  midGame: () => midGame(wars, SETUP, 500, s => s.phase === 'deploy'),
};
