import type { Game, State } from 'boardgame.io';
import { MCTSBot } from 'boardgame.io/ai';
import { legal, smallTable } from './boardgameio.ts';

type Table = Parameters<typeof legal>[0];

/** The small game as boardgame.io's bot wants it: who has won is told by a name, and nobody where several have. */
const game = {
  ...smallTable,
  endIf: ({ G }: Table) => {
    if (G.winners === null) return undefined;
    return G.winners.length === 1 ? { winner: String(G.winners[0]) } : { draw: true };
  },
} as unknown as Game;

/**
 * Lets boardgame.io's own search think about a position, each match played to its end at random. It plays on from the cards as they
 * truly lie; ours deals the unseen ones anew each time.
 * @returns the move that it likes best
 */
export async function think(state: Table, iterations: number, seed: number): Promise<unknown> {
  const bot = new MCTSBot({
    game,
    enumerate: (G: Table['G'], ctx: Table['ctx']) =>
      legal({ G, ctx } as Table).map(({ verb, a, b }) => ({
        move: verb,
        args: b >= 0 ? [a, b] : a >= 0 ? [a] : [],
      })),
    seed: `${seed}`,
    iterations,
    playoutDepth: () => Number.POSITIVE_INFINITY,
  });
  const { action } = await bot.play(state as unknown as State, state.ctx.currentPlayer);
  return action;
}
