import { next, seeded, start } from '@orrery/kernel';
import { playout } from '../../src/playout.ts';
import { randomBot } from '../../src/random.ts';
import { DEALS } from './cards.ts';
import { type Compared, compared, inProduction } from './compared.ts';
import { smallGame } from './orrery.ts';

export type { Compared } from './compared.ts';
export { benchThinking } from './thinking.ts';

/**
 * Plays the small game (see `cards.ts`) at random on Orrery's kernel and on boardgame.io, in turns in one process, and
 * compares how many decisions a second each makes: listing what is legal, choosing, and playing it. Both play whole
 * matches of the same deals. boardgame.io is driven by its reducer alone, loaded and run in production mode and without undo,
 * which is the fastest that it can be driven.
 * @throws Error where boardgame.io was loaded before, in another mode
 * @param samples how many samples of each are taken; the medians count
 * @param millis how long a sample lasts
 */
export function benchSmall(samples = 5, millis = 400): Promise<Compared> {
  return inProduction(loaded => {
    const boardgameioMatch = matchesOf(loaded);
    return compared(
      samples,
      () => playFor(millis, orreryMatch),
      () => playFor(millis, boardgameioMatch),
    );
  });
}

/** Decisions per second over whole matches, one after the other, for at least so long. */
function playFor(millis: number, match: (number: number) => number): number {
  const from = performance.now();
  let decisions = 0;
  let now = from;
  for (let number = 0; now - from < millis; number++) {
    decisions += match(number);
    now = performance.now();
  }
  return Math.round((decisions * 1000) / (now - from));
}

/** A match on the kernel. @returns how many decisions it took */
function orreryMatch(number: number): number {
  return playout(smallGame, start(smallGame, { deal: number % DEALS }, number), randomBot(number));
}

/** Matches on boardgame.io by their number. Each gives how many decisions it took. */
function matchesOf({ begin, legal, move }: typeof import('./boardgameio.ts')): (number: number) => number {
  return number => {
    let random = seeded(number);
    let state = begin(number % DEALS);
    let decisions = 0;
    while (state.ctx.gameover === undefined) {
      const list = legal(state);
      const drawn = next(random);
      random = drawn[1];
      state = move(state, list[drawn[0] % list.length]!);
      decisions++;
    }
    return decisions;
  };
}
