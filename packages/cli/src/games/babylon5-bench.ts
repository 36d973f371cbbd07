import { type B5State, babylon5, changes, view } from '@orrery/babylon5';
import { starterSetup } from '@orrery/babylon5/decks/index';
import { randomBot } from '@orrery/bots';
import { answer, awaited, start } from '@orrery/kernel';
import type { Measured } from './game.ts';

const SETUP = starterSetup();

/** A state in the middle of a four-player game of the starter decks: an action round some turns in. */
function midGame(seed = 11): B5State {
  const bot = randomBot(seed);
  for (let s = seed; ; s++) {
    const state = start(babylon5, SETUP, s);
    for (let i = 0; i < 160 && state.result === null; i++) {
      const seat = awaited(state)[0]!;
      answer(babylon5, state, seat, bot.choose(babylon5, state, seat));
    }
    while (state.result === null && state.round !== 'action') {
      const seat = awaited(state)[0]!;
      answer(babylon5, state, seat, bot.choose(babylon5, state, seat));
    }
    if (state.result === null && state.seats.every(seat => !seat.out)) return state;
  }
}

/** What the speed of Babylon 5 is measured with. */
export const MEASURED: Measured<B5State> = {
  what: 'four players, starter decks',
  setup: SETUP,
  midGame: () => midGame(),
  view,
  changes,
};
