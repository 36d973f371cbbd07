// Plays a random game to its middle, the same each time.
import { asked, randomBot } from '@orrery/bots';
import { answer, awaited, type Game, type State, start } from '@orrery/kernel';

/**
 * A state in the middle of a random match, the same each time.
 * @param least how many decisions it is away from the start, at least
 * @param there true for a state that is wanted
 */
export function midGame<S extends State>(game: Game<S>, setup: unknown, least: number, there: (s: S) => boolean): S {
  const first = 11;
  const bot = randomBot(first);
  for (let seed = first; ; seed++) {
    const state = start(game, setup, seed);
    for (let i = 0; state.result === null && (i < least || !there(state)); i++) {
      const seat = awaited(state)[0]!;
      answer(game, state, seat, bot.choose(asked(game, state, seat)));
    }
    if (state.result === null) return state;
  }
}
