import { randomBot } from '@orrery/bots';
import { answer, awaited, start } from '@orrery/kernel';
import { changes, readySetup, view, type WarsState, wars } from '@orrery/wars';
import type { Measured } from './game.ts';

const SETUP = readySetup('earther', 'gongen');

/** A state in the middle of a match of two ready decks: a deploy phase some turns in. */
function midGame(seed = 11): WarsState {
  const bot = randomBot(seed);
  for (let s = seed; ; s++) {
    const state = start(wars, SETUP, s);
    for (let i = 0; state.result === null && (i < 500 || state.phase !== 'deploy'); i++) {
      const seat = awaited(state)[0]!;
      answer(wars, state, seat, bot.choose(wars, state, seat));
    }
    if (state.result === null) return state;
  }
}

/** What the speed of WARS is measured with. */
export const MEASURED: Measured<WarsState> = {
  what: 'two players, Earther and Gongen ready decks',
  setup: SETUP,
  midGame: () => midGame(),
  view,
  changes,
};
